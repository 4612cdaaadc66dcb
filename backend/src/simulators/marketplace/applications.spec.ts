import { isoDate } from '#shared/dates/iso-date';
import { verdictOf } from './applications.ts';
import { NAMED_CONSUMERS } from './named-consumers.ts';

const ENROLLED_ON = isoDate('2026-11-20');
const on = (today: string, consumerId: string) =>
  verdictOf(NAMED_CONSUMERS.get(consumerId)!, { enrolledOn: ENROLLED_ON, today: isoDate(today) });

describe('the verification of the sandbox', () => {
  it.each`
    consumerId   | today           | Status
    ${'1000147'} | ${'2026-11-20'} | ${'Pending'}
    ${'1000147'} | ${'2026-11-21'} | ${'Confirmed'}
    ${'1000148'} | ${'2026-11-20'} | ${'Pending'}
    ${'1000148'} | ${'2026-11-21'} | ${'NotConfirmed'}
    ${'1000107'} | ${'2027-11-21'} | ${'Pending'}
  `('of consumer $consumerId is $Status on $today', ({ consumerId, today, Status }) => {
    expect(on(today as string, consumerId as string)).toEqual({ Status, DueDate: '2026-12-20' });
  });
});
