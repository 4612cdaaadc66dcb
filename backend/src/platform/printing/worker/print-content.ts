import htmlToPdfmake from 'html-to-pdfmake';
import { JSDOM } from 'jsdom';
import type { Content } from 'pdfmake/interfaces.js';
import { ACCENT, MUTED, ROWS } from '../../documents/pdf/pdf-kit.ts';
import { cleanHtml } from './clean-html.ts';
import { makeTablesRegular } from './regular-tables.ts';

const STYLES = {
  h1: { fontSize: 18, bold: true, marginBottom: 6 },
  h2: { fontSize: 14, bold: true, color: ACCENT, marginTop: 6, marginBottom: 4 },
  h3: { fontSize: 12, bold: true, marginTop: 4, marginBottom: 3 },
  h4: { fontSize: 11, bold: true, marginTop: 4, marginBottom: 3 },
  h5: { fontSize: 10, bold: true, marginBottom: 2 },
  h6: { fontSize: 9, bold: true, marginBottom: 2 },
  p: { margin: [0, 2, 0, 6] },
  th: { bold: true, fillColor: '' },
  table: { marginBottom: 8 },
  a: { color: '', decoration: '' },
};

/**
 * Converts a page to document content. The window runs no scripts and loads nothing; it only interprets HTML.
 *
 * @param width of the page between its margins, in points: the maximum width of an image
 */
export function printContent(html: string, width: number): Content[] {
  const { window } = new JSDOM(cleanHtml(html));
  try {
    const { document } = window;
    makeTablesRegular(document);
    if (!document.body.textContent.trim() && !document.querySelector('img')) {
      return [];
    }
    const content = htmlToPdfmake(document.body.innerHTML, {
      window,
      removeTagClasses: true,
      defaultStyles: STYLES,
      customTag: ({ element, ret }) => printed(element, ret, width),
    });
    return [content].flat() as Content[];
  } finally {
    window.close();
  }
}

/** Table headings repeat on each page; images and lines fit the page. */
function printed(
  element: Element,
  ret: Record<string, unknown> & { table?: Record<string, unknown> },
  width: number,
): Record<string, unknown> {
  switch (element.nodeName) {
    case 'TABLE':
      return { ...ret, layout: ROWS, table: { ...ret.table, headerRows: headerRowsOf(element as HTMLTableElement) } };
    case 'IMG':
      return { ...ret, fit: [Math.min(width, Number(element.getAttribute('width')) || width), TALLEST_IMAGE] };
    case 'HR':
      return { ...ret, canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: MUTED }] };
    default:
      return ret;
  }
}

const TALLEST_IMAGE = 400;
const MOST_HEADER_ROWS = 3;

/** The number of header rows, never the whole table. */
const headerRowsOf = (table: HTMLTableElement): number =>
  Math.min(table.tHead?.rows.length ?? 0, table.rows.length - 1, MOST_HEADER_ROWS);
