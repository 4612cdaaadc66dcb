import { parse } from 'csv-parse/sync';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { HeldPayment } from '../../backend/src/enrollment/parts/household/held-payment.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { PaymentErrorRow } from '../../shared/src/error-reports/error-row.record.ts';
import { closedBy, PAYMENT_NOT_FOUND } from '../../shared/src/error-reports/error-reports.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';
import { insertHeldPayment } from './held-payments.ts';

const DAYS = { StartDate: '11/14/2026', EndDate: '11/20/2026' };

describe('the payment error report', () => {
  let app: TestApp;
  let agent: User;
  let staff: User;
  let caller: Caller;
  beforeEach(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    staff = await insertOperationsUser(app);
    caller = await app.as(staff);
  });
  afterEach(() => app.close());

  const report = async (body: object = {}) =>
    (await caller.post('/api/sales/GetPaymentErrorReport').send(body)).body as PaymentErrorRow[];
  const list = async (query: object = {}) => {
    const { status, body, headers } = await caller.get('/api/sales/GetPaymentErrorReport').query(query);
    return { status, body, rows: body as PaymentErrorRow[], range: headers['content-range'] };
  };
  const mark = (id: number) => caller.post(`/api/sales/MarkPaymentProcessed/${id}`).send({});
  const ids = (rows: readonly PaymentErrorRow[]) => rows.map(({ HoldPaymentId }) => HoldPaymentId);

  it('shows an open payment with everything that is needed to book it', async () => {
    const payment = await insertHeldPayment(app, agent);
    expect(await report({ ...DAYS, IsShowOpenErrors: true })).toEqual([
      {
        HoldPaymentId: payment.id,
        QuoteId: payment.quoteId,
        QuoteName: 'Family plan',
        PayerName: 'Orla Larsen',
        Amount: 812.4,
        ProviderReference: payment.providerReference,
        Status: 'Open',
        IsHousehold: false,
        CompletesEnrollment: false,
        IsDisabled: false,
        SubmittedDate: '2026-11-20T14:00:00.000Z',
        Message: 'The amount differs from the first premium.',
        ClosedBy: null,
        ClosedDate: null,
      },
    ]);
  });

  it('shows the open ones of the last seven days, the newest first, unless asked otherwise', async () => {
    const early = await insertHeldPayment(app, agent, { submittedAt: new Date('2026-11-14T05:00:00Z') });
    const late = await insertHeldPayment(app, agent);
    const before = await insertHeldPayment(app, agent, { submittedAt: new Date('2026-11-14T04:59:59Z') });
    const closed = await insertHeldPayment(app, agent, {
      ...{ status: 'Closed', closedAt: new Date('2026-11-20T14:30:00Z'), closedByUserId: staff.id },
    });
    expect(ids(await report())).toEqual([late.id, early.id]);
    expect(ids((await list()).rows)).toEqual([late.id, early.id]);
    expect(ids(await report({ StartDate: '11/13/2026', EndDate: '2026-11-13' }))).toEqual([before.id]);
    expect(ids(await report({ ...DAYS, IsShowOpenErrors: false }))).toEqual([closed.id]);
  });

  it('is paged, sorted and searched by payer, reference, message and number', async () => {
    const small = await insertHeldPayment(app, agent, { amountCents: 100, payerName: 'Ada Small' });
    const large = await insertHeldPayment(app, agent, { amountCents: 999_00, message: 'Card expired.' });
    const asked = async (query: object) => ids((await list(query)).rows);
    expect(await asked({ sort: '["Amount","ASC"]' })).toEqual([small.id, large.id]);
    expect(await asked({ filter: '{"q":"ADA sm"}' })).toEqual([small.id]);
    expect(await asked({ filter: `{"q":"${large.providerReference}"}` })).toEqual([large.id]);
    expect(await asked({ filter: `{"q":"${small.quoteId}"}` })).toContain(small.id);
    expect(await asked({ filter: '{"Message":"Card expired."}' })).toEqual([large.id]);
    const { rows, range } = await list({ range: '[1,1]', sort: '["Amount","ASC"]' });
    expect([ids(rows), range]).toEqual([[large.id], 'GetPaymentErrorReport 1-1/2']);
  });

  it('is asked the same in a body, where a name stands in no address', async () => {
    const small = await insertHeldPayment(app, agent, { amountCents: 100, payerName: 'Ada Small' });
    const large = await insertHeldPayment(app, agent, { amountCents: 999_00, payerName: 'Ada Large' });
    await insertHeldPayment(app, agent);
    const asked = (body: object, query: object = {}) =>
      caller.post('/api/sales/GetPaymentErrorReport').query(query).send(body);
    const found = async (body: object, query?: object) => ids((await asked(body, query)).body as PaymentErrorRow[]);
    const Filter = { q: 'ADA' };
    expect(await found({ Filter }, { sort: '["Amount","ASC"]' })).toEqual([small.id, large.id]);
    expect(await found({ Filter: { q: 'ada sm', toDate: '2026-11-19' } })).toEqual([]);
    expect(await found({ Filter: { ...Filter, toDate: '2026-11-19' }, EndDate: '2026-11-20' })).toHaveLength(2);
    expect(await found({ Filter: { IsShowOpenErrors: false }, IsShowOpenErrors: true })).toHaveLength(3);
    expect(await found({ Filter: { IsShowOpenErrors: false } })).toEqual([]);
    const page = await asked({ Filter }, { range: '[1,1]', sort: '["Amount","ASC"]' });
    expect(page.headers['content-range']).toBe('GetPaymentErrorReport 1-1/2');
    expect((await asked({ Filter: { Payer: 'x' } })).body.Fields).toHaveProperty('filter');
    const named = await asked({}, { filter: '{"q":"ada"}' });
    expect([named.status, Object.keys(named.body.Fields as object)]).toEqual([400, ['filter']]);
    const messages = caller.post('/api/sales/GetErrorMessages').query({ report: 'payment' }).send({ Filter });
    expect((await messages).body).toMatchObject([{ Count: 2 }]);
  });

  it.each([
    [{ IsShowOpenErrors: 'yes' }, 'IsShowOpenErrors'],
    [{ StartDate: 'yesterday' }, 'StartDate'],
    [{ Status: 'Open' }, 'Status'],
    [{ StartDate: '11/20/2026', EndDate: '11/14/2026' }, 'fromDate'],
  ])('refuses %j', async (body, field) => {
    const answer = await caller.post('/api/sales/GetPaymentErrorReport').send(body);
    expect([answer.status, Object.keys(answer.body.Fields as object)]).toEqual([400, [field]]);
  });

  it('closes a payment: by whom and when is kept, and it cannot be chosen any more', async () => {
    const { id } = await insertHeldPayment(app, agent);
    const { status, body } = await mark(id);
    expect([status, body]).toMatchObject([
      200,
      {
        HoldPaymentId: id,
        Status: 'Closed',
        IsDisabled: true,
        ClosedBy: staff.fullName,
        ClosedDate: '2026-11-20T15:00:00.000Z',
      },
    ]);
    expect(await report()).toEqual([]);
    expect(ids(await report({ IsShowOpenErrors: false }))).toEqual([id]);
    const written = { action: 'mark-payment-processed', subject: 'held-payment', subjectId: String(id) };
    expect(await app.database.manager.findBy(AuditEvent, written)).toMatchObject([{ userId: staff.id }]);
  });

  it('is closed once by a double click, and answers the same both times', async () => {
    const { id } = await insertHeldPayment(app, agent);
    const answers = await Promise.all([mark(id), mark(id), mark(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'mark-payment-processed' })).toBe(1);
  });

  it('of two people who close it at once one does, and the other is told who', async () => {
    const { id } = await insertHeldPayment(app, agent);
    const sales = await insertSalesUser(app);
    const other = await app.as(sales);
    const [one, two] = await Promise.all([mark(id), other.post(`/api/sales/MarkPaymentProcessed/${id}`).send({})]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const { closedByUserId } = await app.database.manager.findOneByOrFail(HeldPayment, { id });
    const winner = closedByUserId === staff.id ? staff : sales;
    const refused = one.status === 409 ? one : two;
    expect(refused.body.Message).toBe(closedBy(winner.fullName, '2026-11-20T15:00:00.000Z'));
  });

  it('does not know a payment that is not there', async () => {
    const { status, body } = await mark(2_000_000_001);
    expect([status, body.Message]).toEqual([404, PAYMENT_NOT_FOUND]);
  });

  it('can be taken out as a file with everything that matches, which is written down', async () => {
    await insertHeldPayment(app, agent, { payerName: '=cmd()' });
    await insertHeldPayment(app, agent, { payerName: 'Somebody else', message: 'Card expired.' });
    const filter = JSON.stringify({ Message: 'The amount differs from the first premium.' });
    const { status, text } = await caller
      .get('/api/sales/GetPaymentErrorReport.csv')
      .query({ filter, sort: '["Amount","ASC"]' })
      .buffer(true);
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect([status, rows.length]).toEqual([200, 1]);
    expect(rows[0]).toMatchObject({ Payer: `'=cmd()`, Amount: '$812.40', Status: 'Open', 'Closed by': '' });
    expect(await app.database.manager.countBy(AuditEvent, { action: 'export-error-report' })).toBe(1);
    const byName = await caller.post('/api/sales/GetPaymentErrorReport.csv').send({ Filter: { q: 'somebody' } });
    expect(parse(byName.text, { bom: true, columns: true })).toMatchObject([{ Payer: 'Somebody else' }]);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'export-error-report' })).toBe(2);
    const elsewhere = caller.get('/api/sales/GetPaymentErrorReport.csv').set('Sec-Fetch-Site', 'cross-site');
    expect((await elsewhere).status).toBe(403);
  });

  it('is for internal staff alone', async () => {
    const { id } = await insertHeldPayment(app, agent);
    const outsider = await app.as(agent);
    const answers = [
      await outsider.post('/api/sales/GetPaymentErrorReport').send({}),
      await outsider.post(`/api/sales/MarkPaymentProcessed/${id}`).send({}),
      await outsider.get('/api/sales/GetPaymentErrorReport.csv'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
