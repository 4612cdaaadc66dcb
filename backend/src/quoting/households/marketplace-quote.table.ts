import type { IsoDate } from '#shared/dates/iso-date';
import type { DataMatchingIssue } from '#shared/marketplace/marketplace.record';
import { Quote } from '../quotes/quote.table.ts';
import { day, flag, instant, json, refers, stored, text } from '../../platform/database/stored.ts';

/** What the marketplace decided about a household, besides its tax credit and cost-sharing level, which individual_quotes has. */
export class MarketplaceQuote extends stored('marketplace_quotes', {
  quoteId: refers(() => Quote, 'CASCADE').key(),
  /** Of the visit that ended with the consumer. */
  visitReference: text(43),
  consumerId: text(40).index(),
  applicationId: text(40),
  /** On which coverage may begin. */
  effectiveDates: json<IsoDate[]>(),
  verificationPending: flag(),
  verificationDueDate: day().orNull(),
  /** What the household has to prove; null: nothing. */
  dataMatching: json<DataMatchingIssue[]>().orNull(),
  /** UTC. */
  fetchedAt: instant(),
  /** Of the enrollment; null until there is one. */
  policyId: text(40).orNull(),
}) {}
