import { RENEWALS } from '#shared/renewals/renewals.calls';
import { query } from '#web/http/calls';

export const currentPlansQuery = (quoteId: number) => query(RENEWALS.currentAndSuggestedPlans, { quoteId });
