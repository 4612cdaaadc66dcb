import type { GroupQuoteRow } from '#shared/sales/group-quote.record';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { GROUP_QUOTE_TYPE_LABELS } from '#shared/quotes/quote-type';
import type { CsvColumns } from '../../platform/http/csv-answer.ts';

export const QUEUE_CSV_NAME = 'groupQuotes.csv';

/** Every column that the queue can show; times by the clock in Detroit, as on the screen. */
export const QUEUE_COLUMNS: CsvColumns<GroupQuoteRow> = [
  ['Group', (row) => row.GroupName],
  ['Group number', (row) => row.GroupEnterpriseId ?? ''],
  ['Quote number', (row) => String(row.Id)],
  ['Quote', (row) => row.Name],
  ['Type', (row) => GROUP_QUOTE_TYPE_LABELS[row.QuoteType]],
  ['Status', (row) => row.QuoteStatus],
  ['Effective date', (row) => formatDayWithoutZeros(row.EffectiveDate)],
  ['Renewal date', (row) => formatDayWithoutZeros(row.RenewalDate)],
  ['Submitted', (row) => formatInstant(row.SubmittedDate)],
  ['Approval time', (row) => formatInstant(row.ApprovalTime)],
  ['Worked on by', (row) => row.AssignedToFullname ?? ''],
  ['Since', (row) => formatInstant(row.AssignedAt)],
  ['Agents', (row) => row.Agents.join(', ')],
  ['Members', (row) => String(row.Members)],
  ['Last change', (row) => formatInstant(row.ModifiedAt)],
];
