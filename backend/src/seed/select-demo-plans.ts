import { In, type EntityManager } from 'typeorm';
import type { MetalTier } from '#shared/plans/plan-codes';
import { PlansRepository } from '../catalogue/plans/plans.repository.ts';
import { RatesCache } from '../catalogue/plans/rates-cache.ts';
import { BusinessRulesRepository } from '../platform/business-rules/business-rules.repository.ts';
import { RulesService } from '../platform/business-rules/rules.service.ts';
import { Clock } from '../platform/clock.ts';
import { CacheVersions } from '../platform/database/cache-versions.ts';
import { CensusMember } from '../quoting/group-census/census-member.table.ts';
import { priceChosenPlans } from '../quoting/plan-selection/chosen-plans.ts';
import { QuotePlan } from '../quoting/quote-plans/quote-plan.table.ts';
import { type OfferedPlan, QuotePricingService } from '../quoting/quote-plans/quote-pricing.service.ts';
import { countPremium } from '../quoting/quote-plans/quote-premiums.repository.ts';
import { SelectionRepository } from '../quoting/quote-plans/selection.repository.ts';
import { Quote } from '../quoting/quotes/quote.table.ts';
import type { GroupQuote } from '../quoting/quotes/quotes.repository.ts';

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
