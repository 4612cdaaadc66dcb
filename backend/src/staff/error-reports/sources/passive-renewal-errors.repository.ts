import { reportDays } from '#shared/error-reports/error-reports';
import { PASSIVE_RENEWAL_ERROR, type PassiveRenewalErrorRow } from '#shared/error-reports/error-row.record';
import { sql, table } from '../../../platform/database/sql.ts';
import { csvColumns } from '../../../platform/http/list-rows.ts';
import { Group } from '../../../quoting/groups/group.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { PassiveRenewal } from '../../../quoting/renewals/passive/passive-renewal.table.ts';
import { always, inGroup, type ReportSource } from './report-source.repository.ts';

const e = table(PassiveRenewal, 'e');
const quote = table(Quote, 'quote');
const grp = table(Group, 'grp');
const failed = table(Quote, 'failed');
const later = table(PassiveRenewal, 'later');
const attempt = table(PassiveRenewal, 'attempt');

/** Quotes whose passive renewal failed: the last attempt of each, as long as the quote has that status. */
export const PASSIVE_RENEWAL_ERRORS: ReportSource<PassiveRenewalErrorRow> = {
  report: 'passive-renewal',
  rows: 'GetPassiveRenewalErrors',
  table: e,
  joins: {
    quote: sql`JOIN ${quote} ON ${quote.id} = ${e.quoteId}`,
    grp: sql`JOIN ${grp} ON ${grp.id} = ${e.groupId}`,
  },
  at: e.finishedAt,
  rowId: e.quoteId,
  ofQuote: (quoteId) => sql`${e.quoteId} = ${quoteId}`,
  days: reportDays('passive-renewal'),
  orders: {
    ErrorDate: e.finishedAt,
    QuoteId: e.quoteId,
    GroupName: grp.name,
    EffectiveDate: quote.effectiveDate,
  },
  searched: [inGroup(e.groupId, 'name'), inGroup(e.groupId, 'groupEnterpriseId')],
  ...always(
    sql`${e.outcome} = 'Failed'
     AND EXISTS (SELECT 1 FROM ${failed}
       WHERE ${failed.id} = ${e.quoteId} AND ${failed.status} = 'PassiveRenewalFailure' AND ${failed.isDeleted} = 0)
     AND NOT EXISTS (SELECT 1 FROM ${later} WHERE ${later.quoteId} = ${e.quoteId} AND ${later.id} > ${e.id})`,
  ),
  resubmittable: sql`1 = 1`,
  fields: PASSIVE_RENEWAL_ERROR,
  columns: {
    QuoteId: e.quoteId,
    GroupId: e.groupId,
    GroupName: grp.name,
    GroupEnterpriseId: grp.groupEnterpriseId,
    EffectiveDate: quote.effectiveDate,
    ErrorDate: e.finishedAt,
    Attempts: sql`(SELECT COUNT(*) FROM ${attempt} WHERE ${attempt.quoteId} = ${e.quoteId})`,
    Message: e.message,
    Status: quote.status,
  },
  csvColumns: csvColumns(PASSIVE_RENEWAL_ERROR, [
    'QuoteId',
    'GroupName',
    'GroupEnterpriseId',
    'EffectiveDate',
    'Status',
    ['ErrorDate', 'Error', String],
    'Attempts',
    'Message',
  ]),
};
