import type { CensusMemberRequest, CensusMemberResponse } from '#shared/census/census.record';
import { type CensusFacts, type CensusPerson, inCensusOrder } from '#shared/census/census-member';
import { censusProblems } from '#shared/census/census-problems';
import { isSubscriber, withDentalWaivedByHousehold } from '#shared/census/household-rules';
import type { FieldErrors } from '#shared/answers/errors';
import { formatName } from '#shared/formats/person-name';
import { fieldInSentence } from './member-form.ts';

/** A problem on the census, with the row it concerns. */
export interface MemberProblem {
  memberId: number;
  employeeNumber: number;
  name: string;
  /** By its wire name. */
  field: string;
  message: string;
}

/** Only the last four digits of SSNs are known here, so finding duplicates is left to the server. */
const toPerson = (member: CensusMemberResponse | CensusMemberRequest): CensusPerson => ({ ...member, ssnKey: null });

/** Problems of the saved members: a new effective date or a changed business rule can cause them. */
export function storedProblems(members: readonly CensusMemberResponse[], facts: CensusFacts): MemberProblem[] {
  return censusProblems(members.map(toPerson), facts).map(({ index, field, message }) =>
    aboutMember(members[index]!, field, message),
  );
}

/** The server's messages about rows, "3.DateOfBirth": the row counted from 0 in census order. */
export function refusedRows(fields: FieldErrors, members: readonly CensusMemberResponse[]): MemberProblem[] {
  const rows = inCensusOrder(members);
  return Object.entries(fields).flatMap(([key, messages]) => {
    const [place, field] = key.split('.');
    const member = rows[Number(place)];
    return member && field ? messages.map((message) => aboutMember(member, field, message)) : [];
  });
}

/** Merges the two lists without duplicates. */
export function withoutRepeats(...lists: (readonly MemberProblem[])[]): MemberProblem[] {
  return [...new Map(lists.flat().map((problem) => [problemLine(problem), problem])).values()];
}

const aboutMember = (
  member: CensusMemberResponse | CensusMemberRequest,
  field: string,
  message: string,
): MemberProblem => ({
  memberId: member.Id,
  employeeNumber: member.EmployeeNumber,
  name: formatName(member),
  field,
  message,
});

/** A problem as one list line that names its row. */
export const problemLine = ({ employeeNumber, name, field, message }: MemberProblem): string =>
  `#${employeeNumber} ${name}, ${fieldInSentence(field)}: ${message}`;

/** The problems of each row, for the table. */
export function problemsByMember(problems: readonly MemberProblem[]): Map<number, MemberProblem[]> {
  const byMember = new Map<number, MemberProblem[]>();
  for (const problem of problems) {
    byMember.set(problem.memberId, [...(byMember.get(problem.memberId) ?? []), problem]);
  }
  return byMember;
}

export interface DraftFindings {
  /** At the member's own fields. */
  fields: FieldErrors;
  /** Problems that saving would cause for others: changing an employee's number would orphan dependents. */
  others: string[];
}

/**
 * The census rules' findings about a member that is about to be saved, with the others unchanged. Existing problems that do not
 * concern this member do not prevent saving.
 */
export function draftFindings(
  draft: CensusMemberRequest,
  members: readonly CensusMemberResponse[],
  facts: CensusFacts,
): DraftFindings {
  const others = members.filter(({ Id }) => draft.Id === 0 || Id !== draft.Id);
  // The draft comes last, so that it is the one reported when two people are equal.
  const people = [...others, draft];
  const persons = people.map(toPerson);
  const afterSaving = isSubscriber(draft) ? withDentalWaivedByHousehold(persons) : persons;
  const problems = censusProblems(afterSaving, facts);
  const isOwn = ({ index }: { index: number }) => index === others.length;
  const fields: FieldErrors = {};
  for (const { field, message } of problems.filter(isOwn)) {
    fields[field] = [...(fields[field] ?? []), message];
  }
  const lines = problems
    .filter((problem) => !isOwn(problem))
    .map(({ index, field, message }) => problemLine(aboutMember(people[index]!, field, message)));
  if (lines.length === 0) {
    return { fields, others: [] };
  }
  const before = new Set(storedProblems(members, facts).map(problemLine));
  return { fields, others: lines.filter((line) => !before.has(line)) };
}
