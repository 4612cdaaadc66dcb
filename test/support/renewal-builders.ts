import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Group } from '../../backend/src/quoting/groups/group.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import { QuotePricingService } from '../../backend/src/quoting/quote-plans/quote-pricing.service.ts';
import { priceChosenPlans } from '../../backend/src/quoting/plan-selection/chosen-plans.ts';
import { repeatGroups } from '../../backend/src/quoting/groups/group-activity.repository.ts';
import { countPremium } from '../../backend/src/quoting/quote-plans/quote-premiums.repository.ts';
import { SelectionRepository } from '../../backend/src/quoting/quote-plans/selection.repository.ts';
import type { GroupQuote } from '../../backend/src/quoting/quotes/quotes.repository.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { TestApp } from './app.ts';
import { buildMember } from './census-rows.ts';
import { insertGroup, insertQuote, type StoredGroupQuote } from './group-builders.ts';
import { buildPlan, sellPlan, type Terms } from './plan-builders.ts';

export const LAST_YEAR: Terms = { periodStart: '2026-01-01', periodEnd: '2026-03-31' };

/** The same plan in 2026 and 2027, $20 more expensive in 2027; sold in Kent County. */
export async function sellBothYears(
  app: TestApp,
  given: Partial<Plan> = {},
  terms: { then?: Terms; now?: Terms } = {},
): Promise<{ then: Plan; now: Plan }> {
  const then = await sellPlan(app.database, buildPlan({ ...given, businessYear: 2026 }), {
    ...LAST_YEAR,
    ...terms.then,
  });
  const { hiosPlanId, displayName } = then;
  const now = await sellPlan(app.database, buildPlan({ ...given, hiosPlanId, displayName, businessYear: 2027 }), {
    rateOf: (band) => 32_000 + band * 100,
    ...terms.now,
  });
  return { then, now };
}

export interface Renewal {
  group: Group;
  inForce: StoredGroupQuote;
  quote: StoredGroupQuote;
}

/**
 * This user's group with these plans since 1 January 2026, everyone in the first one, and a renewal quote for 1 January 2027 in
 * Quoting with the same people.
 */
export async function openRenewal(
  app: TestApp,
  user: User,
  plans: readonly Plan[],
  given: {
    group?: Partial<Group>;
    quote?: Partial<Quote>;
    people?: Partial<CensusMember>[];
    now?: Partial<CensusMember>[];
  } = {},
): Promise<Renewal> {
  const group = await insertGroup(app, user, { renewalDate: isoDate('2027-01-01'), ...given.group });
  const inForce = await insertQuote(app, user, {
    groupId: group.id,
    status: 'Approved',
    effectiveDate: isoDate('2026-01-01'),
  });
  const people = given.people ?? [{}];
  for (const person of people) {
    await app.insert(buildMember({ quoteId: inForce.id, assignedPlanId: plans[0]?.id ?? null, ...person }));
  }
  await choosePlans(app, inForce, plans);
  const quote = await insertQuote(app, user, {
    groupId: group.id,
    quoteType: 'SmallGroupRenewal',
    status: 'Quoting',
    renewalDate: isoDate('2027-01-01'),
    ...given.quote,
  });
  for (const person of given.now ?? people) {
    await app.insert(buildMember({ quoteId: quote.id, ...person }));
  }
  return { group, inForce, quote };
}

/** Stores plans for a quote, priced by the product. */
export async function choosePlans(app: TestApp, { id }: Quote, plans: readonly Plan[]): Promise<void> {
  const [pricing, selection] = [app.get(QuotePricingService), app.get(SelectionRepository)];
  app.get(PlansRepository).forget();
  app.get(RatesCache).forget();
  const { manager } = app.database;
  const quote = (await manager.findOneOrFail(Quote, { where: { id }, relations: { group: true } })) as GroupQuote;
  const members = await selection.listMembers(id);
  const offered = await pricing.offered(quote, members);
  const rates = await pricing.rates(quote.effectiveDate);
  const ids = plans.map((plan) => plan.id);
  const priced = priceChosenPlans(ids, { quote, members, offered, rates, pricedAt: new Date() });
  await selection.store(manager, id, { plans: priced, members: [], assigned: [] });
  await countPremium(manager, id);
  await repeatGroups(manager, quote.groupId);
}
