import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import type { MarketplaceRefusal } from '#shared/marketplace/enroll.record';
import { ACTIVE_CONTRACT_TEXT } from '#shared/marketplace/enroll-refusals';
import { AGENT } from '#support/components/open-screen.tsx';
import { rememberResult } from '../../app/startup/workflow-state.ts';
import { buildProof, buildSubmission } from '#support/shared/enrollment-pages.ts';
import {
  buildMarketplaceQuote,
  enrolledPage,
  refusedPage,
  refusedSubmission,
} from '#support/shared/marketplace-pages.ts';
import {
  answer,
  callsOf,
  openPage,
  server,
  setUpServer,
  startServer,
  submitted,
} from '#support/components/submission-server.tsx';

const LANDING = '/quote/plan-selection/individual/1000102';
const result = async (name: string) => within(await screen.findByRole('region', { name }));
const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;
const refused = (Action: MarketplaceRefusal['Action'], given: Partial<MarketplaceRefusal> = {}) =>
  refusedSubmission({ Code: 'InvalidPlanID', Who: 'agent', Action, ...given });
const verified = (VerificationDueDate: IsoDate) =>
  buildSubmission({
    Status: 'PendingSEVerification',
    Message: 'The enrollment was submitted and is pending verification by the marketplace. The client must …',
    VerificationDueDate,
    MarketplaceApplicationId: 'A-1000102',
    ContractId: null,
  });
const DUE: Partial<HouseholdSubmissionResponse> = { Payment: { Due: true, Amount: 200 } };

// 7 p.m. in Detroit; the 24th in UTC.

describe('what became of an application at the marketplace', () => {
  setUpServer('2026-11-24T00:00:00Z');

  it('is complete', async () => {
    submitted(buildSubmission({ ContractId: null, MarketplaceApplicationId: 'A-1000102' }), enrolledPage('Complete'));
    openPage();
    (await result('Thank you')).getByText('Enrollment successfully submitted.');
    const records = within(await screen.findByRole('region', { name: 'What was submitted' }));
    expect((await records.findByText('Marketplace application')).nextSibling?.textContent).toBe('A-1000102');
  });

  it.each([
    ['2026-12-23', 'Documents are due by 12/23/2026: 30 days left.'],
    ['2026-11-24', 'Documents are due by 11/24/2026: 1 day left.'],
    ['2026-11-23', 'Documents are due by 11/23/2026: Last day.'],
    ['2026-11-22', 'Documents were due by 11/22/2026.'],
  ])('is verified until %s, by the days of Detroit', async (due, words) => {
    submitted(verified(isoDate(due)), enrolledPage('PendingSEVerification'));
    openPage();
    (await result('Thank you')).getByText(words);
  });

  it('is verified with documents that are uploaded or mailed, with the name and an application ID to copy', async () => {
    submitted(verified(isoDate('2026-12-23')), enrolledPage('PendingSEVerification'));
    openPage();
    const region = await result('Thank you');
    region.getByText('The enrollment was submitted and is pending verification by the marketplace.');
    const ways = within(region.getByRole('list', { name: 'The client must do one of these:' }));
    expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Create an account at the federal marketplace and upload the documents there.',
      'Mail the documents to the marketplace, with the full name Ada Byron and the application ID A-1000102.Copy application ID',
    ]);
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    fireEvent.click(ways.getByRole('button', { name: 'Copy application ID' }));
    await ways.findByText('Copied.');
    expect(writeText).toHaveBeenCalledWith('A-1000102');
  });

  it('is pended by an active contract: said once, and not submitted before the time from which it can be', async () => {
    const early = 'You can resubmit it after 11/25/2026, 11:01 AM.';
    const submission = refusedSubmission(
      { Code: 'ActiveContract', Who: 'client', Action: 'wait' },
      {
        Status: 'Pended',
        Header: 'Enrollment pended',
        Message: ACTIVE_CONTRACT_TEXT,
        Reason: ACTIVE_CONTRACT_TEXT,
        SubmittedDate: '2026-11-23T16:01:00.000Z',
      },
    );
    submitted(submission, { ...refusedPage('Pended'), CanSubmit: false, SubmitProblem: early });
    openPage();
    const region = await result('Enrollment pended');
    expect(region.getAllByText(ACTIVE_CONTRACT_TEXT)).toHaveLength(1);
    region.getByText(sentence('Who must act: The client'));
    region.getByText(early);
    expect(screen.getAllByText(early)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('is declined after the verification', async () => {
    submitted(
      buildSubmission({
        Status: 'Declined',
        Header: 'Enrollment declined',
        Message: 'The marketplace did not confirm the special enrollment.',
      }),
      enrolledPage('Declined'),
    );
    openPage();
    (await result('Enrollment declined')).getByText('The marketplace did not confirm the special enrollment.');
  });
});

describe('a refusal of the marketplace', () => {
  setUpServer('2026-11-24T00:00:00Z');

  it.each<[MarketplaceRefusal['Who'], string]>([
    ['agent', 'The agent'],
    ['client', 'The client'],
    ['staff', 'The individual market team'],
    ['marketplace', 'The marketplace'],
  ])('says why and who must act, without a list for everything: %s', async (Who, words) => {
    submitted(refused('retry', { Who }), refusedPage());
    openPage();
    const region = await result('Enrollment failure');
    region.getByText(sentence('Reason: The marketplace does not offer this plan.'));
    region.getByText(sentence(`Who must act: ${words}`));
    expect(region.queryByRole('list')).toBeNull();
  });

  it.each<[MarketplaceRefusal['Action'], string, string]>([
    ['fetch-eligibility', 'Fetch the eligibility again', LANDING],
    ['change-date', 'Choose another effective date', LANDING],
    ['check-members', 'Go to the marketplace', '/individual/marketplace'],
    ['call-marketplace', 'Call (800) 318-2596', 'tel:+18003182596'],
  ])('has one step, which leads there: %s', async (action, name, href) => {
    submitted(refused(action), refusedPage());
    openPage();
    const region = await result('Enrollment failure');
    expect(region.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(region.queryByRole('button')).toBeNull();
  });

  it('leads back to the plans, after a question where a signature would be lost', async () => {
    submitted(refused('choose-plan'), refusedPage());
    rememberResult(AGENT.Id, { quoteId: 7, kind: null });
    server.post['/api/quote/BackToQuoting/7'] = () => answer(buildMarketplaceQuote('Quoting'));
    const router = openPage();
    const dialog = within(await screen.findByRole('dialog', { name: 'Enrollment failure' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Choose the plan again' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Change plans?' }));
    expect(callsOf('PUT')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Change plans' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quote/plan-selection/individual/ffmquote/7'));
  });

  it.each<[MarketplaceRefusal['Action'], string, string]>([
    ['attest', 'Go to the attestation', 'Tax credit attestation'],
    ['retry', 'Go to “Sign and submit”', 'Sign and submit'],
  ])('has its step on this page, from its dialog too: %s', async (action, name, heading) => {
    submitted(refused(action), refusedPage());
    openPage();
    const region = await result('Enrollment failure');
    const aim = await screen.findByRole('heading', { name: heading });
    fireEvent.click(region.getByRole('button', { name }));
    expect(document.activeElement).toBe(aim);
    cleanup();
    rememberResult(AGENT.Id, { quoteId: 7, kind: null });
    openPage();
    const dialog = within(await screen.findByRole('dialog', { name: 'Enrollment failure' }));
    await screen.findByRole('heading', { name: heading, hidden: true });
    fireEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the signature where there is nothing to attest', async () => {
    submitted(refused('attest'), refusedPage('FailedEnrollment', { AptcElectedAmount: 0 }));
    openPage();
    await screen.findByRole('button', { name: 'Submit' });
    fireEvent.click(screen.getByRole('button', { name: 'Go to the attestation' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign and submit' }));
  });

  it('may only have to be waited for', async () => {
    submitted(refused('wait', { Code: 'SubmissionDuringBARInvisibilityPeriod', Who: 'marketplace' }), refusedPage());
    openPage();
    const region = await result('Enrollment failure');
    region.getByText('Nothing has to be corrected. Submit it again in a few days.');
    expect(region.queryByRole('button')).toBeNull();
  });

  it('offers staff no step that only agents may take', async () => {
    startServer({ ...AGENT, IsInternal: true, Permissions: ['internal'], SrcAgentId: null });
    submitted(refused('fetch-eligibility'), refusedPage());
    openPage();
    const region = await result('Enrollment failure');
    region.getByText(sentence('Who must act: The agent'));
    expect(region.queryByRole('link')).toBeNull();
  });
});

describe('the first payment of a marketplace enrollment', () => {
  setUpServer('2026-11-24T00:00:00Z');

  const SSO = '/api/instamed/sso';
  it.each(['Complete', 'PendingSEVerification'] as const)('is made in the name of its consumer: %s', async (Status) => {
    submitted(
      { ...verified(isoDate('2026-12-23')), ...buildSubmission(DUE), Status },
      { ...enrolledPage(Status), AmountDue: 200 },
    );
    window.location.hash = '';
    server.post[SSO] = () => answer({ RedirectUrl: `${window.location.origin}/#payment-page` });
    openPage();
    const region = await result('Thank you');
    region.getByText('Coverage starts once the first payment is received.');
    fireEvent.click(region.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    expect(callsOf(`POST ${SSO}`)[0]!.body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      amount: 200,
      consumerId: '1000102',
      QuoteId: 7,
    });
  });

  it('is told as paid as soon as it is booked, and asked for no more', async () => {
    const Payment = { Amount: 200, State: 'Paid' as const, Reference: 'IM-1', PaidDate: '2026-11-24T00:00:00.000Z' };
    submitted(buildSubmission(DUE), enrolledPage('Complete'));
    server.proof = buildProof({ Payment: { ...Payment, State: 'Requested' } });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    openPage('?payment=paid');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    screen.getByText(/^The payment is being confirmed/);
    submitted(buildSubmission(), enrolledPage('Complete'));
    server.proof = buildProof({ Payment });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(/^The payment is being confirmed/)).toBeNull();
    screen.getByText('$500.00, paid');
    server.calls = [];
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(server.calls).toEqual([]);
  });

  it('is made by the agent, not by staff', async () => {
    startServer({ ...AGENT, IsInternal: true, Permissions: ['internal'], SrcAgentId: null });
    submitted(buildSubmission(DUE), { ...enrolledPage('Complete'), AmountDue: 200 });
    openPage();
    (await result('Thank you')).getByText('The agent makes the first payment of a marketplace enrollment.');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('is nothing where nothing is due', async () => {
    submitted(buildSubmission(), enrolledPage('Complete', { zeroPayment: true }));
    openPage();
    (await result('Thank you')).getByText('Nothing has to be paid.');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });
});
