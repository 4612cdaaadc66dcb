import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';

/** The two ways to save: one for new business, one for renewals. Spec 001 section 7. */
export type SaveRoute = 'new business' | 'renewal';

/** Our wording. */
export const SAVE_AS_RENEWAL = 'This quote is a renewal: its application is saved with PUT /api/enrollment.';
export const SAVE_AS_NEW =
  'This quote is new business: its application is saved with POST /api/enrollment/PostNewGroupEnrollment.';

export function wrongRouteProblem(route: SaveRoute, quoteType: QuoteType): string | null {
  if (isRenewal(quoteType)) {
    return route === 'renewal' ? null : SAVE_AS_RENEWAL;
  }
  return route === 'new business' ? null : SAVE_AS_NEW;
}
