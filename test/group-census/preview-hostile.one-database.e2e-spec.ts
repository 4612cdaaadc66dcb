import type { User } from '../../backend/src/platform/people/user.table.ts';
import * as problem from '../../backend/src/quoting/group-census/import/files/file-problem.ts';
import { FILE_TOO_LARGE, NO_FILE } from '../../backend/src/quoting/group-census/import/import-request.ts';
import { tooManyMembers } from '../../shared/src/census/import/import-fields.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { employeeRequest, openCensus, type CensusOnScreen } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { hostileZip, sheetRow, workbookParts } from './hostile-zip.ts';
import { ADA, csv, HEADER, otherSpreadsheet, xlsx } from './spreadsheets.ts';

const MEGABYTE = 1024 * 1024;

let app: TestApp;
let agent: User;
let census: CensusOnScreen;

const upload = (file: Buffer, name = 'census.xlsx') =>
  census.caller.post(`/api/groupcensus/PreviewImport/${census.quote.id}`).attach('file', file, name);

const goodRows = sheetRow(1, HEADER) + sheetRow(2, ADA);
const big = 'x'.repeat(60 * MEGABYTE);
const sheet = (size: number) => ({ name: 'xl/media/big.xml', content: 'x'.repeat(size) });

/** What a row of test names means, made only when its turn comes: some are large. */
const FILES: Record<string, [() => Buffer | Promise<Buffer>, status: number, message: string]> = {
  'a picture called .csv': [() => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 415, problem.WRONG_TYPE],
  'a PDF called .xlsx': [() => Buffer.from('%PDF-1.7\n1 0 obj'), 415, problem.WRONG_TYPE],
  'a web page called .xls': [
    () => Buffer.from('<html><table><tr><td>Ada</td></tr></table></html>'),
    415,
    problem.SAVED_AS_PAGE,
  ],
  'a table of a report called .xls': [
    () => Buffer.from('\uFEFF\r\n<table border="1"><tr><td>Ada</td></tr></table>'),
    415,
    problem.SAVED_AS_PAGE,
  ],
  'a page with its parts in one file, called .xls': [
    () => Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n'),
    415,
    problem.SAVED_AS_PAGE,
  ],
  'Excel’s XML of 2003, called .xls': [() => otherSpreadsheet([HEADER, ADA], 'xlml'), 415, problem.SAVED_AS_PAGE],
  'an .xls of Excel 2': [() => otherSpreadsheet([HEADER, ADA], 'biff2'), 415, problem.OTHER_SPREADSHEET],
  'an .xls of Excel 4': [() => Buffer.from('0904060000001000', 'hex'), 415, problem.OTHER_SPREADSHEET],
  'a sheet in SYLK, called .xls': [() => otherSpreadsheet([HEADER, ADA], 'sylk'), 415, problem.OTHER_SPREADSHEET],
  'a Word document': [() => hostileZip([{ name: 'word/document.xml', content: '<w/>' }]), 415, problem.WRONG_TYPE],
  'an .ods spreadsheet': [() => otherSpreadsheet([HEADER, ADA], 'ods'), 415, problem.OTHER_SPREADSHEET],
  'an .xlsb spreadsheet': [() => otherSpreadsheet([HEADER, ADA], 'xlsb'), 415, problem.OTHER_SPREADSHEET],
  'half an .xlsx': [async () => half(await xlsx([HEADER, ADA])), 400, problem.DAMAGED_FILE],
  'half an .xls': [() => half(otherSpreadsheet([HEADER, ADA], 'biff8'), 0.4), 400, problem.DAMAGED_FILE],
  'nine tenths of an .xls': [() => half(otherSpreadsheet([HEADER, ADA], 'biff8'), 0.9), 400, problem.DAMAGED_FILE],
  'an .xlsx without its sheet': [() => hostileZip(workbookParts(goodRows).slice(0, 2)), 400, problem.DAMAGED_FILE],
  'a sheet that is no XML': [
    () => hostileZip(workbookParts('</sheetData></worksheet>\u0000')),
    400,
    problem.DAMAGED_FILE,
  ],
  'a password-protected .xlsx': [() => encrypted(), 400, problem.PASSWORD_PROTECTED],
  'an empty file': [() => Buffer.alloc(0), 400, problem.EMPTY_FILE],
  'a quotation mark that never ends': [
    () => Buffer.from(`${csv([HEADER])}"Ada,B,Byron\n`),
    400,
    problem.QUOTE_NOT_CLOSED,
  ],
  'a bomb that declares its size': [
    () => hostileZip(workbookParts(goodRows, [sheet(60 * MEGABYTE)])),
    413,
    problem.UNPACKS_TOO_LARGE,
  ],
  'a bomb by ratio': [
    () => hostileZip(workbookParts(goodRows, [sheet(20 * MEGABYTE)])),
    413,
    problem.UNPACKS_TOO_LARGE,
  ],
  'a bomb that lies about its size': [
    () =>
      hostileZip(
        workbookParts('').map((part) =>
          part.name.includes('sheet1') ? { ...part, content: big, declaredSize: 1000 } : part,
        ),
      ),
    413,
    problem.UNPACKS_TOO_LARGE,
  ],
  'thousands of parts': [
    () =>
      hostileZip(
        workbookParts(
          goodRows,
          Array.from({ length: 1500 }, (_, index) => ({ name: `xl/${index}.xml`, content: '' })),
        ),
      ),
    413,
    problem.UNPACKS_TOO_LARGE,
  ],
  'external entities': [
    () =>
      hostileZip(
        workbookParts(goodRows).map((part) =>
          part.name.includes('sheet1')
            ? { ...part, content: `<!DOCTYPE w [<!ENTITY f SYSTEM "file:///etc/passwd">]>${String(part.content)}` }
            : part,
        ),
      ),
    400,
    problem.UNSAFE_XML,
  ],
  'values from another workbook': [
    () =>
      hostileZip(workbookParts(goodRows, [{ name: 'xl/externalLinks/externalLink1.xml', content: '<externalLink/>' }])),
    400,
    problem.LINKS_TO_OTHER_FILES,
  ],
  'a person in row 900,000': [
    () => hostileZip(workbookParts(goodRows + sheetRow(900_000, ADA))),
    413,
    problem.TOO_MANY_ROWS,
  ],
  '100,000 lines': [
    () => Buffer.from(csv([HEADER, ...Array.from({ length: 100_000 }, () => ADA)])),
    413,
    problem.TOO_MANY_ROWS,
  ],
  '5,001 members': [() => Buffer.from(csv([HEADER, ...crowd(5001)])), 413, tooManyMembers(5001, 5000)],
};

const half = (file: Buffer, share = 0.5) => file.subarray(0, Math.floor(file.length * share));
const crowd = (count: number) => Array.from({ length: count }, (_, index) => [`Ada ${index}`, ...ADA.slice(1)]);
/** The container that Excel writes round an encrypted workbook. */
const encrypted = () =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(512),
  ]);

describe('files that do harm', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    census = await openCensus(app, agent, [employeeRequest({ LastName: 'Lovelace' })]);
  });
  afterAll(() => app.close());

  describe('a preview refuses', () => {
    it.each(Object.keys(FILES))('%s, and writes nothing', async (name) => {
      const [file, status, message] = FILES[name]!;
      const bytes = await file();
      const before = await census.rows();
      const answer = await upload(bytes);
      expect([answer.status, answer.body.Message]).toEqual([status, message]);
      expect(await census.rows()).toEqual(before);
    });

    it('a file of more than 10 MB', async () => {
      const { status, body } = await upload(Buffer.alloc(10 * MEGABYTE + 1, 'a'));
      expect([status, body.Message]).toEqual([413, FILE_TOO_LARGE]);
    });

    it('a form without a file, a mapping that is not one, an unknown mode', async () => {
      const path = `/api/groupcensus/PreviewImport/${census.quote.id}`;
      const form = () => census.caller.post(path);
      expect((await form().field({ Mode: 'append' })).body.Message).toBe(NO_FILE);
      const file = Buffer.from(csv([HEADER, ADA]));
      const broken = await form().field({ Mapping: '[{' }).attach('file', file, 'c.csv');
      expect([broken.status, Object.keys(broken.body.Fields)]).toEqual([400, ['Mapping']]);
      const unknown = await form()
        .field({ Mapping: '[{"Column":0,"Field":"Shoe"}]', Mode: 'merge' })
        .attach('file', file, 'c.csv');
      expect([unknown.status, Object.keys(unknown.body.Fields)]).toEqual([400, ['Mapping.0.Field', 'Mode']]);
      expect((await census.caller.post(path).send({ Text: 5 })).status).toBe(400);
    });
  });

  describe('what a preview never sees', () => {
    it('parts that the archive hides from its directory', async () => {
      const hidden = { name: 'xl/worksheets/sheet1.xml', content: big, unlisted: true };
      const { status, body } = await upload(hostileZip([hidden, ...workbookParts(goodRows)]));
      expect([status, body.Members?.length]).toEqual([200, 1]);
    });

    it('a hidden sheet, macros, drawings, links of e-mail addresses', async () => {
      const parts = workbookParts(goodRows, [
        { name: 'xl/vbaProject.bin', content: 'macro' },
        {
          name: 'xl/worksheets/_rels/sheet1.xml.rels',
          content:
            '<Relationships><Relationship Id="rId1" TargetMode="External" Target="mailto:a@example.com"/></Relationships>',
        },
      ]);
      expect((await upload(hostileZip(parts))).body.Members).toHaveLength(1);
    });
  });

  describe('while a preview runs', () => {
    it('other requests are answered', async () => {
      const file = await xlsx([HEADER, ...crowd(5000)]);
      let done = false;
      const preview = upload(file).then((answer) => {
        done = true;
        return answer;
      });
      let answered = 0;
      while (!done) {
        expect((await census.caller.get(census.path)).status).toBe(200);
        answered += 1;
      }
      expect((await preview).body.Counts).toMatchObject({ Added: 5000, Errors: 0 });
      // Read on the request path, the file would let at most the one request through that came before it.
      expect(answered).toBeGreaterThan(5);
    });
  });
});
