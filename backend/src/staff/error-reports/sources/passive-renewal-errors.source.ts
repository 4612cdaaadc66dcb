import { PASSIVE_RENEWAL_ERROR, type PassiveRenewalErrorRow } from '#shared/error-reports/error-row.record';
import { reportDays } from '#shared/error-reports/error-reports';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { always, inGroup, type ReportSource } from '../report-source.ts';

/** Quotes whose passive renewal failed: by the last attempt of each, as long as the quote stands so. */
export const PASSIVE_RENEWAL_ERRORS: ReportSource<PassiveRenewalErrorRow> = {
  report: 'passive-renewal',
  rows: 'GetPassiveRenewalErrors',
  table: 'passive_renewals',
  joins: {
    quote: 'JOIN quotes quote ON quote.id = e.quoteId',
    grp: 'JOIN `groups` grp ON grp.id = e.groupId',
  },
  at: 'e.finishedAt',
  rowId: 'e.quoteId',
  ofQuote: 'e.quoteId = ?',
  days: reportDays('passive-renewal'),
  orders: {
    ErrorDate: 'e.finishedAt',
    QuoteId: 'e.quoteId',
    GroupName: 'grp.name',
    EffectiveDate: 'quote.effectiveDate',
  },
  searched: [inGroup('e.groupId', 'name'), inGroup('e.groupId', 'groupEnterpriseId')],
  ...always(
    `e.outcome = 'Failed'
     AND EXISTS (SELECT 1 FROM quotes failed
       WHERE failed.id = e.quoteId AND failed.status = 'PassiveRenewalFailure' AND failed.isDeleted = 0)
     AND NOT EXISTS (SELECT 1 FROM passive_renewals later WHERE later.quoteId = e.quoteId AND later.id > e.id)`,
  ),
  fields: PASSIVE_RENEWAL_ERROR,
  columns: {
    QuoteId: 'e.quoteId',
    GroupId: 'e.groupId',
    GroupName: 'grp.name',
    GroupEnterpriseId: 'grp.groupEnterpriseId',
    EffectiveDate: 'quote.effectiveDate',
    ErrorDate: 'e.finishedAt',
    Attempts: '(SELECT COUNT(*) FROM passive_renewals attempt WHERE attempt.quoteId = e.quoteId)',
    Message: 'e.message',
    Status: 'quote.status',
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
