import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import type { MetalTier } from '#shared/plans/plan-codes';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { addRows } from '../platform/database/add-rows.ts';
import { PlansRepository } from '../catalogue/plans/plans.repository.ts';
import { RatesCache } from '../catalogue/plans/rates-cache.ts';
import { BusinessRulesRepository } from '../platform/business-rules/business-rules.repository.ts';
import { RulesService } from '../platform/business-rules/rules.service.ts';
import { Clock } from '../platform/clock.ts';
import { CacheVersions } from '../platform/database/cache-versions.ts';
import { Agent } from '../platform/people/agent.table.ts';
import { User } from '../platform/people/user.table.ts';
import { CensusMember } from '../quoting/group-census/census-member.table.ts';
import { countMembers } from '../quoting/group-census/census.repository.ts';
import { GroupAgent } from '../quoting/groups/group-agent.table.ts';
import { Group } from '../quoting/groups/group.table.ts';
import { priceChosenPlans } from '../quoting/plan-selection/chosen-plans.ts';
import { QuotePlan } from '../quoting/quote-plans/quote-plan.table.ts';
import { countPremium } from '../quoting/quote-plans/quote-premiums.repository.ts';
import { type OfferedPlan, QuotePricingService } from '../quoting/quote-plans/quote-pricing.service.ts';
import { SelectionRepository } from '../quoting/quote-plans/selection.repository.ts';
import { QuoteAgent } from '../quoting/quotes/quote-agent.table.ts';
import { QuoteEvent } from '../quoting/quotes/quote-event.table.ts';
import { Quote } from '../quoting/quotes/quote.table.ts';
import type { GroupQuote } from '../quoting/quotes/quotes.repository.ts';
import type { NewMember } from './demo-census.ts';
import { DAY_MS } from './demo-clock.ts';
import type { DemoEmployer } from './demo-groups.ts';

/** Who a demo group belongs to. */
export interface DemoOwner {
  agentIds: readonly number[];
  userId: number;
  /** Somebody of the internal staff, for what agents may not do. */
  staffUserId: number;
}

/** Finds an employer's agents by their source ids, and the user of the first, or any user. */
export async function demoOwners(database: DataSource): Promise<(employer: DemoEmployer) => DemoOwner> {
  const agents = await database.manager.find(Agent);
  const users = await database.manager.find(User, { order: { id: 'ASC' } });
  return ([, , , , , , ...srcAgentIds]) => {
    const agentIds = srcAgentIds.map((id) => agents.find(({ srcAgentId }) => srcAgentId === id)!.id);
    const user = users.find(({ agentId }) => agentId === agentIds[0]) ?? users[0]!;
    const staff = users.find(({ agentId }) => agentId === null) ?? user;
    return { agentIds, userId: user.id, staffUserId: staff.id };
  };
}

/** The employer with its agents. `more` is what only some groups have: a number, a renewal date, flags. */
export async function insertDemoGroup(
  tx: EntityManager,
  [name, addressLine1, city, postalCode, countyFips, totalEligibleEmployees]: DemoEmployer,
  { agentIds, userId }: DemoOwner,
  { changedAt, ...more }: Partial<Group> & { changedAt: Date },
): Promise<Group> {
  const county = MICHIGAN_COUNTIES.find(({ fips }) => fips === countyFips)!;
  const group = await tx.save(Group, {
    name,
    addressLine1,
    city,
    stateCode: 'MI',
    postalCode,
    county: county.name,
    countyFips,
    rateArea: county.rateArea,
    totalEligibleEmployees,
    createdByUserId: userId,
    createdAt: changedAt,
    modifiedAt: changedAt,
    activityAt: changedAt,
    ...more,
  });
  await addRows(
    tx,
    GroupAgent,
    agentIds.map((agentId, index) => ({ groupId: group.id, agentId, position: index + 1, activityAt: changedAt })),
  );
  return group;
}

export type DemoQuote = Pick<Quote, 'groupId' | 'name' | 'status' | 'effectiveDate' | 'modifiedAt'> & Partial<Quote>;

/** A quote with its agents, its census, and the moves that led to its status, a day apart. @returns its id */
export async function insertDemoQuote(
  tx: EntityManager,
  quote: DemoQuote,
  people: readonly NewMember[],
  { agentIds, userId, staffUserId }: DemoOwner,
): Promise<number> {
  // Proposals are made by the product itself once it runs: see playDemo.
  const status = quote.status === 'CreatedProposal' ? 'Quoting' : quote.status;
  const { modifiedAt } = quote;
  const moves = movesTo(status);
  const at = (index: number) => new Date(modifiedAt.getTime() - (moves.length - 1 - index) * DAY_MS);
  const { id: quoteId } = await tx.save(Quote, {
    quoteType: 'SmallGroupNewBusiness' as const,
    readOnlyReason: status === 'Approved' ? SIGNED : 0,
    createdByUserId: userId,
    createdAt: at(0),
    statusAt: modifiedAt,
    censusChangedAt: modifiedAt,
    ...quote,
    status,
  });
  await addRows(
    tx,
    QuoteAgent,
    agentIds.map((agentId, index) => ({ quoteId, agentId, position: index + 1 })),
  );
  const ids = { agent: userId, staff: staffUserId, system: null };
  await addRows(
    tx,
    QuoteEvent,
    moves.map(([toStatus, fromStatus, by, why], index) => ({
      quoteId,
      fromStatus,
      toStatus,
      userId: ids[by],
      at: at(index),
      why,
    })),
  );
  await addRows(
    tx,
    CensusMember,
    people.map((person) => ({ ...person, quoteId, rowKey: randomUUID() })),
  );
  await countMembers(tx, quoteId);
  return quoteId;
}

const SIGNED = 4;

type Move = readonly [to: QuoteStatus, from: QuoteStatus | null, by: 'agent' | 'staff' | 'system', why: string];

/** Who moves a quote to a status, and what the history says of it: the words of the product's own moves. */
const MOVES: readonly Move[] = [
  ['EditingCensus', null, 'agent', 'quote created'],
  ['Quoting', 'EditingCensus', 'agent', 'census approved'],
  ['Enrolling', 'Quoting', 'agent', 'enrollment started'],
  ['SignatureRequired', 'Enrolling', 'system', 'all parts complete'],
  ['Complete', 'SignatureRequired', 'agent', 'signed and submitted'],
  ['Approved', 'Complete', 'staff', 'approve'],
  ['FailedEnrollment', 'Complete', 'system', 'the enrollment could not be completed'],
  ['PendingPassive', 'Quoting', 'staff', 'passive renewal requested'],
  ['PassivelyRenewed', 'PendingPassive', 'system', 'renewed on the replacement plans'],
  ['PassiveRenewalFailure', 'PendingPassive', 'system', 'the replacement plans could not be selected'],
];

/** All moves from the beginning. */
function movesTo(status: QuoteStatus | null): Move[] {
  const move = MOVES.find(([to]) => to === status);
  return move ? [...movesTo(move[1]), move] : [];
}

const MEDICAL_PLANS = 3;

type Choose = (offered: readonly OfferedPlan[]) => readonly OfferedPlan[];

/** Three medical plans far apart, of different deductibles and others in every quote, and a dental one. @param tier null = any */
export const spreadPlans =
  (quoteId: number, tier: MetalTier | null): Choose =>
  (offered) => {
    const of = (coverage: string) => offered.filter(({ plan }) => plan.coverage === coverage);
    const medical = of('medical').filter(
      ({ plan }) => plan.planKind !== 'HBC' && (tier === null || plan.metalTier === tier),
    );
    const step = Math.floor(medical.length / (MEDICAL_PLANS + 1)) + 1;
    const chosen = medical.filter((_, index) => index % step === quoteId % step).slice(0, MEDICAL_PLANS);
    return [...chosen, ...of('dental').slice(0, 1)];
  };

/** The plans of these names; a name that is not offered to the group is left out. */
export const namedPlans =
  (names: readonly string[]): Choose =>
  (offered) =>
    names.flatMap((name) => offered.find(({ plan }) => plan.displayName === name) ?? []);

/** Chooses plans for a demo quote, priced as the product prices them. */
export async function selectPlans(
  tx: EntityManager,
  quoteId: number,
  { pricedAt, choose }: { pricedAt: Date; choose: Choose },
): Promise<void> {
  const database = tx.connection;
  const versions = new CacheVersions(database);
  const pricing = new QuotePricingService(
    new PlansRepository(database, versions),
    new RatesCache(database, versions),
    new RulesService(new BusinessRulesRepository(database), versions, new Clock()),
  );
  const selection = new SelectionRepository(database);
  const quote = (await tx.findOneOrFail(Quote, { where: { id: quoteId }, relations: { group: true } })) as GroupQuote;
  const members = await selection.listMembers(quoteId, tx);
  const offered = (await pricing.offered(quote, members)).filter(({ totalCents }) => totalCents !== null);
  const planIds = choose(offered).map(({ plan }) => plan.id);
  const rates = await pricing.rates(quote.effectiveDate);
  const plans = priceChosenPlans(planIds, { quote, members, offered, rates, pricedAt });
  await selection.store(tx, quoteId, { plans, members: [], assigned: [] });
  await countPremium(tx, quoteId);
}

/** Everybody who enrolls takes one of the chosen medical plans, household by household in turn. */
export async function assignDemoPlans(tx: EntityManager, quoteId: number): Promise<void> {
  const chosen = await tx.find(QuotePlan, {
    where: { quoteId, plan: { coverage: 'medical' } },
    order: { position: 'ASC' },
  });
  const members = await tx.findBy(CensusMember, { quoteId, medicalStatus: 'Enroll' });
  for (const [turn, { planId }] of chosen.entries()) {
    const ids = members.filter(({ employeeNumber }) => employeeNumber % chosen.length === turn).map(({ id }) => id);
    await tx.update(CensusMember, { id: In(ids) }, { assignedPlanId: planId });
  }
  await countPremium(tx, quoteId);
}
