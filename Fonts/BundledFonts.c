// Written by generate_table.py from the folder Files: run it instead of editing this.

#include "BundledFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter_variable_ttf[] = {
#embed "Files/Inter-Variable.ttf"
};

static const unsigned char inter_italic_variable_ttf[] = {
#embed "Files/Inter-Italic-Variable.ttf"
};

static const unsigned char jetbrainsmono_variable_ttf[] = {
#embed "Files/JetBrainsMono-Variable.ttf"
};

static const unsigned char jetbrainsmono_italic_variable_ttf[] = {
#embed "Files/JetBrainsMono-Italic-Variable.ttf"
};

static const unsigned char notocoloremoji_colrv1_ttf[] = {
#embed "Files/NotoColorEmoji-COLRv1.ttf"
};

static const unsigned char notosans_variable_ttf[] = {
#embed "Files/NotoSans-Variable.ttf"
};

static const unsigned char notosans_italic_variable_ttf[] = {
#embed "Files/NotoSans-Italic-Variable.ttf"
};

static const unsigned char notosansarabic_variable_ttf[] = {
#embed "Files/NotoSansArabic-Variable.ttf"
};

static const unsigned char notosansarmenian_variable_ttf[] = {
#embed "Files/NotoSansArmenian-Variable.ttf"
};

static const unsigned char notosansbengali_variable_ttf[] = {
#embed "Files/NotoSansBengali-Variable.ttf"
};

static const unsigned char notosanscjkcore_regular_otf[] = {
#embed "Files/NotoSansCJKCore-Regular.otf"
};

static const unsigned char notosansdevanagari_variable_ttf[] = {
#embed "Files/NotoSansDevanagari-Variable.ttf"
};

static const unsigned char notosansethiopic_variable_ttf[] = {
#embed "Files/NotoSansEthiopic-Variable.ttf"
};

static const unsigned char notosansgeorgian_variable_ttf[] = {
#embed "Files/NotoSansGeorgian-Variable.ttf"
};

static const unsigned char notosansgujarati_variable_ttf[] = {
#embed "Files/NotoSansGujarati-Variable.ttf"
};

static const unsigned char notosansgurmukhi_variable_ttf[] = {
#embed "Files/NotoSansGurmukhi-Variable.ttf"
};

static const unsigned char notosanshebrew_variable_ttf[] = {
#embed "Files/NotoSansHebrew-Variable.ttf"
};

static const unsigned char notosanskannada_variable_ttf[] = {
#embed "Files/NotoSansKannada-Variable.ttf"
};

static const unsigned char notosanskhmer_variable_ttf[] = {
#embed "Files/NotoSansKhmer-Variable.ttf"
};

static const unsigned char notosanslao_variable_ttf[] = {
#embed "Files/NotoSansLao-Variable.ttf"
};

static const unsigned char notosansmalayalam_variable_ttf[] = {
#embed "Files/NotoSansMalayalam-Variable.ttf"
};

static const unsigned char notosansmath_regular_ttf[] = {
#embed "Files/NotoSansMath-Regular.ttf"
};

static const unsigned char notosansmyanmar_variable_ttf[] = {
#embed "Files/NotoSansMyanmar-Variable.ttf"
};

static const unsigned char notosansoriya_variable_ttf[] = {
#embed "Files/NotoSansOriya-Variable.ttf"
};

static const unsigned char notosanssinhala_variable_ttf[] = {
#embed "Files/NotoSansSinhala-Variable.ttf"
};

static const unsigned char notosanssymbols_variable_ttf[] = {
#embed "Files/NotoSansSymbols-Variable.ttf"
};

static const unsigned char notosanssymbols2_regular_ttf[] = {
#embed "Files/NotoSansSymbols2-Regular.ttf"
};

static const unsigned char notosanstamil_variable_ttf[] = {
#embed "Files/NotoSansTamil-Variable.ttf"
};

static const unsigned char notosanstelugu_variable_ttf[] = {
#embed "Files/NotoSansTelugu-Variable.ttf"
};

static const unsigned char notosansthai_variable_ttf[] = {
#embed "Files/NotoSansThai-Variable.ttf"
};

static const unsigned char notoserif_variable_ttf[] = {
#embed "Files/NotoSerif-Variable.ttf"
};

static const unsigned char notoserif_italic_variable_ttf[] = {
#embed "Files/NotoSerif-Italic-Variable.ttf"
};

static const struct bundled_font fonts[] = {
  {
    "Inter-Variable.ttf",
    "Inter",
    "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031",
    inter_variable_ttf, sizeof inter_variable_ttf,
    100, 900, false,
  },
  {
    "Inter-Italic-Variable.ttf",
    "Inter",
    "acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6",
    inter_italic_variable_ttf, sizeof inter_italic_variable_ttf,
    100, 900, true,
  },
  {
    "JetBrainsMono-Variable.ttf",
    "JetBrains Mono",
    "48715a42ec242c21e9f02692891e147d022299a52e48d5e413e1a942193ffeda",
    jetbrainsmono_variable_ttf, sizeof jetbrainsmono_variable_ttf,
    100, 800, false,
  },
  {
    "JetBrainsMono-Italic-Variable.ttf",
    "JetBrains Mono",
    "85ae2a5cd3f56baf1ce1c21a851322c58e3d8fbe8e8ad4a4d090a820dd7fe558",
    jetbrainsmono_italic_variable_ttf, sizeof jetbrainsmono_italic_variable_ttf,
    100, 800, true,
  },
  {
    "NotoColorEmoji-COLRv1.ttf",
    "Noto Color Emoji",
    "9cb722075cfcb586eb943f3d865391d866919653251eef737cb1993d4f1a625b",
    notocoloremoji_colrv1_ttf, sizeof notocoloremoji_colrv1_ttf,
    400, 400, false,
  },
  {
    "NotoSans-Variable.ttf",
    "Noto Sans",
    "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b",
    notosans_variable_ttf, sizeof notosans_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSans-Italic-Variable.ttf",
    "Noto Sans",
    "28602f4b032ed8f5d91445e830585f34aba54ff9d3ac3e58c0b8834f3d6ae684",
    notosans_italic_variable_ttf, sizeof notosans_italic_variable_ttf,
    400, 700, true,
  },
  {
    "NotoSansArabic-Variable.ttf",
    "Noto Sans Arabic",
    "3fae4d7239d1faa55b234bda8091019a5251ff79df40d5e29367d84bed2a8138",
    notosansarabic_variable_ttf, sizeof notosansarabic_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansArmenian-Variable.ttf",
    "Noto Sans Armenian",
    "e979dfaed56ddb4bfd05121958b25425eb7593253d64b6b3654c77c11c5cda94",
    notosansarmenian_variable_ttf, sizeof notosansarmenian_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansBengali-Variable.ttf",
    "Noto Sans Bengali",
    "dc9defe97bb041876b6609e9029d9e1e228a686259acde2fe2a9f99d793ee17d",
    notosansbengali_variable_ttf, sizeof notosansbengali_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansCJKCore-Regular.otf",
    "Noto Sans CJK Core",
    "437acd57af69451ec6b7462247a2564e7b54699ab2e2c5cbaccd19fb45ada2c7",
    notosanscjkcore_regular_otf, sizeof notosanscjkcore_regular_otf,
    400, 400, false,
  },
  {
    "NotoSansDevanagari-Variable.ttf",
    "Noto Sans Devanagari",
    "bf99bf762743ff3259e73196852520ab0ffe8d384238bff3e4806a84b981e972",
    notosansdevanagari_variable_ttf, sizeof notosansdevanagari_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansEthiopic-Variable.ttf",
    "Noto Sans Ethiopic",
    "93f223089e300b983dbfd693c7be619e0e76565a70d639e71a4fe0bfd72cf66f",
    notosansethiopic_variable_ttf, sizeof notosansethiopic_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansGeorgian-Variable.ttf",
    "Noto Sans Georgian",
    "42f4a8bf4fe0af8afd91ee3c19e81e14f1bc74ddbd9b6a59a4182f67a596adb4",
    notosansgeorgian_variable_ttf, sizeof notosansgeorgian_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansGujarati-Variable.ttf",
    "Noto Sans Gujarati",
    "83d1bde74d64fb389f97a5e27b2699d8ee8bad4c15a02be347228e6c10011248",
    notosansgujarati_variable_ttf, sizeof notosansgujarati_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansGurmukhi-Variable.ttf",
    "Noto Sans Gurmukhi",
    "8a3096ee2166f6383501e2df7b368fce88cfa4068c8d75bcb6af07da353a00ea",
    notosansgurmukhi_variable_ttf, sizeof notosansgurmukhi_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansHebrew-Variable.ttf",
    "Noto Sans Hebrew",
    "9d81d81ad592644487b03843da73a87b99cd28a2c4da4a096e1db8fbd14fda61",
    notosanshebrew_variable_ttf, sizeof notosanshebrew_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansKannada-Variable.ttf",
    "Noto Sans Kannada",
    "b6b11505d76eddf916667d73adfec19095ec777742444dc662dae81471461f4e",
    notosanskannada_variable_ttf, sizeof notosanskannada_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansKhmer-Variable.ttf",
    "Noto Sans Khmer",
    "56f89948a84cc0b01962ed6af573ac4ac885bd7bb6e7e40f9afc72a435728b70",
    notosanskhmer_variable_ttf, sizeof notosanskhmer_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansLao-Variable.ttf",
    "Noto Sans Lao",
    "fc138d605aa998d8407789ee6a7f5554aae8b54f5cd98d66dd2c33e79d15b67e",
    notosanslao_variable_ttf, sizeof notosanslao_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansMalayalam-Variable.ttf",
    "Noto Sans Malayalam",
    "94cddc94a03fa9a5e8d1784090ba97b267def6933d60762081eaa003751142c5",
    notosansmalayalam_variable_ttf, sizeof notosansmalayalam_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansMath-Regular.ttf",
    "Noto Sans Math",
    "8242bd1e55368b27e32455260754cf9aa58f3ad7ea80664b66c21f1b09910d6c",
    notosansmath_regular_ttf, sizeof notosansmath_regular_ttf,
    400, 400, false,
  },
  {
    "NotoSansMyanmar-Variable.ttf",
    "Noto Sans Myanmar",
    "e0b280aa3080aab922800c88fa9a2015a4bec3103bb8b70491a92e4a04f3a3a3",
    notosansmyanmar_variable_ttf, sizeof notosansmyanmar_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansOriya-Variable.ttf",
    "Noto Sans Oriya",
    "37f482d0179d0a50e3128d004f007ff1c1741ad5f6b0b2bcc7238b257ef1caa0",
    notosansoriya_variable_ttf, sizeof notosansoriya_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansSinhala-Variable.ttf",
    "Noto Sans Sinhala",
    "3fd7c6a61cb6dfb8a2ca7af5b4078bd24e9c8ad9b55839a0177277db6e4d1326",
    notosanssinhala_variable_ttf, sizeof notosanssinhala_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansSymbols-Variable.ttf",
    "Noto Sans Symbols",
    "63724daeff6755a45933b9a5e3a3b41df5df8fe925c0f4c991f2f68c08a4182d",
    notosanssymbols_variable_ttf, sizeof notosanssymbols_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansSymbols2-Regular.ttf",
    "Noto Sans Symbols 2",
    "7d5fb73b7ca67a6798101741f5d280a3d016a56a197afcd4199dbb57b4b82a21",
    notosanssymbols2_regular_ttf, sizeof notosanssymbols2_regular_ttf,
    400, 400, false,
  },
  {
    "NotoSansTamil-Variable.ttf",
    "Noto Sans Tamil",
    "37e151cdec4a8cfb15c432f7bb164a83b98df69419d47e50b35aa7073963716b",
    notosanstamil_variable_ttf, sizeof notosanstamil_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansTelugu-Variable.ttf",
    "Noto Sans Telugu",
    "6c06de88b2d420d899543724a13765994191cd29860c6226efca098b51fec64b",
    notosanstelugu_variable_ttf, sizeof notosanstelugu_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSansThai-Variable.ttf",
    "Noto Sans Thai",
    "13f52f79b04f01f2751a81052a5dee2df639fd4e13f4ac30821ab45c8dd5f7e7",
    notosansthai_variable_ttf, sizeof notosansthai_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSerif-Variable.ttf",
    "Noto Serif",
    "1d8c51e86e4a299a6722708e8ead2d54bc0e9ad8ff83d640ad4a1b77ab71eafc",
    notoserif_variable_ttf, sizeof notoserif_variable_ttf,
    400, 700, false,
  },
  {
    "NotoSerif-Italic-Variable.ttf",
    "Noto Serif",
    "67e7375ab487f3ba5740e7392df9f45b528f4530f1a40701e70477ba562c7a6d",
    notoserif_italic_variable_ttf, sizeof notoserif_italic_variable_ttf,
    400, 700, true,
  },
};

const size_t bundled_font_count = sizeof fonts / sizeof fonts[0];

const struct bundled_font *bundled_font_table(void) { return fonts; }
