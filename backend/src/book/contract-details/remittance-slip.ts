import type { InvoiceDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Column, Content, Margins, TableCell } from 'pdfmake/interfaces.js';
import type { InvoiceSums } from '#shared/book-of-business/individuals/invoices';
import { formatDay } from '#shared/formats/auto-date';
import { formatCents } from '#shared/formats/currency';
import { MUTED, right } from '../../platform/documents/pdf/pdf-kit.ts';

/** What an invoice says. */
export interface InvoiceContent {
  insurer: { name: string; address: readonly string[]; phone: string };
  subscriber: { name: string; address: readonly string[] };
  contractNumber: string;
  /** What is billed: the names of the plans. */
  plans: readonly string[];
  invoice: InvoiceDetail;
  dueDate: IsoDate;
  /** What the marketplace pays of the current charges' premium, in cents; 0 = nothing, or not known of this month. */
  creditCents: number;
  /** What follows when it is not paid. */
  grace: string;
  /** How the household pays: "EFT", "Bill me", or as Medicare has it. */
  paymentType: string;
}

/** Points at the bottom of the page. */
export const SLIP_HEIGHT = 186;
const PAGE_WIDTH = 612;
const MARGIN = 44;

/** The part of a bill that is cut off and sent back with the payment. */
export const remittanceSlip = (content: InvoiceContent, { due }: InvoiceSums): Content => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: PAGE_WIDTH, y2: 0, lineWidth: 0.7, lineColor: MUTED, dash: CUT }] },
    {
      text: 'Cut here and return this slip with your payment',
      alignment: 'center',
      style: 'small',
      margin: [0, 4, 0, 10],
    },
    { margin: [MARGIN, 0, MARGIN, 0], columnGap: 24, columns: [whereTo(content), whatFor(content, due)] },
  ],
});

const CUT = { length: 5, space: 4 };
const LINE: Margins = [0, 2, 0, 0];

const whereTo = ({ insurer, subscriber }: InvoiceContent): Column => ({
  width: '*',
  stack: [
    { text: 'Remittance slip', style: 'subheading', margin: [0, 0, 0, 2] },
    { text: subscriber.name, margin: [0, 0, 0, 14] },
    { text: 'Send payments to', style: 'small' },
    { text: insurer.name, fontSize: 11, bold: true, margin: LINE },
    ...insurer.address.map((text) => ({ text, fontSize: 11, margin: LINE })),
  ],
});

const whatFor = ({ contractNumber, invoice, dueDate }: InvoiceContent, due: number): Column => ({
  width: 250,
  layout: FRAME,
  table: {
    widths: ['*', 'auto'],
    body: [
      slipLine('Contract number', contractNumber),
      slipLine('Invoice number', invoice.InvoiceId),
      slipLine('Due date', formatDay(dueDate)),
      slipLine('Amount due', formatCents(Math.max(due, 0)), { fontSize: 13 }),
      slipLine('Amount enclosed', '$ ____________________'),
    ],
  },
});

const slipLine = (label: string, value: string, extra: object = {}): TableCell[] => [
  { text: label, color: MUTED },
  right(value, { bold: true, ...extra }),
];

const FRAME = {
  hLineWidth: () => 0.7,
  vLineWidth: (line: number, node: { table: { widths?: unknown } }) =>
    line === 0 || line === (node.table.widths as unknown[]).length ? 0.7 : 0,
  hLineColor: () => MUTED,
  vLineColor: () => MUTED,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 10,
  paddingRight: () => 10,
};
