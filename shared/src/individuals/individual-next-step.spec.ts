import { isoDate } from '#shared/dates/iso-date';
import {
  individualPath,
  individualStep,
  type IndividualStepFacts,
  plansPathOf,
} from '#shared/individuals/individual-next-step';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

describe('where the quote of a household is continued', () => {
  it.each`
    status                 | isFfm    | path
    ${'Quoting'}           | ${false} | ${'/quote/plan-selection/individual/quote/7'}
    ${'Quoting'}           | ${true}  | ${'/quote/plan-selection/individual/ffmquote/7'}
    ${'SignatureRequired'} | ${false} | ${'/enrollment/individual/7'}
    ${'SignatureRequired'} | ${true}  | ${'/enrollment/individual/7'}
  `('$status, of the marketplace: $isFfm', ({ status, isFfm, path }) => {
    expect(individualPath({ quoteId: 7, status, isFfm })).toBe(path);
  });

  it.each([
    [false, '/quote/plan-selection/individual/quote/7'],
    [true, '/quote/plan-selection/individual/ffmquote/7'],
  ])('its plans, of the marketplace: %s', (IsFfm, path) => {
    expect(plansPathOf({ Id: 7, Individual: { IsFfm } })).toBe(path);
  });
});

const PLANS = '/quote/plan-selection/individual/quote/7';
const ENROLLMENT = '/enrollment/individual/7';
const NEW = '/quotes/census/individual?from=7';

/** Every status, of a quote about which nothing else is known. */
const STEPS = [
  ['EditingCensus', 'View quote', PLANS],
  ['Quoting', 'Choose plans', PLANS],
  ['CreatedProposal', 'View quote', PLANS],
  ['Enrolling', 'Complete enrollment', ENROLLMENT],
  ['Complete', 'View enrollment', ENROLLMENT],
  ['Pended', 'Correct and resubmit', ENROLLMENT],
  ['Approved', 'View enrollment', ENROLLMENT],
  ['PassivelyRenewed', 'View quote', PLANS],
  ['PassiveRenewalFailure', 'View quote', PLANS],
  ['Rejected', 'Requote', NEW],
  ['SignatureRequired', 'Sign and submit', ENROLLMENT],
  ['PaymentPending', 'Pay first premium', ENROLLMENT],
  ['FailedEnrollment', 'Correct and resubmit', ENROLLMENT],
  ['PendingSEVerification', 'Send documents', ENROLLMENT],
  ['Declined', 'Requote', NEW],
  ['PendingPassive', 'View quote', PLANS],
  ['Expired', 'Requote', NEW],
  ['NewGroup', 'View quote', PLANS],
  ['Invalid', 'View quote', PLANS],
] as const;

describe('what an agent does next with the quote of a household', () => {
  const step = (given: Partial<IndividualStepFacts>) => {
    const known = { quoteId: 7, status: 'Quoting', isFfm: false, expiry: null, hasPlans: false } as const;
    const { label, path } = individualStep({ ...known, documentsDue: null, contractId: null, ...given });
    return `${label}: ${path}`;
  };

  it('is known for every status', () => {
    expect(STEPS.map(([status]) => status).sort()).toEqual([...QUOTE_STATUSES].sort());
  });

  it.each(STEPS)('%s: %s, at %s', (status, label, path) => {
    expect(step({ status })).toBe(`${label}: ${path}`);
  });

  it.each([
    ['plans are chosen', { hasPlans: true }, `Continue: ${PLANS}`],
    ['of the marketplace', { isFfm: true }, 'Choose plans: /quote/plan-selection/individual/ffmquote/7'],
    [
      'documents are due',
      { status: 'PendingSEVerification', documentsDue: isoDate('2026-12-26') },
      `Send documents by 12/26: ${ENROLLMENT}`,
    ],
    [
      'a contract came of it',
      { status: 'Complete', contractId: 'C 42' },
      'View contract: /bookofbusiness/individual/details/C%2042',
    ],
    ['it has expired', { expiry: 'expired', hasPlans: true }, `Requote: ${NEW}`],
    ['it has expired while enrolling', { status: 'Enrolling', expiry: 'expired' }, `Requote: ${NEW}`],
    ['another date is needed', { expiry: 'continue' }, 'Change date: /quotes/census/individual/quote/7'],
    [
      'the marketplace has other dates',
      { expiry: 'continue', isFfm: true },
      'Change date: /quote/plan-selection/individual/ffmquote/7',
    ],
    [
      'another date is needed while enrolling',
      { status: 'Enrolling', expiry: 'continue' },
      `Change date: ${ENROLLMENT}`,
    ],
  ] as const)('%s', (_what, given, expected) => {
    expect(step(given)).toBe(expected);
  });
});
