import type { User } from '../../backend/src/platform/people/user.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { FoundIndividual } from '../../shared/src/search/individual-search.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const MORE = 'Please enter additional search criteria.';

describe('the search for individuals', () => {
  let app: TestApp;
  let agent: User;
  let ids: Record<string, number>;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const permanent = { planType: 'Permanent', coverageMonths: null } as const;
    const quoteOf = async (lastName: string, details: object = {}, given: object = {}) =>
      (
        await insertIndividualQuote(app, agent, {
          ...given,
          details: { subscriberFirstName: 'Zoë', subscriberLastName: lastName, ...details },
        })
      ).id;
    ids = {
      open: await quoteOf("O'Quillan", { ...permanent, enrollmentType: 'Open' }),
      special: await quoteOf('Quillfeather', { ...permanent, enrollmentType: 'Special' }, { status: 'Enrolling' }),
      shortTerm: await quoteOf('Quill', {
        subscriberBirthDate: isoDate('1990-02-03'),
        submittedAt: new Date('2026-11-10T04:30:00Z'),
      }),
      deleted: await quoteOf('Quillgone', {}, { isDeleted: true }),
      foreign: (
        await insertIndividualQuote(app, await insertAgentUser(app), { details: { subscriberLastName: 'Quillother' } })
      ).id,
    };
  });
  afterAll(() => app.close());

  const search = async (criteria: object, user = agent) =>
    (await app.as(user)).post('/api/individual/SearchIndividualByCriteria').send(criteria);
  const found = async (criteria: object, user = agent) => {
    const { status, body } = await search(criteria, user);
    expect(status).toBe(200);
    const names = Object.entries(ids);
    return (body as FoundIndividual[]).map(({ QuoteId }) => names.find(([, id]) => id === QuoteId)?.[0]);
  };

  it.each([
    ['the beginning of a last name', { LastName: 'quill' }, ['shortTerm', 'special']],
    ['a name without its apostrophe and accent', { LastName: 'oquil', FirstName: 'zoe' }, ['open']],
    ['a typed name', { Text: 'zoe quill' }, ['shortTerm', 'special']],
    ['a typed name and the status', { Text: 'quill', Status: 'Enrolling' }, ['special']],
    ['a typed number that no quote has', { Text: '12345678' }, []],
    ['the kind', { EnrollmentType: 'SEP', LastName: 'q' }, ['special']],
    ['a short-term plan', { EnrollmentType: 'Short term' }, ['shortTerm']],
    ['open enrollment and a name', { EnrollmentType: 'OEP', FirstName: 'z' }, ['open']],
    ['the status', { Status: 'Enrolling' }, ['special']],
    ['the birth date', { DateOfBirth: '2/3/1990' }, ['shortTerm']],
    ['the day of submission in Detroit', { SubmittedFrom: '11/9/2026', SubmittedTo: '11/9/2026' }, ['shortTerm']],
    ['the day after it', { SubmittedFrom: '11/10/2026' }, []],
    ['the agent', { AgentFirstName: 'ada', LastName: 'quillf' }, ['special']],
    ['another agent', { AgentFirstName: 'zz', LastName: 'quillf' }, []],
  ])('finds by %s', async (_what, criteria, expected) => {
    expect(await found(criteria)).toEqual(expected);
  });

  it('finds by the typed number of the quote', async () => {
    expect(await found({ Text: `#${ids['special']}` })).toEqual(['special']);
  });

  it('finds by the number of the quote, in words for the user', async () => {
    const { body } = await search({ QuoteId: String(ids['special']) });
    expect(body).toMatchObject([
      {
        QuoteId: ids['special'],
        Kind: 'SEP',
        Status: 'Enrolling',
        QuoteStatus: 'Enrolling',
        FirstName: 'Zoë',
        LastName: 'Quillfeather',
        EffectiveDate: '2026-12-01',
        SubmittedDate: null,
        AssociatedAgents: [{ Id: agent.agentId }],
        IsDeleted: false,
      },
    ]);
  });

  it('shows staff deleted quotes and those of every agent', async () => {
    const staff = await insertSalesUser(app);
    expect(await found({ LastName: 'quill' }, staff)).toEqual(['shortTerm', 'special', 'deleted', 'foreign']);
    const [gone] = (await search({ QuoteId: String(ids['deleted']) }, staff)).body;
    expect(gone.IsDeleted).toBe(true);
  });

  it('answers a page, with the number of all', async () => {
    const caller = await app.as(agent);
    const range = encodeURIComponent('[1,1]');
    const answer = await caller.get(`/api/individual/SearchIndividualByCriteria?LastName=quill&range=${range}`);
    expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([200, 'individuals 1-1/2', 1]);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it.each([
    ['no criterion', {}, MORE],
    ['blanks', { LastName: ' ' }, MORE],
    ['open enrollment alone', { EnrollmentType: 'OEP' }, MORE],
  ])('asks for more when there is %s', async (_what, criteria, message) => {
    const { status, body } = await search(criteria);
    expect([status, body.Message]).toEqual([422, message]);
  });

  it('names what is wrong by field', async () => {
    const { status, body } = await search({ QuoteId: '12x', DateOfBirth: '2026-02-30' });
    expect([status, Object.keys(body.Fields)]).toEqual([400, ['QuoteId', 'DateOfBirth']]);
  });
});
