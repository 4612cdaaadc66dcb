import { addDays, type IsoDate } from '#shared/dates/iso-date';

export const WINDOW_BACKWARDS = 'From is later than To. Choose an earlier From or a later To.';

/** Both ends count. */
export interface ReportWindow {
  from: IsoDate;
  to: IsoDate;
}

/** The days of a report; what was not given is filled in: until today, for so many days. No day that was given is moved. */
export function reportWindow(given: { from?: IsoDate; to?: IsoDate }, today: IsoDate, days: number): ReportWindow {
  const to = given.to ?? today;
  return { from: given.from ?? addDays(to, 1 - days), to };
}

/** @returns the message to show, or null */
export const windowProblem = ({ from, to }: ReportWindow): string | null => (from > to ? WINDOW_BACKWARDS : null);
