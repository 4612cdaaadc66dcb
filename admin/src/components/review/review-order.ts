/** The queue around the open quote, as far as it is loaded. */
export interface QueuePlace {
  /** Quotes of the page that is shown, in order. */
  ids: readonly number[];
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
}

export const NOT_IN_LIST = 'Not on this page of the list';

/** Where the next or previous quote is: on the page that is shown, at the edge of another one, or nowhere. */
export type Step = { quoteId: number } | { page: number; edge: 'first' | 'last' } | null;

/**
 * @param at the position of the open quote on its page, or the position that it had before it left the list: what followed it has moved
 * up into its place
 */
export function nextStep({ ids, page, perPage, total }: QueuePlace, quoteId: number, at: number): Step {
  const here = ids.indexOf(quoteId);
  const next = ids[here >= 0 ? here + 1 : Math.max(at, 0)];
  return next !== undefined ? { quoteId: next } : page * perPage < total ? { page: page + 1, edge: 'first' } : null;
}

export function previousStep({ ids, page }: QueuePlace, quoteId: number, at: number): Step {
  const here = ids.indexOf(quoteId);
  const previous = ids[(here >= 0 ? here : at) - 1];
  return previous !== undefined ? { quoteId: previous } : page > 1 ? { page: page - 1, edge: 'last' } : null;
}

/**
 * "3 of 12"; null once the quote has left the page that is shown. One that was opened by its address may not be on it at all: the next one is
 * then the first of the page.
 */
export function placeText({ ids, page, perPage, total }: QueuePlace, quoteId: number, at: number): string | null {
  const here = ids.indexOf(quoteId);
  return here < 0
    ? at < 0 && ids.length > 0
      ? NOT_IN_LIST
      : null
    : `${((page - 1) * perPage + here + 1).toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
}
