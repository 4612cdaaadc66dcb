import { HEALTH_QUESTIONS, type HealthAnswers, NO_HEALTH } from '#shared/individual-enrollment/questions';
import {
  acceptedStatus,
  AMOUNTS_CHANGED,
  BEING_SENT,
  FAILED,
  isShortTermDenied,
  outcomeWords,
  paymentProblem,
} from '#shared/individual-enrollment/submission-outcome';
import { ACTIVE_CONTRACT_CODE, ACTIVE_CONTRACT_TEXT } from '#shared/marketplace/enroll-refusals';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

const HEALTHY = Object.fromEntries(Object.keys(HEALTH_QUESTIONS).map((name) => [name, false])) as HealthAnswers;

describe('short-term coverage', () => {
  it('is denied for each condition and for more than six months, not for earlier coverage alone', () => {
    const denying = Object.keys(HEALTH_QUESTIONS).filter((name) => isShortTermDenied({ ...HEALTHY, [name]: true }));
    expect(denying).toEqual(Object.keys(HEALTH_QUESTIONS).filter((name) => name !== 'CoveredShortTerm'));
    expect([isShortTermDenied(HEALTHY), isShortTermDenied(NO_HEALTH)]).toEqual([false, false]);
  });
});

describe('what is due', () => {
  it.each([
    [100.1, 10_010, null],
    [0, 0, null],
    [100.09, 10_010, AMOUNTS_CHANGED],
    [100.11, 10_010, AMOUNTS_CHANGED],
    [100.101, 10_010, AMOUNTS_CHANGED],
  ])('of %s dollars for %s cents: %s', (amount, cents, problem) => {
    expect(paymentProblem(amount, cents)).toBe(problem);
  });

  it('is waited for once the carrier has accepted the application', () => {
    expect([acceptedStatus(1), acceptedStatus(0)]).toEqual(['PaymentPending', 'Complete']);
  });
});

describe('the message about a submission', () => {
  const words = (status: QuoteStatus) => outcomeWords({ status, isPending: false }, '(800) 555-0143');

  it('says what has become of it', () => {
    expect([words('Complete'), words('PaymentPending')]).toEqual([
      { Header: 'Thank you', Message: 'Enrollment successfully submitted.' },
      { Header: 'Thank you', Message: 'Enrollment successfully submitted.' },
    ]);
    expect(words('Rejected')).toEqual({
      Header: 'Short-term coverage denied',
      Message: expect.stringMatching(
        /did not meet our medical underwriting requirements or eligibility rules.*\(800\) 555-0143/,
      ),
    });
    expect(QUOTE_STATUSES.filter((status) => words(status) === FAILED)).toEqual([
      'Quoting',
      'Enrolling',
      'SignatureRequired',
      'FailedEnrollment',
    ]);
    expect(words('Pended').Message).toBe(ACTIVE_CONTRACT_TEXT);
    expect([words('Pended'), words('Declined'), words('Expired')].map(({ Header }) => Header)).toEqual([
      'Enrollment pended',
      'Enrollment declined',
      'Quote expired',
    ]);
    expect(words('PendingSEVerification')).toEqual({
      Header: 'Thank you',
      Message: expect.stringMatching(/pending verification by the marketplace.*full name and the application ID\.$/),
    });
    expect(words('Approved')).toEqual({ Header: 'Thank you', Message: 'This quote has already been submitted.' });
  });

  it('is that it is being sent until there is an answer', () => {
    expect(outcomeWords({ status: 'SignatureRequired', isPending: true }, '')).toBe(BEING_SENT);
  });

  it('stays pended while its plans are chosen again', () => {
    const refusalCode = ACTIVE_CONTRACT_CODE;
    for (const status of ['Quoting', 'Enrolling', 'SignatureRequired'] as const) {
      expect(outcomeWords({ status, isPending: false, refusalCode }, '').Header).toBe('Enrollment pended');
    }
    expect(outcomeWords({ status: 'Complete', isPending: false, refusalCode }, '').Header).toBe('Thank you');
  });
});
