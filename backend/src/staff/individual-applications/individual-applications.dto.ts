import { individualStatusLabel } from '#shared/individuals/individual-status';
import { individualKind } from '#shared/individuals/individual-terms';
import {
  INDIVIDUAL_QUEUE_ROW,
  INDIVIDUAL_QUEUE_SEARCH,
  type IndividualQueueRow,
} from '#shared/sales/individual-application.record';
import { showsApprovalTime } from '#shared/sales/shown-approval';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { rowOf } from '../../platform/lists/row-of.ts';
import type { SelectedApplication } from './individual-queue.repository.ts';

export class IndividualQueueAnswer extends answerOf(INDIVIDUAL_QUEUE_ROW) {}
export class IndividualQueueSearchBody extends bodyOf(INDIVIDUAL_QUEUE_SEARCH) {}

/** With its kind, its status label and its agents. */
export const toIndividualQueueRow = (
  { planType, enrollmentType, isFfm, ...quote }: SelectedApplication,
  Agents: string[],
): IndividualQueueRow =>
  rowOf(INDIVIDUAL_QUEUE_ROW, {
    ...quote,
    Kind: individualKind({ IndividualPlanType: planType, EnrollmentType: enrollmentType, IsFfm: Boolean(isFfm) }),
    QuoteStatus: individualStatusLabel(quote.Status, 'sales'),
    ApprovalTime: showsApprovalTime(quote.Status) ? quote.ApprovalTime : null,
    Agents,
  });
