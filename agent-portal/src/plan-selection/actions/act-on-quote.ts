import { ENROLL } from '#shared/quotes/quotes.calls';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { call } from '#web/http/calls';

/** An action on a quote as a whole. */
export type QuoteAction = 'Enroll' | 'ManualStatusUpdate';

export interface ActionDetails {
  Why?: string;
  /** Username of the colleague who has claimed the quote. */
  TakeOverFrom?: string;
}

export const actOnQuote = (
  action: QuoteAction,
  { Id, Version }: Pick<QuoteResponse, 'Id' | 'Version'>,
  more: ActionDetails = {},
): Promise<QuoteResponse> =>
  call(action === 'Enroll' ? ENROLL.enroll : ENROLL.manualStatusUpdate, { id: Id, body: { Version, ...more } });
