import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays, addYears, isoDateOf, type IsoDate } from '#shared/dates/iso-date';
import { eventQuestion } from '#shared/eligibility/event-questions';
import { individualDates } from '#shared/eligibility/individual-dates';
import { openEnrollmentYear } from '#shared/eligibility/open-enrollment';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { HEALTH_QUESTIONS } from '#shared/individual-enrollment/questions';
import { datesQuestion, type IndividualTerms } from '#shared/individuals/individual-terms';
import { audienceOf } from '#shared/roles/permissions';
import { EnrollmentPageService } from '../enrollment/individual/enrollment-page.service.ts';
import { HouseholdEnrollmentService } from '../enrollment/individual/household-enrollment.service.ts';
import { HouseholdSignatureService } from '../enrollment/signature/household-signature.service.ts';
import { EnrollQuoteService } from '../enrollment/starting-quotes/enroll-quote.service.ts';
import { SubmissionOutcomeService } from '../enrollment/submission/submission-outcome.service.ts';
import { SubmissionService } from '../enrollment/submission/submission.service.ts';
import { toSessionFacts, toSessionUser } from '../platform/account/session-user.ts';
import { RulesService } from '../platform/business-rules/rules.service.ts';
import { Clock } from '../platform/clock.ts';
import { Transactions } from '../platform/database/transactions.ts';
import type { SessionUser } from '../platform/http/current-user.ts';
import { User } from '../platform/people/user.table.ts';
import type { IndividualQuoteChange } from '../quoting/households/individual-editing.ts';
import { IndividualQuotesService } from '../quoting/households/individual-quotes.service.ts';
import { TaxCreditService } from '../quoting/household-offers/tax-credit.service.ts';
import { OfferedPlansService } from '../quoting/plan-selection/offered-plans.service.ts';
import { SelectedPlansService } from '../quoting/plan-selection/selected-plans.service.ts';
import { QuoteActionsService } from '../quoting/quote-actions/quote-actions.service.ts';
import { toRatedMember } from '../quoting/quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quoting/quote-plans/selection.repository.ts';
import { ExpireQuotesService } from '../quoting/quotes/expire-quotes.service.ts';
import { IndividualDetails } from '../quoting/quotes/individual-details.table.ts';
import { termsOfQuote } from '../quoting/quotes/quote-terms.ts';
import { Quotes, type IndividualQuote } from '../quoting/quotes/quotes.repository.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type PlayedClock } from './demo-clock.ts';
import {
  DEMO_HOUSEHOLDS,
  type DemoHousehold,
  type DemoMember,
  EXPIRED,
  LAST_YEARS_HOUSEHOLD,
} from './demo-households.ts';
import { unlessRefused } from './unless-refused.ts';

/** Somebody of the demo, as a session would know them. */
export async function userOf(app: INestApplicationContext, where: FindOptionsWhere<User>): Promise<SessionUser> {
  const user = await app.get(DataSource).manager.findOneOrFail(User, { where, relations: { agent: true } });
  return toSessionUser(toSessionFacts(user), await app.get(RulesService).inForce());
}

/**
 * Lets the product itself start, change, delete and expire quotes of households, on the days on which people would have done it. Leaves
 * out what could not be quoted on its day; does nothing where there are some already.
 */
export async function playHouseholds(app: INestApplicationContext, clock: PlayedClock): Promise<void> {
  if (await app.get(DataSource).manager.exists(IndividualDetails)) {
    return;
  }
  const today = clock.today();
  await unlessRefused(nameOf(LAST_YEARS_HOUSEHOLD), () => playLastYear(app, clock, today));
  for (const household of DEMO_HOUSEHOLDS) {
    await unlessRefused(nameOf(household), () => play(app, clock, { household, today }));
  }
  await expire(app, clock, addDays(today, -EXPIRED));
}

function nameOf({ people }: Pick<DemoHousehold, 'people'>): string {
  const [first = '', last = ''] = people[0] ?? [];
  return `${first} ${last}`.trim() || 'without a name';
}

/** Agents could not quote an open enrollment whose days the rules no longer name; staff could. */
async function playLastYear(app: INestApplicationContext, clock: PlayedClock, today: IsoDate): Promise<void> {
  const year = openEnrollmentYear(today) - 1;
  const staff = await userOf(app, { username: 'sales' });
  const { srcAgentId } = await userOf(app, { username: LAST_YEARS_HOUSEHOLD.agent });
  const begunAt = new Date(detroitMidnight(isoDateOf(year - 1, 11, 20)).getTime() + 10 * HOUR_MS);
  await clock.at(begunAt, () => begin(app, staff, { household: LAST_YEARS_HOUSEHOLD, today, agents: [srcAgentId!] }));
  await expire(app, clock, isoDateOf(year, 9, 1));
}

const expire = (app: INestApplicationContext, clock: PlayedClock, night: IsoDate): Promise<void> =>
  clock.at(detroitMidnight(night), () => app.get(ExpireQuotesService).expireAll(new AbortController().signal));

async function play(
  app: INestApplicationContext,
  clock: PlayedClock,
  { household, today }: { household: DemoHousehold; today: IsoDate },
): Promise<void> {
  const { agent, begun, taxReturn, hasPlans, enrolls, deleted } = household;
  const user = await userOf(app, { username: agent });
  const now = clock.now().getTime();
  const after = <Result>(minutes: number, work: () => Promise<Result>) =>
    clock.at(new Date(now - begun * DAY_MS + minutes * MINUTE_MS), work);
  const quote = await after(0, () => begin(app, user, { household, today, agents: [] }));
  if (!quote) {
    return;
  }
  const { id } = quote;
  if (taxReturn) {
    await after(5, () => enterTaxReturn(app, user, id, taxReturn));
  }
  if (hasPlans) {
    await after(15, () => choosePlans(app, user, quote));
  }
  if (enrolls) {
    await after(25, async () => {
      const isEntered = await enterApplication(app, user, { quoteId: id, isDenied: enrolls === 'denied' });
      if (isEntered && enrolls !== 'entered') {
        const { AmountDue } = await signEnrollment(app, user, id);
        await app.get(SubmissionService).submit(user, id, { paymentAmount: AmountDue!, finish: async () => {} });
      }
    });
  }
  if (enrolls === 'unanswered') {
    // As if the carrier had answered none of the calls.
    const giveUp = () => app.get(Transactions).run((tx) => app.get(SubmissionOutcomeService).giveUp(tx, id));
    await after(50, giveUp);
  }
  if (deleted !== undefined) {
    const { version: Version } = await app.get(Quotes).find(user, id);
    const deletedAt = new Date(now - deleted * DAY_MS);
    await clock.at(deletedAt, () => app.get(QuoteActionsService).delete(user, id, { Version }));
  }
}

/** null where no day could be chosen. */
async function begin(
  app: INestApplicationContext,
  user: SessionUser,
  { household, today, agents }: { household: Omit<DemoHousehold, 'begun'>; today: IsoDate; agents: string[] },
): Promise<IndividualQuote | null> {
  const { shortTerm, place, people } = household;
  const terms = termsOf(household, today);
  const day = app.get(Clock).today();
  const rules = await app.get(RulesService).inForce();
  const { Default } = individualDates(datesQuestion(terms), {
    today: day,
    audience: audienceOf(user.permissions),
    rules,
  });
  // On the first day that may be chosen.
  const EffectiveDate = shortTerm ? addDays(day, shortTerm[1]) : Default;
  if (!EffectiveDate) {
    return null;
  }
  const [FullPostalCode, CountyFips] = place;
  return app.get(IndividualQuotesService).create(user, {
    ...terms,
    QuoteType: 'IndividualNewBusiness',
    EffectiveDate,
    AssociatedAgents: agents.map((SrcAgentId) => ({ SrcAgentId })),
    Address: { FullPostalCode, CountyFips },
    Census: people.map((person) => memberOf(person, today)),
  });
}

function termsOf(
  { special, shortTerm }: Pick<DemoHousehold, 'special' | 'shortTerm'>,
  today: IsoDate,
): Required<IndividualTerms> {
  const [event, daysAgo] = special ?? [null, 0];
  const hasPriorCoverage = event !== null && eventQuestion(event)?.answers.PriorCoverage;
  return {
    IndividualPlanType: shortTerm ? 'ShortTerm' : 'Permanent',
    EnrollmentType: shortTerm ? null : event ? 'Special' : 'Open',
    QualifyingEventReason: event,
    EventDate: event && addDays(today, -daysAgo),
    EventAnswer: hasPriorCoverage ? 'PriorCoverage' : null,
    CoverageLength: shortTerm?.[0] ?? null,
  };
}

/** What is left out is unknown. A birthday in about half a year: nobody changes age at the effective date. */
const memberOf = ([FirstName, LastName, age, more]: DemoHousehold['people'][number], today: IsoDate): DemoMember =>
  ({
    Id: 0,
    RelationshipToSubscriber: 'Self',
    FirstName,
    LastName,
    DateOfBirth: addDays(addYears(today, -age), -180),
    MedicalStatus: 'Enroll',
    DentalStatus: 'Enroll',
    VisionStatus: 'Enroll',
    Tobacco: false,
    ...(more?.Tobacco && { LastTobaccoUse: addDays(today, -20) }),
    Disabled: false,
    ...more,
  }) as DemoMember;

/** The whole tax credit is elected. */
async function enterTaxReturn(
  app: INestApplicationContext,
  user: SessionUser,
  quoteId: number,
  { size, income, isCreditElected }: NonNullable<DemoHousehold['taxReturn']>,
): Promise<void> {
  const change = async (sent: Partial<IndividualQuoteChange>) => {
    const { version: Version } = await app.get(Quotes).find(user, quoteId);
    return app.get(IndividualQuotesService).change(user, { Id: quoteId, Version, ...sent });
  };
  const entered = await change({ Household: { Size: size, AnnualIncome: income } });
  if (isCreditElected) {
    const people = (await app.get(SelectionRepository).listMembers(quoteId)).map(toRatedMember);
    const estimate = await app.get(TaxCreditService).estimateOf(termsOfQuote(entered), people);
    await change({ Ffm: { AptcElectedAmount: estimate?.MaxAptc ?? 0, IsMaximum: true, ElectedReason: null } });
  }
}

/** One plan of each kind of coverage that anyone enrolls in. */
export async function choosePlans(
  app: INestApplicationContext,
  user: SessionUser,
  { id }: IndividualQuote,
): Promise<void> {
  const quote = await app.get(Quotes).of('household').find(user, id);
  const offered = (await app.get(OfferedPlansService).list(quote)).filter(({ RatesLoaded }) => RatesLoaded);
  const isShortTerm = quote.individual.planType === 'ShortTerm';
  const people = await app.get(SelectionRepository).listMembers(id);
  const isWanted = (status: 'dentalStatus' | 'visionStatus') => people.some((person) => person[status] === 'Enroll');
  const chosen = [
    offered.find(({ IsMedical, MetalTier }) => IsMedical && (isShortTerm || MetalTier === 'Silver')),
    offered.find(({ IsDental }) => IsDental && isWanted('dentalStatus')),
    offered.find(({ IsVision }) => IsVision && isWanted('visionStatus')),
  ];
  await app.get(SelectedPlansService).put(user, id, {
    SelectedPlanIds: chosen.flatMap((plan) => plan?.PlanId ?? []),
    SelectedBefore: null,
    AssignedPlanForMembers: [],
    IsRequestForCreateProposal: false,
    RenewCurrentPlans: null,
  });
}

/** Starts the enrollment of a household; null where this database has no plan for it. */
export async function startEnrollment(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
): Promise<EnrollmentPageResponse | null> {
  const quoted = await app.get(Quotes).of('household').find(agent, quoteId);
  if ((await app.get(SelectedPlansService).findSelected(agent, quoted)).Problems.length > 0) {
    return null;
  }
  await app.get(EnrollQuoteService).enroll(agent, quoteId, { Version: quoted.version });
  return app.get(EnrollmentPageService).find(agent, quoteId);
}

/** What completes an applicant of Kent County. The SSN is that of an advertisement, which belongs to nobody. */
const APPLICANT = {
  Gender: 'F',
  SSN: '219-09-9999',
  EmailAddress: 'applicant@example.com',
  HomeNumber: '6165550142',
} as const;
const ASKED_OF_PERMANENT = { Race: 'WHIT', Ethnicity: 'NOTH', PrimaryCareProviderAutoAssign: true } as const;
const STREET = '418 Fulton St E';

/** Starts the enrollment of a household of one and enters what it asks, but no documents; false where it could not be started. */
async function enterApplication(
  app: INestApplicationContext,
  agent: SessionUser,
  { quoteId, isDenied }: { quoteId: number; isDenied: boolean },
): Promise<boolean> {
  const started = await startEnrollment(app, agent, quoteId);
  if (started === null) {
    return false;
  }
  const isShortTerm = started.Quote.Individual.IndividualPlanType === 'ShortTerm';
  const Members = started.Members.map((member) => ({
    ...{ ...member, ...APPLICANT, ...(!isShortTerm && ASKED_OF_PERMANENT) },
    HomeAddress: { ...member.HomeAddress, AddressLine1: STREET },
  }));
  await app.get(HouseholdEnrollmentService).saveMembers(agent, quoteId, { Members, RemovedIds: [] });
  const healthy = Object.fromEntries(Object.keys(HEALTH_QUESTIONS).map((name) => [name, false]));
  const answers = { EnrolleesEligible: true, HasPedDental: true };
  const health = { ...healthy, HasDiabetes: isDenied };
  await app
    .get(HouseholdEnrollmentService)
    .saveAnswers(agent, { QuoteId: quoteId, ...answers, ...(isShortTerm && health) });
  return true;
}

export async function signEnrollment(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
): Promise<EnrollmentPageResponse> {
  const quote = await app.get(Quotes).of('household').find(agent, quoteId);
  await app.get(HouseholdSignatureService).sign(agent, quote, {
    request: { QuoteId: quoteId, SignedByName: agent.fullName, ApplicationEnteredConsent: true },
    finish: async () => {},
    ip: '127.0.0.1',
    userAgent: 'demo data',
  });
  return app.get(EnrollmentPageService).find(agent, quoteId);
}
