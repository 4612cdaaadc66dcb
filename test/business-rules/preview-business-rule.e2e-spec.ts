import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { reachesNoQuote, RULE_REACH } from '../../shared/src/business-rules/rule-reach.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { QUOTE_STATUSES } from '../../shared/src/quotes/quote-status.ts';
import { databaseState } from '../security/database-state.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { changedIds, ruleDesk, type RuleDesk } from './rule-desk.ts';

const BORN_1940 = { dateOfBirth: isoDate('1940-03-01') };

describe('POST /api/sales/PreviewBusinessRule', () => {
  let app: TestApp;
  let agent: User;
  let superUser: Caller;
  let desk: RuleDesk;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    superUser = await app.as(await insertSuperUser(app));
    desk = ruleDesk(superUser);
  });
  afterAll(() => app.close());
  // Each test has the open quotes to itself.
  afterEach(() => app.database.query('DELETE FROM quotes'));

  /** A quote with an employee of 86 years. */
  const insertOld = async (given: Partial<Quote> = {}): Promise<Quote> => {
    const quote = await insertQuote(app, agent, given);
    await app.insert(buildMember({ quoteId: quote.id, ...BORN_1940 }));
    return quote;
  };

  it('names the open quotes whose result changes, before and after in words, and from when on', async () => {
    const old = await insertOld({ name: 'Old hands' });
    const young = await insertQuote(app, agent);
    await app.insert(buildMember({ quoteId: young.id }));
    const impact = await desk.impactOf('MaxEmployeeAge', { Value: '80' });
    expect(impact).toEqual({
      Decides: RULE_REACH.MaxEmployeeAge.decides,
      ReachesNoQuote: false,
      LookedAt: 2,
      Changed: 1,
      ByEffect: [{ Effect: 'CensusProblems', Count: 1 }],
      Quotes: [
        {
          QuoteId: old.id,
          GroupId: old.groupId,
          IsFfm: false,
          CustomerName: expect.any(String),
          QuoteName: 'Old hands',
          Status: 'EditingCensus',
          EffectiveDate: '2027-01-01',
          From: '2026-11-20',
          Changes: [
            {
              Effect: 'CensusProblems',
              Before: 'No problem with ages.',
              After: '1 member: The date of birth cannot be earlier than 1/1/1947.',
            },
          ],
        },
      ],
      Next: null,
      Last: young.id,
    });
  });

  it('leaves out what is deleted or decided', async () => {
    const ids = new Map<string, number>();
    for (const status of QUOTE_STATUSES) {
      ids.set(status, (await insertOld({ status })).id);
    }
    await insertOld({ isDeleted: true });
    const { LookedAt, Quotes } = await desk.impactOf('MaxEmployeeAge', { Value: '80' });
    expect(LookedAt).toBe(7);
    const statuses = ['EditingCensus', 'Quoting', 'CreatedProposal'];
    expect(Quotes.map(({ QuoteId }) => QuoteId)).toEqual(statuses.map((status) => ids.get(status)));
  });

  it('changes nothing where another value comes to the same', async () => {
    await insertOld();
    expect(await desk.impactOf('MaxEmployeeAge', { Value: '98' })).toMatchObject({
      LookedAt: 1,
      Changed: 0,
      Quotes: [],
    });
    expect(await desk.impactOf('MaxEmployeeAge', { Description: 'In other words.' })).toMatchObject({ Changed: 0 });
  });

  it('looks at the quotes of the window, both ends included', async () => {
    const effectiveDates = ['2027-03-31', '2027-04-01', '2027-06-30', '2027-07-01'];
    const quotes: Quote[] = [];
    for (const effectiveDate of effectiveDates) {
      quotes.push(await insertOld({ effectiveDate: isoDate(effectiveDate) }));
    }
    const window = { QuoteEffectiveStartDate: '2027-04-01', QuoteEffectiveEndDate: '2027-06-30' };
    const inside = await desk.impactOf('MaxEmployeeAge', { Value: '80', ...window });
    expect(changedIds(inside)).toEqual([quotes[1]!.id, quotes[2]!.id]);
    // Outside of it the default holds, which is the value of now.
    await desk.save(await desk.changeOf('MaxEmployeeAge', { Value: '80' }));
    const outside = await desk.impactOf('MaxEmployeeAge', { Value: '80', ...window });
    expect(changedIds(outside)).toEqual([quotes[0]!.id, quotes[3]!.id]);
    await desk.save(await desk.changeOf('MaxEmployeeAge', { Value: '99' }));
  });

  it('looks at the day on which a coming value begins to hold, and at the day after one that ends', async () => {
    await insertOld();
    const from = ({ Quotes }: { Quotes: { From: string }[] }) => Quotes.map(({ From }) => From);
    const { Id: _id, ...addition } = (await desk.changeOf('MaxEmployeeAge', {})) as { Id: number };
    await desk.save(await desk.changeOf('MaxEmployeeAge', { TermDate: '2026-12-31' }));
    const coming = await desk.preview({ ...addition, Value: '80', EffectiveDate: '2027-01-01' });
    expect([coming.status, from(coming.body)]).toEqual([200, ['2027-01-01']]);
    await desk.save(await desk.changeOf('MaxEmployeeAge', { Value: '80' }));
    expect(from(await desk.impactOf('MaxEmployeeAge', { Value: '80', TermDate: '2026-12-10' }))).toEqual([
      '2026-12-11',
    ]);
    await desk.save(await desk.changeOf('MaxEmployeeAge', { Value: '99' }));
  });

  it('goes on after the quote that it is told', async () => {
    const first = await insertOld();
    const second = await insertOld();
    const request = await desk.changeOf('MaxEmployeeAge', { Value: '80' });
    const rest = await desk.preview(request, `?after=${first.id}`);
    expect(changedIds(rest.body)).toEqual([second.id]);
    expect((await desk.preview(request, '?after=soon')).status).toBe(400);
    expect((await desk.preview(request, '?before=1')).status).toBe(400);
  });

  it('counts all of them and names fifty a step', async () => {
    const { groupId } = await insertOld();
    for (let index = 0; index < 55; index += 1) {
      await insertOld({ groupId });
    }
    const { Changed, Quotes } = await desk.impactOf('MaxEmployeeAge', { Value: '80' });
    expect([Changed, Quotes.length]).toEqual([56, 50]);
  });

  it('says of a rule of the site that no quote depends on it', async () => {
    await insertOld();
    const impact = await desk.impactOf('SiteDownMessage', { Value: 'Back at noon.' });
    expect(impact).toMatchObject({ ReachesNoQuote: true, LookedAt: 0, Changed: 0, Quotes: [], Next: null });
    expect(reachesNoQuote('SiteDownMessage')).toContain(impact.Decides);
  });

  it('writes nothing', async () => {
    await insertOld();
    const request = await desk.changeOf('MaxEmployeeAge', { Value: '80' });
    const before = await databaseState(app);
    expect((await desk.preview(request)).body.Changed).toBe(1);
    expect(await databaseState(app)).toEqual(before);
  });

  it.each([
    ['a key that nothing reads', { Key: 'Nonsense' }],
    ['the other source', { ConfigSource: 1 }],
    ['a value of another type', { Value: 'old' }],
    ['a term date before the first day', { TermDate: '2013-12-31' }],
    ['quote dates in the wrong order', { QuoteEffectiveStartDate: '2027-01-02', QuoteEffectiveEndDate: '2027-01-01' }],
    ['another rule’s key', { Key: 'MinimumAdultAge', Value: '18' }],
    ['dates that overlap with another value', { Id: undefined }],
    ['a version that does not exist', { Id: 999_999 }],
    ['an unknown field', { createdBy: 'me' }],
    ['a missing value', { Value: undefined }],
  ])('refuses %s in the words in which saving does', async (_what, changes) => {
    const request = await desk.changeOf('MaxEmployeeAge', changes);
    const [previewed, saved] = [await desk.preview(request), await desk.save(request)];
    const { RequestId: _one, ...refusal } = previewed.body;
    const { RequestId: _other, ...refusalOfSave } = saved.body;
    expect(previewed.status).toBeGreaterThanOrEqual(400);
    expect([previewed.status, refusal]).toEqual([saved.status, refusalOfSave]);
  });

  it('refuses a version that somebody has replaced meanwhile', async () => {
    const request = await desk.changeOf('MinimumAdultAge', { Value: '17' });
    await desk.save(request);
    const { status, body } = await desk.preview(request);
    expect([status, body.Code]).toEqual([409, 'STALE_VERSION']);
  });

  it.each([
    ['an agent', insertAgentUser, 403],
    ['internal sales, who propose rules', insertSalesUser, 200],
    ['internal operations, who do too', insertOperationsUser, 200],
  ])('answers %s', async (_who, insertUser, status) => {
    const request = await desk.changeOf('MaxEmployeeAge', { Value: '80' });
    const caller = await app.as(await insertUser(app));
    expect((await caller.post('/api/sales/PreviewBusinessRule').send(request)).status).toBe(status);
  });
});
