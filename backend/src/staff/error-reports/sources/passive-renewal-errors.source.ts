import { PASSIVE_RENEWAL_ERROR, type PassiveRenewalErrorRow } from '#shared/error-reports/error-row.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { reportDays } from '#shared/error-reports/error-reports';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { always, inGroup, type ReportSource } from '../report-source.ts';

interface StoredFailure {
  quoteId: number;
  groupId: number;
  groupName: string;
  groupEnterpriseId: string | null;
  effectiveDate: IsoDate;
  finishedAt: Date | string;
  attempts: number | string;
  message: string;
  status: QuoteStatus;
}

/** Quotes whose passive renewal failed: by the last attempt of each, as long as the quote stands so. */
export const PASSIVE_RENEWAL_ERRORS: ReportSource<StoredFailure, PassiveRenewalErrorRow> = {
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
  columns: {
    quoteId: 'e.quoteId',
    groupId: 'e.groupId',
    groupName: 'grp.name',
    groupEnterpriseId: 'grp.groupEnterpriseId',
    effectiveDate: 'quote.effectiveDate',
    finishedAt: 'e.finishedAt',
    attempts: '(SELECT COUNT(*) FROM passive_renewals attempt WHERE attempt.quoteId = e.quoteId)',
    message: 'e.message',
    status: 'quote.status',
  },
  toRow: (stored) => ({
    QuoteId: stored.quoteId,
    GroupId: stored.groupId,
    GroupName: stored.groupName,
    GroupEnterpriseId: stored.groupEnterpriseId,
    EffectiveDate: stored.effectiveDate,
    ErrorDate: toInstant(stored.finishedAt).toISOString(),
    Attempts: Number(stored.attempts),
    Message: stored.message,
    Status: stored.status,
  }),
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
