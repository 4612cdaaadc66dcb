import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { sectionOf, type EnrollmentProblem, type EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import { enrolledMembers } from '#shared/enrollment/members/household';
import { memberProblems } from '#shared/enrollment/members/member-problems';
import { formatName } from '#shared/formats/person-name';

/** Ours. The confirmation's field, and its message while it is missing. */
export const CONFIRMATION_FIELD = 'Confirmation';
export const DEMOGRAPHICS_REVIEWED = 'I have reviewed the demographics';
export const CONFIRM_DEMOGRAPHICS = `Confirm the demographics of this renewal: “${DEMOGRAPHICS_REVIEWED}”.`;
export const NO_MEMBERS = 'There is nobody on the census of this quote.';

/** A task list with thousands of lines helps no one: the rest is only counted. */
export const LISTED_MEMBERS = 100;

export interface DemographicsFacts {
  members: readonly EnrollmentMember[];
  facts: MemberFacts;
  /** The application has been saved: before that, there are no segments to choose from. */
  hasApplication: boolean;
  /** The application leaves the members to staff, and the reader is not staff: nothing to do for them. */
  isBypassed: boolean;
  /** Member details or the confirmation have been saved. */
  isStarted: boolean;
  /** A renewal that has not been confirmed since its last change. */
  lacksConfirmation: boolean;
}

/**
 * A quote's progress in demographics: one problem per incomplete member; its field is the member's id and the first missing field
 * ("7.SSN").
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

/** The incomplete members, without a renewal's confirmation, which belongs to no member. */
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
