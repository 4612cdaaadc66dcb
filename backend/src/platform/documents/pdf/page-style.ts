import type { Content, ContentImage, CustomTableLayout, StyleDictionary, TableCell } from 'pdfmake/interfaces.js';
import { NOTICE_POINTS } from '#shared/eligibility/short-term';

/** Colors and fonts of every document that the product produces. */
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

/** A section that starts on a new page. */
export const section = (heading: string, lead: string, ...content: Content[]): Content => [
  { text: heading, style: 'heading', pageBreak: 'before' },
  ...(lead ? [{ text: lead, style: 'lead' }] : []),
  ...content,
];

/** A section of less than a page: it follows on the same page where it fits whole. */
export const shortSection = (heading: string, lead: string, ...content: Content[]): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 8],
  stack: [{ text: heading, style: 'heading' }, ...(lead ? [{ text: lead, style: 'lead' }] : []), ...content],
});

/** A picture with its words for screen readers, which renderPdf reads; the types of pdfmake do not know them. */
export const described = (image: ContentImage, alt: string): Content => Object.assign(image, { alt });

/** What must be read first, in the size that the regulation wants. */
export const noticePart = (text: string): Content => ({
  text,
  fontSize: NOTICE_POINTS,
  bold: true,
  margin: [0, 0, 0, 16],
});
