import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { ImportLayout } from '../../backend/src/quoting/group-census/import/import-layout.table.ts';
import { MAX_LAYOUTS } from '../../backend/src/quoting/group-census/import/import-layouts.repository.ts';
import {
  type ColumnMapping,
  layoutColumns,
  type PreviewImportResponse,
} from '../../shared/src/census/import/import.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openCensus, type CensusOnScreen } from '../support/census-builders.ts';
import { buildAgent } from '../support/builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { csv } from './spreadsheets.ts';

let app: TestApp;
let agent: User;

const headed = (family: string) => [
  'FirstName',
  'MiddleInitial',
  family,
  'Relationship',
  'DOB',
  'MedicalStatus',
  'Dental',
];
const person = (first: string) => [first, '', 'Byron', 'Employee', '1/2/1985', 'Enroll', 'Enroll'];
const file = (first: string, family = 'Clan of the Person') => csv([headed(family), person(first)]);
const FAMILY_COLUMN = 2;

async function preview(census: CensusOnScreen, text: string, Mapping?: unknown): Promise<PreviewImportResponse> {
  const fields: Record<string, string> = Mapping === undefined ? {} : { Mapping: JSON.stringify(Mapping) };
  const request = census.caller.post(`/api/groupcensus/PreviewImport/${census.quote.id}`).field(fields);
  const { status, body } = await request.attach('file', Buffer.from(text), 'census.csv');
  expect([status, body.Message]).toEqual([200, undefined]);
  return body;
}

const corrected = ({ Mapping }: PreviewImportResponse): ColumnMapping[] =>
  Mapping.map((column) => (column.Column === FAMILY_COLUMN ? { ...column, Field: 'LastName' } : column));

async function write(census: CensusOnScreen, { Members, Layout }: PreviewImportResponse, columns: string) {
  const query = new URLSearchParams({ mode: 'append', layout: Layout ?? '', columns });
  return census.caller.post(`/api/groupcensus/AddAllGroupCensus/${census.quote.id}?${query}`).send(Members);
}

/** Imports this file with the family column set by hand. */
async function importCorrected(census: CensusOnScreen, text: string): Promise<PreviewImportResponse> {
  const right = await preview(census, text, corrected(await preview(census, text, [])));
  const { status, body } = await write(census, right, layoutColumns(right.Mapping));
  expect([status, body.Message]).toEqual([200, undefined]);
  return right;
}

const fieldOf = ({ Mapping }: PreviewImportResponse) => Mapping[FAMILY_COLUMN]?.Field;

describe('columns that were corrected in an import', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  beforeEach(() => app.database.manager.clear(ImportLayout));
  afterAll(() => app.close());

  it('count for the next file with the same header, of anybody of the agency', async () => {
    const census = await openCensus(app, agent);
    const first = await preview(census, file('Ada'));
    expect([first.Remembered, fieldOf(first), first.Members]).toEqual([false, null, []]);
    await importCorrected(census, file('Ada'));

    const { agencyId } = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
    const record = await app.insert(buildAgent({ agencyId }));
    const colleague = await app.insertUser({ roles: [ROLES.smallGroupAgent], agentId: record.id });
    const next = await preview(await openCensus(app, colleague), file('Bea', '  clan of  the PERSON:'));
    expect([next.Remembered, fieldOf(next), next.Errors]).toEqual([true, 'LastName', []]);
    expect(next.Members).toMatchObject([{ FirstName: 'Bea', LastName: 'Byron' }]);
  });

  it('are not remembered before the import is written', async () => {
    const census = await openCensus(app, agent);
    await preview(census, file('Ada'), corrected(await preview(census, file('Ada'))));
    expect((await preview(census, file('Ada'))).Remembered).toBe(false);
  });

  it('are kept as names of fields alone', async () => {
    const census = await openCensus(app, agent);
    const { Layout } = await importCorrected(census, file('Ada'));
    const columns = 'FirstName,MiddleInitial,LastName,RelationshipToSubscriber,DateOfBirth,MedicalStatus,DentalStatus';
    expect(await app.database.manager.find(ImportLayout)).toMatchObject([{ layout: Layout, columns }]);
  });

  it('are not shown to another agency, and do not count for another header', async () => {
    const census = await openCensus(app, agent);
    await importCorrected(census, file('Ada'));
    const stranger = await openCensus(app, await insertAgentUser(app));
    expect((await preview(stranger, file('Ada'))).Remembered).toBe(false);
    expect((await preview(census, file('Ada', 'Tribe'))).Remembered).toBe(false);
  });

  it('give way to the suggestion, and are forgotten when that is imported', async () => {
    const census = await openCensus(app, agent);
    await importCorrected(census, file('Ada'));
    const suggested = await preview(census, file('Bea'), []);
    expect([suggested.Remembered, fieldOf(suggested)]).toEqual([false, null]);
    const remembered = await preview(census, file('Bea'));
    await write(census, remembered, '');
    expect((await preview(census, file('Cleo'))).Remembered).toBe(false);
  });

  it.each(['FirstName,,FirstName', 'FirstName,,LastName', 'ShoeSize', `FirstName${',SSN'.repeat(30)}`])(
    'are passed over where they no longer fit: %s',
    async (columns) => {
      const census = await openCensus(app, agent);
      const { Layout } = await importCorrected(census, file('Ada'));
      await app.database.manager.update(ImportLayout, { layout: Layout! }, { columns });
      const { Remembered, Mapping } = await preview(census, file('Bea'));
      expect([Remembered, Mapping[0]?.Field]).toEqual([false, 'FirstName']);
    },
  );

  it('are refused where they are no fields', async () => {
    const census = await openCensus(app, agent);
    const right = await preview(census, file('Ada'), corrected(await preview(census, file('Ada'))));
    expect((await write(census, right, 'FirstName,ShoeSize')).status).toBe(400);
    expect(await census.rows()).toEqual([]);
  });

  it('give way, the oldest first, and do not count after a year', async () => {
    const census = await openCensus(app, agent);
    const kept = await importCorrected(census, file('Ada'));
    const { owner, columns, usedAt } = await app.database.manager.findOneByOrFail(ImportLayout, {
      layout: kept.Layout!,
    });
    const before = (days: number) => new Date(usedAt.getTime() - days * 24 * 60 * 60_000);
    const row = (days: number) => ({ owner, columns, layout: String(days).padStart(64, '0'), usedAt: before(days) });
    await app.database.manager.insert(
      ImportLayout,
      Array.from({ length: MAX_LAYOUTS }, (_, index) => row(index + 1)),
    );
    await importCorrected(census, file('Bea'));
    const layouts = (await app.database.manager.find(ImportLayout)).map(({ layout }) => layout);
    expect(layouts).toHaveLength(MAX_LAYOUTS);
    expect(layouts).toContain(kept.Layout);
    expect(layouts).not.toContain(row(MAX_LAYOUTS).layout);

    await app.database.manager.update(ImportLayout, { layout: kept.Layout! }, { usedAt: before(366) });
    expect((await preview(census, file('Cleo'))).Remembered).toBe(false);
  });
});
