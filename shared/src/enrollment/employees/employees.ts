import { isSubscriber } from '#shared/census/household-rules';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { type EnrolledMember, enrolledMembers } from '#shared/enrollment/members/household';
import { enrolls, memberProblems } from '#shared/enrollment/members/member-problems';
import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { medicalPlanOf } from '#shared/enrollment/members/plan-problems';
import { unprintableProblem } from '#shared/formats/text';
import type { LinkState } from '#shared/links/link';
import { isSignerOf } from '#shared/enrollment/signing';
import { CARE, CENSUS_FACTS, EMPLOYMENT, ENROLLED_PERSON, PERSON } from '#shared/persons/person.record';

/** Employees of a group do their part of the enrollment on the page behind a link. Ours: the specification has the agent's form only. */
export const EMPLOYEE_STATES = [
  'NotAsked',
  'NotOpened',
  'Begun',
  'Signed',
  'Changed',
  'Waived',
  'Locked',
  'Expired',
  'Withdrawn',
] as const;
export type EmployeeState = (typeof EMPLOYEE_STATES)[number];

export const EMPLOYEE_STATE_LABELS: Record<EmployeeState, string> = {
  NotAsked: 'Not asked',
  NotOpened: 'Not opened',
  Begun: 'Begun',
  Signed: 'Signed',
  Changed: 'Changed since signed',
  Waived: 'Waived',
  Locked: 'Locked',
  Expired: 'Expired',
  Withdrawn: 'Withdrawn',
};

const STATE_OF: Record<LinkState, EmployeeState> = {
  Created: 'NotOpened',
  Opened: 'Begun',
  Answered: 'Signed',
  Declined: 'Waived',
  Locked: 'Locked',
  Expired: 'Expired',
  Revoked: 'Withdrawn',
};

/** @param isCurrent what was signed is still what is stored */
export function employeeState(link: LinkState | null, isCurrent: boolean): EmployeeState {
  const state = link === null ? 'NotAsked' : STATE_OF[link];
  return state === 'Signed' && !isCurrent ? 'Changed' : state;
}

/** They wait for the employee, who can be reminded: an expired link is renewed with it. */
export const WAITING_FOR_EMPLOYEE: readonly EmployeeState[] = ['NotOpened', 'Begun', 'Expired'];

export const EMPLOYEE_CHOICES = ['Enroll', 'Waive'] as const;
export type EmployeeChoice = (typeof EMPLOYEE_CHOICES)[number];

/** What waiver forms ask. Ours: the specification has the form (ProposalWaiverForm), not its reasons. */
export const WAIVE_REASON_LABELS = {
  GroupOfFamily: 'Covered by the group plan of a spouse, partner or parent',
  Medicare: 'Covered by Medicare',
  Medicaid: 'Covered by Medicaid or MIChild',
  Military: 'Covered by TRICARE or the VA',
  Individual: 'Covered by a plan of my own',
  AnotherEmployer: 'Covered by another employer, or by COBRA',
  NoCoverage: 'I want no coverage',
} as const;
export type WaiveReason = keyof typeof WAIVE_REASON_LABELS;
export const WAIVE_REASONS = Object.keys(WAIVE_REASON_LABELS) as WaiveReason[];

/** The maximum number of links per quote: each employee of a small group a few times. */
export const MOST_EMPLOYEE_LINKS = 500;
/** Made or reminded at a time. */
export const MOST_EMPLOYEES_AT_ONCE = 100;

/** Increment whenever a text changes. */
export const EMPLOYEE_WORDS_VERSION = '2026-11-employee-2';
const BY_NAME =
  'I agree to sign this electronically: my typed name has the same effect as my signature by hand. I know that I may sign on paper ' +
  'instead, by asking my agent.';
/** ESIGN, 15 USC 7001(c): what consent means, and the alternative. */
export const ENROLL_WORDS = `I enroll myself and the people shown here who enroll, in the plans shown here. As far as I know everything entered here is complete and true. ${BY_NAME}`;
/**
 * Who waives must have been told when they can enroll later: 45 CFR 146.117(c); the 30 days are those of (a)(4)(i) and (b)(3)(i), the 60
 * those of 42 USC 300gg-3(f)(3).
 */
export const WAIVE_WORDS = `I was offered this coverage, and I waive it for myself and the people shown here. I know that we can enroll later only when my employer’s plan next enrolls everybody, or if I ask within 30 days after other coverage has ended, or after a marriage, a birth or an adoption, or within 60 days after Medicaid or MIChild has ended, or begins to help pay for this coverage. ${BY_NAME}`;

/** What an employee says about people who are missing, or do not belong. */
export const HOUSEHOLD_NOTE_LIMIT = 500;

export const TOO_MANY_EMPLOYEE_LINKS = `This quote has had ${MOST_EMPLOYEE_LINKS} links for employees already. Enter the details yourself.`;
export const SAVE_APPLICATION_FIRST = 'Employees can be asked once the application has been saved.';
export const NOBODY_TO_ASK = 'One of these people is not an employee on this census. Reload the page.';
export const NOT_REMINDED = 'Some of these links were not sent by email, or have been answered. Reload the page.';

/** To the employee. */
export const EMPLOYEE_PART_DONE =
  'You have already signed with this link. If something has to change, call your agent.';
export const ENROLLMENT_CLOSED = 'Your agent has closed this enrollment, so nothing can be changed here now.';
export const CHANGED_SINCE_OPENED =
  'Your agent has changed something since you opened this page. Please look at it again before you sign.';
export const CHANGED_SINCE_EMPLOYEE_SIGNED =
  'Something has changed since you signed. Your agent may ask you to look at it and sign again.';
export const COMPLETE_BEFORE_SIGNING = 'Complete everybody who enrolls before you sign.';
export const WAIVES_ON_CENSUS =
  'Your employer has told us that you do not want this coverage. If you do, please call your agent before you sign.';
/** The census is as it was approved: spec 002 section 4. Whoever is on it can be corrected, but nobody comes or goes. */
export const HOUSEHOLD_IS_FIXED =
  'Nobody can be added or removed on this page: the prices of your employer’s plans are for the people on its list. Tell your agent, who can change the list.';
export const CHOOSE_COVERAGE = 'Choose whether you want this coverage.';
export const CHOOSE_REASON = 'Choose why you waive this coverage.';
export const AGREE_TO_SIGN = 'Check the box if you agree.';
export const signAsEmployee = (name: string): string =>
  `Type your full name as it is written here: ${name}. If that is not you, do not sign: call your agent.`;
/** To the agent. */
export const SIGNED_BEFORE_CHANGE = 'The details have changed since the employee signed. Ask for a new signature.';
export const HOUSEHOLD_DIFFERS =
  'Nobody can be added or removed once the census is approved. If the employee is right, copy the quote, change its census and enroll the copy.';
export const WAIVED_BUT_ENROLLS =
  'The census still enrolls this household. If they stay out, copy the quote, change its census and enroll the copy.';

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];
/** The employer's and the agent's part of the form: employees neither see nor change it. */
export const EMPLOYERS_PART = keysOf(EMPLOYMENT).filter((field) => field !== 'SelectedDentalPlanId');

/** What an employee has to complete about one person. */
export const employeeProblems = (member: EnrolledMember, facts: MemberFacts): EnrollmentProblem[] =>
  memberProblems(member, facts).filter(({ Field }) => !EMPLOYERS_PART.some((field) => field === Field));

/** What the employee's page needs of the facts: nothing about the other people of the group. */
export const factsForEmployee = (facts: MemberFacts): MemberFacts => ({
  ...facts,
  Segments: [],
  SpecialClasses: [],
  SubGroups: [],
});

/** The people of one employee, the employee first, as they enroll. */
export const householdOf = (
  members: readonly EnrollmentMember[],
  employeeNumber: number,
  facts: MemberFacts,
): EnrolledMember[] =>
  enrolledMembers(
    members.filter(({ EmployeeNumber }) => EmployeeNumber === employeeNumber),
    facts,
  ).toSorted((one, other) => Number(isSubscriber(other)) - Number(isSubscriber(one)));

const SIGNED_FIELDS = [
  ...keysOf(CENSUS_FACTS),
  ...keysOf(PERSON),
  'SSN',
  ...keysOf(ENROLLED_PERSON).filter((field) => /Home|Mail/.test(field)),
  ...keysOf(CARE),
] as const;

/** The plans in which a person enrolls, by name; null where the person waives, and while none is chosen. */
export const plansOf = (member: EnrolledMember, facts: MemberFacts) => ({
  MedicalPlan: medicalPlanOf(member, facts)?.PlanDisplayName ?? null,
  DentalPlan:
    member.DentalStatus === 'Enroll'
      ? (facts.DentalPlans.find(({ PlanId }) => PlanId === member.SelectedDentalPlanId)?.PlanDisplayName ?? null)
      : null,
});

/** What an employee signs: the household with its plans; of an SSN the last four digits. */
export const signedHousehold = (household: readonly EnrolledMember[], facts: MemberFacts) => ({
  EffectiveDate: facts.EffectiveDate,
  Members: household.map((member) => ({
    ...Object.fromEntries(SIGNED_FIELDS.map((field) => [field, member[field as keyof EnrolledMember]])),
    ...plansOf(member, facts),
  })),
});

interface Finish {
  Choice: EmployeeChoice;
  WaiveReason: WaiveReason | null;
  SignedByName: string;
  Agreed: boolean;
}

/** What an employee's signature lacks, by field; empty = valid. */
export function finishProblems(
  { Choice, WaiveReason: reason, SignedByName, Agreed }: Finish,
  {
    employeeName,
    household,
    facts,
  }: { employeeName: string; household: readonly EnrolledMember[]; facts: MemberFacts },
): Partial<Record<keyof Finish, string>> {
  const isEnrolling = Choice === 'Enroll';
  const choice = !isEnrolling
    ? null
    : !household.some(enrolls)
      ? WAIVES_ON_CENSUS
      : household.some((member) => employeeProblems(member, facts).length > 0)
        ? COMPLETE_BEFORE_SIGNING
        : null;
  const name = isSignerOf(SignedByName, employeeName) ? unprintableProblem(SignedByName) : signAsEmployee(employeeName);
  return {
    ...(choice ? { Choice: choice } : {}),
    ...(!isEnrolling && reason === null ? { WaiveReason: CHOOSE_REASON } : {}),
    ...(name ? { SignedByName: name } : {}),
    ...(Agreed ? {} : { Agreed: AGREE_TO_SIGN }),
  };
}
