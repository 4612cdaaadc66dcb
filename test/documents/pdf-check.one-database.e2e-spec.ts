import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { renderPdf } from '../../backend/src/platform/documents/pdf/render-pdf.ts';
import { inspectPdf } from '../../backend/src/platform/documents/pdf-check/inspect-pdf.ts';
import { PdfProblem } from '../../backend/src/platform/documents/pdf-check/pdf-check-task.ts';
import * as rule from '../../shared/src/enrollment/upload-rules.ts';
import * as hostile from '../support/hostile-pdf-files.ts';
import { hybridPdf, updatedPdf } from '../support/ordinary-pdf-files.ts';
import { buildPdf, pdfWithForm } from '../support/pdf-files.ts';

const outcomeOf = (bytes: Buffer): Promise<string | number> =>
  inspectPdf(bytes).catch((error: unknown) => {
    if (error instanceof PdfProblem) {
      return error.message;
    }
    throw error;
  });
const stored = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, 'pdf-files', name));
const { TO_PAGE, RUNS } = hostile.harmless;
const link = (address: string): string => `<< /S /URI /URI (${address}) >>`;

describe('a PDF that could show other things to other readers', () => {
  it.each<[string, string, () => Buffer]>([
    ['an object twice, the script first', rule.PDF_HAS_SCRIPTS, () => hostile.objectTwice(RUNS, TO_PAGE)],
    ['an object twice, the script last', rule.PDF_HAS_SCRIPTS, () => hostile.objectTwice(TO_PAGE, RUNS)],
    ['an object twice, without any danger', rule.PDF_AMBIGUOUS, () => hostile.objectTwice(TO_PAGE, 'null')],
    ['two catalogs', rule.PDF_AMBIGUOUS, () => hostile.twoCatalogs()],
    ['an object twice in one section', rule.PDF_INDEX_WRONG, () => hostile.namedTwice()],
    ['an entry that leads into a stream', rule.PDF_INDEX_WRONG, () => hostile.indexInto(hostile.inStream)],
    ['an entry that leads into a text', rule.PDF_INDEX_WRONG, () => hostile.indexInto(hostile.inText)],
    ['a stray section that leads elsewhere', rule.PDF_INDEX_WRONG, () => hostile.strayIndex()],
    ['a key twice in one dictionary', rule.PDF_AMBIGUOUS, () => hostile.keyTwice()],
    ['objects packed with a predictor', rule.PDF_AMBIGUOUS, () => hostile.predictedObjectStream()],
    ['words written as codes', rule.PDF_HIDES_WORDS, () => hostile.escaped()],
    ['a web page in it', rule.PDF_IS_PAGE, () => hostile.pageToo('<HTML><body onload=alert(1)>')],
    ['a script of a web page in it', rule.PDF_IS_PAGE, () => hostile.pageToo('<script>alert(1)</script>')],
    ['a mail in it', rule.PDF_IS_PAGE, () => hostile.pageToo('\nMIME-Version: 1.0\nContent-Type: multipart/related')],
  ])('%s: %s', async (_what, message, make) => {
    expect(await outcomeOf(make())).toBe(message);
  });
});

describe('a PDF that does more than show pages', () => {
  it.each<[string, string, () => Buffer]>([
    ['goes to another file', rule.PDF_HAS_ACTIONS, () => hostile.opening('<< /S /GoToR /F (\\\\\\\\host\\\\x.pdf) >>')],
    ['follows a thread in another file', rule.PDF_HAS_ACTIONS, () => hostile.linking('<< /S /Thread /D 0 >>')],
    ['plays a film', rule.PDF_HAS_ACTIONS, () => hostile.linking('<< /S /Movie /T (x) >>')],
    ['has a film in another file', rule.PDF_HAS_EXTERNAL_FILES, () => hostile.movie()],
    ['has a page in another file', rule.PDF_HAS_EXTERNAL_FILES, () => hostile.externalStream()],
    ['prints at once', rule.PDF_HAS_ACTIONS, () => hostile.opening('<< /S /Named /N /Print >>')],
    [
      'does it after something harmless',
      rule.PDF_HAS_ACTIONS,
      () => hostile.opening('<< /S /GoTo /Next [<< /S /Hide >>] >>'),
    ],
    [
      'does it when a page opens',
      rule.PDF_HAS_ACTIONS,
      () => hostile.linking('<< /S /GoTo >> /AA << /O << /S /Trans >> >>'),
    ],
    ['opens a web address by itself', rule.PDF_HAS_ACTIONS, () => hostile.opening(link('https://example.com'))],
    [
      'opens a web address after going to a page',
      rule.PDF_HAS_ACTIONS,
      () => hostile.opening(`<< /S /GoTo /Next [<< /S /GoTo /Next ${link('https://example.com')} >>] >>`),
    ],
    [
      'opens a web address when a page opens',
      rule.PDF_HAS_ACTIONS,
      () => hostile.linking(`<< /S /GoTo >> /AA << /O ${link('https://example.com')} >>`),
    ],
    ['has an empty place for a film', rule.PDF_HAS_ACTIONS, () => hostile.annotated('RichMedia')],
    ['opens a file', rule.PDF_HAS_ACTIONS, () => hostile.linking(link('file:///c:/x.exe'))],
    ['runs a link', rule.PDF_HAS_ACTIONS, () => hostile.linking(link('javascript:alert\\(1\\)'))],
    ['opens an address without a beginning', rule.PDF_HAS_ACTIONS, () => hostile.linking(link('x.exe'))],
    ['adds its links to a folder', rule.PDF_HAS_ACTIONS, () => hostile.linkBase()],
  ])('%s: %s', async (_what, message, make) => {
    expect(await outcomeOf(make())).toBe(message);
  });

  it.each(Object.entries(hostile.formScripts))('has a script in its form, %s', async (_how, make) => {
    expect(await outcomeOf(make())).toBe(rule.PDF_HAS_SCRIPTS);
  });
});

describe('an ordinary PDF', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['of a browser', () => stored('chrome.pdf')],
    ['made for the web', () => stored('chrome-linearized.pdf')],
    ['made for the web, with object streams', () => stored('linearized-object-streams.pdf')],
    ['saved again with changes', () => updatedPdf()],
    ['of a word processor, with both kinds of index', () => hybridPdf()],
    ['with object streams', () => buildPdf()],
    ['of our own', () => renderPdf({ content: ['Two Hearts Bakery', { text: 'web', link: 'https://example.com' }] })],
    ['with a form of the tax office', () => pdfWithForm()],
    ['with links to the web', () => hostile.linking(link('https://example.com'))],
    ['with links to a mail', () => hostile.linking(link('mailto:a@example.com'))],
    ['that opens on a page', () => hostile.opening(TO_PAGE)],
    ['with a button for the next page', () => hostile.linking('<< /S /Named /N /NextPage >>')],
  ])('%s is taken', async (_what, make) => {
    expect(await outcomeOf(await make())).toBe(1);
  });

  it('was opened, changed and saved by the library that many programs use', async () => {
    const changed = await PDFDocument.load(await stored('linearized-object-streams.pdf'));
    changed.catalog.set(PDFName.of('Lang'), PDFString.of('en-US'));
    expect(await outcomeOf(Buffer.from(await changed.save()))).toBe(1);
  });
});
