import { GROUP_ERROR, type GroupErrorRow } from '#shared/error-reports/error-row.record';
import { reportDays } from '#shared/error-reports/error-reports';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { always, inGroup, type ReportSource } from '../report-source.ts';

/** Approved groups that the carrier system has not taken, or not with all their members. */
export const GROUP_ERRORS: ReportSource<GroupErrorRow> = {
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
  fields: GROUP_ERROR,
  columns: {
    GroupInstallId: 'e.id',
    QuoteId: 'e.quoteId',
    GroupId: 'e.groupId',
    GroupName: 'grp.name',
    GroupEnterpriseId: 'grp.groupEnterpriseId',
    QuoteType: 'quote.quoteType',
    EffectiveDate: 'quote.effectiveDate',
    ApprovalDate: 'e.approvedAt',
    ErrorDate: 'e.failedAt',
    ProcessedWithErrors: 'e.processedWithErrors',
    Status: 'e.status',
    Attempts: `(SELECT COUNT(*) FROM installation_attempts attempt
      WHERE attempt.installationId = e.id AND attempt.censusMemberId IS NULL)`,
    Message: 'e.message',
  },
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
