import { addDays, type IsoDate } from '#shared/dates/iso-date';

export const WINDOW_BACKWARDS = 'The first day of the report must not be after the last.';

/** Both ends count. */
export interface ReportWindow {
  from: IsoDate;
  to: IsoDate;
}

/** The days of a report; what was not given is filled in: until today, for so many days. */
export function reportWindow(given: { from?: IsoDate; to?: IsoDate }, today: IsoDate, days: number): ReportWindow {
  const to = given.to ?? (given.from && given.from > today ? given.from : today);
  return { from: given.from ?? addDays(to, 1 - days), to };
}

/** @returns the message to show, or null */
export const windowProblem = ({ from, to }: ReportWindow): string | null => (from > to ? WINDOW_BACKWARDS : null);
