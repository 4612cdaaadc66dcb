import type { DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';

/** An action about which nothing is known but whom to call, and why. */
export const BLANK_ACTION: Omit<DailyAction, 'Kind' | 'Name' | 'Phone'> = {
  ContractId: null,
  QuoteId: null,
  Member: null,
  Deadline: null,
  DaysLeft: null,
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
};
