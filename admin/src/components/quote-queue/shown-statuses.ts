import type { QuoteStatus } from '#shared/quotes/quote-status';

/** A status by which a queue can be filtered, with its name for staff. */
export interface StatusChoice {
  id: QuoteStatus;
  name: string;
}

/** The selected statuses on one line: each by name, or their number; with none selected, every status is shown. */
export function shownStatuses(chosen: readonly QuoteStatus[], choices: readonly StatusChoice[]): string {
  const names = chosen.map((status) => choices.find(({ id }) => id === status)?.name ?? status);
  return names.length === 0 ? 'Any' : names.length > 3 ? `${names.length} statuses` : names.join(', ');
}
