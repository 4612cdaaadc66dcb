import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { sectionOf, type EnrollmentProblem, type EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import { enrolledMembers } from '#shared/enrollment/members/household';
import { memberProblems } from '#shared/enrollment/members/member-problems';
import { formatName } from '#shared/formats/person-name';

/** Ours. The field of the confirmation, and what it says while it is missing. */
export const CONFIRMATION_FIELD = 'Confirmation';
export const DEMOGRAPHICS_REVIEWED = 'I have reviewed the demographics';
export const CONFIRM_DEMOGRAPHICS = `Confirm the demographics of this renewal: “${DEMOGRAPHICS_REVIEWED}”.`;
export const NO_MEMBERS = 'There is nobody on the census of this quote.';

/** A task list of thousands of lines helps nobody: the others are counted. */
export const LISTED_MEMBERS = 100;

export interface DemographicsFacts {
  members: readonly EnrollmentMember[];
  facts: MemberFacts;
  /** The application has been saved: before, there are no segments to choose from. */
  hasApplication: boolean;
  /** The application leaves the members to staff, and the reader is not staff: there is nothing for them to do. */
  isBypassed: boolean;
  /** Somebody has written details of a member, or confirmed. */
  isStarted: boolean;
  /** A renewal that nobody has confirmed since its last change. */
  lacksConfirmation: boolean;
}

/**
 * How far the demographics of a quote are: one problem for each member who is incomplete, its field the member's id and the first
 * field that is missing ("7.SSN").
 * Source: spec 001 section 4, "Group enrollment", and section 5, "Supporting documents" (the confirmation).
 */
export function demographicsSection(given: DemographicsFacts): EnrollmentSection {
  const { hasApplication, isBypassed, isStarted } = given;
  return hasApplication && isBypassed
    ? sectionOf([], { isStarted: true })
    : sectionOf(hasApplication ? problemsOf(given) : [], { isStarted, canStart: hasApplication });
}

function problemsOf({ members, facts, lacksConfirmation }: DemographicsFacts): EnrollmentProblem[] {
  const incomplete = enrolledMembers(members, facts).flatMap((member) => {
    const problems = memberProblems(member, facts);
    return problems.length > 0 ? [{ member, problems }] : [];
  });
  const listed = incomplete.slice(0, LISTED_MEMBERS).map(({ member, problems }) => ({
    Field: `${member.Id}.${problems[0]!.Field}`,
    Message: `${formatName(member)}: ${summary(problems)}`,
  }));
  const unlisted = incomplete.length - listed.length;
  return [
    ...(members.length === 0 ? [{ Field: 'Members', Message: NO_MEMBERS }] : []),
    ...listed,
    ...(unlisted > 0 ? [{ Field: 'Members', Message: moreIncomplete(unlisted) }] : []),
    ...(lacksConfirmation ? [{ Field: CONFIRMATION_FIELD, Message: CONFIRM_DEMOGRAPHICS }] : []),
  ];
}

/** The members of whom something is missing, without the confirmation of a renewal, which is no member's. */
export const incompleteMembers = ({ Problems }: EnrollmentSection): EnrollmentProblem[] =>
  Problems.filter(({ Field }) => Field !== CONFIRMATION_FIELD);

export const moreIncomplete = (count: number): string =>
  `${count.toLocaleString('en-US')} more ${count === 1 ? 'member is' : 'members are'} incomplete.`;

/** "SSN is required. And 3 more." */
export const summary = (problems: readonly EnrollmentProblem[]): string => {
  const [first, ...more] = problems;
  return more.length === 0 ? first!.Message : `${first!.Message} And ${more.length} more.`;
};

/** Ours: who confirms what. */
export const NOTHING_TO_CONFIRM = 'The demographics of new business need no confirmation.';
export const CONFIRMED_BY_AGENT = 'The agent confirms the demographics of a renewal.';
