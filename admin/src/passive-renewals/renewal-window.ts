import { queryOptions } from '@tanstack/react-query';
import { readRules } from '#shared/business-rules/rules';
import { isInWindow, OUTSIDE_WINDOW } from '#shared/renewals/passive-renewal';
import { today } from '#web/inputs/today';
import { parametersQuery } from '../providers/parameters-query.ts';

/** The period for passive renewal, by the rules in force. */
export const renewalWindowQuery = queryOptions({
  ...parametersQuery,
  select: (parameters) => {
    const { PassiveRenewalStartDate: windowStart, PassiveRenewalEndDate: windowEnd } = readRules(parameters);
    return { windowStart, windowEnd };
  },
});

/** The premium increase, in percent, above which a group is marked. */
export const reviewPercentQuery = queryOptions({
  ...parametersQuery,
  select: (parameters) => readRules(parameters).PassiveRenewalReviewPercent,
});

/** Why nothing can be submitted now, or null. Null too while the rules are loading. */
export const windowProblem = (
  window: { windowStart: ReturnType<typeof today> | null; windowEnd: ReturnType<typeof today> | null } | undefined,
): string | null => (window && !isInWindow({ ...window, today: today() }) ? OUTSIDE_WINDOW : null);
