import type { INestApplicationContext } from '@nestjs/common';
import { HEALTH_QUESTIONS, type HealthAnswers } from '#shared/individual-enrollment/questions';
import { HouseholdEnrollmentService } from '../../enrollment/individual/household-enrollment.service.ts';
import { SubmissionOutcomeService } from '../../enrollment/submission/submission-outcome.service.ts';
import { SubmissionService } from '../../enrollment/submission/submission.service.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { signEnrollment, startEnrollment } from './start-and-sign.ts';

/** What completes an applicant of Kent County. The SSN is that of an advertisement, which belongs to nobody. */
const APPLICANT = {
  Gender: 'F',
  SSN: '219-09-9999',
  EmailAddress: 'applicant@example.com',
  HomeNumber: '6165550142',
} as const;
const ASKED_OF_PERMANENT = { Race: 'WHIT', Ethnicity: 'NOTH', PrimaryCareProviderAutoAssign: true } as const;
const STREET = '418 Fulton St E';

const HEALTHY = Object.fromEntries(Object.keys(HEALTH_QUESTIONS).map((name) => [name, false])) as HealthAnswers;

/** Starts the enrollment of a household of one and enters what it asks, but no documents. Leaves out what this database has no plan for. */
export async function playEnrollment(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
  health: Partial<HealthAnswers> = {},
): Promise<boolean> {
  const started = await startEnrollment(app, agent, quoteId);
  if (started === null) {
    return false;
  }
  const isShortTerm = started.Quote.Individual.IndividualPlanType === 'ShortTerm';
  const entered = started.Members.map((member) => ({
    ...{ ...member, ...APPLICANT, ...(!isShortTerm && ASKED_OF_PERMANENT) },
    HomeAddress: { ...member.HomeAddress, AddressLine1: STREET },
  }));
  await app.get(HouseholdEnrollmentService).saveMembers(agent, quoteId, { Members: entered, RemovedIds: [] });
  const answers = { EnrolleesEligible: true, HasPedDental: true, ...(isShortTerm && { ...HEALTHY, ...health }) };
  await app.get(HouseholdEnrollmentService).saveAnswers(agent, { QuoteId: quoteId, ...answers });
  return true;
}

/** Enrolls, signs and submits a household of one with a short-term plan. */
export async function playSubmission(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
  health: Partial<HealthAnswers>,
): Promise<void> {
  if (!(await playEnrollment(app, agent, quoteId, health))) {
    return;
  }
  const { AmountDue } = await signEnrollment(app, agent, quoteId);
  const paymentAmount = AmountDue!;
  await app.get(SubmissionService).submit(agent, quoteId, { paymentAmount, finish: async () => {} });
}

/** As if the carrier had answered none of the calls. */
export const playSilence = (app: INestApplicationContext, quoteId: number): Promise<void> =>
  app.get(Transactions).run((tx) => app.get(SubmissionOutcomeService).giveUp(tx, quoteId));
