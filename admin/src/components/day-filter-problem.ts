import { type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { type ReportWindow, windowProblem } from '#shared/error-reports/error-reports';
import { DATE_INVALID } from '#shared/formats/auto-date';

export interface ChosenDays {
  fromDate?: string;
  toDate?: string;
}

/** The dates a list shows, from the ones chosen; null = the list has no default dates, and not both were chosen. */
export type WindowOf = (given: { from?: IsoDate; to?: IsoDate }) => ReportWindow | null;

export const givenDays = ({ fromDate, toDate }: ChosenDays): { from?: IsoDate; to?: IsoDate } => {
  const [from, to] = [parseIsoDate(fromDate ?? ''), parseIsoDate(toDate ?? '')];
  return { ...(from && { from }), ...(to && { to }) };
};

/** The error of a list's date filter; reversed dates are reported at the first one. */
export function dayFilterProblem(source: keyof ChosenDays, chosen: ChosenDays, windowOf: WindowOf): string | null {
  const typed = chosen[source] ?? '';
  if (typed !== '' && !parseIsoDate(typed)) {
    return DATE_INVALID;
  }
  const window = source === 'fromDate' ? windowOf(givenDays(chosen)) : null;
  return window && windowProblem(window);
}

/** For a list without default dates. */
export const bothDays: WindowOf = ({ from, to }) => (from && to ? { from, to } : null);
