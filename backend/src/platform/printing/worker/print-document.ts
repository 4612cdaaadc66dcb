import htmlToPdfmake from 'html-to-pdfmake';
import { JSDOM } from 'jsdom';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { ACCENT, DEFAULT_STYLE, MUTED, ROWS } from '../../documents/pdf/pdf-kit.ts';
import { renderPdf } from '../../documents/pdf/render-pdf.ts';
import { MAX_PAGES, NOTHING_TO_PRINT, TOO_MANY_PAGES } from '../print-limits.ts';
import { PrintProblem, type PrintTask } from '../print-task.ts';
import { cleanHtml } from './clean-html.ts';

const MARGIN = 40;
/** US Letter, in points. */
const [SHORT_SIDE, LONG_SIDE] = [612, 792];

/** The finished PDF: the header on each page, the content, and the page number in the footer. */
export async function printDocument({
  bodyHtml,
  headerHtml,
  headerHeight,
  orientation,
}: PrintTask): Promise<Uint8Array> {
  const width = (orientation === 'landscape' ? LONG_SIDE : SHORT_SIDE) - 2 * MARGIN;
  const content = printContent(bodyHtml, width);
  if (content.length === 0) {
    throw new PrintProblem('INVALID_INPUT', NOTHING_TO_PRINT);
  }
  const header = printContent(headerHtml, width);
  const definition: TDocumentDefinitions = {
    pageSize: 'LETTER',
    pageOrientation: orientation,
    pageMargins: [MARGIN, MARGIN / 2 + Math.max(headerHeight, MARGIN / 2), MARGIN, MARGIN],
    defaultStyle: DEFAULT_STYLE,
    content,
    // Layout modifies its input, so every page gets a copy.
    header: () => ({ stack: copyOf(header), margin: [MARGIN, MARGIN / 2, MARGIN, 0] }),
    footer: (page, pages) => pageNumber(page, pages),
  };
  return renderPdf(definition);
}

function pageNumber(page: number, pages: number): Content {
  if (pages > MAX_PAGES) {
    throw new PrintProblem('TOO_LARGE', TOO_MANY_PAGES);
  }
  const text = `Page ${page} of ${pages}`;
  return { text, alignment: 'right', fontSize: 7, color: MUTED, margin: [MARGIN, 12, MARGIN, 0] };
}

/** Because structuredClone would lose the functions of a table's layout. */
const copyOf = (content: Content[]): Content[] => content.map((part) => copiedNode(part)) as Content[];

function copiedNode(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(copiedNode);
  }
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, key === 'layout' ? inner : copiedNode(inner)]),
      )
    : value;
}

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
function printContent(html: string, width: number): Content[] {
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

/** A larger span is assumed to be a mistake: nothing wider fits a page. */
const MOST_COLUMNS = 20;
const MOST_ROWS = 1_000;

/**
 * Makes every table a grid without gaps, as the document requires: rows are padded to the widest, a cell that spans rows stays in its first
 * row above empty ones, and tables without cells are removed.
 */
function makeTablesRegular(document: Document): void {
  for (const table of document.querySelectorAll('table')) {
    captionAbove(table);
    const rows = [...table.rows];
    const grid = gridOf(rows);
    const width = Math.max(0, ...grid.map((cells) => cells.length));
    if (width === 0) {
      table.remove();
    }
    rows.forEach((row, index) => fillRow(row, grid[index] ?? [], width));
  }
}

/** The cells of each row from left to right: a cell of this row, or null where one from above extends into it. */
function gridOf(rows: readonly HTMLTableRowElement[]): (HTMLTableCellElement | 'spanned' | null)[][] {
  const reach: number[] = [];
  return rows.map((row) => {
    const places: (HTMLTableCellElement | 'spanned' | null)[] = [];
    const skip = () => {
      while ((reach[places.length] ?? 0) > 0) {
        reach[places.length]! -= 1;
        places.push(null);
      }
    };
    skip();
    for (const cell of row.cells) {
      const columns = Math.min(Math.max(cell.colSpan, 1), MOST_COLUMNS);
      const rowsBelow = Math.min(Math.max(cell.rowSpan, 1), MOST_ROWS) - 1;
      for (let column = 0; column < columns; column += 1) {
        reach[places.length] = rowsBelow;
        places.push(column === 0 ? cell : 'spanned');
      }
      skip();
    }
    return places;
  });
}

function fillRow(
  row: HTMLTableRowElement,
  places: readonly (HTMLTableCellElement | 'spanned' | null)[],
  width: number,
): void {
  const cells = [...places];
  while (cells.length < width) {
    cells.push(null);
  }
  row.replaceChildren(
    ...cells
      .map((place, column) =>
        place === null ? emptyCell(row) : place === 'spanned' ? null : withSpan(place, cells, column),
      )
      .filter((cell) => cell !== null),
  );
}

const emptyCell = (row: HTMLTableRowElement): Element => row.ownerDocument.createElement('td');

/** The span, limited to the grid. */
function withSpan(
  cell: HTMLTableCellElement,
  cells: readonly (HTMLTableCellElement | 'spanned' | null)[],
  column: number,
): Element {
  let columns = 1;
  while (cells[column + columns] === 'spanned') {
    columns += 1;
  }
  cell.removeAttribute('rowspan');
  cell.removeAttribute('colspan');
  if (columns > 1) {
    cell.setAttribute('colspan', String(columns));
  }
  return cell;
}

function captionAbove(table: HTMLTableElement): void {
  const { caption } = table;
  if (caption) {
    const title = table.ownerDocument.createElement('h4');
    title.append(...caption.childNodes);
    table.before(title);
    caption.remove();
  }
}
