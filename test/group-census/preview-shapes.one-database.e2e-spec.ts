import type { User } from '../../backend/src/platform/people/user.table.ts';
import { expectedIn } from '../../shared/src/persons/import/file-columns.ts';
import * as message from '../../shared/src/census/import/import-fields.ts';
import { DUPLICATE_MEMBER } from '../../shared/src/census/census-problems.ts';
import { CENSUS_NAME_CHARACTER } from '../../shared/src/formats/person-name.ts';
import type { CensusMemberRequest } from '../../shared/src/census/census.record.ts';
import type { PreviewImportResponse } from '../../shared/src/census/import/import.record.ts';
import type { ImportProblem } from '../../shared/src/persons/import/import-problem.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { employeeRequest, openCensus, type CensusOnScreen } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { hostileZip, sheetRow, workbookParts } from './hostile-zip.ts';
import { ADA, csv, day, exchangeTemplate, HEADER, otherSpreadsheet, WILL, xlsx } from './spreadsheets.ts';

let app: TestApp;
let agent: User;
let census: CensusOnScreen;

const previewPath = () => `/api/groupcensus/PreviewImport/${census.quote.id}`;
async function upload(file: Buffer | string, fields: Record<string, string> = {}): Promise<PreviewImportResponse> {
  const request = census.caller.post(previewPath()).field(fields).attach('file', Buffer.from(file), 'census.bin');
  const { status, body } = await request;
  expect([status, body.Message]).toEqual([200, undefined]);
  return body;
}
const paste = async (Text: string, HasHeader: boolean): Promise<PreviewImportResponse> =>
  (await census.caller.post(previewPath()).send({ Text, HasHeader })).body;
const people = ({ Members }: PreviewImportResponse) =>
  Members.map((member: CensusMemberRequest) => [
    member.EmployeeNumber,
    member.FirstName,
    member.RelationshipToSubscriber,
    member.DateOfBirth,
  ]);
const problems = (list: ImportProblem[]) =>
  list.map(({ Row, Column, Found, Message }) => [Row, Column, Found, Message]);

const FAMILY = [
  [1, 'Ada', 'Self', '1985-01-02'],
  [1, 'Will', 'Spouse', '1986-03-04'],
];

describe('files that a preview reads', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    census = await openCensus(app, agent);
  });
  afterAll(() => app.close());

  describe('a preview of a census file', () => {
    const rows = [HEADER, ADA, WILL];

    it.each([
      ['commas', csv(rows)],
      ['a byte order mark', `\uFEFF${csv(rows)}`],
      ['semicolons', csv(rows, ';')],
      ['tabs', csv(rows, '\t')],
      ['CR line ends', csv(rows, ',', '\r')],
      ['LF line ends, the last one missing', csv(rows, ',', '\n').trimEnd()],
      ['Excel’s line that names the delimiter', `sep=;\r\n${csv(rows, ';')}`],
      ['a quoted header of two lines', csv(rows).replace('DOB', '"Date of Birth\n(MM/DD/YYYY)"')],
      ['UTF-16, as Excel writes Unicode text', Buffer.from(`\uFEFF${csv(rows, '\t')}`, 'utf16le')],
    ])('reads .csv with %s', async (_, file) => {
      expect(people(await upload(file))).toEqual(FAMILY);
    });

    it('reads Windows-1252', async () => {
      const file = Buffer.from(csv([HEADER, ['Zoë', '', 'Müller', ...ADA.slice(3)]]), 'latin1');
      expect((await upload(file)).Members[0]).toMatchObject({ FirstName: 'Zoë', LastName: 'Müller' });
    });

    it('reads the typographic marks of Windows-1252, as Excel for Windows writes them', async () => {
      const marks = (text: string) => Buffer.from(text.replace('’', '\u0092').replace('–', '\u0096'), 'latin1');
      const rows = [HEADER, ['Zoë', '', 'O’Brien–Smith', ...ADA.slice(3)]];
      const { Members, Errors } = await upload(marks(csv(rows)));
      expect([Errors, Members[0]]).toMatchObject([[], { FirstName: 'Zoë', LastName: "O'Brien-Smith" }]);
    });

    it('says that a name contains a character that is not allowed', async () => {
      const { Errors } = await upload(csv([HEADER, ['Ada', '', 'By\u0007ron', ...ADA.slice(3)]]));
      expect(problems(Errors).map(([row, column, , text]) => [row, column, text])).toEqual([
        [2, 'LastName', message.invalidAtRow(2, CENSUS_NAME_CHARACTER)],
      ]);
    });

    it('reads .xlsx, dates as dates, and finds the census behind a sheet of instructions', async () => {
      const dated = [
        HEADER,
        [...ADA.slice(0, 4), day('1985-01-02'), 'Enroll', 'Enroll'],
        [...WILL.slice(0, 4), 31475, 'Enroll', 'Waive'],
      ];
      expect(people(await upload(await xlsx([['How to fill this in'], ['One row a person']], dated)))).toEqual(FAMILY);
    });

    it('reads .xls', async () => {
      const dated = [HEADER, [...ADA.slice(0, 4), day('1985-01-02'), 'Enroll', 'Enroll'], WILL];
      expect(people(await upload(otherSpreadsheet(dated, 'biff8')))).toEqual(FAMILY);
    });

    it('reads an exchange’s template with its title, second header, hints and 400 padding rows', async () => {
      const preview = await upload(
        await exchangeTemplate([
          [
            83765454,
            'Employee',
            'Byron',
            'Ada',
            'ada@example.com',
            123456789,
            day('1985-01-02'),
            'female',
            day('2015-12-12'),
            'no',
          ],
          [83765454, 'Spouse', 'Byron', 'Will', null, null, day('1986-03-04'), 'male', null, 'no'],
        ]),
      );
      expect(people(preview)).toEqual(FAMILY);
      expect(preview.Errors).toEqual([]);
      expect(preview.HeaderRow).toBe(3);
      expect(preview.Members[0]).toMatchObject({
        SSN: '123456789',
        Gender: 'F',
        MedicalStatus: 'Enroll',
        DentalStatus: 'Waive',
      });
      expect(preview.Counts).toEqual({ Rows: 2, Added: 2, Replaced: 0, Errors: 0, Warnings: 2 });
      expect(preview.Mapping.find(({ Field }) => Field === 'SSN')).toMatchObject({
        Column: 5,
        Samples: ['***-**-6789'],
      });
    });

    it.each([
      ['a report that went through numbers', ['49503.0', '6165550100.0', '219099991.0', '1985-01-02T00:00:00-05:00']],
      ['a report that writes formulas', ['="49503"', '="6165550100"', '="219099991"', '="1/2/1985"']],
      [
        'marks that nobody sees',
        ['\u200E49503', '616\u2011555\u20110100', '219\u201309\u20139991', '\u200E1\u200E/2/1985'],
      ],
    ])('reads %s', async (_, [zip, phone, ssn, birth]) => {
      const file = csv([
        ['First Name', 'Last Name', 'Relationship', 'DOB', 'Zip', 'Phone', 'SSN'],
        ['Ada', 'Byron', 'Employee', birth!, zip!, phone!, ssn!],
      ]);
      const { Members, Errors } = await upload(file);
      expect(Errors).toEqual([]);
      expect(Members).toMatchObject([
        { DateOfBirth: '1985-01-02', HomePostalCode: '49503', HomeNumber: '6165550100', SSN: '219099991' },
      ]);
    });

    it('shows of an SSN that it refuses no digits that are not its own last four', async () => {
      const { Errors } = await upload(
        csv([
          ['First Name', 'Last Name', 'Relationship', 'DOB', 'Medical', 'Dental', 'SSN'],
          ['Ada', 'Byron', 'Employee', '1/2/1985', 'Enroll', 'Enroll', '219-09-99910'],
        ]),
      );
      expect(problems(Errors).map(([row, column, found]) => [row, column, found])).toEqual([[2, 'SSN', '***']]);
    });

    it('names the row as the spreadsheet shows it, the column, what was found and what is expected', async () => {
      const file = await xlsx([
        ['Census of Acme'],
        [],
        HEADER,
        ADA,
        [...WILL.slice(0, 3), 'Cousin', '31/12/1986', 'Enroll', 'Waive'],
      ]);
      const { Errors, Counts } = await upload(file);
      expect(problems(Errors)).toEqual([
        [5, 'Relationship', 'Cousin', message.invalidAtRow(5, expectedIn('RelationshipToSubscriber', 'census'))],
        [5, 'DOB', '31/12/1986', message.invalidAtRow(5, expectedIn('DateOfBirth', 'census'))],
      ]);
      expect(Counts).toEqual({ Rows: 2, Added: 1, Replaced: 0, Errors: 2, Warnings: 0 });
    });

    it('takes the stored result of a formula, and names one that has none or fails', async () => {
      const row = (number: number, birthDate: string) =>
        sheetRow(number, ['Ada', 'B', `Byron ${number}`, 'Employee', birthDate, 'Enroll', 'Enroll']);
      const rows = [
        sheetRow(1, HEADER),
        row(2, '<c><f>DATE(1985,1,2)</f><v>31049</v></c>'),
        row(3, '<c><f>DATE(1985,1,2)</f></c>'),
        row(4, '<c t="e"><f>Sheet2!A1</f><v>#REF!</v></c>'),
        row(5, '<c t="str"><f>B1</f></c>'),
      ];
      const preview = await upload(hostileZip(workbookParts(rows.join(''))));
      expect(people(preview)).toEqual([[1, 'Ada', 'Self', '1985-01-02']]);
      expect(problems(preview.Errors)).toEqual([
        [3, 'DOB', '=DATE(1985,1,2)', message.invalidAtRow(3, message.FORMULA_WITHOUT_RESULT)],
        [4, 'DOB', '#REF!', message.invalidAtRow(4, message.FORMULA_FAILS)],
        [5, 'DOB', '=B1', message.invalidAtRow(5, message.FORMULA_WITHOUT_RESULT)],
      ]);
    });

    it('follows a corrected mapping', async () => {
      const Mapping = JSON.stringify([
        { Column: 2, Header: 'LastName', Field: null, Samples: [] },
        { Column: 7, Field: 'LastName' },
      ]);
      const file = csv([
        [...HEADER, 'Clan'],
        [...ADA, 'Gray'],
      ]);
      expect((await upload(file, { Mapping })).Members[0]).toMatchObject({ LastName: 'Gray' });
    });

    it('lists the missing headers, and says when there are no records', async () => {
      expect(problems((await upload('First Name,Town\r\nAda,Flint\r\n')).Errors)).toEqual([
        [1, '', 'First Name, Town', message.missingHeaders(['LastName', 'RelationshipToSubscriber', 'DateOfBirth'])],
      ]);
      const { Errors } = await upload(csv([HEADER]));
      expect(problems(Errors)).toEqual([
        [0, '', '', 'There were no records to upload. Please populate your census document and load again.'],
      ]);
    });

    it('refuses rows with too few fields, and duplicates by both rows', async () => {
      const { Errors } = await upload(csv([HEADER, ADA, WILL.slice(0, 4), ADA]));
      expect(problems(Errors).map(([row, , , text]) => [row, text])).toEqual([
        [3, message.tooFewFields(3, 4, 7)],
        [4, message.duplicateRecords(2, 4)],
      ]);
    });
  });

  describe('a preview of names in one column', () => {
    const named = (header: string, names: string[]) =>
      `${header},Relationship,DOB,Medical,Dental,Vision,Gender\n${names.map((name, index) => `"${name}",${index ? 'Child' : 'Employee'},1/${index + 1}/${index ? 2015 : 1985},E,W,W,F`).join('\n')}\n`;

    it('takes them apart in both orders, says so, and names those that could be divided otherwise', async () => {
      const preview = await upload(named('Employee Name', ['Byron, Ada K', 'Kim Byron', 'Mary Ann Byron']));
      expect(preview.Errors).toEqual([]);
      expect(
        preview.Members.map(({ FirstName, MiddleInitial, LastName }) => [FirstName, MiddleInitial ?? '', LastName]),
      ).toEqual([
        ['Ada', 'K', 'Byron'],
        ['Kim', '', 'Byron'],
        ['Mary', 'A', 'Byron'],
      ]);
      expect(preview.Warnings.map(({ Row, Message }) => [Row, Message])).toEqual([
        [1, message.NAMES_TAKEN_APART],
        [4, message.nameTakenApart('Mary', 'Byron')],
      ]);
    });

    it('refuses a name that is one word, in its row', async () => {
      const { Errors } = await upload(named('Name', ['Byron, Ada', 'Kim']));
      expect(problems(Errors)).toEqual([[3, 'Name', 'Kim', message.invalidAtRow(3, expectedIn('FullName', 'census'))]]);
    });

    it('passes over a whole name beside the two that it is made of', async () => {
      const { Members, Mapping, Warnings } = await upload(
        csv([HEADER, ADA]).replace('FirstName', 'Employee Name,FirstName').replace('Ada', 'Somebody,Ada'),
      );
      expect(Members.map(({ FirstName }) => FirstName)).toEqual(['Ada']);
      expect(Mapping.some(({ Field }) => Field === 'FullName')).toBe(false);
      expect(Warnings.map(({ Message }) => Message)).not.toContain(message.NAMES_TAKEN_APART);
    });
  });

  describe('a preview of a pasted census', () => {
    it('reads the columns of the specification without a header', async () => {
      const preview = await paste(
        'Ada\tB\tByron\temployee\t1/2/1985\tenroll\nWill,,Byron,spouse,3/4/86,waive\n',
        false,
      );
      expect(people(preview)).toEqual(FAMILY);
      expect(preview.Members.map(({ MedicalStatus, DentalStatus }) => [MedicalStatus, DentalStatus])).toEqual([
        ['Enroll', 'Waive'],
        ['Waive', 'Waive'],
      ]);
      expect(preview.HeaderRow).toBe(0);
    });

    it('reads a header where there is one', async () => {
      expect(people(await paste(csv([HEADER, ADA, WILL], '\t', '\n'), true))).toEqual(FAMILY);
    });
  });

  describe('a preview beside an existing census', () => {
    it('names people who are already there when appending, and counts who goes when replacing', async () => {
      const { caller, quote, rows } = await openCensus(app, agent, [employeeRequest({ SSN: '123456789' })]);
      const before = await rows();
      const file = Buffer.from(
        csv([
          [...HEADER, 'SSN'],
          [...ADA, ''],
          [...WILL.slice(0, 2), 'Gray', 'Employee', ...WILL.slice(4), '123-45-6789'],
        ]),
      );
      const path = `/api/groupcensus/PreviewImport/${quote.id}`;
      const appended = (await caller.post(path).field({ Mode: 'append' }).attach('file', file, 'c.csv')).body;
      expect(problems(appended.Errors).map(([row, column, , text]) => [row, column, text])).toEqual([
        [2, 'FirstName', DUPLICATE_MEMBER],
        [3, 'SSN', 'Another member has the same SSN.'],
      ]);
      expect(appended.Counts).toMatchObject({ Added: 0, Replaced: 0 });
      const replaced = (await caller.post(path).field({ Mode: 'replace' }).attach('file', file, 'c.csv')).body;
      expect(replaced.Counts).toMatchObject({ Added: 2, Replaced: 1, Errors: 0 });
      expect(await rows()).toEqual(before);
    });
  });
});
