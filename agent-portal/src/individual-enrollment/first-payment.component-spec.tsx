import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentState } from '#shared/payments/payment-states';
import { buildProof, buildSubmission, DUE_SUBMISSION, submittedPage } from '#support/shared/enrollment-pages.ts';
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

const SSO = '/api/instamed/sso';
const result = async () => within(await screen.findByRole('region', { name: 'Thank you' }));
const payNow = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay now' });
const book = (State: PaymentState | null) => {
  server.proof = buildProof({
    Status: 'PaymentPending',
    Payment: State && { Amount: 500, State, Reference: null, PaidDate: null },
  });
};
const complete = () => submitted(buildSubmission(), submittedPage('Complete'));
const atTheEnd = () => window.location.hash;

describe('the first payment of an enrollment', () => {
  setUpServer();
  beforeEach(() => {
    submitted(DUE_SUBMISSION, submittedPage('PaymentPending'));
    book(null);
    server.post[SSO] = () => answer({ RedirectUrl: `${window.location.origin}/#payment-page` });
  });

  it('is made on the provider’s page, for the amount that is due and in the applicant’s name', async () => {
    openPage();
    expect((await result()).getByText('$500.00')).toBeTruthy();
    const button = await payNow();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(atTheEnd()).toBe('#payment-page'));
    const [first, ...again] = callsOf(`POST ${SSO}`);
    expect(first!.body).toEqual({ firstName: 'Ada', lastName: 'Byron', amount: 500, consumerId: 'Q7', QuoteId: 7 });
    const key = first!.headers.get('Idempotency-Key');
    expect(again.every(({ headers }) => headers.get('Idempotency-Key') === key)).toBe(true);
  });

  it.each([
    ['no answer', lost],
    ['the provider is down', () => answer({ Code: 'UPSTREAM_FAILED', Message: 'x', Fields: {} }, 502)],
  ])('can be tried again when its page cannot be opened: %s', async (_, failed) => {
    const open = server.post[SSO]!;
    server.post[SSO] = failed;
    openPage();
    fireEvent.click(await payNow());
    await screen.findByText('There was an error navigating to InstaMed. Please try again later!');
    server.post[SSO] = open;
    fireEvent.click(await payNow());
    await waitFor(() => expect(atTheEnd()).toBe('#payment-page'));
  });

  it('says why it cannot be made', async () => {
    server.post[SSO] = () => refusal('The amounts have changed. Please review them.');
    openPage();
    fireEvent.click(await payNow());
    await screen.findByText('The amounts have changed. Please review them.');
  });

  it('has become nothing: the enrollment can be completed', async () => {
    server.page = submittedPage('PaymentPending', { AmountDue: 0 });
    openPage();
    fireEvent.click(await screen.findByRole('button', { name: 'Complete the enrollment' }));
    await waitFor(() => expect(callsOf(`POST ${SSO}`)[0]?.body).toMatchObject({ amount: 0 }));
  });

  it.each<[string, PaymentState | null, string, boolean]>([
    ['declined', 'Declined', 'The card was declined and nothing was paid. Try again, or use another card.', true],
    ['held', 'Held', 'A payment for this enrollment was made and is being checked. It must not be made again.', false],
    ['left', 'Requested', 'The payment page was left before a payment was made.', true],
    ['paid', null, 'The enrollment is complete once the first payment is made.', true],
    ['paid', 'Declined', 'The card was declined and nothing was paid. Try again, or use another card.', true],
    [
      'typed',
      'Requested',
      'A payment was started and is not confirmed. If it was made, wait until it shows here before you pay again.',
      true,
    ],
  ])('is told as it is booked, back with ?payment=%s: %s', async (returned, state, words, payable) => {
    book(state);
    const router = openPage(`?payment=${returned}`);
    await (await result()).findByText(words);
    expect(screen.queryAllByRole('button', { name: 'Pay now' })).toHaveLength(payable ? 1 : 0);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText(/, paid$/)).toBeNull();
  });

  it('is not paid before it is booked: the page waits, and tells it then', async () => {
    book('Requested');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    openPage('?payment=paid');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    screen.getByText('The payment is being confirmed. This page shows it as soon as it is. Do not pay again.');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    const asked = callsOf('GET /api/individual/proof/7');
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.every(({ headers }) => headers.get('X-PQ-POLLING') === '1')).toBe(true);
    complete();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(/Do not pay again/)).toBeNull();
    screen.getByText('Enrollment successfully submitted.');
    screen.getByText('Contract number: 910000001');
    server.calls = [];
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(server.calls).toEqual([]);
  });

  it('has the focus at its result when the browser comes back', async () => {
    complete();
    openPage('?payment=paid');
    const heading = await screen.findByRole('heading', { name: 'Thank you' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});
