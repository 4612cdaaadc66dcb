import { Quote } from '../quotes/quote.table.ts';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { cents, day, id, instant, int, refers, stored } from '../../platform/database/stored.ts';

/** A plan selected for a quote, with the quoted premium. Plain stored data. */
export class QuotePlan extends stored(
  'quote_plans',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    planId: refers(() => Plan, 'RESTRICT'),
    /** Order on screen and in documents, from 1. */
    position: int(),
    /** For the whole group, in whole cents. */
    monthlyRateCents: cents(),
    /** Date that the rates apply to: if the quote's date has changed since, they are out of date. */
    effectiveDate: day(),
    /** Rating area of the rates: the group may have moved since. */
    rateArea: int(),
    /** UTC. */
    pricedAt: instant(),
  },
  { uniques: [['quoteId', 'planId']] },
) {}
