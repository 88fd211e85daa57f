// What is needed of ICU, under names without a version and without ICU's own headers.
//
// ICU renames its functions by version (`ubrk_open` is `ubrk_open_72` to the linker), and Swift
// would see the renamed ones only. Besides, a Swift file that sees ICU's headers, however far away
// they are imported, cannot import Foundation on Linux: Foundation has an ICU of its own, and two
// definitions of one enumeration are an error. So ICU's headers stay in `shim.c`, and this one
// declares nothing that they declare.
//
// No function hands out an error code: failure is null, false or a negative number. Text is UTF-16.

#ifndef GALLEY_ICU_SHIM_H
#define GALLEY_ICU_SHIM_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Versions of the library that runs, not of its headers. `text` has room for 20 bytes.

void galley_icu_version(char *text);
void galley_icu_unicode_version(char *text);

// Locales

/// Writes the ICU locale of a BCP 47 tag, as far as the tag makes sense, with its final zero.
/// Returns the length, or -1 if nothing of it can be used or `capacity` is too small.
int32_t galley_uloc_for_language_tag(const char *tag, char *locale, int32_t capacity);

/// Sets one keyword of a locale in place. Returns whether that succeeded.
bool galley_uloc_set_keyword(
    const char *keyword, const char *value, char *locale, int32_t capacity);

// Boundaries

/// A walk over the boundaries of a text: ICU's `UBreakIterator`.
typedef struct galley_ubrk galley_ubrk;

/// Null if ICU has no rules.
galley_ubrk *_Nullable galley_ubrk_open_line(const char *locale);
galley_ubrk *_Nullable galley_ubrk_open_character(const char *locale);

void galley_ubrk_close(galley_ubrk *iterator);

/// Starts `iterator` on a text, which must outlive the walk. Returns whether that succeeded.
bool galley_ubrk_set_text(galley_ubrk *iterator, const uint16_t *text, int32_t length);

/// The next boundary, or -1 after the end of the text.
int32_t galley_ubrk_next(galley_ubrk *iterator);

// Bidirectional text

/// The bidirectional algorithm: ICU's `UBiDi`.
typedef struct galley_ubidi galley_ubidi;

/// Null if memory is short.
galley_ubidi *_Nullable galley_ubidi_open(void);

void galley_ubidi_close(galley_ubidi *bidi);

/// The level that stands for the direction of the first strong character, else left to right.
uint8_t galley_ubidi_automatic_level(void);

/// Resolves the levels of one paragraph. Returns whether that succeeded.
bool galley_ubidi_set_paragraph(
    galley_ubidi *bidi, const uint16_t *text, int32_t length, uint8_t level);

uint8_t galley_ubidi_base_level(galley_ubidi *bidi);

/// The level of each code unit, or null if memory is short. Valid until the next paragraph.
const uint8_t *_Nullable galley_ubidi_levels(galley_ubidi *bidi);

// Properties of characters

/// General category M.
bool galley_u_is_mark(uint32_t scalar);

/// General category L or N.
bool galley_u_is_letter_or_number(uint32_t scalar);

/// General category L.
bool galley_u_is_letter(uint32_t scalar);

/// `Simple_Lowercase_Mapping`; the scalar itself if it has none.
uint32_t galley_u_simple_lowercase(uint32_t scalar);

/// The canonical composition of two scalars, or 0 if they have none or ICU has no data.
uint32_t galley_unorm_composition(uint32_t first, uint32_t second);

/// General category Zs.
bool galley_u_is_space_separator(uint32_t scalar);

/// Bidi class R, AL or AN, or an embedding, override, isolate or the end of one.
bool galley_u_needs_bidi(uint32_t scalar);

/// `Default_Ignorable_Code_Point`.
bool galley_u_is_default_ignorable(uint32_t scalar);

/// `Emoji`.
bool galley_u_is_emoji(uint32_t scalar);

/// `Emoji_Presentation`.
bool galley_u_has_emoji_presentation(uint32_t scalar);

/// `Emoji_Modifier`.
bool galley_u_is_emoji_modifier(uint32_t scalar);

/// `Emoji_Modifier_Base`.
bool galley_u_is_emoji_modifier_base(uint32_t scalar);

/// `Extended_Pictographic`.
bool galley_u_is_extended_pictographic(uint32_t scalar);

/// `Line_Break` SA.
bool galley_u_needs_dictionary(uint32_t scalar);

/// `Line_Break` by its short name, such as "SP"; null if the library does not name it.
const char *_Nullable galley_u_line_break_class(uint32_t scalar);

/// `Line_Break` AL, AI, ID or NU.
bool galley_u_breaks_like_letter(uint32_t scalar);

/// `Bidi_Paired_Bracket_Type`: 1 opening, 2 closing, 0 neither.
int32_t galley_u_bracket_side(uint32_t scalar);

/// `Bidi_Paired_Bracket`.
uint32_t galley_u_paired_bracket(uint32_t scalar);

// Charsets

/// Fills the 256 code units that the bytes of a charset stand for, 0xFFFD where a byte is none.
/// Returns whether ICU knows the charset and each character of it is one byte and one code unit.
bool galley_ucnv_units(const char *charset, uint16_t *units);

// Scripts, by ICU's code: 0 is `Zyyy`, 1 is `Zinh`

/// The script code of a scalar. That of `Zzzz` if ICU has no answer.
int32_t galley_uscript_of(uint32_t scalar);

/// Whether `Script_Extensions` says more of a scalar than `Script` does.
bool galley_uscript_has_extensions(uint32_t scalar);

/// Whether `Script_Extensions` of a scalar has the script.
bool galley_uscript_has_script(uint32_t scalar, int32_t script);

/// The four letters of a script code, or null if there is no such code.
const char *_Nullable galley_uscript_tag(int32_t script);

#pragma clang assume_nonnull end

#endif
