import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConsentKind } from '#shared/consents/consent-codes';
import { defaultUntil } from '#shared/consents/consent-rules';
import { agreedText } from '#shared/consents/consent-texts';
import { formatDay } from '#shared/formats/auto-date';
import { enrollingApplicants } from '#shared/marketplace/enroll-terms';
import type { FollowUpKind, FollowUpState } from '#shared/follow-ups/follow-up';
import type { EligibilityAnswer } from '#shared/marketplace/marketplace-payload';
import { FollowUpRemindersService } from '../book/follow-ups/follow-up-reminders.service.ts';
import { FollowUpsService } from '../book/follow-ups/follow-ups.service.ts';
import { HouseholdEnrollmentService } from '../enrollment/individual/household-enrollment.service.ts';
import { SubmitToMarketplaceService } from '../enrollment/marketplace/submit-to-marketplace.service.ts';
import { Env } from '../platform/config/env.ts';
import type { SessionUser } from '../platform/http/current-user.ts';
import { AgentsRepository } from '../platform/people/agents.repository.ts';
import { ConsentsService } from '../quoting/consents/consents.service.ts';
import { MarketplaceQuote } from '../quoting/households/marketplace-quote.table.ts';
import { MarketplaceQuotesService } from '../quoting/marketplace/marketplace-quotes.service.ts';
import { SandboxMarketplaceService } from '../simulators/marketplace/sandbox-marketplace.service.ts';
import { MarketplaceVisitsService } from '../quoting/marketplace/marketplace-visits.service.ts';
import type { IndividualQuote } from '../quoting/quotes/quotes.repository.ts';
import { DAY_MS, MINUTE_MS, type PlayedClock } from './demo-clock.ts';
import { choosePlans, signEnrollment, startEnrollment, userOf } from './play-households.ts';
import { unlessRefused } from './unless-refused.ts';

const AGENT = 'individualagent';
/** What the marketplace does not know. */
const REACHED = { EmailAddress: 'applicant@example.com', HomeNumber: '6165550142' } as const;

interface DemoConsumer {
  /** Of the sandbox: docs/marketplace-sandbox.md. */
  consumerId: string;
  /** Of the client. */
  name: string;
  /** Days ago. */
  begun: number;
  isSubmitted: boolean;
  /** How far proofs have come. */
  proofs?: Partial<Record<FollowUpKind, readonly FollowUpState[]>>;
}

/** What becomes of those submitted the sandbox answers once the server runs; the document says what. */
const CONSUMERS: readonly DemoConsumer[] = [
  {
    consumerId: '1000109',
    name: 'Joan Petoskey',
    begun: 3,
    isSubmitted: true,
    proofs: { Income: ['Received', 'Sent'] },
  },
  { consumerId: '1000107', name: 'Rosa Marchetti', begun: 2, isSubmitted: true },
  { consumerId: '1000126', name: 'Walter Nyberg', begun: 1.5, isSubmitted: true },
  { consumerId: '1000102', name: 'Clara Quist', begun: 1, isSubmitted: false, proofs: { Income: ['Received'] } },
  { consumerId: '1000110', name: 'Dennis Osei', begun: 0.3, isSubmitted: true },
  { consumerId: '1000134', name: 'Leila Farhat', begun: 0.2, isSubmitted: true },
];

/**
 * Lets an agent of the demo help households at the sandbox of the marketplace, from the consent to the review or the submission. The
 * server does not listen yet, so the sandbox is called without HTTP. Does nothing where there is a marketplace, or a quote of it.
 */
export async function playMarketplace(
  app: INestApplicationContext,
  clock: Pick<PlayedClock, 'at' | 'now'>,
): Promise<void> {
  if (app.get(Env).marketplaceUrl !== '' || (await app.get(DataSource).manager.exists(MarketplaceQuote))) {
    return;
  }
  const agent = await userOf(app, { username: AGENT });
  for (const consumer of CONSUMERS) {
    await unlessRefused(consumer.name, () => play(app, clock, { agent, consumer }));
  }
}

async function play(
  app: INestApplicationContext,
  clock: Pick<PlayedClock, 'at' | 'now'>,
  {
    agent,
    consumer: { consumerId, name, begun, isSubmitted, proofs = {} },
  }: { agent: SessionUser; consumer: DemoConsumer },
): Promise<void> {
  const begunAt = clock.now().getTime() - begun * DAY_MS;
  const after = <Result>(minutes: number, work: () => Promise<Result>) =>
    clock.at(new Date(begunAt + minutes * MINUTE_MS), work);
  const consentId = await after(0, () => recordCall(app, agent, { kind: 'Consent', quoteId: null, name }));
  const quote = await after(10, () => visit(app, agent, { consentId, consumerId }));
  await after(20, () => choosePlans(app, agent, quote));
  if (isSubmitted && !(await after(22, () => enterMembers(app, agent, quote.id)))) {
    return;
  }
  await after(24, () => followUp(app, agent, { quoteId: quote.id, proofs }));
  await after(25, () => recordCall(app, agent, { kind: 'Review', quoteId: quote.id, name }));
  if (isSubmitted) {
    await after(30, () => submit(app, agent, quote.id));
  }
}

/** The text was read to the client while the call was recorded. */
async function recordCall(
  app: INestApplicationContext,
  agent: SessionUser,
  { kind: Kind, quoteId: QuoteId, name: ConsumerName }: { kind: ConsentKind; quoteId: number | null; name: string },
): Promise<number> {
  const { Draft: draft } = await app.get(ConsentsService).list(agent, QuoteId);
  const { Agent, Reviewed, Today: GivenDay } = draft!;
  const Until = Kind === 'Consent' ? defaultUntil(GivenDay) : null;
  const given = { Kind, Until, ConsumerName, Way: 'Call' as const };
  return app.get(ConsentsService).record(agent, {
    ...given,
    ...{ QuoteId, Recording: `Call of ${ConsumerName} on ${formatDay(GivenDay)}`, GivenAt: null },
    ...{ RepresentativeName: null, RepresentativeRelationship: null },
    Text: agreedText({ ...given, Representative: null, Agent, GivenDay, Reviewed }),
  });
}

/** The whole tax credit is elected. */
async function visit(
  app: INestApplicationContext,
  agent: SessionUser,
  { consentId, consumerId }: { consentId: number; consumerId: string },
): Promise<IndividualQuote> {
  const sandbox = app.get(SandboxMarketplaceService);
  const begun = { AgentId: agent.srcAgentId!, ConsentId: consentId };
  const { reference, npnNumber } = await app.get(MarketplaceVisitsService).begin(agent, begun);
  const page = { Reference: reference, UserName: AGENT, NpnNumber: npnNumber, ReturnUrl: '/' };
  const opened = await sandbox.find(await sandbox.open(page));
  const ConsumerId = await sandbox.complete(opened!, consumerId);
  const eligibility = (await sandbox.eligibility({ ConsumerId, References: [reference] })) as EligibilityAnswer;
  const decided = await app.get(MarketplaceQuotesService).judge(
    {
      QuoteType: 'IndividualNewBusiness',
      EffectiveDate: null,
      Ffm: { ConsumerId, AptcElectedAmount: eligibility.AptcAmount },
    },
    { eligibility, consentId },
  );
  return app.get(MarketplaceQuotesService).open(agent, 'IndividualNewBusiness', decided);
}

/** Starts the enrollment of a household at the marketplace and enters what it asks; false where this database has no plan for it. */
async function enterMembers(app: INestApplicationContext, agent: SessionUser, quoteId: number): Promise<boolean> {
  const started = await startEnrollment(app, agent, quoteId);
  if (started === null) {
    return false;
  }
  const entered = started.Members.map((member) =>
    member.RelationshipToSubscriber === 'Self' ? { ...member, ...REACHED } : member,
  );
  await app.get(HouseholdEnrollmentService).saveMembers(agent, quoteId, { Members: entered, RemovedIds: [] });
  return true;
}

/** The client is told of what is still to be proved, where email can be sent, and what has come in is noted. */
async function followUp(
  app: INestApplicationContext,
  agent: SessionUser,
  { quoteId, proofs }: { quoteId: number; proofs: NonNullable<DemoConsumer['proofs']> },
): Promise<void> {
  const service = app.get(FollowUpsService);
  const { Rows, CanEmail } = await service.list(agent, null, { state: null, first: 0, count: 100 });
  for (const { Id, Kind, Email } of Rows.filter(({ QuoteId }) => QuoteId === quoteId)) {
    if (CanEmail && Email !== '') {
      await app.get(FollowUpRemindersService).remind(agent, Id);
    }
    for (const State of proofs[Kind] ?? []) {
      const { Version } = await service.find(agent, Id);
      await service.move(agent, Id, { State, Version });
    }
  }
}

/** Signs and submits it; the marketplace is asked once the server runs. */
async function submit(app: INestApplicationContext, agent: SessionUser, quoteId: number): Promise<void> {
  const { Quote, Members, Marketplace, MedicalPlan, AmountDue } = await signEnrollment(app, agent, quoteId);
  const [identity] = await app.get(AgentsRepository).listByIds([agent.agentId!]);
  const electedAPTCAmount = Quote.Ffm!.AptcElectedAmount;
  const request = {
    ...{ QuoteId: quoteId, ConsumerId: Marketplace!.ConsumerId, planId: MedicalPlan!.PlanId },
    ...{ agentId: identity!.srcAgentId, NpnNumber: identity!.npnNumber },
    ...{ payment: AmountDue!, electedAPTCAmount },
    APTCAttestation: electedAPTCAmount > 0,
    applicants: enrollingApplicants(Marketplace!, Members),
  };
  await app.get(SubmitToMarketplaceService).submit(agent, request, async () => {});
}
