import type { HsaPlan } from '#shared/plans/hsa';
import type { Plan } from './plan.entity.ts';

/** What of a plan decides about a health savings account. Files say "IsHSAEligible" of designs: it is stored as the kind. */
export const hsaPlanOf = ({
  market,
  metalTier,
  planKind,
  tier1,
}: Pick<Plan, 'market' | 'metalTier' | 'planKind' | 'tier1'>): HsaPlan => ({
  market,
  metalTier,
  isClaimed: planKind === 'HSA',
  deductibleCents: tier1.deductibleIndividualCents,
  outOfPocketCents: tier1.outOfPocketIndividualCents,
});
