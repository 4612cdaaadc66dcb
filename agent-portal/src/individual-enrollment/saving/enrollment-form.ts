import {
  ENROLLING_MEMBER,
  type EnrollingMember,
  type EnrollmentPageResponse,
  MEMBER_INFO,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { EligibilityAnswers, HealthAnswers } from '#shared/individual-enrollment/questions';
import { ELIGIBILITY_QUESTIONS, HEALTH_QUESTIONS } from '#shared/individual-enrollment/questions';
import { formatName } from '#shared/formats/person-name';
import { type Field, record, type Wire } from '#shared/records/field';
import { sentOf, shownDifferences, type TextForm, textFormOf } from '#shared/records/rows';
import type { Difference } from '#web/records/StaleDialog';

/** What the page asks of one person; the plans were priced with the rest. */
const { FirstName, MiddleInitial, LastName, Gender, SSN, LastTobaccoUse, ExemptionNumber, EmailAddress, HomeNumber } =
  ENROLLING_MEMBER;
export const ASKED_PERSON = record({
  FirstName,
  MiddleInitial,
  LastName,
  Gender,
  SSN,
  LastTobaccoUse,
  ExemptionNumber,
  EmailAddress,
  HomeNumber,
  ...MEMBER_INFO,
});
export type AskedName = keyof typeof ASKED_PERSON;

type Answers = EligibilityAnswers & HealthAnswers;
interface Known {
  Id: number;
}

/** The page's values, with wire names so that the server's messages match their fields. */
export interface EnrollmentForm {
  Answers: Answers;
  Members: (Known & TextForm<typeof ASKED_PERSON>)[];
}

/** The same as it is sent. */
export interface EnrollmentContent {
  Answers: Answers;
  Members: (Known & Wire<typeof ASKED_PERSON>)[];
}

/** A copy: the form mutates its values. */
export const toEnrollmentForm = ({ Eligibility, Health, Members }: EnrollmentPageResponse): EnrollmentForm => ({
  Answers: { ...Eligibility, ...Health },
  Members: Members.map((member) => ({ Id: member.Id, ...textFormOf(ASKED_PERSON, structuredClone(member)) })),
});

export const contentOf = ({ Answers, Members }: EnrollmentForm): EnrollmentContent => ({
  Answers: { ...Answers },
  Members: Members.map((member) => ({ Id: member.Id, ...sentOf(ASKED_PERSON, member) })),
});

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Why a value cannot be stored; an address is as wrong as its parts. */
export function valueProblem(field: Field, value: unknown): string | null {
  const problem = field.problem(value);
  if (problem || !field.fields) {
    return problem;
  }
  const parts = value as Record<string, unknown>;
  return Object.entries(field.fields)
    .map(([name, part]) => part.problem(parts[name]))
    .reduce((first, each) => first ?? each, null);
}

const YES_NO = (answer: boolean | null): string => (answer === null ? '' : answer ? 'Yes' : 'No');

/** Where two people's versions of an enrollment differ, in the words of the page. */
export const enrollmentDifferences = (mine: EnrollmentContent, theirs: EnrollmentContent): Difference[] => [
  ...Object.entries({ ...ELIGIBILITY_QUESTIONS, ...HEALTH_QUESTIONS })
    .map(([name, label]) => {
      const of = ({ Answers }: EnrollmentContent) => YES_NO(Answers[name as keyof Answers]);
      return { label, mine: of(mine), theirs: of(theirs) };
    })
    .filter((row) => row.mine !== row.theirs),
  ...mine.Members.flatMap((member) => {
    const other = theirs.Members.find(({ Id }) => Id === member.Id);
    const rows = other ? shownDifferences(ASKED_PERSON, member, other) : [];
    return rows.map(({ label, ...values }) => ({ label: `${formatName(member)}: ${label}`, ...values }));
  }),
];

/** "Ada Byron", or what the person is while the name is unknown. */
export const personTitle = (member: Pick<EnrollingMember, 'FirstName' | 'LastName'>, otherwise: string): string =>
  formatName({ FirstName: member.FirstName, LastName: member.LastName }).trim() || otherwise;
