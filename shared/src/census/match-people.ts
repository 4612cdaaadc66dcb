import type { IsoDate } from '#shared/dates/iso-date';
import { nameToCompare } from '#shared/formats/text';

/** What identifies a person when matching two censuses. */
export interface MatchablePerson {
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate;
  /** Equal for equal SSNs, without revealing them; null = unknown. */
  ssnKey: string | null;
}

export interface MatchedPeople<Before, After> {
  both: { before: Before; after: After }[];
  /** On the earlier census only. */
  left: Before[];
  /** On the later census only. */
  joined: After[];
}

/**
 * Matches the people of two censuses: by SSN; otherwise by name and birth date; otherwise by first name and birth date (a last name
 * may change). Nobody is matched twice, and two different SSNs never match.
 */
export function matchPeople<Before extends MatchablePerson, After extends MatchablePerson>(
  earlier: readonly Before[],
  later: readonly After[],
): MatchedPeople<Before, After> {
  const pairOf = new Map<After, Before>();
  const taken = new Set<Before>();
  for (const keyOf of KEYS) {
    const waiting = byKey(
      earlier.filter((person) => !taken.has(person)),
      keyOf,
    );
    for (const after of later.filter((person) => !pairOf.has(person))) {
      const key = keyOf(after);
      const candidates = key === null ? [] : (waiting.get(key) ?? []);
      const before = candidates.find((person) => !taken.has(person) && mayBeSame(person, after));
      if (before) {
        pairOf.set(after, before);
        taken.add(before);
      }
    }
  }
  return {
    both: later.flatMap((after) => {
      const before = pairOf.get(after);
      return before ? [{ before, after }] : [];
    }),
    left: earlier.filter((person) => !taken.has(person)),
    joined: later.filter((person) => !pairOf.has(person)),
  };
}

type KeyOf = (person: MatchablePerson) => string | null;

/** From most to least reliable. */
const KEYS: readonly KeyOf[] = [
  ({ ssnKey }) => ssnKey,
  ({ firstName, lastName, dateOfBirth }) => `${nameToCompare(firstName)} ${nameToCompare(lastName)} ${dateOfBirth}`,
  ({ firstName, dateOfBirth }) => `${nameToCompare(firstName)} ${dateOfBirth}`,
];

const mayBeSame = (one: MatchablePerson, other: MatchablePerson): boolean =>
  one.ssnKey === null || other.ssnKey === null || one.ssnKey === other.ssnKey;

function byKey<Person extends MatchablePerson>(people: readonly Person[], keyOf: KeyOf): Map<string, Person[]> {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const key = keyOf(person);
    if (key !== null) {
      const known = groups.get(key);
      if (known) {
        known.push(person);
      } else {
        groups.set(key, [person]);
      }
    }
  }
  return groups;
}
