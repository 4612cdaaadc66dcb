import { In, type EntityManager } from 'typeorm';
import type { MetalTier } from '#shared/plans/plan-codes';
import { CensusMember } from '../quoting/group-census/census-member.entity.ts';
import { CacheVersions } from '../platform/database/cache-versions.ts';
import { PlansRepository } from '../catalogue/plans/plans.repository.ts';
import { RatesCache } from '../catalogue/plans/rates-cache.ts';
import { priceChosenPlans } from '../quoting/plan-selection/chosen-plans.ts';
import { QuotePlan } from '../quoting/quote-plans/quote-plan.entity.ts';
import { type OfferedPlan, QuotePricingService } from '../quoting/quote-plans/quote-pricing.service.ts';
import { SelectionRepository } from '../quoting/quote-plans/selection.repository.ts';
import { Quote } from '../quoting/quotes/quote.entity.ts';
import type { GroupQuote } from '../quoting/quotes/quotes.repository.ts';

const MEDICAL_PLANS = 3;

/**
 * Chooses three medical plans and a dental one for a demo quote, priced as the product prices them.
 * @param tier null = of any metal tier
 */
export function selectDemoPlans(
  tx: EntityManager,
  quoteId: number,
  { pricedAt, tier }: { pricedAt: Date; tier: MetalTier | null },
): Promise<void> {
  return storeChoice(tx, quoteId, {
    pricedAt,
    choose: (offered) => {
      const medical = offered.filter(
        ({ plan }) =>
          plan.coverage === 'medical' && plan.planKind !== 'HBC' && (tier === null || plan.metalTier === tier),
      );
      const dental = offered.filter(({ plan }) => plan.coverage === 'dental').slice(0, 1);
      // Far apart, of different deductibles, and others in every quote.
      const step = Math.floor(medical.length / (MEDICAL_PLANS + 1)) + 1;
      return [...medical.filter((_, index) => index % step === quoteId % step).slice(0, MEDICAL_PLANS), ...dental];
    },
  });
}

/** Chooses the plans of these names; a name that is not offered to the group is left out. */
export const selectPlansByName = (
  tx: EntityManager,
  quoteId: number,
  { names, pricedAt }: { names: readonly string[]; pricedAt: Date },
): Promise<void> =>
  storeChoice(tx, quoteId, {
    pricedAt,
    choose: (offered) => names.flatMap((name) => offered.find(({ plan }) => plan.displayName === name) ?? []),
  });

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
}

interface Choice {
  pricedAt: Date;
  choose: (offered: readonly OfferedPlan[]) => readonly OfferedPlan[];
}

async function storeChoice(tx: EntityManager, quoteId: number, { pricedAt, choose }: Choice): Promise<void> {
  const database = tx.connection;
  const versions = new CacheVersions(database);
  const pricing = new QuotePricingService(new PlansRepository(database, versions), new RatesCache(database, versions));
  const selection = new SelectionRepository(database);
  const quote = (await tx.findOneOrFail(Quote, { where: { id: quoteId }, relations: { group: true } })) as GroupQuote;
  const members = await selection.listMembers(quoteId, tx);
  const offered = (await pricing.offered(quote, members)).filter(({ totalCents }) => totalCents !== null);
  const planIds = choose(offered).map(({ plan }) => plan.id);
  const rates = await pricing.rates(quote.effectiveDate);
  await selection.replace(tx, quoteId, priceChosenPlans(planIds, { quote, members, offered, rates, pricedAt }));
}
