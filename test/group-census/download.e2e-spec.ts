import { read, utils, write } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { NO_RECORDS } from '../../shared/src/census/import/import-fields.ts';
import type { CensusMemberRequest } from '../../shared/src/census/census.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { childRequest, employeeRequest, openCensus } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';

let app: TestApp;
let agent: User;

describe('a census to download', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  describe('the census as a CSV file', () => {
    it('opens in Excel, holds no SSN, and is read back as it was', async () => {
      const { quote, caller, path } = await openCensus(app, agent, [
        employeeRequest({
          FirstName: 'Zoë',
          LastName: '-Müller',
          SSN: '123456789',
          HomePostalCode: '01002',
          HomeNumber: '3135550100',
          EmailAddress: 'zoe@example.com',
          Gender: 'F',
          Tobacco: true,
        }),
        childRequest({ LastName: 'Müller, Jr.', MiddleInitial: 'q', Disabled: true }),
      ]);
      const { status, text, headers } = await caller.get(`${path}?canIHazCsv=true`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toContain('attachment');
      expect(decodeURIComponent(headers['x-filename'] ?? '')).toMatch(/^Census Group \d+\.csv$/);
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).not.toMatch(/SSN|6789/);

      const other = await openCensus(app, agent);
      const preview = `/api/groupcensus/PreviewImport/${other.quote.id}`;
      const { body } = await other.caller.post(preview).attach('file', Buffer.from(text), 'census.csv');
      expect(body.Errors).toEqual([]);
      const plain = ({ SSN: _, ...member }: Partial<CensusMemberRequest>) => member;
      const stored = (await caller.get(path)).body as (CensusMemberRequest & Record<string, unknown>)[];
      for (const [index, member] of (body.Members as CensusMemberRequest[]).entries()) {
        expect(stored[index]).toMatchObject({ ...plain(member), Id: expect.any(Number) });
      }
      const audit = await app.database.manager.findBy(AuditEvent, {
        action: 'export-census',
        subjectId: String(quote.id),
      });
      expect(audit.map(({ userId }) => userId)).toEqual([agent.id]);
    });

    it('changes nothing when it takes the place of the census that it came from, gaps in the numbers included', async () => {
      const { quote, caller, path, rows } = await openCensus(app, agent, [
        employeeRequest({
          SSN: '123456789',
          LastTobaccoUse: isoDate('2026-01-02'),
          Tobacco: true,
          HomeNumber: '3135550100',
        }),
        childRequest({ MiddleInitial: 'q', Gender: 'F', EmailAddress: 'kim@example.com' }),
        employeeRequest({ EmployeeNumber: 2, FirstName: '-Bea', HomePostalCode: '48002-1234' }),
        employeeRequest({ EmployeeNumber: 3, FirstName: 'Cleo', DentalStatus: 'Waive' }),
      ]);
      await app.database.query(`DELETE FROM census_members WHERE quoteId = ${quote.id} AND employeeNumber = 2`);
      await caller.post(path).send(employeeRequest({ EmployeeNumber: 7, FirstName: 'Dan', MedicalStatus: 'Waive' }));
      const before = await rows();
      const { body: quoteBefore } = await caller.get(`/api/quote/${quote.id}`);
      const { text } = await caller.get(`${path}?canIHazCsv=true`);
      const previewed = await caller
        .post(`/api/groupcensus/PreviewImport/${quote.id}`)
        .field({ Mode: 'replace' })
        .attach('file', Buffer.from(text), 'census.csv');
      expect(previewed.body.Errors).toEqual([]);
      app.clock.advance(60_000);
      const { status } = await caller
        .post(`/api/groupcensus/AddAllGroupCensus/${quote.id}?mode=replace`)
        .send(previewed.body.Members);
      expect([status, await rows()]).toEqual([200, before]);
      expect((await caller.get(`/api/quote/${quote.id}`)).body).toEqual(quoteBefore);
    });

    it('changes what was edited in it, and the people who came and went, but nobody’s SSN', async () => {
      const { quote, caller, rows } = await openCensus(app, agent, [
        employeeRequest({ SSN: '123456789' }),
        childRequest({ SSN: '123456788' }),
        employeeRequest({ EmployeeNumber: 2, FirstName: 'Bea' }),
      ]);
      const [ada, kim] = await rows();
      const { status } = await caller
        .post(`/api/groupcensus/AddAllGroupCensus/${quote.id}?mode=replace`)
        .send([
          employeeRequest({ EmployeeNumber: 1, FirstName: 'Eve' }),
          employeeRequest({ EmployeeNumber: 2, MedicalStatus: 'Enroll' }),
          childRequest({ EmployeeNumber: 2, LastName: 'Gray' }),
        ]);
      expect(status).toBe(200);
      const after = await rows();
      expect(after.slice(0, 2)).toEqual([ada, { ...kim, lastName: 'Gray', version: 2 }]);
      expect(after.slice(2).map(({ firstName, employeeNumber }) => [firstName, employeeNumber])).toEqual([['Eve', 3]]);
    });

    it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
      'makes %j harmless, whoever wrote it',
      async (LastName) => {
        const { quote, caller, path } = await openCensus(app, agent);
        await app.insert(buildMember({ quoteId: quote.id, lastName: LastName }));
        const { text } = await caller.get(`${path}?canIHazCsv=true`);
        const [row] = parse(text, { bom: true, columns: true }) as Record<string, string>[];
        expect(row?.LastName).toBe(`'${LastName}`);
      },
    );
  });

  describe('the template', () => {
    it('can be downloaded, filled in and loaded', async () => {
      const { quote, caller } = await openCensus(app, agent);
      const { text, headers } = await caller.get('/api/groupcensus/Template');
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      const preview = (file: string) =>
        caller.post(`/api/groupcensus/PreviewImport/${quote.id}`).attach('file', Buffer.from(file), 'census.csv');
      expect((await preview(text)).body.Errors[0].Message).toBe(NO_RECORDS);
      const { body } = await preview(
        `${text}1,Ada,B,Byron,Employee,1/2/1985,F,,Enroll,Enroll,Waive,No,,No,48002,,\r\n`,
      );
      expect(body.Errors).toEqual([]);
      expect(body.Mapping.every(({ Field }: { Field: string | null }) => Field !== null)).toBe(true);
      expect(body.Members).toMatchObject([
        { FirstName: 'Ada', LastName: 'Byron', Gender: 'F', HomePostalCode: '48002', VisionStatus: 'Waive' },
      ]);
    });
    it('comes as an Excel workbook too, whose cells keep leading zeros', async () => {
      const { quote, caller } = await openCensus(app, agent);
      const answer = await caller.get('/api/groupcensus/Template?format=xlsx').responseType('blob');
      expect(decodeURIComponent(answer.headers['x-filename']!)).toBe('Census template.xlsx');
      const preview = (file: Buffer) =>
        caller.post(`/api/groupcensus/PreviewImport/${quote.id}`).attach('file', file, 'census.xlsx');
      expect((await preview(answer.body)).body.Errors[0].Message).toBe(NO_RECORDS);

      const book = read(answer.body, { type: 'buffer', cellNF: true, sheetStubs: true });
      const sheet = book.Sheets['Census']!;
      const [headers] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
      const cellOf = (header: string) => sheet[utils.encode_cell({ r: 2, c: headers!.indexOf(header) })];
      expect(['SSN', 'HomeZIP', 'Phone'].map((header) => cellOf(header)?.z)).toEqual(['@', '@', '@']);

      const person = {
        FirstName: 'Ada',
        LastName: 'Byron',
        Relationship: 'Employee',
        DOB: '1/2/1985',
        HomeZIP: '01002',
      };
      for (const [header, value] of Object.entries({ ...person, MedicalStatus: 'Enroll' })) {
        sheet[utils.encode_cell({ r: 2, c: headers!.indexOf(header) })] = { t: 's', v: value };
      }
      const { body } = await preview(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
      expect(body.Errors).toEqual([]);
      expect(body.Members).toMatchObject([{ FirstName: 'Ada', HomePostalCode: '01002' }]);
    });

    it('comes in no other format', async () => {
      const { caller } = await openCensus(app, agent);
      expect((await caller.get('/api/groupcensus/Template?format=pdf')).body.Fields).toHaveProperty('format');
    });
  });
});
