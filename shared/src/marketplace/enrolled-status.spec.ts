import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import { enrolledStatus } from '#shared/marketplace/enrolled-status';

describe('enrolledStatus', () => {
  const DAY = isoDate('2026-12-20');
  it.each`
    isSpecial | isPending | dueDate | status
    ${false}  | ${false}  | ${null} | ${'Complete'}
    ${false}  | ${true}   | ${null} | ${'Complete'}
    ${true}   | ${false}  | ${null} | ${'Complete'}
    ${true}   | ${true}   | ${DAY}  | ${'PendingSEVerification'}
    ${true}   | ${true}   | ${null} | ${null}
  `('special: $isSpecial, pending: $isPending, due $dueDate: $status', ({ isSpecial, isPending, dueDate, status }) => {
    const enrolled = {
      ApplicationId: 'A-1',
      PolicyId: 'P-1',
      SpecialEnrollmentVerificationPendingIndicator: isPending as boolean,
      SpecialEnrollmentVerificationDueDate: dueDate as IsoDate | null,
    };
    expect(enrolledStatus(enrolled, isSpecial as boolean)).toBe(status);
  });
});
