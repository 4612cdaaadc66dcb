import type { IndividualKind } from '#shared/individuals/individual-terms';
import { nameKey } from '#shared/search/search-terms';
import { joined, type Sql, sql, type Table, table } from '../../platform/database/sql.ts';
import { IndividualDetails } from './individual-details.table.ts';

const named = table(IndividualDetails, 'named');

type Household = Table<IndividualDetails>;

/** The condition that the quote is of this kind. */
export const ofKind = ({ isFfm, planType, enrollmentType }: Household, kind: IndividualKind): Sql =>
  ({
    FFM: sql`${isFfm} = 1`,
    'Short term': sql`${isFfm} = 0 AND ${planType} = ${'ShortTerm'}`,
    OEP: sql`${isFfm} = 0 AND ${enrollmentType} = ${'Open'}`,
    SEP: sql`${isFfm} = 0 AND ${enrollmentType} = ${'Special'}`,
  })[kind];

/** Sorts after every letter. */
const LAST = '\u{10FFFF}';
/** For the keys of names. */
export const keyBeginsWith = (column: Sql, key: string): Sql => sql`${column} >= ${key} AND ${column} < ${key + LAST}`;

/** Longer names are cut: each word more is two more look-ups. */
const MOST_WORDS = 4;

/**
 * Selects the quotes, as `id`, whose applicant's name begins like the typed one: the first or the last name, or both in either order. Each
 * way to read it is an index lookup.
 * @param most of each way, in no particular order; without it all
 */
export function applicantsNamed(typed: string, most?: number): Sql {
  const words = nameKey(typed).split(' ').slice(0, MOST_WORDS);
  const whole = words.join(' ');
  if (whole === '') {
    return sql`SELECT ${named.quoteId} AS id FROM ${named} WHERE 1 = 0`;
  }
  const both = words.slice(1).flatMap((_, at) => {
    const [begin, rest] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    // A last name that is not the end of what was typed is whole.
    return [
      sql`${named.lastNameKey} = ${begin} AND ${keyBeginsWith(named.firstNameKey, rest)}`,
      sql`${keyBeginsWith(named.lastNameKey, rest)} AND ${keyBeginsWith(named.firstNameKey, begin)}`,
    ];
  });
  const ways = [keyBeginsWith(named.lastNameKey, whole), keyBeginsWith(named.firstNameKey, whole), ...both];
  return joined(
    ways.map((way) => {
      const found = sql`SELECT ${named.quoteId} AS id FROM ${named} WHERE ${way}`;
      return most === undefined ? found : sql`SELECT id FROM (${found} LIMIT ${most}) some`;
    }),
    ' UNION ',
  );
}
