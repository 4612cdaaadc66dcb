import { openApiDocument } from '../../backend/src/platform/http/open-api.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { handOver, insertPending } from '../payments/first-payments.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { recorded } from '../support/consent-builders.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { type Book, insertBook, sellOnePlan } from './fixtures.ts';

const FILE = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
const form = (content = '%PDF-1.7', end = '\r\n--XX--\r\n') => `--XX\r\n${FILE}${content}${end}`;
const TYPE = 'multipart/form-data; boundary=XX';

/** Its type, and the form. */
const MALFORMED: Readonly<Record<string, [type: string, body: string]>> = {
  'that breaks off in the file': [TYPE, form('%PDF', '')],
  'that breaks off in the heads of a part': [TYPE, '--XX\r\nContent-Disposition: form-da'],
  'that breaks off behind the heads of a part': [TYPE, `--XX\r\n${FILE}`],
  'that breaks off in a boundary': [TYPE, form('%PDF', '\r\n--X')],
  'without the last two dashes': [TYPE, form('%PDF', '\r\n--XX\r\n')],
  'without any part': [TYPE, '--XX--\r\n'],
  'without anything': [TYPE, ''],
  'of another boundary': ['multipart/form-data; boundary=YY', form()],
  'without a boundary': ['multipart/form-data', form()],
  'with an empty boundary': ['multipart/form-data; boundary=', form()],
  'with a boundary of blanks': ['multipart/form-data; boundary="   "', form()],
  'with a boundary of 71 characters': [`multipart/form-data; boundary=${'X'.repeat(71)}`, form()],
  'with a boundary of 300 characters': [`multipart/form-data; boundary=${'X'.repeat(300)}`, form()],
  'with two boundaries': ['multipart/form-data; boundary=YY; boundary=XX', form()],
  'with a character set before its boundary': ['multipart/form-data; charset=utf-16; boundary=XX', form('', '')],
  'with a boundary of other letters': ['multipart/form-data; boundary=\u00e9\u00e8', form()],
  'with a boundary of quotation marks': ['multipart/form-data; boundary="', form()],
  'with a part without heads': [TYPE, '--XX\r\n\r\ncontent\r\n--XX--\r\n'],
  'with a part without a name': [TYPE, '--XX\r\nContent-Disposition: form-data\r\n\r\nx\r\n--XX--\r\n'],
  'with line feeds alone': [TYPE, form().replaceAll('\r\n', '\n')],
  'with a field named like a property': [
    TYPE,
    '--XX\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--XX--\r\n',
  ],
  'with heads of 100 KB': [TYPE, `--XX\r\nX-Long: ${'x'.repeat(100_000)}\r\n${FILE}%PDF\r\n--XX--\r\n`],
  'that is no form': [TYPE, '{"file":"a.pdf"}'],
};

describe('a form that cannot be read', () => {
  let app: TestApp;
  let book: Book;
  beforeAll(async () => {
    app = await startApp();
    book = await insertBook(app, await sellOnePlan(app));
  });
  afterAll(() => app.close());

  /** Of every upload that the API document names, and of the pages of the sandboxes. */
  const uploads = async () => {
    const agent = await app.as(book.agent);
    const superUser = await app.as(await insertSuperUser(app));
    const admin = await insertAgentUser(app, { roles: [ROLES.smallGroupAgentAdmin] });
    const [{ agencyId }] = await app.database.query(`SELECT agencyId FROM agents WHERE id = ${admin.agentId}`);
    const consent = await recorded(app, book.agent);
    const { body } = await handOver(app, book.agent, await insertPending(app, book.agent), {});
    return {
      '/api/agency/Logo': [await app.as(admin), '/api/agency/Logo'],
      '/api/people/Agencies/{id}/Logo': [superUser, `/api/people/Agencies/${agencyId}/Logo`],
      '/api/people/Carrier/Logo': [superUser, '/api/people/Carrier/Logo'],
      '/api/sales/LoadRateDraft': [superUser, '/api/sales/LoadRateDraft'],
      '/api/enrollment/processExcelEnrollmentFile': [agent, '/api/enrollment/processExcelEnrollmentFile'],
      '/api/enrollment/UploadDocument/{quoteId}/{docTypeId}': [
        agent,
        `/api/enrollment/UploadDocument/${book.filed.id}/24`,
      ],
      '/api/proofs/Upload': [await app.visitor(), '/api/proofs/Upload'],
      '/api/individual/consents/{id}/proof': [agent, `/api/individual/consents/${consent.Id}/proof`],
      '/api/groupcensus/PreviewImport/{quoteId}': [agent, `/api/groupcensus/PreviewImport/${book.open.id}`],
      sandbox: [agent, new URL(body.RedirectUrl as string).pathname],
    } as const;
  };

  it('is the fault of its sender at every upload', async () => {
    const places = await uploads();
    const documented = Object.entries(openApiDocument(app.server).paths)
      .filter(([, { post }]) => JSON.stringify(post?.requestBody ?? {}).includes('multipart/form-data'))
      .map(([path]) => path);
    expect([...documented, 'sandbox'].sort()).toEqual(Object.keys(places).sort());
    const wrong: unknown[] = [];
    for (const [upload, [caller, path]] of Object.entries(places)) {
      for (const [what, [type, body]] of Object.entries(MALFORMED)) {
        const { status, text } = await caller.post(path).set('Content-Type', type).send(Buffer.from(body, 'latin1'));
        // The page of a sandbox asks for what is missing; a form whose file is merely not one that fits is refused for that.
        if (![400, 415, 422].includes(status) || text.length > 64 * 1024) {
          wrong.push([upload, what, status, text.slice(0, 200)]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(Object.keys(MALFORMED).length).toBeGreaterThanOrEqual(22);
  });
});
