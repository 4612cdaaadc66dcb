import { GROUP_ERROR, type GroupErrorRow } from '#shared/error-reports/error-row.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { reportDays } from '#shared/error-reports/error-reports';
import type { InstallationStatus } from '#shared/installation/installation-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { always, inGroup, type ReportSource } from '../report-source.ts';

interface StoredGroupError {
  id: number;
  quoteId: number;
  groupId: number;
  groupName: string;
  groupEnterpriseId: string | null;
  quoteType: GroupQuoteType;
  effectiveDate: IsoDate;
  approvedAt: Date | string;
  failedAt: Date | string;
  processedWithErrors: number;
  status: InstallationStatus;
  attempts: number | string;
  message: string;
}

/** Approved groups that the carrier system has not taken, or not with all their members. */
export const GROUP_ERRORS: ReportSource<StoredGroupError, GroupErrorRow> = {
  report: 'group',
  rows: 'GetGroupQuotes',
  table: 'installations',
  joins: {
    quote: 'JOIN quotes quote ON quote.id = e.quoteId',
    grp: 'JOIN `groups` grp ON grp.id = e.groupId',
  },
  at: 'e.failedAt',
  rowId: 'e.id',
  ofQuote: 'e.quoteId = ?',
  days: reportDays('group'),
  orders: {
    ErrorDate: 'e.failedAt',
    QuoteId: 'e.quoteId',
    GroupName: 'grp.name',
    EffectiveDate: 'quote.effectiveDate',
  },
  uniqueOrders: ['QuoteId'],
  searched: [inGroup('e.groupId', 'name')],
  ...always('1 = 1'),
  columns: {
    id: 'e.id',
    quoteId: 'e.quoteId',
    groupId: 'e.groupId',
    groupName: 'grp.name',
    groupEnterpriseId: 'grp.groupEnterpriseId',
    quoteType: 'quote.quoteType',
    effectiveDate: 'quote.effectiveDate',
    approvedAt: 'e.approvedAt',
    failedAt: 'e.failedAt',
    processedWithErrors: 'e.processedWithErrors',
    status: 'e.status',
    attempts: `(SELECT COUNT(*) FROM installation_attempts attempt
      WHERE attempt.installationId = e.id AND attempt.censusMemberId IS NULL)`,
    message: 'e.message',
  },
  toRow: (stored) => ({
    GroupInstallId: stored.id,
    QuoteId: stored.quoteId,
    GroupId: stored.groupId,
    GroupName: stored.groupName,
    GroupEnterpriseId: stored.groupEnterpriseId,
    QuoteType: stored.quoteType,
    EffectiveDate: stored.effectiveDate,
    ApprovalDate: toInstant(stored.approvedAt).toISOString(),
    ErrorDate: toInstant(stored.failedAt).toISOString(),
    ProcessedWithErrors: stored.processedWithErrors === 1,
    Status: stored.status,
    Attempts: Number(stored.attempts),
    Message: stored.message,
  }),
  csvColumns: csvColumns(GROUP_ERROR, [
    'QuoteId',
    'GroupName',
    'GroupEnterpriseId',
    'QuoteType',
    'EffectiveDate',
    ['ApprovalDate', 'Approved', String],
    ['ErrorDate', 'Error', String],
    'Status',
    'Attempts',
    'ProcessedWithErrors',
    'Message',
  ]),
};
