import { BENEFIT_TEXT } from './plan-benefit.table.ts';
import { PlanVariant } from './plan-variant.table.ts';
import { id, refers, stored } from '../../platform/database/stored.ts';

/** One line of the benefit summary of a cost-sharing variant, which is a whole summary like the plan's own. Plain stored data. */
export class PlanVariantBenefit extends stored(
  'plan_variant_benefits',
  {
    id: id(),
    ...BENEFIT_TEXT,
    variantId: refers(() => PlanVariant, 'CASCADE'),
  },
  { uniques: [['variantId', 'position']] },
) {}
