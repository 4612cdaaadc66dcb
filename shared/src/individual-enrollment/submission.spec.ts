import { isoDate } from '#shared/dates/iso-date';
import { isFirstPaymentExcepted } from '#shared/individual-enrollment/submission';

it.each([
  ['before', '2026-12-09', false],
  ['on the first day', '2026-12-10', true],
  ['on the last day', '2026-12-20', true],
  ['after it', '2026-12-21', false],
])('the first payment can be left out within its window: %s', (_when, today, expected) => {
  const window = {
    FirstPaymentExceptionStartDate: isoDate('2026-12-10'),
    FirstPaymentExceptionEndDate: isoDate('2026-12-20'),
  };
  expect(isFirstPaymentExcepted(window, isoDate(today))).toBe(expected);
  const endless = { ...window, FirstPaymentExceptionEndDate: null };
  expect(isFirstPaymentExcepted(endless, isoDate('2030-01-01'))).toBe(true);
  const never = { FirstPaymentExceptionStartDate: null, FirstPaymentExceptionEndDate: null };
  expect(isFirstPaymentExcepted(never, isoDate(today))).toBe(false);
});
