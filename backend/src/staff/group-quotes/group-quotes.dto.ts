import { IsBooleanString, IsOptional } from 'class-validator';
import { GROUP_QUOTE, GROUP_QUOTE_COUNTS, type GroupQuoteRow } from '#shared/sales/group-quote.record';
import { GROUP_ERROR } from '#shared/error-reports/error-row.record';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { showsApprovalTime } from '#shared/sales/shown-approval';
import { rowOf } from '../../platform/lists/row-of.ts';
import { answerOf } from '../../platform/http/body-of.ts';
import { DayListQueryDto } from '../../platform/http/list-query.dto.ts';
import type { SelectedQuote } from './group-quotes.repository.ts';

export class GroupErrorAnswer extends answerOf(GROUP_ERROR) {}
export class GroupQuoteAnswer extends answerOf(GROUP_QUOTE) {}
export class GroupQuoteCountsAnswer extends answerOf(GROUP_QUOTE_COUNTS) {}

/** GET /api/sales/GetGroupQuotes; the days apply to the error report. */
export class GroupQuotesQueryDto extends DayListQueryDto {
  /** true: the error report of groups instead of the queue. */
  @IsOptional()
  @IsBooleanString()
  isErrorReport?: string;
}

/** With its status label and the agents of its group. */
export const toGroupQuoteRow = (quote: SelectedQuote, Agents: string[]): GroupQuoteRow =>
  rowOf(GROUP_QUOTE, {
    ...quote,
    QuoteStatus: groupStatusLabel(quote.Status, 'internal'),
    ApprovalTime: showsApprovalTime(quote.Status) ? quote.ApprovalTime : null,
    Agents,
  });
