/** SQL over `source.n`, a number: people who are inserted by the hundred thousand. */

const SYLLABLES = ['Ba', 'De', 'Fo', 'Ga', 'Hu', 'Ka', 'Le', 'Mo', 'Na', 'Pe', 'Ri', 'Sa', 'To', 'Vu', 'Wa', 'Zi'];
const syllable = (number: string) =>
  `ELT(1 + (${number}) % ${SYLLABLES.length}, ${SYLLABLES.map((text) => `'${text}'`).join(',')})`;
/** Of names and days, so that neighbors are not alike. */
export const MIXED = '((source.n * 7919) % 1000003)';
/** 4,096 last names and 256 first names. */
export const LAST_NAME = `CONCAT(${syllable(MIXED)}, LOWER(${syllable(`${MIXED} DIV 16`)}), LOWER(${syllable(`${MIXED} DIV 256`)}))`;
export const FIRST_NAME = `CONCAT(${syllable(`${MIXED} DIV 4096`)}, LOWER(${syllable(`${MIXED} DIV 65536 + source.n`)}))`;

/** A SELECT of n = first … first + count - 1, on every server. */
export function numbersFrom(first: number, count: number): string {
  const digit = Array.from({ length: 10 }, (_, value) => `SELECT ${value} AS d`).join(' UNION ALL ');
  const places = Math.ceil(Math.log10(count));
  const sum = Array.from({ length: places }, (_, place) => `p${place}.d * ${10 ** place}`).join(' + ');
  const tables = Array.from({ length: places }, (_, place) => `(${digit}) p${place}`).join(' JOIN ');
  return `SELECT ${first} + ${sum} AS n FROM ${tables} HAVING n < ${first + count}`;
}
