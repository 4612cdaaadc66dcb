import { id, loose, refers, stored, text } from '../../platform/database/stored.ts';
import { Plan } from './plan.table.ts';

/** Applies to the whole state instead of one county. */
export const WHOLE_STATE = '';

/** The replacement of a plan in the next year. Plain stored data. A plan without rows keeps its filed id. */
export class PlanCrosswalk extends stored(
  'plan_crosswalks',
  {
    id: id(),
    /** The plan in the ending year. */
    fromPlanId: refers(() => Plan, 'CASCADE'),
    /** The plan in the next year; null = none to move to. */
    toPlanId: refers(() => Plan, 'CASCADE').orNull(),
    /** Five digits: this county only; WHOLE_STATE = everywhere else. */
    countyFips: text(5),
    /** A short description for display. */
    reason: loose(120),
  },
  { uniques: [['fromPlanId', 'countyFips']] },
) {}
