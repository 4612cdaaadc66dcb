import { formatName } from '#shared/formats/person-name';
import { memberInfoProblems, type MemberInfoFacts } from '#shared/individual-enrollment/member-info';
import type { EnrollingMember, Panel, PanelProblem } from '#shared/individual-enrollment/individual-enrollment.record';
import {
  applicableHealth,
  askedEligibility,
  askedHealth,
  ELIGIBILITY_QUESTIONS,
  type EligibilityAnswers,
  HEALTH_QUESTIONS,
  type HealthAnswers,
} from '#shared/individual-enrollment/questions';
import type { EnrollmentType } from '#shared/individuals/individual-terms';
import { type EventAnswer, proofOf } from '#shared/eligibility/event-questions';
import { QUALIFYING_EVENT_OPTIONS, type QualifyingEvent } from '#shared/eligibility/qualifying-events';
import type { PanelName } from '#shared/individual-enrollment/enrollment-codes';

export interface PanelFacts extends MemberInfoFacts {
  enrollmentType: EnrollmentType | null;
  qualifyingEvent: QualifyingEvent | null;
  eventAnswer?: EventAnswer | null;
}

/** What is stored of a household's enrollment. */
export interface EnteredEnrollment {
  members: readonly EnrollingMember[];
  /** Something was saved about the people beyond the census. */
  hasMemberInfo: boolean;
  eligibility: EligibilityAnswers;
  health: HealthAnswers;
  /** Number of uploaded proofs. */
  documents: number;
}

/**
 * The panels of a household's enrollment in page order, each with what is missing. Which there are depends on the plan: individuals,
 * decision 19.
 */
export function panelsOf(entered: EnteredEnrollment, facts: PanelFacts): Panel[] {
  const { eligibility, health, documents } = entered;
  const eligible = askedEligibility(facts);
  const asked = applicableHealth(askedHealth(facts), health);
  return [
    ...(eligible.length > 0
      ? [answersPanel('Eligibility', unanswered(eligible, eligibility, ELIGIBILITY_QUESTIONS), eligibility)]
      : []),
    panelOf('MemberInfo', membersProblems(entered.members, facts), entered.hasMemberInfo),
    ...(asked.length > 0 ? [answersPanel('HealthInfo', unanswered(asked, health, HEALTH_QUESTIONS), health)] : []),
    panelOf('Documentation', proofProblems(documents, facts), documents > 0),
  ];
}

export const areAllPanelsCompleted = (panels: readonly Panel[]): boolean =>
  panels.every(({ State }) => State === 'Completed');

const panelOf = (Name: PanelName, Problems: PanelProblem[], isStarted: boolean): Panel => ({
  Name,
  State: Problems.length === 0 ? 'Completed' : isStarted ? 'Incomplete' : 'Not started',
  Missing: Problems.length,
  Problems,
});

const answersPanel = (name: PanelName, problems: PanelProblem[], answers: Record<string, boolean | null>): Panel =>
  panelOf(
    name,
    problems,
    Object.values(answers).some((answer) => answer !== null),
  );

const unanswered = <Question extends string>(
  asked: readonly Question[],
  answers: Record<Question, boolean | null>,
  questions: Record<Question, string>,
): PanelProblem[] =>
  asked
    .filter((name) => answers[name] === null)
    .map((name) => ({ MemberId: null, Field: name, Message: `Answer the question: ${questions[name]}` }));

/** "Ada Byron: Race is required." */
const membersProblems = (members: readonly EnrollingMember[], facts: MemberInfoFacts): PanelProblem[] =>
  members.flatMap((member) =>
    memberInfoProblems(member, facts).map(({ Field, Message }) => ({
      MemberId: member.Id,
      Field,
      Message: `${nameOf(member)}: ${Message}`,
    })),
  );

const nameOf = (member: EnrollingMember): string => formatName(member).trim() || 'A person without a name';

export const PROOFS_FIELD = 'Documents';
/** "Upload a proof of: Marriage. The marriage certificate." */
export const proofNeeded = (event: QualifyingEvent, answer: EventAnswer | null = null): string =>
  `Upload a proof of: ${QUALIFYING_EVENT_OPTIONS[event].name}. ${proofOf(event, answer)}`;

/** Individuals, decision 36: off the marketplace, a special enrollment needs at least one proof. */
function proofProblems(
  documents: number,
  { isFfm, enrollmentType, qualifyingEvent, eventAnswer = null }: PanelFacts,
): PanelProblem[] {
  const isNeeded = !isFfm && enrollmentType === 'Special' && qualifyingEvent !== null && documents === 0;
  return isNeeded ? [{ MemberId: null, Field: PROOFS_FIELD, Message: proofNeeded(qualifyingEvent, eventAnswer) }] : [];
}
