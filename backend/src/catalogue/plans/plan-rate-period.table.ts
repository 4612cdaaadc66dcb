import { Plan } from './plan.table.ts';
import { day, id, refers, stored } from '../../platform/database/stored.ts';

/**
 * A range of effective dates for which a plan's rates are filed: a quarter for small groups, a year for individuals.
 * The periods of one plan never overlap. Plain stored data.
 */
export class PlanRatePeriod extends stored(
  'plan_rate_periods',
  {
    id: id(),
    planId: refers(() => Plan, 'CASCADE'),
    /** First and last effective date that the rates apply to. */
    periodStart: day().index(),
    periodEnd: day(),
  },
  { uniques: [['planId', 'periodStart']] },
) {}
