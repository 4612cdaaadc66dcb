import { UPCOMING_RENEWAL } from '#shared/renewals/upcoming-renewal.record';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';

export const UPCOMING_COLUMNS = csvColumns(UPCOMING_RENEWAL, [
  'GroupName',
  'GroupEnterpriseId',
  'RenewalDate',
  'QuoteId',
  'QuoteStatus',
  'IsAcaGroup',
  'Agents',
  'CanRenew',
  'Standing',
  'Message',
  ['Renewed', 'Renewed', ({ At }: { At: string }) => At],
  ['Renewed', 'Renewed by', ({ By }: { By: string }) => By],
  'IsSubmitted',
  'Survey',
]);
