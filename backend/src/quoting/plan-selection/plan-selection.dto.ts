import { PLAN, PLAN_BREAKDOWN, PLAN_RATE_BREAKDOWN, SELECTED_PLANS } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';
import { ALL_PLANS_QUERY, SELECTION } from '#shared/plans/selection.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class Selection extends bodyOf(SELECTION) {}
export class AllPlansQuery extends bodyOf(ALL_PLANS_QUERY) {}
export class PlanAnswer extends answerOf(PLAN) {}
export class SelectedPlansAnswer extends answerOf(SELECTED_PLANS) {}
export class PlanBreakdownAnswer extends answerOf(PLAN_BREAKDOWN) {}
export class PlanRateBreakdownAnswer extends answerOf(PLAN_RATE_BREAKDOWN) {}

export function coveragesLeftOut({ updateDental, updateVision }: AllPlansQuery): Coverage[] {
  return [
    ...(updateDental === 'false' ? (['dental'] as const) : []),
    ...(updateVision === 'false' ? (['vision'] as const) : []),
  ];
}
