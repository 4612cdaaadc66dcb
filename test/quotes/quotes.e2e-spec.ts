import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { NO_QUOTE_FOR_OLFO } from '../../shared/src/groups/group-rules.ts';
import { EFFECTIVE_DATE_NOT_ALLOWED, NO_RENEWAL_TO_QUOTE } from '../../shared/src/quotes/allowed-effective-dates.ts';
import { NAME_MISSING, NAME_TAKEN } from '../../shared/src/quotes/quote-name.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { QUOTE_NOT_FOUND } from '../../backend/src/quoting/quotes/quote-questions.repository.ts';

/** A new quote of a household has other fields than that of a group. */
const OF_A_HOUSEHOLD = ['Address', 'Census', 'EffectiveDate', 'GroupId', 'IndividualPlanType'];

describe('quotes', () => {
  let app: TestApp;
  let agent: User;
  let stranger: User;
  let sales: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    stranger = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.set('2026-11-20T15:00:00Z'));

  const post = async (user: User, body: object) => (await app.as(user)).post('/api/quote').send(body);
  const put = async (user: User, body: object, path = '') => (await app.as(user)).put(`/api/quote${path}`).send(body);
  const get = async (user: User, path: string | number) => (await app.as(user)).get(`/api/quote/${path}`);
  const newBusiness = (group: Group, more: object = {}) => ({
    GroupId: group.id,
    QuoteType: 'SmallGroupNewBusiness',
    ...more,
  });
  const countQuotes = (groupId: number) => app.database.manager.countBy(Quote, { groupId });

  describe('creating one', () => {
    it('opens its census, for the next effective date, under a name of its own', async () => {
      const group = await insertGroup(app, agent, { name: 'Acme Bakery' });
      const { status, body } = await post(agent, newBusiness(group));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        Name: 'New business 12/1/2026',
        Status: 'EditingCensus',
        QuoteStatus: 'Editing Census',
        EffectiveDate: '2026-12-01',
        RenewalDate: null,
        ReadOnly: 0,
        IsDeleted: false,
        Group: { Id: group.id, GroupName: 'Acme Bakery', RateArea: 12 },
        AllowedEffectiveDates: ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
        CreatedAt: '2026-11-20T15:00:00.000Z',
      });
      expect(body.AssociatedAgents.map(({ Id }: { Id: number }) => Id)).toEqual([agent.agentId]);
    });

    it('writes down how it began and who did it', async () => {
      const group = await insertGroup(app, agent);
      const { body } = await post(agent, newBusiness(group));
      const [event] = await app.database.manager.findBy(QuoteEvent, { quoteId: body.Id });
      expect([event?.fromStatus, event?.toStatus, event?.userId]).toEqual([null, 'EditingCensus', agent.id]);
      expect(
        await app.database.manager.countBy(AuditEvent, { action: 'create-quote', subjectId: String(body.Id) }),
      ).toBe(1);
    });

    it('makes one quote out of a double click', async () => {
      const group = await insertGroup(app, agent);
      const clicks = Array.from({ length: 8 }, () => post(agent, newBusiness(group)));
      const answers = await Promise.all(clicks);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.Id)).size).toBe(1);
      expect(await countQuotes(group.id)).toBe(1);
    });

    it.each`
      what                          | seconds | more                               | quotes
      ${'the same two seconds on'}  | ${2}    | ${{}}                              | ${1}
      ${'the same a while later'}   | ${3}    | ${{}}                              | ${2}
      ${'another effective date'}   | ${0}    | ${{ EffectiveDate: '2027-01-01' }} | ${2}
      ${'the same date written US'} | ${0}    | ${{ EffectiveDate: '12/01/2026' }} | ${1}
      ${'another name'}             | ${0}    | ${{ Name: 'Second idea' }}         | ${2}
    `('$what leaves $quotes', async ({ seconds, more, quotes }) => {
      const group = await insertGroup(app, agent);
      await post(agent, newBusiness(group));
      app.clock.advance(seconds * 1000);
      expect((await post(agent, newBusiness(group, more))).status).toBe(201);
      expect(await countQuotes(group.id)).toBe(quotes);
    });

    it('gives a second quote of the same day a name of its own', async () => {
      const group = await insertGroup(app, agent, { name: 'Acme' });
      await post(agent, newBusiness(group));
      app.clock.advance(60_000);
      expect((await post(agent, newBusiness(group))).body.Name).toBe('New business 12/1/2026 (2)');
    });

    it('renews a group on its renewal date', async () => {
      const group = await insertGroup(app, agent, { renewalDate: isoDate('2027-01-01') });
      const { body } = await post(agent, newBusiness(group, { QuoteType: 'SmallGroupRenewal' }));
      expect(body).toMatchObject({
        QuoteType: 'SmallGroupRenewal',
        EffectiveDate: '2027-01-01',
        RenewalDate: '2027-01-01',
        AllowedEffectiveDates: ['2027-01-01'],
      });
    });

    it('lets internal staff go further back and ahead', async () => {
      const group = await insertGroup(app, agent);
      const { body } = await post(sales, newBusiness(group, { EffectiveDate: '2026-10-01' }));
      expect(body.AllowedEffectiveDates).toEqual([
        ...['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
        ...['2027-04-01', '2027-05-01', '2027-06-01'],
      ]);
    });

    it.each`
      what                        | given                            | more                                  | field              | message
      ${'a date that has passed'} | ${{}}                            | ${{ EffectiveDate: '2026-11-01' }}    | ${'EffectiveDate'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
      ${'a date too far ahead'}   | ${{}}                            | ${{ EffectiveDate: '2027-04-01' }}    | ${'EffectiveDate'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
      ${'a day inside a month'}   | ${{}}                            | ${{ EffectiveDate: '2026-12-02' }}    | ${'EffectiveDate'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
      ${'no renewal'}             | ${{}}                            | ${{ QuoteType: 'SmallGroupRenewal' }} | ${'EffectiveDate'} | ${NO_RENEWAL_TO_QUOTE}
      ${'a renewal later on'}     | ${{ renewalDate: '2027-06-01' }} | ${{ QuoteType: 'SmallGroupRenewal' }} | ${'EffectiveDate'} | ${NO_RENEWAL_TO_QUOTE}
      ${'a blank name'}           | ${{}}                            | ${{ Name: '  ' }}                     | ${'Name'}          | ${NAME_MISSING}
      ${'an OLFO group'}          | ${{ isRenewOlfo: true }}         | ${{}}                                 | ${null}            | ${NO_QUOTE_FOR_OLFO}
    `('is refused for $what, and nothing is written', async ({ given, more, field, message }) => {
      const group = await insertGroup(app, agent, given);
      const { status, body } = await post(agent, newBusiness(group, more));
      expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', message]);
      expect(body.Fields).toEqual(field ? { [field]: [message] } : {});
      expect(await countQuotes(group.id)).toBe(0);
    });

    it('lets internal staff quote an OLFO group', async () => {
      const group = await insertGroup(app, agent, { isRenewOlfo: true });
      expect((await post(sales, newBusiness(group))).status).toBe(201);
    });

    it.each([
      [{}, ['GroupId', 'QuoteType']],
      [{ GroupId: 'x', QuoteType: 'Nope', EffectiveDate: '13/01/2026' }, ['EffectiveDate', 'GroupId', 'QuoteType']],
      [{ GroupId: 1, QuoteType: 'IndividualNewBusiness' }, OF_A_HOUSEHOLD],
      [{ GroupId: 1, QuoteType: 'SmallGroupRenewal', Status: 'Approved' }, ['Status']],
    ])('names the fields of %j that are wrong', async (sent, fields) => {
      const { status, body } = await post(agent, sent);
      expect([status, body.Code, Object.keys(body.Fields).sort()]).toEqual([400, 'INVALID_INPUT', fields]);
    });

    it('does not find a group of another agency', async () => {
      const group = await insertGroup(app, agent);
      expect((await post(stranger, newBusiness(group))).status).toBe(404);
      expect(await countQuotes(group.id)).toBe(0);
    });
  });

  describe('reading', () => {
    it('answers a quote to its agent and to internal staff, and to nobody else', async () => {
      const { id } = await insertQuote(app, agent);
      const answers = [
        await get(agent, `${id}?bypassSepValidationFlag=true`),
        await get(sales, id),
        await get(stranger, id),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
      expect(answers[2]?.body).toMatchObject({ Code: 'NOT_FOUND', Message: QUOTE_NOT_FOUND });
    });

    it('lists the quotes of a group, newest first', async () => {
      const group = await insertGroup(app, agent);
      const older = await insertQuote(app, agent, { groupId: group.id, modifiedAt: new Date('2026-11-01T00:00:00Z') });
      const newer = await insertQuote(app, agent, { groupId: group.id, modifiedAt: new Date('2026-11-02T00:00:00Z') });
      const { body } = await get(agent, `GetByGroup/${group.id}`);
      expect(body.map(({ Id }: { Id: number }) => Id)).toEqual([newer.id, older.id]);
      expect((await get(stranger, `GetByGroup/${group.id}`)).status).toBe(404);
    });

    it.each`
      status                     | agentReads             | staffRead
      ${'Complete'}              | ${'Sales Review'}      | ${'Sales Review'}
      ${'PassiveRenewalFailure'} | ${'Passively Renewed'} | ${'Passive Renewal Failure'}
    `(
      '$status reads "$agentReads" to an agent and "$staffRead" to staff',
      async ({ status, agentReads, staffRead }) => {
        const { id } = await insertQuote(app, agent, { status });
        const answers = [await get(agent, id), await get(sales, id)];
        expect(answers.map(({ body }) => body.QuoteStatus)).toEqual([agentReads, staffRead]);
      },
    );

    it('offers no effective dates once enrollment began', async () => {
      const { id } = await insertQuote(app, agent, { status: 'Enrolling' });
      expect((await get(agent, id)).body.AllowedEffectiveDates).toEqual([]);
    });
  });

  describe('renaming', () => {
    it('takes the whole quote as it was answered, with another name', async () => {
      const { id } = await insertQuote(app, agent);
      const stored = (await get(agent, id)).body;
      const { status, body } = await put(agent, { ...stored, Name: ' Plan B ' });
      expect([status, body.Name, body.Version]).toEqual([200, 'Plan B', 2]);
    });

    it.each([
      ['a blank name', '  ', NAME_MISSING],
      ['a name that another quote has', 'taken', NAME_TAKEN],
    ])('is refused for %s with an "Error:" text', async (_what, name, message) => {
      const group = await insertGroup(app, agent);
      await insertQuote(app, agent, { groupId: group.id, name: 'Taken' });
      const { id } = await insertQuote(app, agent, { groupId: group.id, name: 'Mine' });
      const { status, body } = await put(agent, { Id: id, Version: 1, Name: name });
      expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', message]);
      expect((await get(agent, id)).body.Name).toBe('Mine');
    });

    it.each([
      ['Status', 'Approved'],
      ['EffectiveDate', '2027-02-01'],
      ['IsDeleted', true],
      ['ReadOnly', 4],
      ['GroupId', 1],
      ['QuoteType', 'SmallGroupRenewal'],
    ])('does not change %s, and says so', async (field, value) => {
      const { id } = await insertQuote(app, agent);
      const { status, body } = await put(agent, { Id: id, Version: 1, Name: 'Other', [field]: value });
      expect([status, body.Code, Object.keys(body.Fields)]).toEqual([400, 'INVALID_INPUT', [field]]);
      expect((await get(agent, id)).body).toMatchObject({ Version: 1, Status: 'EditingCensus', IsDeleted: false });
    });

    it('tells the second of two editors', async () => {
      const { id } = await insertQuote(app, agent);
      await put(agent, { Id: id, Version: 1, Name: 'First' });
      const { status, body } = await put(sales, { Id: id, Version: 1, Name: 'Second' });
      expect([status, body.Code]).toEqual([409, 'STALE_VERSION']);
    });

    it('does not find a quote of another agency', async () => {
      const { id } = await insertQuote(app, agent);
      expect((await put(stranger, { Id: id, Version: 1, Name: 'x' })).status).toBe(404);
    });
  });
});
