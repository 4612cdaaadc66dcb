import { formatDay } from '#shared/formats/auto-date';
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
  ['EffectiveDate', 'Effective date', formatDay],
  ['RenewalDate', 'Renewal date', formatDay],
  'SubmittedDate',
  'ApprovalTime',
  ['AssignedToFullname', 'Assigned to'],
  'AssignedAt',
  'Agents',
  'Members',
  'ModifiedAt',
]);
