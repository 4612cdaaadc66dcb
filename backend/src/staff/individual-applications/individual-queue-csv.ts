import { formatDay } from '#shared/formats/auto-date';
import { INDIVIDUAL_QUEUE_ROW } from '#shared/sales/individual-application.record';
import { csvColumns } from '../../platform/lists/csv-columns.ts';

/** Every column that the queue can show; times in Detroit's time zone, as on the screen. */
export const INDIVIDUAL_QUEUE_COLUMNS = csvColumns(INDIVIDUAL_QUEUE_ROW, [
  'FirstName',
  'LastName',
  ['QuoteId', 'Quote number'],
  'Name',
  'Kind',
  'QuoteStatus',
  'StatusAt',
  ['EffectiveDate', 'Effective date', formatDay],
  'SubmittedDate',
  'ApprovalTime',
  'Agents',
  ['AssignedToFullname', 'Assigned to'],
  'AssignedAt',
]);
