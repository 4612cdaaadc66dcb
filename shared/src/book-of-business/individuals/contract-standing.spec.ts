import {
  isContractActive,
  NOTHING_UNPAID,
  paymentStatus,
  unpaidSince,
} from '#shared/book-of-business/individuals/contract-standing';
import { isoDate } from '#shared/dates/iso-date';

const TODAY = isoDate('2026-11-23');

describe('isContractActive on 23 November 2026', () => {
  it.each`
    IsActive | IsVoid   | ends            | active
    ${true}  | ${false} | ${null}         | ${true}
    ${true}  | ${false} | ${'2026-11-24'} | ${true}
    ${true}  | ${false} | ${'2026-11-23'} | ${true}
    ${true}  | ${false} | ${'2026-11-22'} | ${false}
    ${false} | ${false} | ${null}         | ${false}
    ${true}  | ${true}  | ${null}         | ${false}
  `('flag $IsActive, void $IsVoid, last day $ends: $active', ({ IsActive, IsVoid, ends, active }) => {
    expect(isContractActive({ IsActive, IsVoid, TerminationDate: ends }, TODAY)).toBe(active);
  });
});

describe('paymentStatus on 23 November 2026', () => {
  it.each`
    DueDate         | TotalAmountDue | CurrentSuspense | status
    ${'2026-11-22'} | ${100}         | ${0}            | ${'Past due'}
    ${'2026-11-23'} | ${100}         | ${0}            | ${'Current'}
    ${'2026-11-24'} | ${100}         | ${0}            | ${'Current'}
    ${'2026-11-22'} | ${100.1}       | ${100.1}        | ${'Current'}
    ${'2026-11-22'} | ${100.1}       | ${100.09}       | ${'Past due'}
    ${'2026-11-22'} | ${-5}          | ${0}            | ${'Current'}
    ${'2026-11-22'} | ${0}           | ${0}            | ${'Current'}
  `('$TotalAmountDue due on $DueDate, $CurrentSuspense in suspense: $status', ({ status, ...invoice }) => {
    expect(paymentStatus(invoice, TODAY)).toBe(status);
  });

  it('is Current without an invoice', () => {
    expect([paymentStatus(null, TODAY), unpaidSince(null)]).toEqual(['Current', NOTHING_UNPAID]);
  });
});
