import type { RateDraftState, Rehearsal } from '#shared/rate-drafts/rate-draft.record';
import { counted } from '#shared/formats/text';

export const ALREADY_PUBLISHED = 'This draft has been published.';
export const ALREADY_DISCARDED = 'This draft has been discarded.';
export const STILL_PRICING = 'The book is still being priced with this draft.';
export const NOT_PRICED = 'Price the book with this draft before you publish it.';
export const PRICED_BEFORE_CHANGE =
  'Filed rates or plans have changed since the book was priced with this draft. Price it again.';
export const someFailed = (groups: number): string =>
  `${counted(groups, 'group')} could not be priced for a technical reason. Price the book again.`;
export const hasGaps = (gaps: number): string =>
  `The file is not complete: in ${counted(gaps, 'rating area')} of its plans, some ages have rates and others have none. Load the whole file.`;

/** What decides whether a draft can be published. */
export interface DraftFacts {
  state: RateDraftState;
  isPricing: boolean;
  /** null until the whole book is priced. */
  result: Pick<Rehearsal, 'Failed' | 'GapsTotal'> | null;
  /** Version of the filed rates and plans when the pricing began, and now. */
  pricedVersion: number | null;
  currentVersion: number;
}

/** Why nothing can be done with the draft any more. */
export const decidedProblem = (state: RateDraftState): string | null =>
  state === 'Published' ? ALREADY_PUBLISHED : state === 'Discarded' ? ALREADY_DISCARDED : null;

/**
 * Why the draft cannot be published. What is shown must be what publishing does, so it is refused once the filed rates have changed.
 * Groups that the draft leaves without rates do not refuse it: plans are withdrawn, and areas left, with every filing (45 CFR 147.106).
 */
export function publishProblem({ state, isPricing, result, pricedVersion, currentVersion }: DraftFacts): string | null {
  const decided = decidedProblem(state);
  if (decided !== null) {
    return decided;
  }
  if (isPricing || result === null) {
    return isPricing ? STILL_PRICING : NOT_PRICED;
  }
  if (pricedVersion !== currentVersion) {
    return PRICED_BEFORE_CHANGE;
  }
  if (result.Failed > 0) {
    return someFailed(result.Failed);
  }
  return result.GapsTotal > 0 ? hasGaps(result.GapsTotal) : null;
}
