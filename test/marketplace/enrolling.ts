import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { EnrollmentPageResponse } from '../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import type { MarketplaceEnrollmentRequest } from '../../shared/src/marketplace/enroll.record.ts';
import { enrollingApplicants } from '../../shared/src/marketplace/enroll-terms.ts';
import type { TestApp } from '../support/app.ts';
import { recorded, REVIEW_BODY } from '../support/consent-builders.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { COMPLETE_APPLICANT, signHousehold } from '../support/submittable-household.ts';
import { startQuote, visit } from './visits.ts';

export const ENROLL = '/individual-health-insurance-api/api/ffmenrollment/enroll';

/** A plan of the marketplace on sale in Kent County for coverage in 2026 and 2027. @returns the ids by year */
export async function sellMarketplacePlans(app: TestApp): Promise<{ 2026: number; 2027: number }> {
  const silver = { market: 'Individual', metalTier: 'Silver', isOnExchange: true, isOffExchange: false } as const;
  const sell = async (businessYear: number) =>
    (
      await sellPlan(app.database, buildPlan({ ...silver, businessYear, displayName: `Silver ${businessYear}` }), {
        periodStart: `${businessYear}-01-01`,
        periodEnd: `${businessYear}-12-31`,
        rateOf: () => 40_000,
      })
    ).id;
  return { 2026: await sell(2026), 2027: await sell(2027) };
}

export interface ReadyQuote {
  id: number;
  /** What the page would send. */
  body: MarketplaceEnrollmentRequest;
}

interface Wanted {
  plans: { 2026: number; 2027: number };
  /** Dollars of tax credit a month. */
  elected?: number;
  /** Without the client's review, and the signature. */
  isReviewed?: boolean;
  isSigned?: boolean;
}

/** The enrollment page of a quote, as this user sees it. */
export const pageOfQuote = async (app: TestApp, user: User, id: number): Promise<EnrollmentPageResponse> =>
  (await (await app.as(user)).get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;

/** From the visit of the marketplace to the signature, through the API; 50 dollars of tax credit are elected unless said otherwise. */
export async function readyQuote(
  app: TestApp,
  agent: User,
  ConsumerId: string,
  { plans, elected = 50, isReviewed = true, isSigned = true }: Wanted,
): Promise<ReadyQuote> {
  const caller = await app.as(agent);
  await visit(app, agent, ConsumerId);
  const made = await startQuote(app, agent, ConsumerId, { elected });
  const { Id: id, Version, EffectiveDate } = made.body;
  const planId = String(EffectiveDate).startsWith('2027') ? plans[2027] : plans[2026];
  const selection = { SelectedPlanIds: [planId], AssignedPlanForMembers: [] };
  const chosen = await caller.put(`/api/plan/PutSelections/${id}`).send(selection);
  const begun = await caller.put(`/api/quote/Enroll/${id}`).send({ Version });
  const { Members } = await pageOfQuote(app, agent, id);
  const { EmailAddress, HomeNumber } = COMPLETE_APPLICANT;
  const complete = Members.map((member) =>
    member.RelationshipToSubscriber === 'Self' ? { ...member, EmailAddress, HomeNumber } : member,
  );
  const saved = await caller.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members: complete });
  if (isReviewed) {
    await reviewed(app, agent, id);
  }
  const signed = isSigned ? await signHousehold(app, agent, id) : { status: 200, body: null };
  if ([chosen, begun, saved, signed].some(({ status }) => status !== 200)) {
    throw new Error(`Not ready: ${JSON.stringify([made, chosen, begun, saved, signed].map(({ body }) => body))}`);
  }
  return { id, body: await bodyOf(app, agent, id) };
}

/** The client's review of the application as it is; the visit brought the consent. */
export async function reviewed(app: TestApp, agent: User, QuoteId: number): Promise<void> {
  await recorded(app, agent, { ...REVIEW_BODY, QuoteId });
}

/** What the page of this quote would send. */
export async function bodyOf(app: TestApp, agent: User, id: number): Promise<MarketplaceEnrollmentRequest> {
  const { srcAgentId, npnNumber } = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
  const { Members, Marketplace, MedicalPlan, AmountDue } = await pageOfQuote(app, agent, id);
  const { ElectedCredit: electedAPTCAmount } = Marketplace!;
  return {
    QuoteId: id,
    ConsumerId: Marketplace!.ConsumerId,
    agentId: srcAgentId,
    NpnNumber: npnNumber,
    planId: MedicalPlan!.PlanId,
    payment: AmountDue!,
    electedAPTCAmount,
    APTCAttestation: electedAPTCAmount > 0,
    applicants: enrollingApplicants(Marketplace!, Members),
  };
}

export const enrollAs = async (app: TestApp, user: User, body: object, key?: string) => {
  const request = (await app.as(user)).post(ENROLL);
  return (key === undefined ? request : request.set('Idempotency-Key', key)).send(body);
};
