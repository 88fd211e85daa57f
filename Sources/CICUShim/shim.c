#include "icu-shim.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

// Versions

void galley_icu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}

void galley_icu_unicode_version(char *text) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, text);
}

// Locales

int32_t galley_uloc_for_language_tag(const char *tag, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t length = uloc_forLanguageTag(tag, locale, capacity, &parsed, &status);
  return U_SUCCESS(status) && length < capacity ? length : -1;
}

bool galley_uloc_set_keyword(
    const char *keyword, const char *value, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_setKeywordValue(keyword, value, locale, capacity, &status);
  return U_SUCCESS(status) && length < capacity;
}

// Boundaries

static galley_ubrk *open_iterator(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    if (iterator) ubrk_close(iterator);
    return NULL;
  }
  return (galley_ubrk *)iterator;
}

galley_ubrk *galley_ubrk_open_line(const char *locale) {
  return open_iterator(UBRK_LINE, locale);
}

galley_ubrk *galley_ubrk_open_character(const char *locale) {
  return open_iterator(UBRK_CHARACTER, locale);
}

void galley_ubrk_close(galley_ubrk *iterator) { ubrk_close((UBreakIterator *)iterator); }

bool galley_ubrk_set_text(galley_ubrk *iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t galley_ubrk_next(galley_ubrk *iterator) { return ubrk_next((UBreakIterator *)iterator); }

// Bidirectional text

galley_ubidi *galley_ubidi_open(void) { return (galley_ubidi *)ubidi_open(); }

void galley_ubidi_close(galley_ubidi *bidi) { ubidi_close((UBiDi *)bidi); }

uint8_t galley_ubidi_automatic_level(void) { return UBIDI_DEFAULT_LTR; }

bool galley_ubidi_set_paragraph(
    galley_ubidi *bidi, const uint16_t *text, int32_t length, uint8_t level) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, level, NULL, &status);
  return U_SUCCESS(status);
}

uint8_t galley_ubidi_base_level(galley_ubidi *bidi) { return ubidi_getParaLevel((UBiDi *)bidi); }

const uint8_t *galley_ubidi_levels(galley_ubidi *bidi) {
  UErrorCode status = U_ZERO_ERROR;
  const UBiDiLevel *levels = ubidi_getLevels((UBiDi *)bidi, &status);
  return U_SUCCESS(status) ? levels : NULL;
}

// Properties of characters

bool galley_u_is_mark(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & U_GC_M_MASK) != 0;
}

bool galley_u_is_letter_or_number(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

bool galley_u_is_space_separator(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & U_GC_ZS_MASK) != 0;
}

bool galley_u_needs_bidi(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
  case U_RIGHT_TO_LEFT:
  case U_RIGHT_TO_LEFT_ARABIC:
  case U_ARABIC_NUMBER:
  case U_LEFT_TO_RIGHT_EMBEDDING:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_LEFT_TO_RIGHT_OVERRIDE:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_POP_DIRECTIONAL_FORMAT:
  case U_LEFT_TO_RIGHT_ISOLATE:
  case U_RIGHT_TO_LEFT_ISOLATE:
  case U_FIRST_STRONG_ISOLATE:
  case U_POP_DIRECTIONAL_ISOLATE:
    return true;
  default:
    return false;
  }
}

bool galley_u_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool galley_u_is_emoji(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI);
}

bool galley_u_has_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool galley_u_is_emoji_modifier(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_MODIFIER);
}

bool galley_u_is_emoji_modifier_base(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_MODIFIER_BASE);
}

bool galley_u_is_extended_pictographic(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EXTENDED_PICTOGRAPHIC);
}

bool galley_u_needs_dictionary(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT;
}

const char *galley_u_line_break_class(uint32_t scalar) {
  int32_t value = u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
  return u_getPropertyValueName(UCHAR_LINE_BREAK, value, U_SHORT_PROPERTY_NAME);
}

bool galley_u_breaks_like_letter(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK)) {
  case U_LB_ALPHABETIC:
  case U_LB_AMBIGUOUS:
  case U_LB_IDEOGRAPHIC:
  case U_LB_NUMERIC:
    return true;
  default:
    return false;
  }
}

int32_t galley_u_bracket_side(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
  case U_BPT_OPEN:
    return 1;
  case U_BPT_CLOSE:
    return 2;
  default:
    return 0;
  }
}

uint32_t galley_u_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

bool galley_u_is_letter(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & U_GC_L_MASK) != 0;
}

uint32_t galley_u_simple_lowercase(uint32_t scalar) {
  return (uint32_t)u_tolower((UChar32)scalar);
}

uint32_t galley_unorm_composition(uint32_t first, uint32_t second) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
  if (U_FAILURE(status)) return 0;
  UChar32 composed = unorm2_composePair(normalizer, (UChar32)first, (UChar32)second);
  return composed < 0 ? 0 : (uint32_t)composed;
}

// Charsets

bool galley_ucnv_units(const char *charset, uint16_t *units) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &status);
  if (U_FAILURE(status)) return false;
  bool is_simple = ucnv_getMaxCharSize(converter) == 1;
  for (int byte = 0; is_simple && byte < 256; byte++) {
    char source = (char)byte;
    UChar target[4];
    status = U_ZERO_ERROR;
    int32_t length = ucnv_toUChars(converter, target, 4, &source, 1, &status);
    is_simple = U_SUCCESS(status) && length == 1;
    units[byte] = is_simple ? target[0] : 0xFFFD;
  }
  ucnv_close(converter);
  return is_simple;
}

// Scripts

int32_t galley_uscript_of(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  return U_SUCCESS(status) ? (int32_t)script : (int32_t)USCRIPT_UNKNOWN;
}

bool galley_uscript_has_extensions(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode scripts[2];
  int32_t count = uscript_getScriptExtensions((UChar32)scalar, scripts, 2, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) return true;
  if (U_FAILURE(status)) return false;
  return count > 1 || (count == 1 && (int32_t)scripts[0] != galley_uscript_of(scalar));
}

bool galley_uscript_has_script(uint32_t scalar, int32_t script) {
  return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

const char *galley_uscript_tag(int32_t script) { return uscript_getShortName((UScriptCode)script); }
