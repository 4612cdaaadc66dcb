import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/** A missing last effective date, as sent over the wire. */
export const NO_EFFECTIVE_DATE = '0001-01-01';
/** The same as written by older systems. Source: spec 000 section 2, "Group BOB screen". */
const NO_EFFECTIVE_DATE_IN_WORDS = 'Jan 01, 0001';

interface BookDates {
  LastEffectiveDate: string;
  RenewalDate: IsoDate | null;
}

/**
 * The effective date that the book shows: the renewal date if the last effective date is the placeholder.
 *
 * @returns M/D/YYYY; empty if neither is known
 * Source: spec 000 section 2, "Group BOB screen".
 */
export const shownEffectiveDate = ({ LastEffectiveDate, RenewalDate }: BookDates): string =>
  formatDay(isPlaceholder(LastEffectiveDate) ? RenewalDate : LastEffectiveDate);

const isPlaceholder = (day: string): boolean => day.startsWith(NO_EFFECTIVE_DATE) || day === NO_EFFECTIVE_DATE_IN_WORDS;
