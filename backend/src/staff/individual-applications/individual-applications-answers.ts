import { individualStatusLabel } from '#shared/individuals/individual-status';
import { INDIVIDUAL_QUEUE_ROW, type IndividualQueueRow } from '#shared/sales/individual-application.record';
import { showsApprovalTime } from '#shared/sales/queue-views';
import { rowOf } from '../../platform/lists/row-of.ts';
import { kindOf } from '../../quoting/households/terms-columns.ts';
import type { SelectedApplication } from './individual-queue.repository.ts';

/** With its kind, its status label and its agents. */
export const toIndividualQueueRow = (quote: SelectedApplication, Agents: string[]): IndividualQueueRow =>
  rowOf(INDIVIDUAL_QUEUE_ROW, {
    ...quote,
    Kind: kindOf(quote),
    QuoteStatus: individualStatusLabel(quote.Status, 'sales'),
    ApprovalTime: showsApprovalTime(quote.Status) ? quote.ApprovalTime : null,
    Agents,
  });
