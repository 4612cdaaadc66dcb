import type { HsaPlan } from '#shared/plans/hsa';
import type { Plan } from './plan.table.ts';

/** What of a plan decides about a health savings account. */
export const hsaPlanOf = ({
  market,
  metalTier,
  isHsaClaimed,
  tier1,
}: Pick<Plan, 'market' | 'metalTier' | 'isHsaClaimed'> & { tier1: Costs }): HsaPlan => ({
  market,
  metalTier,
  isClaimed: isHsaClaimed,
  deductible: [tier1.deductibleIndividualCents, tier1.deductibleFamilyCents],
  outOfPocket: [tier1.outOfPocketIndividualCents, tier1.outOfPocketFamilyCents],
});

type Costs = Pick<
  Plan['tier1'],
  'deductibleIndividualCents' | 'deductibleFamilyCents' | 'outOfPocketIndividualCents' | 'outOfPocketFamilyCents'
>;
