import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays, addYears, isoDateOf, type IsoDate } from '#shared/dates/iso-date';
import { individualDates } from '#shared/eligibility/individual-dates';
import { openEnrollmentYear } from '#shared/eligibility/open-enrollment';
import { datesQuestion, type IndividualTerms } from '#shared/individuals/individual-terms';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../platform/business-rules/rules.service.ts';
import { Clock } from '../platform/clock.ts';
import type { SessionUser } from '../platform/http/current-user.ts';
import { Agent } from '../platform/people/agent.table.ts';
import type { IndividualQuoteChange } from '../quoting/households/individual-editing.ts';
import { IndividualQuotesService } from '../quoting/households/individual-quotes.service.ts';
import { TaxCreditService } from '../quoting/household-offers/tax-credit.service.ts';
import { OfferedPlansService } from '../quoting/plan-selection/offered-plans.service.ts';
import { SelectedPlansService } from '../quoting/plan-selection/selected-plans.service.ts';
import { toRatedMember } from '../quoting/quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quoting/quote-plans/selection.repository.ts';
import { QuoteActionsService } from '../quoting/quote-actions/quote-actions.service.ts';
import { Quotes, type IndividualQuote } from '../quoting/quotes/quotes.repository.ts';
import { ExpireQuotesService } from '../quoting/quotes/expire-quotes.service.ts';
import { IndividualDetails } from '../quoting/quotes/individual-details.table.ts';
import { termsOfQuote } from '../quoting/quotes/quote-terms.ts';
import type { DemoClock } from './demo-clock.ts';
import { DAY_MS } from './demo-days.ts';
import {
  type DemoHousehold,
  demoHouseholds,
  type DemoMember,
  EXPIRED,
  LAST_YEARS_HOUSEHOLD,
} from './demo-households.ts';
import { userOf } from './demo-user.ts';
import { playEnrollment, playSilence, playSubmission } from './enrollment/play-submission.ts';

type PlayedClock = Pick<DemoClock, 'at' | 'now' | 'today'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Lets the product itself start, change, delete and expire quotes of households, on the days on which people would have done it. Leaves
 * out what could not be quoted on its day; does nothing where there are some already.
 */
export async function playHouseholds(app: INestApplicationContext, clock: PlayedClock): Promise<void> {
  if (await app.get(DataSource).manager.exists(IndividualDetails)) {
    return;
  }
  const today = clock.today();
  await playLastYear(app, clock, today);
  for (const household of demoHouseholds(today)) {
    await play(app, clock, { household, today });
  }
  await expire(app, clock, addDays(today, -EXPIRED));
}

/** Agents could not quote an open enrollment whose days the rules no longer name; staff could. */
async function playLastYear(app: INestApplicationContext, clock: PlayedClock, today: IsoDate): Promise<void> {
  const year = openEnrollmentYear(today) - 1;
  const staff = await userOf(app, { username: 'sales' });
  const { agentId } = await userOf(app, { username: LAST_YEARS_HOUSEHOLD.agent });
  const { srcAgentId } = await app.get(DataSource).manager.findOneByOrFail(Agent, { id: agentId! });
  const begunAt = new Date(detroitMidnight(isoDateOf(year - 1, 11, 20)).getTime() + 10 * HOUR_MS);
  await clock.at(begunAt, () => begin(app, staff, { household: LAST_YEARS_HOUSEHOLD, today, agents: [srcAgentId] }));
  await expire(app, clock, isoDateOf(year, 9, 1));
}

const expire = (app: INestApplicationContext, clock: PlayedClock, night: IsoDate): Promise<void> =>
  clock.at(detroitMidnight(night), () => app.get(ExpireQuotesService).expireAll(new AbortController().signal));

async function play(
  app: INestApplicationContext,
  clock: PlayedClock,
  { household, today }: { household: DemoHousehold; today: IsoDate },
): Promise<void> {
  const user = await userOf(app, { username: household.agent });
  const now = clock.now().getTime();
  const begunAt = now - household.begun * DAY_MS;
  const after = (minutes: number) => new Date(begunAt + minutes * MINUTE_MS);
  const quote = await clock.at(after(0), () => begin(app, user, { household, today, agents: [] }));
  if (!quote) {
    return;
  }
  const { taxReturn, hasPlans, enrolls, deleted } = household;
  if (taxReturn) {
    await clock.at(after(5), () => enterTaxReturn(app, user, quote.id, taxReturn));
  }
  if (hasPlans) {
    await clock.at(after(15), () => choosePlans(app, user, quote));
  }
  if (enrolls === 'entered') {
    await clock.at(after(25), () => playEnrollment(app, user, quote.id));
  } else if (enrolls) {
    const health = { HasDiabetes: enrolls === 'denied' };
    await clock.at(after(25), () => playSubmission(app, user, quote.id, health));
  }
  if (enrolls === 'unanswered') {
    await clock.at(after(50), () => playSilence(app, quote.id));
  }
  if (deleted !== undefined) {
    const { version: Version } = await app.get(Quotes).find(user, quote.id);
    const deletedAt = new Date(now - deleted * DAY_MS);
    await clock.at(deletedAt, () => app.get(QuoteActionsService).delete(user, quote.id, { Version }));
  }
}

/** null where no day could be chosen. */
async function begin(
  app: INestApplicationContext,
  user: SessionUser,
  { household, today, agents }: { household: Omit<DemoHousehold, 'begun'>; today: IsoDate; agents: string[] },
): Promise<IndividualQuote | null> {
  const { terms, place, people } = household;
  const unset = { EnrollmentType: null, QualifyingEventReason: null, EventDate: null, EventAnswer: null };
  const all = { ...unset, CoverageLength: null, ...terms };
  const EffectiveDate = await effectiveDateOf(app, user, all, household);
  if (!EffectiveDate) {
    return null;
  }
  const [FullPostalCode, CountyFips] = place;
  return app.get(IndividualQuotesService).create(user, {
    ...all,
    QuoteType: 'IndividualNewBusiness',
    EffectiveDate,
    AssociatedAgents: agents.map((SrcAgentId) => ({ SrcAgentId })),
    Address: { FullPostalCode, CountyFips },
    Census: people.map((person) => memberOf(person, today)),
  });
}

async function effectiveDateOf(
  app: INestApplicationContext,
  { permissions }: SessionUser,
  terms: IndividualTerms,
  { beginsAfter }: Pick<DemoHousehold, 'beginsAfter'>,
): Promise<IsoDate | null> {
  const day = app.get(Clock).today();
  const rules = await app.get(RulesService).inForce();
  const { Default } = individualDates(datesQuestion(terms), { today: day, audience: audienceOf(permissions), rules });
  return beginsAfter === undefined ? Default : addDays(day, beginsAfter);
}

/** The whole tax credit is elected. */
async function enterTaxReturn(
  app: INestApplicationContext,
  user: SessionUser,
  quoteId: number,
  { size, income, isCreditElected = false }: NonNullable<DemoHousehold['taxReturn']>,
): Promise<void> {
  const change = async (sent: Partial<IndividualQuoteChange>) => {
    const { version: Version } = await app.get(Quotes).find(user, quoteId);
    return app.get(IndividualQuotesService).change(user, { Id: quoteId, Version, ...sent });
  };
  const entered = await change({ Household: { Size: size, AnnualIncome: income } });
  if (isCreditElected) {
    const people = (await app.get(SelectionRepository).listMembers(quoteId)).map(toRatedMember);
    const estimate = await app.get(TaxCreditService).estimateOf(termsOfQuote(entered), people);
    await change({ Ffm: { AptcElectedAmount: estimate?.MaxAptc ?? 0, IsMaximum: true } });
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
    Disabled: false,
    ...more,
  }) as DemoMember;
