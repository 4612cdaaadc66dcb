import { formatDay } from '#shared/formats/auto-date';
import { daysBetween, detroitDay } from '#shared/dates/iso-date';
import { counted } from '#shared/formats/text';
import { today } from '#web/inputs/today';
import { Instant } from '../../components/Instant.tsx';
import type { WorkColumn } from '../../work-table/work-column.ts';

/** The quote's effective date. */
export const EFFECTIVE_DATE: WorkColumn<{ EffectiveDate: string }> = {
  source: 'EffectiveDate',
  label: 'Effective date',
  width: 6.5,
  isSortable: true,
  render: ({ EffectiveDate }) => formatDay(EffectiveDate),
};

/** When it failed. */
export const ERROR_DATE: WorkColumn<{ ErrorDate: string }> = {
  source: 'ErrorDate',
  label: 'Error',
  isSortable: true,
  render: ({ ErrorDate }) => <Instant at={ErrorDate} />,
};

export const QUOTE_NUMBER: WorkColumn<{ QuoteId: number }> = {
  source: 'QuoteId',
  label: 'Quote',
  width: 4.5,
  isSortable: true,
  isRight: true,
  render: ({ QuoteId }) => QuoteId,
};

export const ATTEMPTS: WorkColumn<{ Attempts: number }> = {
  source: 'Attempts',
  label: 'Attempts',
  width: 6,
  isRight: true,
  render: ({ Attempts }) => Attempts,
};

/** Since it failed last. */
export const ERROR_AGE: WorkColumn<{ ErrorDate: string }> = {
  source: 'ErrorAge',
  label: 'Age',
  width: 4.5,
  isRight: true,
  render: ({ ErrorDate }) => {
    const days = daysBetween(detroitDay(new Date(ErrorDate)), today());
    return days === 0 ? 'Today' : counted(days, 'day');
  },
};
