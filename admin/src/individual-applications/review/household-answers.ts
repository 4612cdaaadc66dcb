import { ETHNICITY_LABELS, RACE_LABELS } from '#shared/individual-enrollment/enrollment-codes';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { ELIGIBILITY_QUESTIONS, HEALTH_QUESTIONS } from '#shared/individual-enrollment/questions';

type Answer = readonly [label: string, value: string];

/** What is stored about a person. */
export const memberAnswers = (member: EnrollingMember): Answer[] =>
  answered([
    ['Relationship', member.RelationshipToSubscriber],
    ['Age', String(member.Age)],
    ['Gender', member.Gender],
    ['SSN', member.SSN],
    ['Race', member.Race && RACE_LABELS[member.Race]],
    ['Ethnicity', member.Ethnicity && ETHNICITY_LABELS[member.Ethnicity]],
    ['Primary care provider', member.PrimaryCareProviderName],
  ]);

/** The answers about eligibility, and for short-term plans about health. */
export const answeredQuestions = ({ Eligibility, Health }: EnrollmentPageResponse): Answer[] =>
  answered([...toAnswers(ELIGIBILITY_QUESTIONS, Eligibility), ...toAnswers(HEALTH_QUESTIONS, Health)]);

const toAnswers = <Name extends string>(
  questions: Record<Name, string>,
  given: Record<Name, boolean | null>,
): [string, string | null][] =>
  (Object.keys(questions) as Name[]).map((name) => [
    questions[name],
    given[name] === null ? null : given[name] ? 'Yes' : 'No',
  ]);

const answered = (answers: readonly (readonly [string, string | null])[]): Answer[] =>
  answers.filter((each): each is Answer => (each[1] ?? '') !== '');
