import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { rememberQuote, rememberResult } from '../../app/startup/workflow-state.ts';
import {
  buildEnrollmentPage,
  buildProof,
  buildProofSubmission,
  buildSignature,
  buildSubmission,
  DUE_SUBMISSION,
  FAILED_SUBMISSION,
  PENDING_SUBMISSION,
  SHA,
  submittedPage,
} from '#support/shared/enrollment-pages.ts';
import { callsOf, openPage, server, setUpServer, submitted } from '#support/components/submission-server.tsx';

const DENIED = buildSubmission({
  Status: 'Rejected',
  Header: 'Short-term coverage denied',
  Message:
    'This application did not meet our medical underwriting requirements or eligibility rules. Please call the individual market team at (800) 555-0143.',
  ContractId: null,
});
const result = async (name: string) => within(await screen.findByRole('region', { name }));
const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;

describe('what became of a submitted application', () => {
  setUpServer();

  it.each<[QuoteStatus, HouseholdSubmissionResponse]>([
    ['Complete', buildSubmission()],
    ['PaymentPending', DUE_SUBMISSION],
    ['Rejected', DENIED],
    ['FailedEnrollment', FAILED_SUBMISSION],
    ['Pended', buildSubmission({ Status: 'Pended', Header: 'Enrollment pended', Message: 'It waits.' })],
    ['SignatureRequired', PENDING_SUBMISSION],
  ])('shows at the top, in the server’s words: %s', async (status, submission) => {
    submitted(submission, submittedPage(status));
    openPage();
    const region = await result(submission.Header);
    expect(region.getByText(sentence(submission.Message))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[QuoteStatus, string, string]>([
    ['Expired', 'Quote expired', 'This quote has expired. It can be read but no longer submitted.'],
    ['Declined', 'Enrollment declined', 'The marketplace did not confirm the special enrollment.'],
    ['Approved', 'Thank you', 'This quote has already been submitted.'],
  ])('shows without a submission too: %s', async (status, header, message) => {
    server.page = submittedPage(status);
    openPage();
    (await result(header)).getByText(message);
  });

  it('is nothing before it was submitted', async () => {
    openPage();
    await screen.findByRole('region', { name: 'Sign and submit' });
    expect(screen.queryByRole('region', { name: 'What was submitted' })).toBeNull();
    expect(callsOf('GET /api/individual/proof')).toEqual([]);
  });

  it('is a failure with the carrier’s reason: the application can be corrected and submitted again', async () => {
    submitted(FAILED_SUBMISSION, buildEnrollmentPage({ Signature: buildSignature() }));
    server.proof = buildProof({ Submissions: [buildProofSubmission({ Outcome: 'Failed' })], ContractId: null });
    openPage();
    const region = await result('Enrollment failure');
    region.getByText(sentence('Reason: This applicant has a contract already.'));
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Correct what the reason names, in the application below.',
      'Sign it again if anything has changed.',
      'Submit it again.',
    ]);
    await screen.findByRole('button', { name: 'Submit' });
    const proof = screen.getByRole('button', { name: 'What was submitted', expanded: false });
    fireEvent.click(proof);
    await screen.findByText('Ada A. Agent');
    expect(screen.queryByText('First payment')).toBeNull();
  });

  it('is a denial with the number to call', async () => {
    submitted(DENIED, submittedPage('Rejected'));
    openPage();
    const link = (await result('Short-term coverage denied')).getByRole('link', { name: '(800) 555-0143' });
    expect(link.getAttribute('href')).toBe('tel:+18005550143');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('leads from denied short-term coverage on to plans that ask nothing about health', async () => {
    const page = submittedPage('Rejected');
    Object.assign(page.Quote.Individual, { IndividualPlanType: 'ShortTerm', EnrollmentType: null, CoverageLength: 2 });
    submitted(DENIED, page);
    openPage();
    const region = await result('Short-term coverage denied');
    const ways = region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['(800) 555-0143', 'tel:+18005550143'],
      ['Quote a marketplace plan for these people', '/quotes/census/individual?from=7'],
      ['Go to the marketplace', '/individual/marketplace'],
    ]);
  });
});

describe('the result of a submission', () => {
  setUpServer();

  it('opens in a dialog until it was read, after a reload too, and then has the focus on the page', async () => {
    submitted(FAILED_SUBMISSION, buildEnrollmentPage({ Signature: buildSignature() }));
    rememberResult(1, { quoteId: 7, kind: null });
    rememberQuote({ userId: 1, agentId: 1 }, 7, 'individual');
    openPage();
    await screen.findByRole('dialog', { name: 'Enrollment failure' });
    cleanup();
    openPage();
    const dialog = within(await screen.findByRole('dialog', { name: 'Enrollment failure' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Enrollment failure' })),
    );
    cleanup();
    openPage();
    await screen.findByRole('region', { name: 'Enrollment failure' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens again when another one followed, and not for another quote', async () => {
    submitted(buildSubmission(), submittedPage('Complete'));
    rememberResult(1, { quoteId: 7, kind: 'PaymentPending' });
    openPage();
    await screen.findByRole('dialog', { name: 'Thank you' });
    cleanup();
    rememberResult(1, { quoteId: 8, kind: null });
    openPage();
    await screen.findByRole('region', { name: 'Thank you' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is waited for without keeping the session alive, and asked for no more once it is there', async () => {
    submitted(PENDING_SUBMISSION, submittedPage('SignatureRequired'));
    rememberResult(1, { quoteId: 7, kind: null });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    openPage();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    screen.getByRole('progressbar', { name: 'The application is being sent' });
    expect(screen.queryByRole('button', { name: /^(Sign and submit|Submit)$/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    const asked = callsOf('GET /api/individual/enroll/7');
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.every(({ headers }) => headers.get('X-PQ-POLLING') === '1')).toBe(true);
    submitted(DUE_SUBMISSION, submittedPage('PaymentPending'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    screen.getByRole('dialog', { name: 'Thank you' });
    server.calls = [];
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(server.calls).toEqual([]);
  });
});

describe('the proof of what was submitted', () => {
  setUpServer();

  const proof = async () => within(await screen.findByRole('region', { name: 'What was submitted' }));
  const fact = (part: Awaited<ReturnType<typeof proof>>, name: string) => part.getByText(name).nextSibling?.textContent;

  it('says when, by whom, signed by whom, for which plans and amounts, and how often', async () => {
    submitted(buildSubmission(), submittedPage('Complete'));
    const earlier = buildProofSubmission({ Outcome: 'Failed', Message: 'This applicant has a contract already.' });
    server.proof = buildProof({
      Submissions: [buildProofSubmission({ Attempt: 2, SubmittedDate: '2026-11-24T16:01:00.000Z' }), earlier],
      Payment: { Amount: 500, State: 'Paid', Reference: 'IM-1', PaidDate: '2026-11-24T17:00:00.000Z' },
    });
    openPage();
    const part = await proof();
    await part.findByText('Ada A. Agent');
    expect(
      ['Submitted', 'Submitted by', 'Signed', 'First payment', 'Contract number'].map((name) => fact(part, name)),
    ).toEqual(['11/24/2026, 11:01 AM', 'Ada Agent', '11/23/2026, 11:00 AM', '$500.00, paid', '910000001']);
    expect(within(part.getByRole('list', { name: 'Plans' })).getByRole('listitem').textContent).toBe(
      'Gold PPOMedical: Ada Byron$500.00 a month$600.00 less $100.00 tax credit',
    );
    part.getByText('Submitted 2 times');
    part.getByText('11/23/2026, 11:01 AM, Ada Agent: Failed. This applicant has a contract already.');
    part.getByRole('button', { name: 'Download application' });
  });

  it('has the numbers and the digest in the details', async () => {
    submitted(buildSubmission(), submittedPage('Complete'));
    openPage();
    const part = await proof();
    expect((await part.findByText(SHA)).closest('details')?.open).toBe(false);
    expect([fact(part, 'Application'), fact(part, 'Carrier transaction')]).toEqual(['31', '90']);
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    fireEvent.click(part.getByText('Copy digest'));
    await part.findByText('Copied.');
    expect(writeText).toHaveBeenCalledWith(SHA);
  });
});
