import type { Relationship } from '#shared/census/census-codes';

/** A row of an import, as far as households go. */
export interface HouseholdRow {
  /** Null where the relationship cannot be read: then the row may be an employee. */
  relationship: Relationship | null;
  /** What stands in the number column, '' where there is none. */
  number: string;
}

export interface Households {
  /** 1, 2, 3 … in the order of the file; null for a dependent above the first employee. */
  numbers: (number | null)[];
  /** The number column numbers rows, not households, and was left aside. */
  numbersIgnored: boolean;
}

/**
 * Puts dependents with their employee: by the file's own number where dependents share it with an employee, otherwise with the
 * employee above them. The file's numbers ("83765454", "E-17") become 1, 2, 3 … in the order in which they appear.
 */
export function numberHouseholds(rows: readonly HouseholdRow[]): Households {
  const hasNumbers = rows.some(({ number }) => number !== '');
  const numbersIgnored = hasNumbers && !isShared(rows);
  return { numbers: hasNumbers && !numbersIgnored ? byNumber(rows) : byOrder(rows), numbersIgnored };
}

function isShared(rows: readonly HouseholdRow[]): boolean {
  const employees = new Set(rows.filter(({ relationship }) => relationship === 'Self').map(({ number }) => number));
  const numbered = rows.filter(
    ({ relationship, number }) => relationship !== 'Self' && relationship !== null && number !== '',
  );
  return numbered.length === 0 || numbered.some(({ number }) => employees.has(number));
}

function byOrder(rows: readonly HouseholdRow[]): (number | null)[] {
  let current = 0;
  return rows.map(({ relationship }) => {
    current += relationship === 'Self' || relationship === null ? 1 : 0;
    return current || null;
  });
}

/** A dependent without a number follows the row above; an employee without one is a household of its own. */
function byNumber(rows: readonly HouseholdRow[]): (number | null)[] {
  const known = new Map<string, number>();
  let last: number | null = null;
  let count = 0;
  return rows.map(({ relationship, number }) => {
    if (number !== '') {
      const seen = known.get(number);
      last = seen ?? (count += 1);
      known.set(number, last);
    } else if (relationship === 'Self' || relationship === null || last === null) {
      last = relationship === 'Self' || relationship === null ? (count += 1) : null;
    }
    return last;
  });
}
