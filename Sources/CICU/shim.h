// ICU renames its functions by version (`ubrk_open` is `ubrk_open_72` to the linker), and Swift
// sees the renamed symbols only. The inline functions below give them names without a version, so
// that the same Swift source builds with every ICU.
//
// None of them hands out a `UErrorCode`: failure is a null pointer or a negative number.

#ifndef GALLEY_CICU_SHIM_H
#define GALLEY_CICU_SHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <stddef.h>
#include <unicode/utypes.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

// Versions of the library that runs, not of the headers. `text` has room for 20 bytes.

static inline void galley_icu_version(char *_Nonnull text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}

static inline void galley_icu_unicode_version(char *_Nonnull text) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, text);
}

// Locales

/// Writes the ICU locale of a BCP 47 tag, as far as the tag makes sense, with its final zero.
/// Returns the length, or -1 if nothing of it can be used or `capacity` is too small.
static inline int32_t galley_uloc_for_language_tag(
    const char *_Nonnull tag, char *_Nonnull locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t length = uloc_forLanguageTag(tag, locale, capacity, &parsed, &status);
  return U_SUCCESS(status) && length < capacity ? length : -1;
}

/// Sets one keyword of a locale in place. Returns whether that succeeded.
static inline bool galley_uloc_set_keyword(
    const char *_Nonnull keyword, const char *_Nonnull value, char *_Nonnull locale,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_setKeywordValue(keyword, value, locale, capacity, &status);
  return U_SUCCESS(status) && length < capacity;
}

// Boundaries

static inline UBreakIterator *_Nullable galley_ubrk_open(
    UBreakIteratorType type, const char *_Nonnull locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    if (iterator) ubrk_close(iterator);
    return NULL;
  }
  return iterator;
}

static inline void galley_ubrk_close(UBreakIterator *_Nonnull iterator) { ubrk_close(iterator); }

/// Starts `iterator` on a text, which must outlive the walk. Returns whether that succeeded.
static inline bool galley_ubrk_set_text(
    UBreakIterator *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

/// The next boundary, or -1 after the end of the text.
static inline int32_t galley_ubrk_next(UBreakIterator *_Nonnull iterator) {
  return ubrk_next(iterator);
}

// Bidirectional text

static inline UBiDi *_Nullable galley_ubidi_open(void) { return ubidi_open(); }

static inline void galley_ubidi_close(UBiDi *_Nonnull bidi) { ubidi_close(bidi); }

/// Resolves the levels of one paragraph. Returns whether that succeeded.
static inline bool galley_ubidi_set_paragraph(
    UBiDi *_Nonnull bidi, const uint16_t *_Nonnull text, int32_t length, uint8_t level) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  return U_SUCCESS(status);
}

static inline uint8_t galley_ubidi_base_level(UBiDi *_Nonnull bidi) {
  return ubidi_getParaLevel(bidi);
}

/// The level of each code unit, or null if memory is short. Valid until the next paragraph.
static inline const uint8_t *_Nullable galley_ubidi_levels(UBiDi *_Nonnull bidi) {
  UErrorCode status = U_ZERO_ERROR;
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
  return U_SUCCESS(status) ? levels : NULL;
}

// Properties of characters

static inline bool galley_u_is_mark(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & U_GC_M_MASK) != 0;
}

static inline bool galley_u_is_letter_or_number(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

static inline bool galley_u_is_space_separator(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & U_GC_ZS_MASK) != 0;
}

static inline UCharDirection galley_u_bidi_class(uint32_t scalar) {
  return u_charDirection((UChar32)scalar);
}

static inline bool galley_u_has_property(uint32_t scalar, UProperty property) {
  return u_hasBinaryProperty((UChar32)scalar, property);
}

static inline int32_t galley_u_property_value(uint32_t scalar, UProperty property) {
  return u_getIntPropertyValue((UChar32)scalar, property);
}

static inline uint32_t galley_u_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

// Scripts, by ICU's script code

/// The script code of a scalar. That of `Zzzz` if ICU has no answer.
static inline int32_t galley_uscript_of(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  return U_SUCCESS(status) ? (int32_t)script : (int32_t)USCRIPT_UNKNOWN;
}

/// Whether `Script_Extensions` says more of a scalar than `Script` does.
static inline bool galley_uscript_has_extensions(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode scripts[2];
  int32_t count = uscript_getScriptExtensions((UChar32)scalar, scripts, 2, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) return true;
  if (U_FAILURE(status)) return false;
  return count > 1 || (count == 1 && (int32_t)scripts[0] != galley_uscript_of(scalar));
}

static inline bool galley_uscript_has_script(uint32_t scalar, int32_t script) {
  return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

/// The four letters of a script code, or null if there is no such code.
static inline const char *_Nullable galley_uscript_tag(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

#endif
