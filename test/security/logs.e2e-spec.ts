import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { groupBody, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertSignable, signRequest } from '../support/signing-builders.ts';

/** People, a birth date, an SSN, an employer: none may stand in a log, whatever goes wrong. */
const PERSONAL = [
  'Zebulon',
  'Quixwater',
  '1985-07-08',
  '07/08/1985',
  '7/8/1985',
  '219-09-8765',
  '219098765',
  'Zeb Widgets',
];

describe('the log', () => {
  let app: TestApp;
  let agent: User;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug' });
    agent = await insertAgentUser(app);
  });
  afterAll(async () => {
    output.restore();
    await app.close();
  });

  const person = (given: object = {}) =>
    employeeRequest({ FirstName: 'Zebulon', LastName: 'Quixwater', SSN: '219-09-8765', ...given });
  const said = () => PERSONAL.filter((text) => output.text().includes(text));

  it('names nobody when requests are refused', async () => {
    const caller = await app.as(agent);
    const quote = await insertQuote(app, agent);
    const path = `/api/groupcensus/${quote.id}`;
    const answers = [
      await caller.post(path).send(person({ DateOfBirth: '07/08/1985', FirstName: 'Zebulon<script>' })),
      await caller.post(path).send(person({ DateOfBirth: '1985-07-08', Unknown: 'Quixwater' })),
      await caller.post('/api/groupcensus/2000000001').send(person()),
      await caller.post(path).type('json').send(`{"FirstName":"Zebulon","SSN":"219-09-8765",`),
      await caller.post('/api/group').send(groupBody({ GroupName: 'Zeb Widgets' })),
      await caller.get('/api/agent/findAgentsByCriteria?LastName=Quixwater&SSN=219098765'),
      await caller.get('/api/group/GetGroupByGroupEnterpriseId/Zeb%20Widgets'),
      await caller.get('/api/group/GetGroupsBySearchCriteria?GroupName=Zeb%20Widgets&TaxId=219098765'),
      await caller.get('/api/group/GetGroupsBySearchCriteria?GroupName=Zeb%20Widgets&TaxId=219098765x'),
      await caller.post('/api/group/GetGroupsBySearchCriteria').send({ AgentLastName: 'Quixwater', Zebulon: 1 }),
      await caller.get('/api/individual/SearchIndividualByCriteria?LastName=Quixwater&SSN=219-09-8765'),
      await caller.get('/api/individual/SearchIndividualByCriteria?SSN=219098765&Zebulon=Quixwater'),
      await caller.post('/api/individual/SearchIndividualByCriteria').send({ SSN: '219-09-8765', Zebulon: 1 }),
      await caller.get('/api/bobsmallgroup?filter=%7B%22q%22:%22Zeb%20Widgets%22%7D&sort=Quixwater'),
      await (await app.visitor()).post('/api/account').send({ UserName: 'Zebulon', Password: 'Quixwater' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      ...[400, 400, 404, 400, 422, 400, 404, 200, 400, 400],
      ...[200, 400, 400],
      ...[400, 401],
    ]);
    expect(said()).toEqual([]);
  });

  it('names nobody when the database refuses a value and says which one', async () => {
    const caller = await app.as(agent);
    await app.database.query('CREATE UNIQUE INDEX one_of_a_name ON census_members (lastName)');
    const before = output.text().length;
    const answers = [];
    for (const quoteId of [(await insertQuote(app, agent)).id, (await insertQuote(app, agent)).id]) {
      const path = `/api/groupcensus/${quoteId}`;
      answers.push(await caller.post(path).send(person({ DateOfBirth: '1985-07-08' })));
    }
    await app.database.query(
      app.database.options.type === 'better-sqlite3'
        ? 'DROP INDEX one_of_a_name'
        : 'DROP INDEX one_of_a_name ON census_members',
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 500]);
    const { RequestId, ...refusal } = answers[1]!.body as { RequestId: string };
    expect(PERSONAL.filter((text) => JSON.stringify(refusal).includes(text))).toEqual([]);
    expect(refusal).toMatchObject({ Code: 'INTERNAL', Message: 'Server error, please try again.' });
    // The line is there, with the id that the person can tell support.
    expect(output.text().slice(before)).toContain(RequestId);
    expect(said()).toEqual([]);
  });

  it('names nobody when a submission fails, refused or in the middle of it', async () => {
    const caller = await app.as(agent);
    const { id } = await insertSignable(app, agent);
    const members = { firstName: 'Zebulon', lastName: 'Quixwater', dateOfBirth: isoDate('1985-07-08') };
    await app.database.manager.update(CensusMember, { quoteId: id }, members);
    const sign = (given: object) =>
      caller
        .post('/api/enrollment/SignElectronically')
        .send({ ...signRequest({ QuoteId: id }), AccountName: agent.fullName, ...given });
    const refused = await sign({ SignedByName: 'Zebulon Quixwater', ApplicationEnteredConsent: false });
    await app.database.query('ALTER TABLE signatures RENAME TO away');
    const failed = await sign({ SignedByName: 'Zebulon Quixwater', AgentNotes: 'Zeb Widgets, 219-09-8765' });
    await app.database.query('ALTER TABLE away RENAME TO signatures');
    expect([refused.status, failed.status]).toEqual([422, 500]);
    expect(output.text()).toContain(failed.body.RequestId);
    expect(said()).toEqual([]);
    expect((await sign({ SignedByName: 'Zebulon Quixwater' })).status).toBe(200);
  });

  it('names nobody when a table is missing', async () => {
    const quote = await insertQuote(app, agent);
    const sales = await app.as(await insertSalesUser(app));
    await app.database.query('ALTER TABLE census_members RENAME TO away');
    const answers = [
      await (await app.as(agent)).post(`/api/groupcensus/${quote.id}`).send(person()),
      await sales.get(`/api/groupcensus/${quote.id}/1/SSN`),
    ];
    await app.database.query('ALTER TABLE away RENAME TO census_members');
    expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(
      answers.map(() => [500, 'Server error, please try again.']),
    );
    expect(answers.map(({ text }) => /census_members|SELECT|INSERT|at .*\.ts/.test(text))).toEqual([false, false]);
    expect(said()).toEqual([]);
  });
});
