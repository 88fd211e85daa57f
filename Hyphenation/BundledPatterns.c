// Written by generate_table.py from the folder Files: run it instead of editing this.

#include "BundledPatterns.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char hyph_da_tex[] = {
#embed "Files/hyph-da.tex"
};

static const unsigned char hyph_de_1996_tex[] = {
#embed "Files/hyph-de-1996.tex"
};

static const unsigned char hyph_en_us_tex[] = {
#embed "Files/hyph-en-us.tex"
};

static const unsigned char hyph_en_gb_tex[] = {
#embed "Files/hyph-en-gb.tex"
};

static const unsigned char hyph_es_tex[] = {
#embed "Files/hyph-es.tex"
};

static const unsigned char hyph_fr_tex[] = {
#embed "Files/hyph-fr.tex"
};

static const unsigned char hyph_it_tex[] = {
#embed "Files/hyph-it.tex"
};

static const unsigned char hyph_nl_tex[] = {
#embed "Files/hyph-nl.tex"
};

static const unsigned char hyph_pl_tex[] = {
#embed "Files/hyph-pl.tex"
};

static const unsigned char hyph_pt_tex[] = {
#embed "Files/hyph-pt.tex"
};

static const unsigned char hyph_ru_tex[] = {
#embed "Files/hyph-ru.tex"
};

static const unsigned char hyph_sv_tex[] = {
#embed "Files/hyph-sv.tex"
};

static const struct bundled_patterns files[] = {
  {"da", "hyph-da.tex", hyph_da_tex, sizeof hyph_da_tex},
  {"de", "hyph-de-1996.tex", hyph_de_1996_tex, sizeof hyph_de_1996_tex},
  {"en", "hyph-en-us.tex", hyph_en_us_tex, sizeof hyph_en_us_tex},
  {"en-gb", "hyph-en-gb.tex", hyph_en_gb_tex, sizeof hyph_en_gb_tex},
  {"es", "hyph-es.tex", hyph_es_tex, sizeof hyph_es_tex},
  {"fr", "hyph-fr.tex", hyph_fr_tex, sizeof hyph_fr_tex},
  {"it", "hyph-it.tex", hyph_it_tex, sizeof hyph_it_tex},
  {"nl", "hyph-nl.tex", hyph_nl_tex, sizeof hyph_nl_tex},
  {"pl", "hyph-pl.tex", hyph_pl_tex, sizeof hyph_pl_tex},
  {"pt", "hyph-pt.tex", hyph_pt_tex, sizeof hyph_pt_tex},
  {"ru", "hyph-ru.tex", hyph_ru_tex, sizeof hyph_ru_tex},
  {"sv", "hyph-sv.tex", hyph_sv_tex, sizeof hyph_sv_tex},
};

const size_t bundled_patterns_count = sizeof files / sizeof files[0];

const struct bundled_patterns *bundled_patterns_table(void) { return files; }
