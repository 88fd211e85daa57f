/// The fonts that are part of the program: their bytes are constants of the binary, read in place.
#ifndef BUNDLED_FONTS_H
#define BUNDLED_FONTS_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// One font file of the `Files` folder. Nothing in it is ever freed or changed.
struct bundled_font {
  /// Name of the file, such as `Inter-Variable.ttf`.
  const char *file_name;

  /// Typographic family of the font's `name` table (name 16, else name 1), in UTF-8.
  const char *family;

  /// SHA-256 of the bytes, as 64 lower-case hexadecimal digits.
  const char *sha256;

  /// The whole file.
  const unsigned char *bytes;

  /// Number of bytes in the file.
  size_t byte_count;

  /// Lightest and heaviest value of the `wght` axis, both inclusive; both are `usWeightClass` of
  /// `OS/2` where the font has no such axis.
  unsigned short weight_min, weight_max;

  /// Whether bit 0 (italic) of `fsSelection` in `OS/2` is set.
  bool is_italic;
};

/// Number of fonts in the table.
extern const size_t bundled_font_count;

/// Returns the first of the `bundled_font_count` fonts. They are sorted by family, the upright face
/// before the italic one.
const struct bundled_font *bundled_font_table(void);

#pragma clang assume_nonnull end

#endif
