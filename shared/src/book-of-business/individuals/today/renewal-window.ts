import type { Rules } from '#shared/business-rules/rules';
import { type IsoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';

export interface RenewalWindow {
  /** The coverage year that contracts are renewed for. */
  year: number;
  /** Its first day, and the last day before it. */
  begins: IsoDate;
  lastDayBefore: IsoDate;
  /** The last day on which a contract can be renewed. */
  until: IsoDate;
}

/**
 * The window in which contracts are renewed for the year after the one it begins in: rules OEPContractRenewalBegin and -End, both included.
 * null outside it. Source: spec 002 section 2.
 */
export function renewalWindow(
  today: IsoDate,
  {
    OEPContractRenewalBegin: begin,
    OEPContractRenewalEnd: end,
  }: Pick<Rules, 'OEPContractRenewalBegin' | 'OEPContractRenewalEnd'>,
): RenewalWindow | null {
  if (begin === null || end === null || today < begin || today > end) {
    return null;
  }
  const year = yearOf(begin) + 1;
  return { year, begins: isoDateOf(year, 1, 1), lastDayBefore: isoDateOf(year - 1, 12, 31), until: end };
}
