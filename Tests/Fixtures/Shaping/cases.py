"""The texts that `record.py` shapes. Sentences are from the Universal Declaration of Human Rights."""

# Font, script, language, direction, text.
SENTENCES = [
    ('Inter-Variable.ttf', 'Latn', 'en', 'ltr',
     'All human beings are born free and equal in dignity and rights.'),
    ('NotoSans-Variable.ttf', 'Latn', 'fr', 'ltr',
     'Tous les êtres humains naissent libres et égaux en dignité et en droits.'),
    ('NotoSerif-Variable.ttf', 'Latn', 'de', 'ltr',
     'Alle Menschen sind frei und gleich an Würde und Rechten geboren.'),
    ('Inter-Italic-Variable.ttf', 'Latn', 'vi', 'ltr',
     'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền.'),
    ('NotoSans-Italic-Variable.ttf', 'Latn', 'tr', 'ltr',
     'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar.'),
    ('NotoSans-Variable.ttf', 'Latn', 'ro', 'ltr',
     'Toate ființele umane se nasc libere și egale; şi ţ.'),
    ('NotoSerif-Italic-Variable.ttf', 'Latn', 'pl', 'ltr',
     'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności.'),
    ('JetBrainsMono-Variable.ttf', 'Latn', 'nl', 'ltr',
     'Alle mensen worden vrij geboren -> a != b && c <= d.'),
    ('Inter-Variable.ttf', 'Cyrl', 'ru', 'ltr',
     'Все люди рождаются свободными и равными в своем достоинстве и правах.'),
    ('NotoSans-Variable.ttf', 'Cyrl', 'sr', 'ltr',
     'Сва људска бића рађају се слободна и једнака; б п т г д.'),
    ('NotoSerif-Italic-Variable.ttf', 'Cyrl', 'sr', 'ltr',
     'Сва људска бића рађају се слободна; б п т г д.'),
    ('NotoSans-Variable.ttf', 'Cyrl', 'bg', 'ltr',
     'Всички хора се раждат свободни и равни по достойнство и права.'),
    ('NotoSans-Italic-Variable.ttf', 'Cyrl', 'mk', 'ltr',
     'Сите човечки суштества се раѓаат слободни; б п т г д.'),
    ('NotoSerif-Variable.ttf', 'Grek', 'el', 'ltr',
     'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια.'),
    ('NotoSansArabic-Variable.ttf', 'Arab', 'ar', 'rtl',
     'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق.'),
    ('NotoSansArabic-Variable.ttf', 'Arab', 'fa', 'rtl',
     'تمام افراد بشر آزاد به دنیا می‌آیند ۴۵۶ و با هم برابرند.'),
    ('NotoSansArabic-Variable.ttf', 'Arab', 'ur', 'rtl',
     'تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں۔'),
    ('NotoSansHebrew-Variable.ttf', 'Hebr', 'he', 'rtl',
     'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.'),
    ('NotoSansHebrew-Variable.ttf', 'Hebr', 'yi', 'rtl', 'בְּנֵי חוֹרִין שָׁוִים אַײַ װ'),
    ('NotoSansDevanagari-Variable.ttf', 'Deva', 'hi', 'ltr',
     'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता प्राप्त है।'),
    ('NotoSansDevanagari-Variable.ttf', 'Deva', 'mr', 'ltr',
     'सर्व मानवी व्यक्ति जन्मतःच स्वतंत्र आहेत; ल श र्‍य ५.'),
    ('NotoSansDevanagari-Variable.ttf', 'Deva', 'ne', 'ltr', 'सबै व्यक्तिहरू जन्मजात स्वतन्त्र हुन् झ ५ ८।'),
    ('NotoSansBengali-Variable.ttf', 'Beng', 'bn', 'ltr',
     'সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।'),
    ('NotoSansGurmukhi-Variable.ttf', 'Guru', 'pa', 'ltr',
     'ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ।'),
    ('NotoSansGujarati-Variable.ttf', 'Gujr', 'gu', 'ltr',
     'પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે.'),
    ('NotoSansOriya-Variable.ttf', 'Orya', 'or', 'ltr',
     'ସବୁ ମନୁଷ୍ୟ ଜନ୍ମକାଳରୁ ସ୍ୱାଧୀନ ଏବଂ ମର୍ଯ୍ୟାଦାରେ ସମାନ ।'),
    ('NotoSansTamil-Variable.ttf', 'Taml', 'ta', 'ltr',
     'மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்.'),
    ('NotoSansTelugu-Variable.ttf', 'Telu', 'te', 'ltr',
     'ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు.'),
    ('NotoSansKannada-Variable.ttf', 'Knda', 'kn', 'ltr', 'ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಹುಟ್ಟಿದ್ದಾರೆ.'),
    ('NotoSansMalayalam-Variable.ttf', 'Mlym', 'ml', 'ltr',
     'മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും ജനിച്ചിട്ടുള്ളവരാണ്‌.'),
    ('NotoSansSinhala-Variable.ttf', 'Sinh', 'si', 'ltr', 'සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත.'),
    ('NotoSansThai-Variable.ttf', 'Thai', 'th', 'ltr',
     'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน น้ำ ปี่'),
    ('NotoSansLao-Variable.ttf', 'Laoo', 'lo', 'ltr',
     'ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ ສິດທິ ເສລີພາບ ນ້ຳ'),
    ('NotoSansKhmer-Variable.ttf', 'Khmr', 'km', 'ltr',
     'មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងសមភាព ក្នុងសិទ្ធិ។'),
    ('NotoSansMyanmar-Variable.ttf', 'Mymr', 'my', 'ltr',
     'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် မွေးဖွားလာသူများ ဖြစ်သည်။'),
    ('NotoSansEthiopic-Variable.ttf', 'Ethi', 'am', 'ltr', 'የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው።'),
    ('NotoSansArmenian-Variable.ttf', 'Armn', 'hy', 'ltr',
     'Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց իրավունքներով։ և'),
    ('NotoSansGeorgian-Variable.ttf', 'Geor', 'ka', 'ltr',
     'ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი უფლებებით.'),
    ('NotoSansCJKCore-Regular.otf', 'Hani', 'zh-Hans', 'ltr', '人人生而自由，在尊严和权利上“一律”平等。'),
    ('NotoSansCJKCore-Regular.otf', 'Hani', 'zh-Hant', 'ltr', '人人生而自由，在尊嚴和權利上「一律」平等·…'),
    ('NotoSansCJKCore-Regular.otf', 'Hani', 'zh-HK', 'ltr', '人人生而自由‘在尊嚴’平等·…'),
    ('NotoSansCJKCore-Regular.otf', 'Hira', 'ja', 'ltr', 'すべての人間は、生れながらにして自由であり、かつ“平等”である。ﾊﾟ'),
    ('NotoSansCJKCore-Regular.otf', 'Kana', 'ja', 'ltr', 'スベテノ ニンゲンハ カ゚ ㌔ ー'),
    ('NotoSansCJKCore-Regular.otf', 'Hang', 'ko', 'ltr', '모든 인간은 태어날 때부터 자유로우며 “동등”하다. 각'),
    ('NotoSansCJKCore-Regular.otf', 'Bopo', 'zh-TW', 'ltr', 'ㄖㄣˊ ㄖㄣˊ ㄕㄥ ㄦˊ ㄗˋ ㄧㄡˊ'),
    ('NotoSansMath-Regular.ttf', 'Zyyy', '', 'ltr', '∀𝑥∈ℝ: ⌈𝑥⌉ = −⌊−𝑥⌋ ∑∫√'),
    ('NotoSansSymbols-Variable.ttf', 'Zyyy', '', 'ltr', '☎ ♀⃝ ⚙ ♈ ⓐ'),
    ('NotoSansSymbols2-Regular.ttf', 'Brai', '', 'ltr', '⠓⠑⠇⠇⠕ ⠺⠕⠗⠇⠙'),
    ('NotoColorEmoji-COLRv1.ttf', 'Zyyy', '', 'ltr', '😀👨‍👩‍👧‍👦👍🏽🇩🇪1️⃣🏴‍☠️❤️'),
]

# Features that are tried on every sentence.
FEATURES = ['kern=0,liga=0', 'smcp,onum,tnum,frac,ss01']

# Texts whose glyphs depend on the spaces in them.
SPACED = ['1 x 1', 'A * A', 'A - A', 'To Ta T T', 'o k ffi fi', 'xy  ax b y c', 'V A V  T  A']

LATIN_FONTS = [
    'Inter-Variable.ttf', 'Inter-Italic-Variable.ttf', 'NotoSans-Variable.ttf',
    'NotoSans-Italic-Variable.ttf', 'NotoSerif-Variable.ttf', 'NotoSerif-Italic-Variable.ttf',
    'JetBrainsMono-Variable.ttf', 'JetBrainsMono-Italic-Variable.ttf', 'NotoSansCJKCore-Regular.otf',
    'NotoSansSinhala-Variable.ttf', 'test:debian/DejaVuSans.ttf', 'test:debian/Inter-Regular.otf',
    'test:debian/NotoSans-Regular.ttf',
]

LATIN = [
    'Hello', 'AVATAR To', 'office ffi fl', 'a\u0301 q\u0301 e\u0302\u0323', '… ... iiii W',
    'The quick brown fox jumps over the lazy dog', 'x\u00a0y\u2003z\u200bw\u00adv', '1/2 3:4 (H)',
]

SQUARES = [
    'test:Square-Regular.ttf', 'test:Square600-Regular.ttf', 'test:SquareStairs-Regular.ttf',
    'test:SquareFeatures-Regular.ttf', 'test:SquareKernTable-Regular.ttf',
    'test:SquareCFF-Regular.otf', 'test:SquareUpem16-Regular.ttf',
    'test:SquareUpem16384-Regular.ttf',
]


def case(font, script, language, direction, text, features='', variations=''):
    """One case of the record."""
    return {
        'font': font, 'script': script, 'language': language, 'direction': direction,
        'features': features, 'variations': variations, 'text': text,
    }


def cases():
    """All cases, in a fixed order."""
    for font, script, language, direction, text in SENTENCES:
        other = 'rtl' if direction == 'ltr' else 'ltr'
        yield case(font, script, '', direction, text)
        yield case(font, script, '', other, text)
        if language:
            yield case(font, script, language, direction, text)
        for features in FEATURES:
            yield case(font, script, language, direction, text, features)
        if 'Variable' in font:
            yield case(font, script, language, direction, text, '', 'wght=650')
    for font in LATIN_FONTS:
        for text in LATIN:
            yield case(font, 'Latn', '', 'ltr', text)
        yield case(font, 'Latn', '', 'ltr', 'AVATAR To office', 'kern=0,liga=0')
    for font in ['Inter-Variable.ttf', 'NotoSans-Italic-Variable.ttf',
                 'test:SquareFeatures-Regular.ttf', 'test:SquareKernTable-Regular.ttf']:
        for text in SPACED:
            yield case(font, 'Latn', '', 'ltr', text)
    for size in ['14', '20', '32']:
        yield case('Inter-Variable.ttf', 'Latn', '', 'ltr', 'Hamburg', '', 'opsz=' + size)
    for font in SQUARES:
        yield case(font, 'Latn', '', 'ltr', 'Hello fi a1 AV')
        yield case(font, 'Hebr', '', 'rtl', 'שלום a\u0301')
    for font in ['test:SquareVF.ttf', 'test:SquareVF-NoHVAR.ttf']:
        for variations in ['', 'wght=100', 'wght=900', 'wght=700,wdth=75', 'wdth=200']:
            yield case(font, 'Latn', '', 'ltr', 'Hello', '', variations)
    for font in ['test:EmojiCOLRv1-subset.ttf', 'test:EmojiCBDT-subset.ttf']:
        yield case(font, 'Zyyy', '', 'ltr', '😀👨‍👩‍👧👍🏻🇩🇪1️⃣')
    # Vowel signs that join the character before them, whatever it is.
    yield case('NotoSansThai-Variable.ttf', 'Thai', '', 'ltr', 'ก ำ ก')
    yield case('NotoSansLao-Variable.ttf', 'Laoo', '', 'ltr', 'ກ ຳ ກ')
