import { addDays, type IsoDate } from '#shared/dates/iso-date';

export const WINDOW_BACKWARDS = 'From is later than To. Choose an earlier From or a later To.';

/** Both inclusive. */
export interface ReportWindow {
  from: IsoDate;
  to: IsoDate;
}

/** A report's dates with defaults filled in: until today, for the default number of days. Given dates are never changed. */
export function reportWindow(given: { from?: IsoDate; to?: IsoDate }, today: IsoDate, days: number): ReportWindow {
  const to = given.to ?? today;
  return { from: given.from ?? addDays(to, 1 - days), to };
}

/** @returns the message to show, or null */
export const windowProblem = ({ from, to }: ReportWindow): string | null => (from > to ? WINDOW_BACKWARDS : null);
