import { read, utils } from '@e965/xlsx';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { EMPTY_FILE } from '../../backend/src/quoting/group-census/import/files/file-problem.ts';
import { NO_FILE } from '../../backend/src/quoting/group-census/import/import-request.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { DUPLICATE_SSN } from '../../shared/src/census/census-problems.ts';
import type { EnrollmentFileResponse, EnrollmentMember } from '../../shared/src/enrollment/members/members.record.ts';
import { zipIsOf } from '../../shared/src/locations/address-place.ts';
import { ENROLLMENT_COLUMNS, expectedIn } from '../../shared/src/persons/import/file-columns.ts';
import { MASK_OF_ANOTHER_SSN } from '../../shared/src/formats/ssn.ts';
import { enrollmentHeader } from '../../shared/src/enrollment/members/import/read-file.ts';
import * as message from '../../shared/src/enrollment/members/import/read-file.ts';
import { hostileZip } from '../group-census/hostile-zip.ts';
import { otherSpreadsheet, xlsx } from '../group-census/spreadsheets.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { completeDetails, insertEnrolling, type EnrollingQuote } from '../support/demographics-builders.ts';
import { insertAgentUser } from '../support/people.ts';

const FILE_COLUMNS = ENROLLMENT_COLUMNS.map(enrollmentHeader);
/** By the header of the column. */
type Cells = Readonly<Record<string, string>>;

const RUTH: Cells = {
  FirstName: 'Ruth',
  LastName: 'Larsen',
  RelationshipToSubscriber: 'Employee',
  DateOfBirth: '06/15/1985',
};
const rowsOf = (...rows: Cells[]): string[][] => [
  FILE_COLUMNS,
  ...rows.map((row) => FILE_COLUMNS.map((column) => row[column] ?? '')),
];

describe('the enrollment file', () => {
  let app: TestApp;
  let agent: User;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const send = async (quote: Quote, file: Buffer, fields: Record<string, string> = {}, user = agent) => {
    const request = (await app.as(user)).post('/api/enrollment/processExcelEnrollmentFile').field('quoteId', quote.id);
    Object.entries(fields).forEach(([name, value]) => void request.field(name, value));
    return request.attach('file', file, 'enrollment.xlsx');
  };
  const look = async (quote: Quote, ...rows: Cells[]): Promise<EnrollmentFileResponse> =>
    (await send(quote, await xlsx(rowsOf(...rows)))).body;
  const commit = async (quote: Quote, file: Buffer) => {
    const { body } = await send(quote, file);
    return send(quote, file, { commit: 'true', stamp: body.Stamp });
  };
  const members = async (quote: Quote): Promise<EnrollmentMember[]> =>
    (await (await app.as(agent)).get(`/api/enrollment/Members/${quote.id}`)).body.Members;
  const exported = async (quote: Quote): Promise<Buffer> =>
    (
      await (
        await app.as(agent)
      )
        .get(`/api/groupcensus/GetEnrollmentCensusExcel/${quote.id}`)

        .responseType('blob')
    ).body;

  async function family(): Promise<EnrollingQuote> {
    const enrolling = await insertEnrolling(app, agent, {
      members: [{}, { relationship: 'Child', firstName: '=Kim', gender: 'M' }],
    });
    await (
      await app.as(agent)
    )
      .put(`/api/enrollment/Member/${enrolling.quote.id}`)
      .send(completeDetails({ Id: enrolling.members[0]!.id }));
    return enrolling;
  }

  it('comes with its columns in order, the last four of an SSN, and nothing that a spreadsheet would calculate', async () => {
    const { quote } = await family();
    const [header, employee, child] = sheetOf(await exported(quote));
    expect(header).toEqual(FILE_COLUMNS);
    expect(employee!.slice(0, 13)).toEqual([
      'Ruth',
      '',
      'Larsen',
      'Employee',
      '6/15/1985',
      '***-**-9993',
      'F',
      'CA01',
      'S001',
      '1 Monroe Center St NW',
      'Grand Rapids',
      '49503',
      '',
    ]);
    expect([child![0], child![9]]).toEqual(["'=Kim", '1 Monroe Center St NW']);
    const audits = await app.database.manager.countBy(AuditEvent, {
      action: 'export-enrollment-members',
      subjectId: String(quote.id),
    });
    expect(audits).toBe(1);
  });

  it('changes nothing when it comes back as it was', async () => {
    const { quote } = await family();
    const before = await members(quote);
    const { body } = await commit(quote, await exported(quote));
    expect([body.Committed, body.Errors, body.Counts.Changed, body.Counts.Unchanged]).toEqual([true, [], 0, 2]);
    expect(await members(quote)).toEqual(before);
  });

  it('keeps a family together when only the employee’s row is filled in, though the ZIP stands in every row', async () => {
    const { quote, members: census } = await insertEnrolling(app, agent, {
      members: [{ homePostalCode: '49503' }, { relationship: 'Child', firstName: 'Bo', homePostalCode: '49503' }],
    });
    const [header, ruth, bo] = sheetOf(await exported(quote));
    expect(bo![FILE_COLUMNS.indexOf('HomeZIP')]).toBe('49503');
    const filled: Cells = {
      SegmentClass: 'CA01',
      SubGroup: 'S001',
      HomeAddressLine1: '1 Monroe Center St NW',
      HomeCity: 'Grand Rapids',
      DateOfHire: '05/04/2020',
      Phone: '616-555-0100',
      SSN: '219-09-9993',
    };
    const row = ruth!.map((text, place) => filled[FILE_COLUMNS[place]!] ?? text);
    const { body } = await commit(quote, await xlsx([header!, row, bo!]));
    expect([body.Committed, body.Counts.Changed]).toEqual([true, 1]);
    const child = (await members(quote)).find(({ Id }) => Id === census[1]!.id);
    expect(child).toMatchObject({ LivesWithEmployee: true, Version: 1 });
    const { body: overview } = await (await app.as(agent)).get(`/api/enrollment/Members/${quote.id}`);
    expect(JSON.stringify(overview)).not.toContain('Home street address is required.');
  });

  it.each(['xlsx', 'biff8'] as const)(
    'as %s fills in what it says, once, and says what is still missing',
    async (kind) => {
      const { quote } = await insertEnrolling(app, agent, {
        plans: [{ displayName: 'HMO Silver', networkType: 'HMO' }, {}],
      });
      const rows = rowsOf({
        ...RUTH,
        SSN: '219099995',
        Gender: 'female',
        SegmentClass: 'active',
        SubGroup: 'Acme Tools',
        HomeAddressLine1: '1 Monroe',
        HomeCity: 'GRAND RAPIDS',
        HomeZIP: '49503-1234',
        MedicalPlanName: 'hmo silver',
        DateOfHire: '5/4/2020',
        Phone: '616-555-0100',
        MailingAddressSameAsSubscriberHome: 'Yes',
      });
      const file = kind === 'xlsx' ? await xlsx(rows) : otherSpreadsheet(rows, 'biff8');
      const seen: EnrollmentFileResponse = (await send(quote, file)).body;
      expect(seen).toMatchObject({ Committed: false, Errors: [], Counts: { Rows: 1, Changed: 1 } });
      expect(seen.Members[0]!.Missing).toHaveLength(1);
      expect((await members(quote))[0]!.Version).toBe(1);
      const { status, body } = await send(quote, file, { commit: 'true', stamp: seen.Stamp });
      expect([status, body.Committed]).toEqual([200, true]);
      expect((await members(quote))[0]).toMatchObject({
        Version: 2,
        SSN: '***-**-9995',
        Gender: 'F',
        MemberClass: 'CA01',
        SubGroupId: 'S001',
        HomeAddress: { AddressLine1: '1 Monroe', City: 'GRAND RAPIDS', FullPostalCode: '49503-1234', County: 'Kent' },
        RateArea: 12,
        DateOfHire: '2020-05-04',
        HomeNumber: '6165550100',
      });
      const again = await send(quote, file, { commit: 'true', stamp: seen.Stamp });
      expect([again.status, again.body.Message]).toEqual([409, message.FILE_OUTDATED]);
    },
  );

  it.each<[string, Cells, string, string]>([
    ['somebody new', { FirstName: 'Nora' }, 'FirstName', message.NEW_MEMBER],
    ['another relationship', { RelationshipToSubscriber: 'Spouse' }, 'FirstName', message.NEW_MEMBER],
    ['no last name', { LastName: '' }, 'LastName', message.keyMissing('LastName')],
    ['an SSN from 000', { SSN: '000121234' }, 'SSN', expectedIn('SSN', 'enrollment')],
    ['an SSN from 666', { SSN: '666121234' }, 'SSN', expectedIn('SSN', 'enrollment')],
    ['an SSN from 9', { SSN: '912121234' }, 'SSN', expectedIn('SSN', 'enrollment')],
    ['an SSN with 00 in the middle', { SSN: '219001234' }, 'SSN', expectedIn('SSN', 'enrollment')],
    ['an SSN that ends in 0000', { SSN: '219090000' }, 'SSN', expectedIn('SSN', 'enrollment')],
    ['eight digits', { SSN: '219-09-999' }, 'SSN', expectedIn('SSN', 'enrollment')],
    ['a mask of another number', { SSN: '***-**-1111' }, 'SSN', MASK_OF_ANOTHER_SSN],
    ['another gender', { Gender: 'X' }, 'Gender', expectedIn('Gender', 'enrollment')],
    ['nine digits of phone', { Phone: '616555010' }, 'Phone', expectedIn('HomeNumber', 'enrollment')],
    ['a ZIP of six digits', { HomeZIP: '495031' }, 'HomeZIP', expectedIn('HomePostalCode', 'enrollment')],
    ['a ZIP that is none', { HomeZIP: '00000' }, 'HomeZIP', message.UNKNOWN_ZIP],
    [
      'the city of another ZIP',
      { HomeCity: 'Detroit', HomeZIP: '49503' },
      'HomeCity',
      zipIsOf('49503', 'Grand Rapids'),
    ],
    [
      'a plan of another quote',
      { MedicalPlanName: 'Nothing 500' },
      'MedicalPlanName',
      expectedIn('SelectedMedicalPlanId', 'enrollment'),
    ],
    ['an unknown segment', { SegmentClass: 'CA07' }, 'SegmentClass', expectedIn('MemberClass', 'enrollment')],
    ['an unknown subgroup', { SubGroup: 'South' }, 'SubGroup', expectedIn('SubGroupId', 'enrollment')],
    [
      'neither yes nor no',
      { IsExistingPatient: 'maybe' },
      'IsExistingPatient',
      expectedIn('PrimaryCareProviderExistingPatient', 'enrollment'),
    ],
  ])('with %s is an error, and nothing is written', async (_what, given, Column, Message) => {
    const { quote } = await insertEnrolling(app, agent);
    const file = await xlsx(rowsOf({ ...RUTH, ...given }));
    const { body } = await send(quote, file);
    expect(body.Errors).toMatchObject([{ Row: 2, Column, Message }]);
    expect(JSON.stringify(body)).not.toMatch(/\d{9}/);
    const refused = await send(quote, file, { commit: 'true', stamp: body.Stamp });
    expect([refused.status, refused.body.Message]).toEqual([422, message.FILE_NOT_IMPORTED]);
    expect((await members(quote))[0]!.Version).toBe(1);
  });

  it('names a member who stands in it twice, and two people with one SSN', async () => {
    const { quote } = await insertEnrolling(app, agent, { members: [{}, { employeeNumber: 2, firstName: 'Zoe' }] });
    expect((await look(quote, RUTH, RUTH)).Errors).toMatchObject([{ Row: 3, Message: message.ROW_REPEATED }]);
    const zoe = { ...RUTH, FirstName: 'Zoe', SSN: '219-09-9996' };
    expect((await look(quote, { ...RUTH, SSN: '219-09-9996' }, zoe)).Errors).toMatchObject([
      { Row: 3, Column: 'SSN', Found: '***-**-9996', Message: DUPLICATE_SSN },
    ]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a CSV', () => Buffer.from('FirstName,LastName,DOB\nAda,Byron,1/2/1985'), 415, message.FILE_TYPE_NOT_SUPPORTED],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 415, message.FILE_TYPE_NOT_SUPPORTED],
    [
      'a Word document',
      () => hostileZip([{ name: 'word/document.xml', content: '<w/>' }]),
      415,
      message.FILE_TYPE_NOT_SUPPORTED,
    ],
    ['an .ods', () => otherSpreadsheet(rowsOf(RUTH), 'ods'), 415, message.FILE_TYPE_NOT_SUPPORTED],
    ['nothing', () => Buffer.alloc(0), 400, EMPTY_FILE],
  ])('is not %s', async (_what, make, status, expected) => {
    const { quote } = await insertEnrolling(app, agent);
    const answer = await send(quote, await make());
    expect([answer.status, answer.body.Message]).toEqual([status, expected]);
  });

  it('without data rows, without its columns, or absent says so', async () => {
    const { quote } = await insertEnrolling(app, agent);
    expect((await look(quote)).Errors).toMatchObject([{ Row: 0, Message: message.NO_DATA_ROWS }]);
    const { body } = await send(
      quote,
      await xlsx([
        ['FirstName', 'LastName', 'SSN'],
        ['Ada', 'Byron', ''],
      ]),
    );
    expect(body.Errors[0].Message).toBe(message.missingColumns(['RelationshipToSubscriber', 'DateOfBirth']));
    const none = await (
      await app.as(agent)
    )
      .post('/api/enrollment/processExcelEnrollmentFile')
      .field('quoteId', quote.id);
    expect([none.status, none.body.Message]).toEqual([400, NO_FILE]);
  });

  it('is for quotes that may be edited and seen', async () => {
    const { quote } = await insertEnrolling(app, agent);
    const file = await xlsx(rowsOf(RUTH));
    expect((await send(quote, file, {}, await insertAgentUser(app))).status).toBe(404);
    const submitted = await insertEnrolling(app, agent, { quote: { status: 'Complete', readOnlyReason: 4 } });
    expect((await send(submitted.quote, file)).status).toBe(409);
    expect((await send(quote, file, { Nope: '1' })).status).toBe(400);
  });
});

const sheetOf = (file: Buffer): string[][] => {
  const { SheetNames, Sheets } = read(file);
  return utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, defval: '' });
};
