/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/**
 * A name in the form in which it is stored and searched: lowercase plain letters, digits and single spaces, so that "obrien" finds
 * "O’Brien" and "jose" finds "José", alike on every database. Empty if the name has none of these.
 */
export const nameSearchKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[ßæøœđðłþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[-–—/,\s]+/g, ' ')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, ' ');
