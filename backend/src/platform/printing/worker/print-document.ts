import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { DEFAULT_STYLE, MUTED } from '../../documents/pdf/pdf-kit.ts';
import { renderPdf } from '../../documents/pdf/render-pdf.ts';
import { MAX_PAGES, NOTHING_TO_PRINT, TOO_MANY_PAGES } from '../print-limits.ts';
import { PrintProblem, type PrintTask } from '../print-task.ts';
import { printContent } from './print-content.ts';

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
