import { formatDay } from '#shared/formats/auto-date';
import { Instant } from '../../components/Instant.tsx';
import type { WorkColumn } from '../../work-table/work-column.ts';
import type { ResolveRepair } from '../report.ts';

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

/** Installed in the carrier system manually, outside this product. */
export const INSTALLED_BY_HAND: Omit<ResolveRepair<never>, 'address'> = {
  label: 'Mark installed',
  done: 'marked installed',
  hint: 'Marks it as installed in the carrier system and removes it from this report. Nothing is sent.',
};
