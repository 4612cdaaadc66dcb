/** Letters that do not come apart into a plain letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/**
 * How a name is stored and looked for: small plain letters, digits and single spaces, so that "O’Brien" is found by "obrien" and
 * "José" by "jose", alike on every database. Empty where the name has none of these.
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
