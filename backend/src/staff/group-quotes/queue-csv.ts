import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { GROUP_QUOTE } from '#shared/sales/group-quote.record';
import { csvColumns } from '../../platform/lists/csv-columns.ts';

/** Every column that the queue can show; times in Detroit's time zone, as on the screen. */
export const QUEUE_COLUMNS = csvColumns(GROUP_QUOTE, [
  'GroupName',
  'GroupEnterpriseId',
  'Id',
  'Name',
  'QuoteType',
  'QuoteStatus',
  'StatusAt',
  ['EffectiveDate', 'Effective date', formatDayWithoutZeros],
  ['RenewalDate', 'Renewal date', formatDayWithoutZeros],
  'SubmittedDate',
  'ApprovalTime',
  ['AssignedToFullname', 'Assigned to'],
  'AssignedAt',
  'Agents',
  'Members',
  'ModifiedAt',
]);
