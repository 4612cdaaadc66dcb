import { IsBooleanString, IsOptional } from 'class-validator';
import type { GroupQuoteRow } from '#shared/contract/sales-groups';
import type { IsoDate } from '#shared/dates/iso-date';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { showsApprovalTime } from '#shared/sales/shown-approval';
import { toInstant } from '../../platform/database/raw-values.ts';
import type { RawReportQuery } from '../error-reports/error-report-query.ts';
import { ListQueryDto } from '../../platform/http/list-query.dto.ts';
import { WireDay } from '../../platform/http/validation.ts';
import type { StoredQueueRow } from './group-quotes.repository.ts';

/** GET /api/sales/GetGroupQuotes. */
export class GroupQuotesQueryDto extends ListQueryDto implements RawReportQuery {
  /** true: the error report of groups instead of the queue. */
  @IsOptional()
  @IsBooleanString()
  isErrorReport?: string;

  /** Of the error report. */
  @IsOptional()
  @WireDay()
  fromDate?: IsoDate;

  @IsOptional()
  @WireDay()
  toDate?: IsoDate;
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
