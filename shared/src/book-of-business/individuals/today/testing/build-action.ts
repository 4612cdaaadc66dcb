import type { DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { isoDate } from '#shared/dates/iso-date';

/** A contract of Ada Byron that is past due, with grace until December 31, 2026; the member is Theo. */
export const buildAction = (given: Partial<DailyAction> = {}): DailyAction => ({
  Kind: 'PastDue',
  ContractId: 'C1000',
  QuoteId: null,
  Name: { First: 'Ada', Last: 'Byron' },
  Phone: '6165550100',
  Member: { First: 'Theo', Last: 'Byron' },
  Deadline: isoDate('2026-12-31'),
  DaysLeft: 38,
  Birthday: null,
  EnrollFrom: null,
  EnrollUntil: null,
  AmountDue: null,
  TaxCredit: null,
  CsrLevelDescription: '',
  RenewalYear: null,
  Event: null,
  Status: null,
  IsFfm: false,
  DoctorName: '',
  DoctorProblem: null,
  ...given,
});
