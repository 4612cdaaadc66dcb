import type { PlanListView } from '#shared/plans/selection.record';
import { Quote } from '../quotes/quote.table.ts';
import { instant, json, refers, stored } from '../../platform/database/stored.ts';

/** The last view of a quote's plan list: sort order and filters, no free text. Plain stored data. */
export class QuotePlanView extends stored('quote_plan_views', {
  quoteId: refers(() => Quote, 'CASCADE').key(),
  view: json<PlanListView>(),
  /** UTC. */
  savedAt: instant(),
}) {}
