import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import {
  INDIVIDUAL_QUEUE_ORDERS,
  type IndividualQueueFilter,
  type IndividualQueueRow,
} from '../../shared/src/sales/individual-application.record.ts';
import { DEFAULT_INDIVIDUAL_STATUSES } from '../../shared/src/sales/queue-views.ts';
import type { TestApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { type QueueScene, startQueueScene } from './queue-scene.ts';

const PATH = '/api/sales/GetIndividualQuotes';
type Given = Partial<Quote> & { details?: Partial<IndividualDetails> };

describe('the internal queue of individuals', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let operations: User;
  let put: QueueScene['put'];
  beforeAll(async () => {
    ({ app, agent, sales, operations, put } = await startQueueScene());
  });
  afterAll(() => app.close());

  /** A household found by its own last name alone. */
  const insert = (lastName: string, { details, ...given }: Given = {}) =>
    insertIndividualQuote(app, agent, {
      status: 'Complete',
      ...given,
      details: { subscriberLastName: lastName, submittedAt: new Date('2026-11-18T15:00:00Z'), ...details },
    });
  const list = async (Filter: IndividualQueueFilter, query: object = {}, user = sales) => {
    const { status, headers, body } = await (await app.as(user)).post(PATH).query(query).send({ Filter });
    return { status, headers, body, rows: body as IndividualQueueRow[] };
  };
  const idsOf = async (filter: IndividualQueueFilter, query: object = {}) =>
    (await list(filter, { range: '[0,99]', ...query })).rows.map(({ QuoteId }) => QuoteId);

  it('says of each quote who applies for what, where it stands, and who works on it', async () => {
    const quote = await insert('Rowan', { status: 'Approved', details: { subscriberFirstName: 'Ada' } });
    const moved = { quoteId: quote.id, fromStatus: 'SignatureRequired', toStatus: 'Approved', why: '' } as const;
    await app.database.manager.insert(QuoteEvent, { ...moved, userId: null, at: new Date('2026-11-19T15:00:00Z') });
    await put(sales, 'AssignUserToQuote', { Id: quote.id });
    const { rows, headers } = await list({ q: 'rowan' });
    expect(rows).toEqual([
      {
        QuoteId: quote.id,
        Version: 1,
        Name: 'New business 12/1/2026',
        QuoteType: 'IndividualNewBusiness',
        Kind: 'Short term',
        Status: 'Approved',
        QuoteStatus: 'Approved',
        StatusAt: '2026-11-20T15:00:00.000Z',
        FirstName: 'Ada',
        LastName: 'Rowan',
        EffectiveDate: '2026-12-01',
        SubmittedDate: '2026-11-18T15:00:00.000Z',
        ApprovalTime: '2026-11-19T15:00:00.000Z',
        Agents: [expect.stringContaining(' ')],
        AssignedToFullname: sales.fullName,
        AssignedToUsername: sales.username,
        AssignedAt: '2026-11-20T15:00:00.000Z',
        IsDeleted: false,
      },
    ]);
    expect(headers['content-range']).toBe('GetIndividualQuotes 0-0/1');
  });

  it.each([
    ['Complete', 'Sales Review'],
    ['Rejected', 'Manually Processed'],
    ['PaymentPending', 'Payment Pending'],
  ] as const)('calls %s "%s", and shows no approval time', async (status, label) => {
    const lastName = `Label${status}`;
    const quote = await insert(lastName, { status });
    const moved = { quoteId: quote.id, fromStatus: null, toStatus: 'Approved', why: '' } as const;
    await app.database.manager.insert(QuoteEvent, { ...moved, userId: null, at: new Date('2026-11-19T15:00:00Z') });
    const { rows } = await list({ q: lastName });
    expect(rows.map(({ QuoteStatus, ApprovalTime }) => [QuoteStatus, ApprovalTime])).toEqual([[label, null]]);
  });

  it('is answered to the specification’s GET as well', async () => {
    const { id } = await insert('Getter');
    const { body } = await (await app.as(sales)).get(PATH).query({ filter: '{"q":"getter"}' });
    expect((body as IndividualQueueRow[]).map(({ QuoteId }) => QuoteId)).toEqual([id]);
  });

  it('holds neither deleted quotes nor those of groups', async () => {
    const group = await insertQuote(app, agent, { status: 'Complete' });
    const deleted = await insert('Deletia', { isDeleted: true });
    expect(await idsOf({ q: 'deletia' })).toEqual([]);
    expect(await idsOf({ id: [group.id, deleted.id] })).toEqual([]);
  });

  it.each([
    ['OEP', { planType: 'Permanent', enrollmentType: 'Open' }],
    ['SEP', { planType: 'Permanent', enrollmentType: 'Special' }],
    ['FFM', { planType: 'Permanent', enrollmentType: 'Open', isFfm: true }],
    ['Short term', {}],
  ] as const)('is narrowed to the kind %s', async (Kind, details) => {
    const lastName = `Kind${Kind.replace(' ', '')}`;
    const { id } = await insert(lastName, { details });
    expect(await idsOf({ q: lastName, Kind })).toEqual([id]);
    const others = (['OEP', 'SEP', 'FFM', 'Short term'] as const).filter((kind) => kind !== Kind);
    for (const other of others) {
      expect(await idsOf({ q: lastName, Kind: other })).toEqual([]);
    }
  });

  it('shows with its preselected statuses what was submitted, and no draft', async () => {
    const statuses: QuoteStatus[] = ['Quoting', 'Enrolling', 'SignatureRequired', 'Expired', 'Declined'];
    for (const status of [...DEFAULT_INDIVIDUAL_STATUSES, ...statuses]) {
      await insert('Preselected', { status });
    }
    const shown = await list({ q: 'preselected', Status: [...DEFAULT_INDIVIDUAL_STATUSES] }, { range: '[0,99]' });
    expect(shown.rows.map(({ Status }) => Status).sort()).toEqual([...DEFAULT_INDIVIDUAL_STATUSES].sort());
    expect(await idsOf({ q: 'preselected' })).toHaveLength(DEFAULT_INDIVIDUAL_STATUSES.length + statuses.length);
  });

  it('is searched by names in either order, by number, and by date', async () => {
    const { id } = await insert('Van Dyke', {
      effectiveDate: isoDate('2027-05-01'),
      details: { subscriberFirstName: 'Zélie', subscriberBirthDate: isoDate('1971-02-03') },
    });
    for (const q of ['van d', 'dyke', 'zel', 'zelie van', 'VAN DYKE Z', 'Van Dyke, Zélie', '5/1/2027', '2/3/1971']) {
      expect([q, (await idsOf({ q })).includes(id)]).toEqual([q, q !== 'dyke']);
    }
    expect(await idsOf({ q: `#${id}` })).toEqual([id]);
    expect(await idsOf({ q: 'zelie dyk' })).toEqual([]);
    expect(await idsOf({ q: '%' })).toEqual([]);
  });

  it('is narrowed to the days of submission, in Detroit', async () => {
    const late = await insert('Submitta', { details: { submittedAt: new Date('2026-11-19T04:59:00Z') } });
    const next = await insert('Submitta', { details: { submittedAt: new Date('2026-11-19T05:00:00Z') } });
    const draft = await insert('Submitta', { status: 'Quoting', details: { submittedAt: null } });
    const q = 'submitta';
    expect((await idsOf({ q })).sort()).toEqual([late.id, next.id, draft.id].sort());
    expect(await idsOf({ q, fromDate: '11/19/2026' })).toEqual([next.id]);
    expect(await idsOf({ q, toDate: '2026-11-18' })).toEqual([late.id]);
    expect((await idsOf({ q, fromDate: '11/18/2026', toDate: '11/19/2026' })).sort()).toEqual(
      [late.id, next.id].sort(),
    );
    const wrong = await list({ fromDate: '11/19/2026', toDate: '11/18/2026' });
    expect([wrong.status, Object.keys(wrong.body.Fields as object)]).toEqual([400, ['fromDate']]);
  });

  it('is narrowed to one’s own work, to what nobody has claimed, and to how long it waits', async () => {
    const mine = await insert('Workman', { statusAt: new Date('2026-11-01T15:00:00Z') });
    const theirs = await insert('Workman');
    const free = await insert('Workman');
    await put(sales, 'AssignUserToQuote', { Id: mine.id });
    await put(operations, 'AssignUserToQuote', { Id: theirs.id });
    const q = 'workman';
    expect(await idsOf({ q, OnlyMine: true })).toEqual([mine.id]);
    expect((await idsOf({ q, IsAssigned: true })).sort()).toEqual([mine.id, theirs.id].sort());
    expect(await idsOf({ q, IsAssigned: false })).toEqual([free.id]);
    expect(await idsOf({ q, DaysInStatus: '15+' })).toEqual([mine.id]);
  });

  it('comes in pages, most recent change of status first', async () => {
    const ids: number[] = [];
    for (const day of ['03', '01', '02']) {
      const statusAt = new Date(`2026-11-${day}T12:00:00Z`);
      // A later change of anything else does not move it.
      ids.push((await insert('Pagel', { statusAt, modifiedAt: new Date(`2026-11-${20 - Number(day)}T12:00:00Z`) })).id);
    }
    const { rows, headers } = await list({ q: 'pagel' }, { range: '[0,1]' });
    expect(rows.map(({ QuoteId }) => QuoteId)).toEqual([ids[0], ids[2]]);
    expect(headers['content-range']).toBe('GetIndividualQuotes 0-1/3');
  });

  it.each(INDIVIDUAL_QUEUE_ORDERS)(
    'gives the same pages of a status sorted by %s as of its quotes by number',
    async (field) => {
      // A status that no other test here uses.
      const Status: QuoteStatus[] = ['Expired', 'Declined'];
      for (const place of [4, 1, 3, 0, 2]) {
        await insert(`Order${place % 3}`, {
          status: Status[place % 2]!,
          effectiveDate: isoDate(`2026-12-0${1 + (place % 2)}`),
          statusAt: new Date(`2026-11-0${1 + (place % 3)}T12:00:00Z`),
          modifiedAt: new Date(`2026-11-1${place % 2}T12:00:00Z`),
          details: { submittedAt: place === 0 ? null : new Date(`2026-11-0${place}T12:00:00Z`), isFfm: place === 3 },
        });
      }
      const ids = await idsOf({ Status });
      for (const direction of ['ASC', 'DESC']) {
        const sort = JSON.stringify([field, direction]);
        const whole = await idsOf({ id: ids }, { sort });
        const pages = ids.map((_, at) => idsOf({ Status }, { sort, range: `[${at},${at}]` }));
        expect((await Promise.all(pages)).flat()).toEqual(whole);
        const ofKind = { Kind: 'Short term', IsAssigned: false } as const;
        const some = await idsOf({ id: ids, ...ofKind }, { sort });
        expect(some.length).toBeLessThan(whole.length);
        const pagesOfKind = some.map((_, at) => idsOf({ Status, ...ofKind }, { sort, range: `[${at},${at}]` }));
        expect((await Promise.all(pagesOfKind)).flat()).toEqual(some);
      }
      const [up, down] = await Promise.all(
        ['ASC', 'DESC'].map((direction) => idsOf({ Status }, { sort: JSON.stringify([field, direction]) })),
      );
      expect(down).toEqual(up?.toReversed());
    },
  );

  it.each([
    [{ Nope: 1 }, {}, /knows only/],
    [{ Kind: 'Nope' }, {}, /filter Kind is not valid/],
    [{ Status: ['CreatedProposal'] }, {}, /filter Status is not valid/],
    [{ fromDate: '13/45/2026' }, {}, /filter fromDate is not valid/],
    [{ IsAssigned: 'yes' }, {}, /filter IsAssigned is not valid/],
    [{}, { range: '[0,100]' }, /at most 100/],
    [{}, { sort: '["SSN","ASC"]' }, /one of/],
  ])('refuses %j %j', async (filter, query, message) => {
    const { status, body } = await list(filter as IndividualQueueFilter, query);
    expect(status).toBe(400);
    expect(body.Message).toMatch(message);
  });

  it('is not for agents', async () => {
    expect((await list({}, {}, agent)).status).toBe(403);
    const file = await (await app.as(agent)).post(`${PATH}.csv`).send({ Filter: {} });
    expect(file.status).toBe(403);
  });

  it('is saved as a file for spreadsheets, with everything that matches, and audited', async () => {
    await insert('Filer', { details: { subscriberFirstName: '=HYPERLINK("evil")' } });
    const second = await insert('Filer', { statusAt: new Date('2026-11-01T15:00:00Z') });
    await put(operations, 'AssignUserToQuote', { Id: second.id });
    const { status, headers, text } = await (
      await app.as(operations)
    )
      .post(`${PATH}.csv`)
      .send({ Filter: { q: 'filer' } });
    expect([status, headers['content-type'], headers['x-filename']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'individualQuotes-2026-11-20.csv',
    ]);
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'First name,Last name,Quote number,Quote,Kind,Status,In this status since,Effective date,Submitted,Approval time,Agents,Assigned to,Since',
    );
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""evil""\)",Filer,/);
    expect(lines[2]).toMatch(
      new RegExp(`^Ada,Filer,${second.id},New business 12/1/2026,Short term,Sales Review,.*,${operations.fullName},`),
    );
    const audited = { action: 'export-individual-quotes', subject: 'user', subjectId: String(operations.id) };
    expect(await app.database.manager.countBy(AuditEvent, audited)).toBe(1);
  });
});
