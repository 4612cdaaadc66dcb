import type { User } from '../../backend/src/platform/people/user.table.ts';
import { DUPLICATE_MEMBER } from '../../shared/src/census/census-problems.ts';
import { duplicateRecords } from '../../shared/src/census/import/import-fields.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency } from '../support/builders.ts';
import { employeeRequest, openCensus } from '../support/census-builders.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { ADA, csv, HEADER, xlsx } from './spreadsheets.ts';

/** "José" as most programs write it, and as programs of a Mac do: the accent is a character of its own. */
const JOSE = 'Jos\u00E9';
const MAC_JOSE = 'Jose\u0301';
const named = (name: string): string[] => [name, ...ADA.slice(1)];

describe('a name typed on a Mac', () => {
  let app: TestApp;
  let agent: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  it.each([
    ['a .csv file', (rows: string[][]) => Buffer.from(csv(rows))],
    ['a workbook', (rows: string[][]) => xlsx(rows)],
  ])('is that of the same person in %s', async (_, fileOf) => {
    const { quote, caller } = await openCensus(app, agent);
    const file = await fileOf([HEADER, named(JOSE), named(MAC_JOSE)]);
    const { body } = await caller.post(`/api/groupcensus/PreviewImport/${quote.id}`).attach('file', file, 'census');
    expect(body.Errors.map(({ Message }: { Message: string }) => Message)).toEqual([duplicateRecords(2, 3)]);
  });

  it('is that of the same person in a pasted text, and is stored as all others are', async () => {
    const { quote, caller, rows } = await openCensus(app, agent);
    const { body } = await caller
      .post(`/api/groupcensus/PreviewImport/${quote.id}`)
      .send({ Text: csv([HEADER, named(MAC_JOSE)]), HasHeader: true });
    expect(body.Members).toMatchObject([{ FirstName: JOSE }]);
    await caller
      .post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`)
      .send([employeeRequest({ FirstName: MAC_JOSE })]);
    expect((await rows()).map(({ firstName }) => firstName)).toEqual([JOSE]);
  });

  it('is refused as a second entry of the same person', async () => {
    const { caller, path } = await openCensus(app, agent, [employeeRequest({ FirstName: JOSE })]);
    const { status, body } = await caller.post(path).send(employeeRequest({ EmployeeNumber: 2, FirstName: MAC_JOSE }));
    expect([status, JSON.stringify(body.Fields)]).toEqual([422, expect.stringContaining(DUPLICATE_MEMBER)]);
  });

  it('keeps the row, and the SSN, of the person when a new file replaces the census', async () => {
    const { quote, caller, rows } = await openCensus(app, agent, [
      employeeRequest({ FirstName: JOSE, SSN: '123456789' }),
    ]);
    const [before] = await rows();
    const { body } = await caller
      .post(`/api/groupcensus/AddAllGroupCensus/${quote.id}?mode=replace`)
      .send([employeeRequest({ FirstName: MAC_JOSE })]);
    expect(body).toMatchObject([{ Id: before!.id, FirstName: JOSE, SSN: '***-**-6789' }]);
  });

  it('finds what is stored with the other form, also in an address', async () => {
    await app.insert(buildAgency({ name: `${JOSE} Benefits` }));
    const caller = await app.as(await insertSuperUser(app));
    const { body } = await caller.get('/api/people/Agencies').query({ filter: JSON.stringify({ q: MAC_JOSE }) });
    expect(body).toMatchObject([{ Name: `${JOSE} Benefits` }]);
  });
});
