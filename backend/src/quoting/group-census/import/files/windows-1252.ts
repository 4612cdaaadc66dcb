/**
 * What the bytes 0x80 to 0x9F mean. Node's TextDecoder('windows-1252') reads them as control characters, so that the
 * apostrophe of a name typed in Excel for Windows is lost. Five of them have no meaning.
 */
const FROM_80_TO_9F =
  '\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD\u017D\uFFFD' +
  '\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\uFFFD\u017E\u0178';

/** The text in bytes as Windows programs of the West write them. Source: the mapping table CP1252.TXT of unicode.org. */
export const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009F]/g, (character) => FROM_80_TO_9F[character.charCodeAt(0) - 0x80]!);
