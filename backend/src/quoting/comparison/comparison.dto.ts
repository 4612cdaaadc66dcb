import { PLAN_COMPARISON } from '#shared/plans/selection.record';
import { bodyOf } from '../../platform/http/body-of.ts';

export class PlanComparison extends bodyOf(PLAN_COMPARISON) {}
