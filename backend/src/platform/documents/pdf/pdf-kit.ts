import type {
  Content,
  ContentImage,
  ContentTable,
  CustomTableLayout,
  Size,
  StyleDictionary,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { NOTICE_POINTS } from '#shared/eligibility/short-term';
import { beforeHeadings, keptHeading } from './page-breaks.ts';

/** What every document of the product is made of: its page, colors and fonts, sections, tables and lists of facts. */
export const INK = '#16242d';
export const MUTED = '#51626e';
export const ACCENT = '#0b6478';
/** Beside ACCENT in a chart. */
export const SOFT_ACCENT = '#9cc9d3';
const LINE = '#c9d4da';
const BAND = '#f2f6f8';

export const STYLES: StyleDictionary = {
  title: { fontSize: 28, bold: true, color: INK, lineHeight: 1.1 },
  subtitle: { fontSize: 15, color: ACCENT },
  heading: { fontSize: 16, bold: true, color: ACCENT, margin: [0, 0, 0, 8] },
  subheading: { fontSize: 11, bold: true, color: INK, margin: [0, 12, 0, 4] },
  lead: { fontSize: 10, color: MUTED, margin: [0, 0, 0, 10], lineHeight: 1.25 },
  columnHead: { fontSize: 8, bold: true, color: INK },
  small: { fontSize: 8, color: MUTED, lineHeight: 1.2 },
};
export const DEFAULT_STYLE = { font: 'Roboto', fontSize: 9, color: INK } as const;

const PAGE_WIDTH_PT = 532;

interface Letter {
  title: string;
  /** On the left of each page's footer: whose document this is. */
  footer: string;
}

/** A document on US letter, with numbered pages and no heading alone at the foot of one. */
export const letter = ({ title, footer }: Letter, content: Content[]): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [40, 44, 40, 56],
  info: { title, author: 'Priority Quote' },
  defaultStyle: DEFAULT_STYLE,
  styles: STYLES,
  pageBreakBefore: beforeHeadings,
  footer: (page, pages) => ({
    margin: [40, 16, 40, 0],
    columns: [
      { text: footer, style: 'small' },
      { text: `Page ${page} of ${pages}`, style: 'small', alignment: 'right' },
    ],
  }),
  content,
});

/** Across the top of a first page. */
export const coverBand = (above: number, below: number): Content => ({
  canvas: [{ type: 'rect', x: 0, y: 0, w: PAGE_WIDTH_PT, h: 6, color: ACCENT }],
  margin: [0, above, 0, below],
});

/** Above a figure on a first page. */
export const label = (text: string): Content => ({
  text: text.toUpperCase(),
  fontSize: 7,
  color: MUTED,
  characterSpacing: 0.8,
  margin: [0, 0, 0, 2],
});

/** Thin lines between rows, a shaded first row, no lines at the sides. */
export const ROWS: CustomTableLayout = {
  hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  fillColor: (row, node) => (row < (node.table.headerRows ?? 0) ? BAND : null),
  paddingTop: () => 4,
  paddingBottom: () => 4,
  paddingLeft: () => 5,
  paddingRight: () => 5,
};

export const columnHead = (text: string, alignment: 'left' | 'right' | 'center' = 'left'): TableCell => ({
  text,
  style: 'columnHead',
  alignment,
});
export const right = (text: string, extra: object = {}): TableCell => ({ text, alignment: 'right', ...extra });

export interface Column<Row> {
  head: string;
  /** Points; or a share of what is left. */
  width: Size;
  /** Of the heading, and of a text below it. */
  align?: 'right' | 'center';
  cell: (row: Row) => TableCell;
}

interface TableOptions {
  /** Below the others: a total. */
  last?: TableCell[];
  /** No row is divided between two pages. */
  wholeRows?: boolean;
  layout?: CustomTableLayout;
}

/** So many rows are on the page of their heads. */
export const ROWS_KEPT_WITH_HEADS = 2;

export const table = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { last, wholeRows = false, layout = ROWS }: TableOptions = {},
): ContentTable => ({
  layout,
  table: {
    headerRows: 1,
    keepWithHeaderRows: ROWS_KEPT_WITH_HEADS,
    ...(wholeRows && { dontBreakRows: true }),
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(({ head, align }) => columnHead(head, align)),
      ...rows.map((row) => columns.map(({ cell, align }) => aligned(cell(row), align))),
      ...(last ? [last] : []),
    ],
  },
});

const aligned = (cell: TableCell, alignment: Column<never>['align']): TableCell =>
  alignment && typeof cell === 'string' ? { text: cell, alignment } : cell;

export type Fact = [label: string, text: string];

interface FactOptions {
  widths?: Size[];
  bold?: boolean;
  wholeRows?: boolean;
}

/** What is known about something, a line for each fact. */
export const factTable = (
  facts: readonly Fact[],
  { widths = [130, '*'], bold = false, wholeRows = false }: FactOptions = {},
): ContentTable => ({
  layout: ROWS,
  table: {
    widths,
    ...(wholeRows && { dontBreakRows: true }),
    body: facts.map(([name, text]): TableCell[] => [bold ? { text: name, bold } : name, text]),
  },
});

/** A section on pages of its own, such as a form that is filled in and sent back. */
export const sheet = (heading: string, lead: string, ...content: Content[]): Content => [
  { text: heading, style: 'heading', pageBreak: 'before' },
  ...leadOf(lead),
  ...content,
];

/** A section that follows on the same page, except where little of it would. */
export const section = (heading: string, lead: string, ...content: Content[]): Content => [
  keptHeading('section', heading, { margin: [0, 18, 0, 8] }),
  ...leadOf(lead),
  ...content,
];

/** A section of less than a page: it follows on the same page where it fits whole. */
export const shortSection = (heading: string, lead: string, ...content: Content[]): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 8],
  stack: [{ text: heading, style: 'heading' }, ...leadOf(lead), ...content],
});

const leadOf = (lead: string): Content[] => (lead ? [{ text: lead, style: 'lead' }] : []);

/** A picture with its words for screen readers, which renderPdf reads; the types of pdfmake do not know them. */
export const described = (image: ContentImage, alt: string): Content => Object.assign(image, { alt });

/** A name, or another value that is the same in every language: "Farmer" is nobody's trade here. */
export const asWritten = <Part extends object>(part: Part): Part => Object.assign(part, { asWritten: true });
export const isAsWritten = (part: object): boolean => 'asWritten' in part;

/** What must be read first, in the size that the regulation wants. */
export const noticePart = (text: string): Content => ({
  text,
  fontSize: NOTICE_POINTS,
  bold: true,
  margin: [0, 0, 0, 16],
});
