import { BLANK_ACTION } from '#shared/book-of-business/individuals/today/blank-action';
import type { DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { isoDate } from '#shared/dates/iso-date';

/** A contract of Ada Byron that is past due, with grace until December 31, 2026; the member is Theo. */
export const buildAction = (given: Partial<DailyAction> = {}): DailyAction => ({
  ...BLANK_ACTION,
  Kind: 'PastDue',
  ContractId: 'C1000',
  Name: { First: 'Ada', Last: 'Byron' },
  Phone: '6165550100',
  Member: { First: 'Theo', Last: 'Byron' },
  Deadline: isoDate('2026-12-31'),
  DaysLeft: 38,
  ...given,
});
