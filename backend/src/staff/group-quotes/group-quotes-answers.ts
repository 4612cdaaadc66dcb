import { groupStatusLabel } from '#shared/quotes/quote-status';
import { GROUP_QUOTE, type GroupQuoteRow } from '#shared/sales/group-quote.record';
import { showsApprovalTime } from '#shared/sales/queue-views';
import { rowOf } from '../../platform/lists/row-of.ts';
import type { SelectedQuote } from './group-quotes.repository.ts';

/** With its status label and the agents of its group. */
export const toGroupQuoteRow = (quote: SelectedQuote, Agents: string[]): GroupQuoteRow =>
  rowOf(GROUP_QUOTE, {
    ...quote,
    QuoteStatus: groupStatusLabel(quote.Status, 'internal'),
    ApprovalTime: showsApprovalTime(quote.Status) ? quote.ApprovalTime : null,
    Agents,
  });
