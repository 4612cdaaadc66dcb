import { dateOfBirthProblem } from '#shared/census/age-rules';
import type { CensusFacts, CensusPerson, CensusProblem } from '#shared/census/census-member';
import { householdProblems } from '#shared/census/household-rules';
import { lastUseProblem } from '#shared/census/tobacco';
import { nameToCompare } from '#shared/formats/text';

/** Ours, from "no duplicate rows" (spec 000 section 5, "Census CSV import"). */
export const DUPLICATE_MEMBER = 'This person is already on the census.';
export const DUPLICATE_SSN = 'Another member has the same SSN.';

/**
 * All problems of a census's members, member by member and field by field. The screen, the import and the API all use this
 * function; an empty list means that the rows may be saved.
 *
 * Source: spec 002 section 5, "Group census".
 */
export function censusProblems(members: readonly CensusPerson[], facts: CensusFacts): CensusProblem[] {
  const problems = members.flatMap((person, index): CensusProblem[] => {
    const birth = dateOfBirthProblem(person, facts);
    const lastUse = lastUseProblem(person, facts.today);
    return [
      ...(birth ? [{ index, field: 'DateOfBirth' as const, message: birth }] : []),
      ...(lastUse ? [{ index, field: 'LastTobaccoUse' as const, message: lastUse }] : []),
    ];
  });
  problems.push(...householdProblems(members), ...duplicateProblems(members));
  return problems.sort((one, other) => one.index - other.index);
}

/**
 * Reports the second of two equal records. One person may be an employee in one household and a spouse in another, so the
 * relationship is part of the comparison, and that person's SSN may then occur twice.
 */
function duplicateProblems(members: readonly CensusPerson[]): CensusProblem[] {
  const records = new Map<string, number>();
  const ssns = new Map<string, { person: string; index: number }>();
  const problems: CensusProblem[] = [];
  members.forEach((member, index) => {
    const person = personKey(member);
    const record = `${person}|${member.RelationshipToSubscriber}`;
    const sameRecord = records.get(record);
    if (sameRecord !== undefined) {
      problems.push({ index, otherIndex: sameRecord, field: 'FirstName', message: DUPLICATE_MEMBER });
    }
    records.set(record, sameRecord ?? index);
    const sameSsn = member.ssnKey ? ssns.get(member.ssnKey) : undefined;
    if (sameSsn && sameSsn.person !== person) {
      problems.push({ index, otherIndex: sameSsn.index, field: 'SSN', message: DUPLICATE_SSN });
    }
    if (member.ssnKey) {
      ssns.set(member.ssnKey, sameSsn ?? { person, index });
    }
  });
  return problems;
}

/** Equal for records that mean the same person: name as it is compared, and date of birth. */
export const personKey = ({
  FirstName,
  LastName,
  DateOfBirth,
}: Pick<CensusPerson, 'FirstName' | 'LastName' | 'DateOfBirth'>): string =>
  [FirstName, LastName, DateOfBirth].map(nameToCompare).join('|');
