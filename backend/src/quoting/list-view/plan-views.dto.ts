import { PLAN_LIST_VIEW } from '#shared/plans/selection.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class PlanListViewBody extends bodyOf(PLAN_LIST_VIEW) {}
export class PlanListViewAnswer extends answerOf(PLAN_LIST_VIEW) {}
