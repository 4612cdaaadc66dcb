import { type IsoDate, isoDate } from '#shared/dates/iso-date';
import { attestationProblem, changedTerms, enrolledStatus, type EnrollTerms } from '#shared/marketplace/enroll-terms';

const CHANGED = ['The amounts have changed. Please review them.'];
const STORED: EnrollTerms = {
  ConsumerId: '1000102',
  agentId: 'A1001',
  NpnNumber: '1234567',
  planId: 7,
  payment: 287.03,
  electedAPTCAmount: 112.97,
  applicants: [
    { ApplicantId: '1000102-1', TobaccoUse: true, LastUse: isoDate('2026-11-01') },
    { ApplicantId: '1000102-2', TobaccoUse: false, LastUse: null },
  ],
};
const [smoker, other] = STORED.applicants as [EnrollTerms['applicants'][number], EnrollTerms['applicants'][number]];

describe('changedTerms', () => {
  it.each<[string, Partial<EnrollTerms>, string[]]>([
    ['nothing', {}, []],
    ['people in another order', { applicants: [other, smoker] }, []],
    [
      'the day of somebody who never smoked',
      { applicants: [smoker, { ...other, LastUse: isoDate('2020-01-01') }] },
      [],
    ],
    ['the consumer', { ConsumerId: '1000101' }, ['ConsumerId']],
    ['the agent', { agentId: 'A1002' }, ['agentId']],
    ['the producer number', { NpnNumber: '7654321' }, ['NpnNumber']],
    ['the plan', { planId: 8 }, ['planId']],
    ['a cent of the payment', { payment: 287.02 }, ['payment']],
    [
      'a cent of the tax credit and the payment',
      { electedAPTCAmount: 112.96, payment: 287.04 },
      ['payment', 'electedAPTCAmount'],
    ],
    ['tobacco', { applicants: [{ ...smoker, TobaccoUse: false }, other] }, ['applicants']],
    ['the last use', { applicants: [{ ...smoker, LastUse: isoDate('2026-11-02') }, other] }, ['applicants']],
    ['a person less', { applicants: [smoker] }, ['applicants']],
    ['a person twice', { applicants: [smoker, smoker] }, ['applicants']],
    ['another person', { applicants: [smoker, { ...other, ApplicantId: '1000102-3' }] }, ['applicants']],
  ])('names %s', (_what, given, fields) => {
    const sent = { ...STORED, ...given };
    expect(changedTerms(sent, STORED)).toEqual(Object.fromEntries(fields.map((name) => [name, CHANGED])));
  });
});

describe('attestationProblem', () => {
  it.each`
    elected   | attested | problem
    ${112.97} | ${true}  | ${null}
    ${0}      | ${false} | ${null}
    ${0.01}   | ${false} | ${'The client must accept the tax credit attestation, or elect no subsidy.'}
  `('of $elected dollars, attested: $attested', ({ elected, attested, problem }) => {
    expect(attestationProblem({ electedAPTCAmount: elected as number, APTCAttestation: attested as boolean })).toBe(
      problem,
    );
  });
});

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
