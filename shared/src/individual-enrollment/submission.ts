import type { IsoDate } from '#shared/dates/iso-date';

/** The business rules by their keys. */
export interface FirstPaymentRules {
  FirstPaymentExceptionStartDate: IsoDate | null;
  FirstPaymentExceptionEndDate: IsoDate | null;
}

/** An enrollment can be submitted without its first payment. Spec 001 section 9; an empty end means that there is none. */
export const isFirstPaymentExcepted = (
  { FirstPaymentExceptionStartDate: first, FirstPaymentExceptionEndDate: last }: FirstPaymentRules,
  today: IsoDate,
): boolean => first !== null && today >= first && (last === null || today <= last);
