import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { Instant } from '../../components/Instant.tsx';
import type { ReportColumn } from '../report.ts';

/** From when the quote was to count. */
export const EFFECTIVE_DATE: ReportColumn<{ EffectiveDate: string }> = {
  source: 'EffectiveDate',
  label: 'Effective date',
  isSortable: true,
  render: ({ EffectiveDate }) => formatDayWithoutZeros(EffectiveDate),
};

/** When it failed. */
export const ERROR_DATE: ReportColumn<{ ErrorDate: string }> = {
  source: 'ErrorDate',
  label: 'Error',
  isSortable: true,
  render: ({ ErrorDate }) => <Instant at={ErrorDate} />,
};
