import { type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { type ReportWindow, windowProblem } from '#shared/error-reports/report-window';
import { DATE_INVALID } from '#shared/formats/auto-date';

export interface ChosenDays {
  fromDate?: string;
  toDate?: string;
}

/** Which days a list shows by those that were chosen; null = it has no bounds of its own, and not both were chosen. */
export type WindowOf = (given: { from?: IsoDate; to?: IsoDate }) => ReportWindow | null;

export const givenDays = ({ fromDate, toDate }: ChosenDays): { from?: IsoDate; to?: IsoDate } => {
  const [from, to] = [parseIsoDate(fromDate ?? ''), parseIsoDate(toDate ?? '')];
  return { ...(from && { from }), ...(to && { to }) };
};

/** What is wrong with a day among the filters of a list; that the days are the wrong way around is said at the first. */
export function dayFilterProblem(source: keyof ChosenDays, chosen: ChosenDays, windowOf: WindowOf): string | null {
  const typed = chosen[source] ?? '';
  if (typed !== '' && !parseIsoDate(typed)) {
    return DATE_INVALID;
  }
  const window = source === 'fromDate' ? windowOf(givenDays(chosen)) : null;
  return window && windowProblem(window);
}

/** Of a list without days of its own. */
export const bothDays: WindowOf = ({ from, to }) => (from && to ? { from, to } : null);
