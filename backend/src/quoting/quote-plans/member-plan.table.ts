import type { TobaccoEffect } from '#shared/plans/rate-explanation';
import { CensusMember } from '../group-census/census-member.table.ts';
import { QuotePlan } from './quote-plan.table.ts';
import { cents, id, int, loose, refers, stored } from '../../platform/database/stored.ts';

/** The quoted cost of a member in a selected plan, with its explanation. Plain stored data. */
export class MemberPlan extends stored(
  'member_plans',
  {
    id: id(),
    quotePlanId: refers(() => QuotePlan, 'CASCADE'),
    memberId: refers(() => CensusMember, 'CASCADE'),
    /** Whole cents a month; 0 for a child beyond the third. */
    rateCents: cents(),
    /** Completed years on the effective date. */
    age: int(),
    /** Position in AGE_BANDS. */
    ageBand: int(),
    tobacco: loose<TobaccoEffect>(10),
    /** 4 for the fourth child under 21, who is not charged; null for charged members. */
    uncountedChild: int().orNull(),
  },
  { uniques: [['quotePlanId', 'memberId']] },
) {}
