import { reportDays } from '#shared/error-reports/error-reports';
import { GROUP_ERROR, type GroupErrorRow } from '#shared/error-reports/error-row.record';
import { InstallationAttempt } from '../../../enrollment/installation/installation-attempt.table.ts';
import { Installation } from '../../../enrollment/installation/installation.table.ts';
import { sql, table } from '../../../platform/database/sql.ts';
import { csvColumns } from '../../../platform/http/list-rows.ts';
import { Group } from '../../../quoting/groups/group.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { always, inGroup, type ReportSource } from './report-source.repository.ts';

const e = table(Installation, 'e');
const quote = table(Quote, 'quote');
const grp = table(Group, 'grp');
const attempt = table(InstallationAttempt, 'attempt');

/** Approved groups that the carrier system has not accepted, or not with all their members. */
export const GROUP_ERRORS: ReportSource<GroupErrorRow> = {
  report: 'group',
  rows: 'GetGroupQuotes',
  table: e,
  joins: {
    quote: sql`JOIN ${quote} ON ${quote.id} = ${e.quoteId}`,
    grp: sql`JOIN ${grp} ON ${grp.id} = ${e.groupId}`,
  },
  at: e.failedAt,
  rowId: e.id,
  ofQuote: (quoteId) => sql`${e.quoteId} = ${quoteId}`,
  days: reportDays('group'),
  orders: {
    ErrorDate: e.failedAt,
    QuoteId: e.quoteId,
    GroupName: grp.name,
    EffectiveDate: quote.effectiveDate,
  },
  uniqueOrders: ['QuoteId'],
  searched: [inGroup(e.groupId, 'name')],
  ...always(sql`1 = 1`),
  resubmittable: sql`${e.processedWithErrors} = 0`,
  fields: GROUP_ERROR,
  columns: {
    GroupInstallId: e.id,
    QuoteId: e.quoteId,
    GroupId: e.groupId,
    GroupName: grp.name,
    GroupEnterpriseId: grp.groupEnterpriseId,
    QuoteType: quote.quoteType,
    EffectiveDate: quote.effectiveDate,
    ApprovalDate: e.approvedAt,
    ErrorDate: e.failedAt,
    ProcessedWithErrors: e.processedWithErrors,
    Status: e.status,
    Attempts: sql`(SELECT COUNT(*) FROM ${attempt}
      WHERE ${attempt.installationId} = ${e.id} AND ${attempt.censusMemberId} IS NULL)`,
    Message: e.message,
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
