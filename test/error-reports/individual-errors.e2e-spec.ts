import { parse } from 'csv-parse/sync';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { IndividualApplicationRow } from '../../shared/src/error-reports/error-row.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { NOTHING_TO_RESOLVE, TRIED_AGAIN_SINCE } from '../../shared/src/error-reports/repairs.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';

describe('the error reports of individual enrollments', () => {
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

  /** Submitted and refused on the morning of 20 November 2026. */
  async function insertApplication(given: Partial<IndividualApplication> = {}): Promise<IndividualApplication> {
    const effectiveDate = isoDate('2027-01-01');
    const quote = await insertIndividualQuote(app, agent, { status: 'FailedEnrollment', effectiveDate });
    return app.insert(
      Object.assign(new IndividualApplication(), {
        quoteId: quote.id,
        isFfm: false,
        firstName: 'Ruth',
        lastName: 'Larsen',
        birthDate: isoDate('1985-06-15'),
        status: 'Failed',
        submittedAt: new Date('2026-11-20T13:00:00Z'),
        failedAttemptId: 7,
        failedAt: new Date('2026-11-20T14:00:00Z'),
        message: 'The carrier does not know this county.',
        ...given,
      }),
    );
  }
  const list = async (query: object) => {
    const { status, body } = await caller.get('/api/sales/GetIndividualApplications').query(query);
    expect(status).toBe(200);
    return body as IndividualApplicationRow[];
  };
  const ids = async (query: object) => (await list(query)).map((row) => row.IndividualApplicationId);
  const resolve = (id: number, transaction = 7) =>
    caller.put(`/api/sales/MarkIndividualResolved/${id}/${transaction}`).send({});

  it('show an enrollment that could not be sent, with what is needed to act on it', async () => {
    const { id, quoteId } = await insertApplication();
    expect(await list({ isErrorReport: 'true' })).toEqual([
      {
        IndividualApplicationId: id,
        QuoteId: quoteId,
        EwsTransactionId: 7,
        FirstName: 'Ruth',
        LastName: 'Larsen',
        BirthDate: '1985-06-15',
        EffectiveDate: '2027-01-01',
        IsFfm: false,
        Status: 'Failed',
        SubmittedDate: '2026-11-20T13:00:00.000Z',
        ErrorDate: '2026-11-20T14:00:00.000Z',
        Attempts: 0,
        Message: 'The carrier does not know this county.',
        RefusalCode: '',
        WhoMustAct: null,
        NextStep: null,
      },
    ]);
  });

  it('keep enrollments of the marketplace apart', async () => {
    const own = await insertApplication();
    const marketplace = await insertApplication({ isFfm: true });
    expect(await ids({ isErrorReport: 'true', isFfmErrorReport: 'false' })).toEqual([own.id]);
    expect(await ids({ isErrorReport: 'true', isFfmErrorReport: 'true' })).toEqual([marketplace.id]);
    expect(await ids({ isFfmErrorReport: 'true' })).toEqual([marketplace.id]);
  });

  it.each([
    [{ isErrorReport: 'true' }, [true, false, false]],
    [{ isErrorReport: 'true', fromDate: '11/14/2026', toDate: '11/20/2026' }, [true, true, false]],
    [{ isErrorReport: 'true', filter: '{"fromDate":"2026-11-13"}' }, [true, true, true]],
    [{ isErrorReport: 'true', fromDate: '11/14/2026', filter: '{"q":"larsen"}' }, [true, true, false]],
    [{ isErrorReport: 'true', fromDate: '11/14/2026', filter: '{"q":"nobody"}' }, [false, false, false]],
  ])('asked with %j', async (query, expected) => {
    const errors = [
      await insertApplication(),
      await insertApplication({ failedAt: new Date('2026-11-14T05:00:00Z') }),
      await insertApplication({ failedAt: new Date('2026-11-14T04:59:59Z') }),
    ];
    const found = await ids(query);
    expect(errors.map(({ id }) => found.includes(id))).toEqual(expected);
  });

  it('are asked the same in a body, where a name stands in no address', async () => {
    const ruth = await insertApplication();
    const ada = await insertApplication({ isFfm: true, firstName: 'Ada' });
    const asked = (path: string, { query, body }: { query: object; body: object }) =>
      caller.post(`/api/sales/${path}`).query(query).send(body);
    const found = async (query: object, Filter?: object) => {
      const { body } = await asked('GetIndividualApplications', { query, body: { Filter } });
      return (body as IndividualApplicationRow[]).map((row) => row.IndividualApplicationId);
    };
    expect(await found({ isErrorReport: 'true' }, { q: 'larsen' })).toEqual([ruth.id]);
    expect(await found({ isErrorReport: 'true' }, { q: 'ada' })).toEqual([]);
    expect(await found({ isFfmErrorReport: 'true' }, { q: 'ada' })).toEqual([ada.id]);
    expect(await found({}, { q: 'larsen' })).toHaveLength(2);
    expect(await found({})).toHaveLength(2);
    const query = { isErrorReport: 'true', filter: '{"q":"larsen"}' };
    const named = await asked('GetIndividualApplications', { query, body: {} });
    expect([named.status, Object.keys(named.body.Fields as object)]).toEqual([400, ['filter']]);
    const messages = await asked('GetErrorMessages', { query: { report: 'ffm' }, body: { Filter: { q: 'ruth' } } });
    expect([messages.status, messages.body]).toEqual([200, []]);
    const csv = await asked('GetIndividualApplications.csv', {
      query: { isFfmErrorReport: 'true' },
      body: { Filter: { q: 'ada' } },
    });
    expect(parse(csv.text, { bom: true, columns: true })).toMatchObject([{ 'First name': 'Ada' }]);
  });

  it('show those of the marketplace for seven days', async () => {
    const old = await insertApplication({ isFfm: true, failedAt: new Date('2026-11-14T05:00:00Z') });
    expect(await ids({ isFfmErrorReport: 'true' })).toEqual([old.id]);
  });

  it('answer the dashboard with everything that was submitted, sent or not', async () => {
    const sent = await insertApplication({ status: 'Installed', failedAt: null, message: '' });
    const failed = await insertApplication({ isFfm: true, submittedAt: new Date('2026-10-22T04:00:00Z') });
    const older = await insertApplication({ submittedAt: new Date('2026-10-22T03:59:59Z') });
    expect(await ids({ isErrorReport: 'false' })).toEqual([sent.id, failed.id]);
    expect(await ids({ isErrorReport: 'false', afterSubmittedDate: '11/20/2026' })).toEqual([sent.id]);
    expect(await ids({ afterSubmittedDate: '10/21/2026' })).toEqual([sent.id, failed.id, older.id]);
  });

  it('let a row go that somebody has dealt with by hand', async () => {
    const { id, quoteId } = await insertApplication();
    const { status, body } = await resolve(id);
    expect([status, body]).toEqual([200, { IndividualApplicationId: id, Status: 'Resolved' }]);
    expect(await ids({ isErrorReport: 'true' })).toEqual([]);
    const written = { action: 'mark-individual-resolved', subject: 'quote', subjectId: String(quoteId) };
    expect(await app.database.manager.countBy(AuditEvent, { ...written, userId: staff.id })).toBe(1);
    const again = await resolve(id);
    expect([again.status, again.body.Message]).toEqual([409, NOTHING_TO_RESOLVE]);
  });

  it('keep a row that failed again since it was looked at', async () => {
    const { id } = await insertApplication({ failedAttemptId: 8 });
    const { status, body } = await resolve(id, 7);
    expect([status, body.Message]).toEqual([409, TRIED_AGAIN_SINCE]);
    expect((await resolve(2_000_000_001)).status).toBe(404);
  });

  it('can be taken out as a file', async () => {
    await insertApplication();
    await insertApplication({ isFfm: true, firstName: 'Marketplace' });
    const { text, headers } = await caller
      .get('/api/sales/GetIndividualApplications.csv')
      .query({ isFfmErrorReport: 'true', filter: '{}', sort: '["ErrorDate","DESC"]' })
      .buffer(true);
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toMatchObject([{ 'First name': 'Marketplace', Transaction: '7', Marketplace: 'Yes' }]);
    expect(headers['x-filename']).toBe('ffm-errors-2026-11-20.csv');
  });
});
