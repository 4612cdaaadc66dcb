import { MOST_SHARE_DAYS, SHARE_DAYS_PROBLEM, shareDaysProblem } from '#shared/proposals/share-link';
import type { Field } from '#shared/records/field';
import { whole } from '#shared/records/kinds';

/** The number of days for which a link is valid. */
export const SHARE_DAYS: Field<number> = {
  ...whole('Days', { min: 1, max: MOST_SHARE_DAYS, example: 14 }),
  problem: (value) => (typeof value === 'number' ? shareDaysProblem(value) : SHARE_DAYS_PROBLEM),
};
