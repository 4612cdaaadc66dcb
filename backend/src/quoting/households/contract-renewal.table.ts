import { Plan } from '../../catalogue/plans/plan.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { cents, day, flag, instant, int, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** The contract that a household's quote renews, as it was when the quote was made. Plain stored data. */
export class ContractRenewal extends stored(
  'contract_renewals',
  {
    quoteId: refers(() => Quote, 'CASCADE').key(),
    contractNumber: text(20),
    facetsId: text(20).orNull(),
    /** That it is renewed for. */
    year: int(),
    /** First day of the contract. */
    contractDate: day(),
    /** The medical plan; null = not in the catalog. */
    planId: refers(() => Plan, 'RESTRICT').orNull(),
    /** As sold; '' = none. */
    planName: loose(255),
    /** A month; null = none. */
    aptcCents: cents().orNull(),
    fromFfm: flag(),
    /** Where the household lived, which rates today's premium. */
    county: loose(60),
    countyFips: text(5),
    /** 1 to 16. */
    rateArea: int(),
    /** UTC. */
    openedAt: instant(),
  },
  { indexes: [['contractNumber', 'year']] },
) {}
