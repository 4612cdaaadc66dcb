import { IsBooleanString, IsOptional } from 'class-validator';
import { GROUP_QUOTE, GROUP_QUOTE_COUNTS, type GroupQuoteRow } from '#shared/sales/group-quote.record';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { showsApprovalTime } from '#shared/sales/shown-approval';
import { toInstant } from '../../platform/database/raw-values.ts';
import { answerOf } from '../../platform/http/body-of.ts';
import { ErrorReportQueryDto } from '../error-reports/error-reports.dto.ts';
import type { StoredQueueRow } from './group-quotes.repository.ts';

export class GroupQuoteAnswer extends answerOf(GROUP_QUOTE) {}
export class GroupQuoteCountsAnswer extends answerOf(GROUP_QUOTE_COUNTS) {}

/** GET /api/sales/GetGroupQuotes; the days are those of the error report. */
export class GroupQuotesQueryDto extends ErrorReportQueryDto {
  /** true: the error report of groups instead of the queue. */
  @IsOptional()
  @IsBooleanString()
  isErrorReport?: string;
}

export const toGroupQuoteRow = (row: StoredQueueRow, agents: string[]): GroupQuoteRow => ({
  Id: row.id,
  Name: row.name,
  GroupId: row.groupId,
  GroupName: row.groupName,
  GroupEnterpriseId: row.groupEnterpriseId,
  QuoteType: row.quoteType,
  Status: row.status,
  QuoteStatus: groupStatusLabel(row.status, 'internal'),
  EffectiveDate: row.effectiveDate,
  RenewalDate: row.renewalDate,
  SubmittedDate: wireInstant(row.submittedAt),
  ApprovalTime: showsApprovalTime(row.status) ? wireInstant(row.approvedAt) : null,
  AssignedToFullname: row.assignedToFullname,
  AssignedToUsername: row.assignedToUsername,
  AssignedAt: wireInstant(row.assignedAt),
  AgentRepliedAt: wireInstant(row.agentRepliedAt),
  ModifiedAt: toInstant(row.modifiedAt).toISOString(),
  Agents: agents,
  Members: Number(row.members),
});

const wireInstant = (raw: Date | string | null): string | null => raw && toInstant(raw).toISOString();
