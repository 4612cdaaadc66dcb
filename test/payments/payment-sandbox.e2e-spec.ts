import { DEMO_PAYMENT_TOKEN } from '../../backend/src/platform/config/settings.ts';
import { HeldPayment } from '../../backend/src/enrollment/parts/household/held-payment.table.ts';
import { SandboxPayment } from '../../backend/src/simulators/payments/sandbox-payment.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { becomes } from '../support/eventually.ts';
import { insertAgentUser } from '../support/people.ts';
import { handOver, insertPending } from './first-payments.ts';

const SESSIONS = '/api/sandbox/payment/sessions';

describe('the sandbox of the payment provider', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp({ PAYMENT_TIMEOUT_MS: '2000' });
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const statusOf = async ({ id }: Quote) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;
  const pageFor = async (quote: Quote, given: object = {}) => {
    const { body } = await handOver(app, agent, quote, given);
    return new URL(body.RedirectUrl as string).pathname;
  };
  /** As the form of the page sends it, from any browser. */
  const pay = (page: string, payer: string) => app.anonymous().post(page).field('payer', payer);

  it('shows a page that works without scripts and names what it does', async () => {
    const page = await pageFor(await insertPending(app, agent), { firstName: 'Ada', lastName: "O'Quix" });
    const { status, text, headers } = await app.anonymous().get(page);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).not.toContain('<script');
    for (const part of [
      '<html lang="en">',
      '<h1>First payment</h1>',
      '<label for="payer">Name on card</label>',
      'value="Ada O&#39;Quix"',
      'Pay $812.40',
      '?payment=left">Leave without paying</a>',
      'prefers-color-scheme: dark',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('pays: the enrollment is complete when the browser is back, and the page is used up', async () => {
    const quote = await insertPending(app, agent);
    const page = await pageFor(quote);
    const { status, headers } = await pay(page, 'Ada Quixwater');
    const back = `http://localhost:3000/enrollment/individual/${quote.id}?payment=paid`;
    expect([status, headers['location'], await statusOf(quote)]).toEqual([303, back, 'Complete']);
    const used = await app.anonymous().get(page);
    expect([used.status, used.text.includes('This payment page was used'), used.text.includes('Ada')]).toEqual([
      200,
      true,
      false,
    ]);
    const again = await pay(page, 'Ada Declined');
    expect([again.status, again.headers['location'], await statusOf(quote)]).toEqual([303, back, 'Complete']);
    const { payerName } = await app.database.manager.findOneByOrFail(SandboxPayment, {
      token: page.split('/').at(-1)!,
    });
    expect(payerName).toBe('');
  });

  it('pays once for two clicks', async () => {
    const quote = await insertPending(app, agent);
    const page = await pageFor(quote);
    const answers = await Promise.all([pay(page, 'Ada Quixwater'), pay(page, 'Ada Quixwater')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    await becomes(() => statusOf(quote), 'Complete');
  });

  it('declines, and the payment can be tried again', async () => {
    const quote = await insertPending(app, agent);
    const declined = await pay(await pageFor(quote), 'Ada Declined');
    expect([declined.headers['location'], await statusOf(quote)]).toEqual([
      expect.stringMatching(/\?payment=declined$/),
      'PaymentPending',
    ]);
    await pay(await pageFor(quote), 'Piet Quixwater');
    expect(await statusOf(quote)).toBe('Complete');
  });

  it('holds a payment, which staff see with the payer’s name', async () => {
    const quote = await insertPending(app, agent);
    const held = await pay(await pageFor(quote), 'Ada Held');
    expect([held.headers['location'], await statusOf(quote)]).toEqual([
      expect.stringMatching(/\?payment=held$/),
      'PaymentPending',
    ]);
    const rows = await app.database.manager.findBy(HeldPayment, { quoteId: quote.id });
    expect(rows).toMatchObject([{ payerName: 'Ada Held', amountCents: 81_240, status: 'Open' }]);
  });

  it('is late: the browser is back before the payment is known', async () => {
    const quote = await insertPending(app, agent);
    const late = await pay(await pageFor(quote), 'Ada Timeout');
    expect([late.headers['location'], await statusOf(quote)]).toEqual([
      expect.stringMatching(/\?payment=pending$/),
      'PaymentPending',
    ]);
    await becomes(() => statusOf(quote), 'Complete');
  });

  it.each(['', '   ', 'x'.repeat(111)])('asks for the name again: "%s"', async (payer) => {
    const quote = await insertPending(app, agent);
    const { status, text } = await pay(await pageFor(quote), payer);
    expect([status, text.includes('role="alert">Enter the name on the card.')]).toEqual([422, true]);
    expect(await statusOf(quote)).toBe('PaymentPending');
  });

  it('has no page for an address that it did not give, and sessions for its token alone', async () => {
    const session = {
      Reference: 'r',
      ConsumerId: 'Q1',
      FirstName: 'A',
      LastName: 'B',
      Amount: 1,
      ReturnUrl: 'http://x',
    };
    const answers = [
      await app.anonymous().get('/api/sandbox/payment/pay/a-token-of-nobody'),
      await app.anonymous().post('/api/sandbox/payment/pay/a-token-of-nobody').field('payer', 'Ada'),
      await app.anonymous().post(SESSIONS).send(session),
      await app.anonymous().post(SESSIONS).set('Authorization', 'Bearer wrong').send(session),
    ];
    expect(answers.map(({ status, body }) => [status, body.Code])).toEqual(Array(4).fill([403, 'NOT_ALLOWED']));
    const own = (body: object) =>
      app.anonymous().post(SESSIONS).set('Authorization', `Bearer ${DEMO_PAYMENT_TOKEN}`).send(body);
    expect((await own({ ...session, Amount: 0 })).status).toBe(400);
    expect((await own([])).status).toBe(400);
    const wrong = [
      { Amount: 1e308 },
      { Amount: 1_000_001 },
      { Reference: 'r'.repeat(41) },
      { ReturnUrl: 'javascript:alert(1)' },
      { ReturnUrl: 'x' },
      { ReturnUrl: `http://x/${'x'.repeat(300)}` },
    ];
    const refused = await Promise.all(wrong.map((given) => own({ ...session, ...given })));
    expect(refused.map(({ status }) => status)).toEqual(wrong.map(() => 400));
    expect((await own(session)).status).toBe(200);
  });
});
