import type { QuoteResponse } from '#shared/quotes/quote.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

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
): Promise<QuoteResponse> => sendJson('PUT', `/api/quote/${action}/${Id}`, { Version, ...more }, IN_SCREEN);
