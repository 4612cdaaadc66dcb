import { individualStatusLabel } from '#shared/individuals/individual-status';
import {
  INDIVIDUAL_QUEUE_ROW,
  INDIVIDUAL_QUEUE_SEARCH,
  type IndividualQueueRow,
} from '#shared/sales/individual-application.record';
import { INDIVIDUAL_QUOTE_COUNTS } from '#shared/sales/individual-review.record';
import { showsApprovalTime } from '#shared/sales/shown-approval';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { rowOf } from '../../platform/lists/row-of.ts';
import { kindOf } from '../../quoting/households/terms-columns.ts';
import type { SelectedApplication } from './individual-queue.repository.ts';

export class IndividualQueueAnswer extends answerOf(INDIVIDUAL_QUEUE_ROW) {}
export class IndividualQuoteCountsAnswer extends answerOf(INDIVIDUAL_QUOTE_COUNTS) {}
export class IndividualQueueSearchBody extends bodyOf(INDIVIDUAL_QUEUE_SEARCH) {}

/** With its kind, its status label and its agents. */
export const toIndividualQueueRow = (quote: SelectedApplication, Agents: string[]): IndividualQueueRow =>
  rowOf(INDIVIDUAL_QUEUE_ROW, {
    ...quote,
    Kind: kindOf(quote),
    QuoteStatus: individualStatusLabel(quote.Status, 'sales'),
    ApprovalTime: showsApprovalTime(quote.Status) ? quote.ApprovalTime : null,
    Agents,
  });
