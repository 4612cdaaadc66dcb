import { pdfPages } from '#support/pdf-text.ts';
import type { Content } from 'pdfmake/interfaces.js';
import { factTable, letter, section, table } from './pdf-kit.ts';
import { keptHeading } from './page-breaks.ts';
import { renderPdf } from './render-pdf.ts';

/** Of 10 points: 692 fit on a page. */
const lines = (count: number): Content => ({
  stack: Array.from({ length: count }, (_, index) => ({ text: `Line ${index + 1}`, fontSize: 8, lineHeight: 1.0667 })),
});
const rows = (count: number): Content =>
  table(
    [{ head: 'Head', width: '*', cell: (row: number) => `Row ${row}` }],
    Array.from({ length: count }, (_, index) => index + 1),
  );
const pagesOf = async (...content: Content[]): Promise<string[]> =>
  pdfPages(await renderPdf(letter({ title: 'Test', footer: 'Foot' }, content)));
const pageWith = (pages: readonly string[], text: string): number => pages.findIndex((page) => page.includes(text));

describe('headings of a document', () => {
  it('of a part stay with their first rows', async () => {
    const pages = await pagesOf(
      lines(65),
      keptHeading('part', 'Accounts'),
      factTable([
        ['One', '1'],
        ['Two', '2'],
      ]),
    );
    expect([pages.length, pageWith(pages, 'Accounts'), pageWith(pages, 'One')]).toEqual([2, 1, 1]);
  });

  it('of a section leave no page for a section that fits below', async () => {
    const pages = await pagesOf(lines(40), section('Documents', '', rows(3)));
    expect([pages.length, pageWith(pages, 'Documents')]).toEqual([1, 0]);
  });

  it('of a section begin a new page where it would be torn late on its page, and not where early', async () => {
    const late = await pagesOf(lines(52), section('Members', '', rows(30)));
    expect([pageWith(late, 'Members'), pageWith(late, 'Row')]).toEqual([1, 1]);
    const early = await pagesOf(lines(10), section('Members', '', rows(50)));
    expect([early.length, pageWith(early, 'Members')]).toEqual([2, 0]);
  });

  it('are repeated above a table that goes on', async () => {
    const pages = await pagesOf(lines(10), section('Members', '', rows(50)));
    expect(pages.every((page) => page.includes('Head'))).toBe(true);
  });
});
