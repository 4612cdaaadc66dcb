import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ConsentsAndLinks } from '#shared/consents/consent-link.record';
import { ATTESTATION_NEEDED } from '#shared/marketplace/enroll-refusals';
import {
  button,
  confirmTwice,
  keysOf,
  SIGN,
  sign,
  submitSigned,
  typeSignature,
} from '#support/components/signature-steps.ts';
import {
  answer,
  callsOf,
  lost,
  openPage,
  refusal,
  server,
  setUpServer,
  submitted,
} from '#support/components/submission-server.tsx';
import { buildSignature, buildSubmission } from '#support/shared/enrollment-pages.ts';
import {
  buildMarketplacePage,
  buildMarketplaceQuote,
  enrolledPage,
  NO_CONSENTS,
} from '#support/shared/marketplace-pages.ts';
import { refreshConsents } from '../../components/consents/consents-queries.ts';

const ENROLL = '/individual-health-insurance-api/api/ffmenrollment/enroll';
const LOG = '/api/individual/LogFfmEnrollError/7';
const ATTEST = 'The client, as the tax filer, accepts this attestation.';
const SUBMITTED = buildSubmission({ MarketplaceApplicationId: 'A-1000102', ContractId: null });

const attest = async () => fireEvent.click(await screen.findByRole('checkbox', { name: ATTEST }));
const attestAndSign = async () => {
  await attest();
  return sign();
};
const enrolled = () => {
  submitted(SUBMITTED, enrolledPage('Complete'));
  return answer(SUBMITTED);
};
const signedPage = (credit = {}) =>
  buildMarketplacePage({ Quote: buildMarketplaceQuote('SignatureRequired', credit), Signature: buildSignature() });

function setUp() {
  setUpServer();
  beforeEach(() => {
    server.page = buildMarketplacePage();
    server.post[ENROLL] = enrolled;
    server.post[LOG] = () => answer({});
  });
}

describe('the records before a marketplace application is submitted', () => {
  setUp();

  const MISSING =
    'The client’s review of the application is not recorded yet. Record it before you submit the application.';
  const missing: ConsentsAndLinks = { ...NO_CONSENTS, SubmissionProblem: MISSING };

  it('are one click away from what says that they are missing', async () => {
    server.page = buildMarketplacePage({ CanSubmit: false, SubmitProblem: MISSING });
    server.consents = missing;
    openPage();
    const signing = within(await screen.findByRole('region', { name: 'Sign and submit' }));
    signing.getByText(MISSING);
    fireEvent.click(await signing.findByRole('button', { name: 'Go to the client’s consent' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Client’s consent' }));
  });

  it('are not blamed for what the panels lack', async () => {
    const SubmitProblem = 'Complete these before you submit: Member info.';
    server.page = buildMarketplacePage({ CanSubmit: false, SubmitProblem });
    server.consents = missing;
    openPage();
    await screen.findByText(SubmitProblem);
    await screen.findByText(MISSING);
    expect(screen.queryByRole('button', { name: 'Go to the client’s consent' })).toBeNull();
  });

  it('open the signature as soon as they are complete', async () => {
    server.page = buildMarketplacePage({ CanSubmit: false, SubmitProblem: MISSING });
    server.consents = missing;
    openPage();
    await screen.findByRole('button', { name: 'Go to the client’s consent' });
    server.page = buildMarketplacePage();
    server.consents = NO_CONSENTS;
    await refreshConsents();
    await screen.findByLabelText(/^Your full name/);
  });
});

describe('the submission of a marketplace application', () => {
  setUp();

  it('is confirmed with plan, premium, credit, what remains and the day, and sent as it was seen', async () => {
    openPage();
    const dialog = await attestAndSign();
    const fact = (name: string) => dialog.getByText(name).nextSibling?.textContent;
    expect(['Effective date', 'Due today', 'Elected tax credit', 'Signed by'].map(fact)).toEqual([
      '1/1/2027',
      '$200.00',
      '$300.00 a month',
      'Ada Agent',
    ]);
    expect(within(dialog.getByRole('list', { name: 'Plans' })).getByRole('listitem').textContent).toBe(
      'Gold PPOMedical: Ada Byron$500.00 a month$600.00 less $100.00 tax credit',
    );
    dialog.getByText(
      'The application is sent to the federal marketplace and can no longer be changed. The first payment of $200.00 follows on the payment page.',
    );
    expect(callsOf('POST')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Sign and submit' }));
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(callsOf('POST').map(({ call }) => call)).toEqual([`POST ${SIGN}`, `POST ${ENROLL}`]);
    expect(callsOf(`POST ${SIGN}`)[0]!.body).not.toHaveProperty('APTCAttestation');
    const [enroll] = callsOf(`POST ${ENROLL}`);
    expect(enroll!.body).toEqual({
      QuoteId: 7,
      ConsumerId: '1000102',
      agentId: 'A1001',
      NpnNumber: '1234567',
      planId: 1,
      payment: 200,
      electedAPTCAmount: 300,
      APTCAttestation: true,
      applicants: [
        { ApplicantId: '1000102-1', TobaccoUse: true, LastUse: '2026-10-01' },
        { ApplicantId: '1000102-2', TobaccoUse: false, LastUse: null },
      ],
    });
    expect(enroll!.headers.get('Idempotency-Key')).toBeTruthy();
    expect(enroll!.headers.has('X-PQ-XSRF-TOKEN')).toBe(false);
  });

  it('is refused on screen without the attestation of the tax credit, before anything is sent', async () => {
    openPage();
    await typeSignature();
    fireEvent.click(await button('Sign and submit'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    fireEvent.click(within(alert).getByRole('button', { name: ATTESTATION_NEEDED }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: ATTEST })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf('POST')).toEqual([]);
    screen.getByText(/on IRS Form 8962, and repay what was too much/);
  });

  it('asks for the attestation again when the signature still counts', async () => {
    server.page = signedPage();
    openPage();
    fireEvent.click(await button('Submit'));
    await within(await screen.findByRole('alert')).findByText(ATTESTATION_NEEDED);
    await attest();
    await submitSigned();
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(callsOf('POST').map(({ call }) => call)).toEqual([`POST ${ENROLL}`]);
  });

  it('attests nothing where no credit is elected', async () => {
    server.page = signedPage({ AptcElectedAmount: 0 });
    openPage();
    await submitSigned();
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
    expect(callsOf(`POST ${ENROLL}`)[0]!.body).toMatchObject({ APTCAttestation: false, electedAPTCAmount: 0 });
  });

  it('is sent once by two clicks', async () => {
    openPage();
    await confirmTwice(await attestAndSign());
    expect([callsOf(`POST ${SIGN}`).length, callsOf(`POST ${ENROLL}`).length]).toEqual([1, 1]);
  });

  it('shows its result when the answer was lost, and reports no failure', async () => {
    server.post[ENROLL] = () => {
      void enrolled();
      return lost();
    };
    server.page = signedPage({ AptcElectedAmount: 0 });
    openPage();
    await submitSigned();
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(callsOf(`POST ${LOG}`)).toEqual([]);
  });
});

describe('a failure of the call that enrolls at the marketplace', () => {
  setUp();

  beforeEach(() => {
    server.page = signedPage({ AptcElectedAmount: 0 });
  });

  it.each<[string, () => Promise<Response>, RegExp, boolean]>([
    ['no answer', lost, /^The server could not be reached/, true],
    ['a failure of the server', () => answer({}, 502), /^Server error, please try again\./, true],
    [
      'a refusal',
      () => refusal('The amounts have changed. Please review them.', 'RULE_BROKEN'),
      /^The amounts have changed/,
      false,
    ],
  ])('is reported once, and told once: %s', async (_what, failed, words, isRepeated) => {
    server.post[ENROLL] = failed;
    server.post[LOG] = lost;
    openPage();
    await submitSigned();
    const told = await screen.findByText(words);
    expect(told.textContent?.includes('it is sent only once')).toBe(isRepeated);
    expect(callsOf(`POST ${LOG}`).map(({ body }) => body)).toEqual([{ Message: expect.stringMatching(words) }]);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    server.post[ENROLL] = enrolled;
    await submitSigned();
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(new Set(keysOf(ENROLL)).size).toBe(isRepeated ? 1 : 2);
  });

  it('that names fields is shown at them, and not reported', async () => {
    const Fields = { APTCAttestation: [ATTESTATION_NEEDED] };
    server.page = signedPage();
    server.post[ENROLL] = () => answer({ Code: 'VALIDATION', Message: 'Please correct.', Fields }, 422);
    openPage();
    await attest();
    await submitSigned();
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: ATTEST }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(callsOf(`POST ${LOG}`)).toEqual([]);
  });
});
