import type { Coverage } from '#shared/plans/plan-codes';
import { ALL_PLANS_QUERY } from '#shared/plans/selection.record';
import type { Wire } from '#shared/records/field';

export function coveragesLeftOut({ updateDental, updateVision }: Wire<typeof ALL_PLANS_QUERY>): Coverage[] {
  return [
    ...(updateDental === 'false' ? (['dental'] as const) : []),
    ...(updateVision === 'false' ? (['vision'] as const) : []),
  ];
}
