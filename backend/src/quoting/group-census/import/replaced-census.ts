import { personKey } from '#shared/census/census-problems';
import type { CensusMemberRequest } from '#shared/census/census.record';
import { matchPeople, type MatchablePerson } from '#shared/census/match-people';
import { toCensusPerson } from '../group-census-answers.ts';
import type { CensusMember } from '../census-member.table.ts';

type StoredMember = CensusMember & { ssnKey: string | null };
type KeyOfSsn = (written: string | null | undefined) => string | null;

export interface ReplacedCensus {
  /** In the order of the request; `stored` is the same person on the census until now. */
  kept: { member: CensusMemberRequest; stored: CensusMember | undefined }[];
  /** Who is no longer there. */
  gone: CensusMember[];
}

/**
 * A census that takes the place of the stored one. Who stands in both stays the same row, with what a file does not hold: the
 * SSN, the plan, the details of the enrollment; and a household of such an employee keeps its number.
 */
export function replacedCensus(
  before: readonly StoredMember[],
  members: readonly CensusMemberRequest[],
  keyOfSsn: KeyOfSsn,
): ReplacedCensus {
  const matched = matchedMembers(before, members, keyOfSsn);
  const numbers = householdNumbers(members, matched);
  const staying = new Set(matched.values());
  return {
    kept: members.map((member) => ({
      member: { ...member, EmployeeNumber: numbers.get(member.EmployeeNumber)! },
      stored: matched.get(member),
    })),
    gone: before.filter((row) => !staying.has(row)),
  };
}

/** The same record first: somebody may be an employee and another one's spouse. Then the same person. */
function matchedMembers(
  before: readonly StoredMember[],
  members: readonly CensusMemberRequest[],
  keyOfSsn: KeyOfSsn,
): Map<CensusMemberRequest, StoredMember> {
  const records = new Map(before.map((row) => [recordKey(toCensusPerson(row, row.ssnKey)), row]));
  const matched = new Map<CensusMemberRequest, StoredMember>();
  for (const member of members) {
    const record = records.get(recordKey(member));
    if (record) {
      matched.set(member, record);
      records.delete(recordKey(member));
    }
  }
  const taken = new Set(matched.values());
  const { both } = matchPeople(
    before.filter((row) => !taken.has(row)).map((row) => ({ ...row, row })),
    members.filter((member) => !matched.has(member)).map((member) => ({ ...matchable(member, keyOfSsn), member })),
  );
  for (const { before: stored, after } of both) {
    matched.set(after.member, stored.row);
  }
  return matched;
}

const recordKey = (
  member: Pick<CensusMemberRequest, 'FirstName' | 'LastName' | 'DateOfBirth' | 'RelationshipToSubscriber'>,
): string => `${personKey(member)}|${member.RelationshipToSubscriber}`;

const matchable = (member: CensusMemberRequest, keyOfSsn: KeyOfSsn): MatchablePerson => ({
  firstName: member.FirstName,
  lastName: member.LastName,
  dateOfBirth: member.DateOfBirth,
  ssnKey: keyOfSsn(member.SSN),
});

/** The stored number of each household whose employee stays; the others keep the number that was sent where it is free. */
function householdNumbers(
  members: readonly CensusMemberRequest[],
  matched: ReadonlyMap<CensusMemberRequest, CensusMember>,
): Map<number, number> {
  const numbers = new Map<number, number>();
  const taken = new Set<number>();
  for (const member of members) {
    const stored = member.RelationshipToSubscriber === 'Self' ? matched.get(member) : undefined;
    if (stored?.relationship === 'Self' && !numbers.has(member.EmployeeNumber) && !taken.has(stored.employeeNumber)) {
      numbers.set(member.EmployeeNumber, stored.employeeNumber);
      taken.add(stored.employeeNumber);
    }
  }
  let next = Math.max(0, ...taken, ...members.map(({ EmployeeNumber }) => EmployeeNumber));
  for (const { EmployeeNumber } of members) {
    if (!numbers.has(EmployeeNumber)) {
      const number = taken.has(EmployeeNumber) ? (next += 1) : EmployeeNumber;
      numbers.set(EmployeeNumber, number);
      taken.add(number);
    }
  }
  return numbers;
}
