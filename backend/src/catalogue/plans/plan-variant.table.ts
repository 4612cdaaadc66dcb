import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { Plan, type TierCosts } from './plan.table.ts';
import { id, int, json, refers, stored } from '../../platform/database/stored.ts';

/**
 * A cost-sharing variant of a plan for individuals: the same plan at the same price, with lower costs for the member. The standard
 * variant (1) is the plan itself and has no row. Which variant a person gets is derived: `costSharingVariant` of shared/eligibility.
 * Source: 45 CFR 156.420. Plain stored data.
 */
export class PlanVariant extends stored(
  'plan_variants',
  {
    id: id(),
    planId: refers(() => Plan, 'CASCADE'),
    /** 2 to 6, the suffix of the filed id. */
    variant: int<CsrLevel>(),
    /** The insurer's share of the costs of an average member, in hundredths of a percent; null = not filed. */
    actuarialValueBasisPoints: int().orNull(),
    /** What a member pays in the preferred network. */
    tier1: json<TierCosts>(),
  },
  { uniques: [['planId', 'variant']] },
) {}
