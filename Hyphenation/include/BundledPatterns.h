/// The hyphenation patterns that are part of the program: whole files, constants of the binary.
#ifndef BUNDLED_PATTERNS_H
#define BUNDLED_PATTERNS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// One file of the `Files` folder, unchanged. Nothing in it is ever freed or changed.
struct bundled_patterns {
  /// The BCP 47 tag of the language, in lower case.
  const char *language;

  /// Name of the file, such as `hyph-de-1996.tex`.
  const char *file_name;

  /// The whole file.
  const unsigned char *bytes;

  /// Number of bytes in the file.
  size_t byte_count;
};

/// Number of files in the table.
extern const size_t bundled_patterns_count;

/// Returns the first of the `bundled_patterns_count` files. They are sorted by language.
const struct bundled_patterns *bundled_patterns_table(void);

#pragma clang assume_nonnull end

#endif
