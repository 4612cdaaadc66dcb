import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { Instant } from '../../components/Instant.tsx';
import type { WorkColumn } from '../../work-table/work-column.ts';

/** The quote's effective date. */
export const EFFECTIVE_DATE: WorkColumn<{ EffectiveDate: string }> = {
  source: 'EffectiveDate',
  label: 'Effective date',
  width: 6.5,
  isSortable: true,
  render: ({ EffectiveDate }) => formatDayWithoutZeros(EffectiveDate),
};

/** When it failed. */
export const ERROR_DATE: WorkColumn<{ ErrorDate: string }> = {
  source: 'ErrorDate',
  label: 'Error',
  isSortable: true,
  render: ({ ErrorDate }) => <Instant at={ErrorDate} />,
};
