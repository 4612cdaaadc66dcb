import { reloadPlans } from '../components/plan-browser/selection/use-selection-save.ts';
import { censusQuery, quoteQuery } from '../components/quote/quote-queries.ts';

/** After a save or a refusal. */
export const reloadGroupQuote = (quoteId: number): void =>
  reloadPlans(quoteId, [quoteQuery(quoteId).queryKey, censusQuery(quoteId).queryKey]);
