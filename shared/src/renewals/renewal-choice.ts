/** Source: spec 002 section 5, word for word. */
export const NO_NEW_PLANS_WHEN_RENEWING = 'A group cannot add new plans when they choose to renew their current plans';
/** Ours. */
export const NOTHING_TO_RENEW = 'This group has no current plans that can be renewed. Choose plans from the list.';

/**
 * A group that renews its current plans is limited to their replacements; it may omit some of them.
 *
 * @param renewable ids of the plans that continue its current plans, or that are suggested for them
 * @returns the message to show, or null when the selection may be saved
 */
export function renewalChoiceProblem(selected: readonly number[], renewable: readonly number[]): string | null {
  if (renewable.length === 0) {
    return NOTHING_TO_RENEW;
  }
  return selected.every((planId) => renewable.includes(planId)) ? null : NO_NEW_PLANS_WHEN_RENEWING;
}
