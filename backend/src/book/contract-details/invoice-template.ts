import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { BILL_ME, ELECTRONIC, type InvoiceSums, invoiceSums } from '#shared/book-of-business/individuals/invoices';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, formatCents } from '#shared/formats/currency';
import { ACCENT, columnHead, DEFAULT_STYLE, MUTED, right, ROWS, STYLES } from '../../platform/documents/pdf/pdf-kit.ts';
import { type InvoiceContent, remittanceSlip, SLIP_HEIGHT } from './remittance-slip.ts';

const BOX = '#e9f2f4';
/** Of payments, and of the lines that not every bill has: so it stays on its page. */
const MOST_LINES = 4;

/** A bill of the carrier, as households know it: who, for what, how much and by when, with a slip to send back. */
export function invoiceDocument(content: InvoiceContent): TDocumentDefinitions {
  const sums = invoiceSums(content.invoice);
  return {
    pageSize: 'LETTER',
    pageMargins: [44, 40, 44, SLIP_HEIGHT],
    info: { title: `Invoice ${content.invoice.InvoiceId}`, author: content.insurer.name },
    defaultStyle: DEFAULT_STYLE,
    styles: STYLES,
    content: [head(content), addressAndAmount(content, sums), charges(content, sums), howToPay(content, sums)],
    footer: (page) => (page === 1 ? remittanceSlip(content, sums) : ''),
  };
}

const head = ({ insurer, contractNumber, invoice }: InvoiceContent): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: insurer.name, fontSize: 20, bold: true, color: ACCENT },
        { text: 'Health insurance invoice', fontSize: 11, color: MUTED, margin: [0, 2, 0, 0] },
      ],
    },
    {
      width: 'auto',
      layout: 'noBorders',
      table: {
        body: [
          ['Invoice number', invoice.InvoiceId],
          ['Invoice date', formatDay(invoice.InvoiceCreatedDate)],
          ['Contract number', contractNumber],
          ['Coverage period', periodOf(invoice)],
        ].map(([label, value]): TableCell[] => [{ text: label!, color: MUTED }, right(value!, { bold: true })]),
      },
    },
  ],
});

/** The address is where the window of an envelope shows it. */
const addressAndAmount = ({ subscriber, dueDate }: InvoiceContent, { due }: InvoiceSums): Content => ({
  margin: [0, 34, 0, 26],
  columns: [
    {
      width: '*',
      margin: [0, 14, 16, 0],
      stack: [{ text: subscriber.name, fontSize: 11, bold: true }, ...subscriber.address.map(addressLine)],
    },
    {
      width: 230,
      layout: { hLineWidth: () => 0, vLineWidth: () => 0, fillColor: () => BOX, ...PADDING },
      table: {
        widths: ['*'],
        body: [
          [
            {
              stack: [
                { text: due > 0 ? 'Total due' : 'Nothing to pay', fontSize: 10, color: MUTED },
                { text: formatCents(due), fontSize: 32, bold: true, color: ACCENT, margin: [0, 2, 0, 2] },
                due > 0
                  ? { text: ['Due date ', { text: formatDay(dueDate), bold: true }], fontSize: 11 }
                  : { text: due < 0 ? IN_YOUR_FAVOR : 'This invoice is paid. Thank you.', fontSize: 9 },
              ],
            },
          ],
        ],
      },
    },
  ],
});

const PADDING = { paddingLeft: () => 16, paddingRight: () => 16, paddingTop: () => 12, paddingBottom: () => 14 };
const IN_YOUR_FAVOR = 'The amount in parentheses is in your favor.';
const addressLine = (text: string): Content => ({ text, fontSize: 11, margin: [0, 2, 0, 0] });

function charges({ plans, invoice, creditCents }: InvoiceContent, sums: InvoiceSums): Content {
  const line = (text: string, cents: number, extra: object = {}): TableCell[] => [
    { text, ...extra },
    right(formatCents(cents), extra),
  ];
  const others = (creditCents > 0 ? 2 : 0) + (sums.other === 0 ? 0 : 1);
  return {
    layout: ROWS,
    table: {
      headerRows: 1,
      widths: ['*', 110],
      body: [
        [columnHead('Description'), columnHead('Amount', 'right')],
        line('Previous balance', sums.previous),
        ...(creditCents > 0
          ? [
              [premiumOf('Monthly premium', plans, invoice), right(formatCents(sums.current + creditCents))],
              line('Tax credit, paid by the marketplace in advance', -creditCents),
              line('Current charges', sums.current),
            ]
          : [[premiumOf('Current charges', plans, invoice), right(formatCents(sums.current))]]),
        ...(sums.other === 0 ? [] : [line('Credits and adjustments', sums.other)]),
        line('Total of this invoice', sums.total, { bold: true }),
        ...paymentLines(invoice, MOST_LINES - others).map(([text, cents]) => line(text, cents)),
        line('Total due', sums.due, { bold: true, fontSize: 12, color: ACCENT }),
      ],
    },
  };
}

const premiumOf = (what: string, plans: readonly string[], invoice: InvoiceContent['invoice']): TableCell => ({
  stack: [what, { text: `${plans.join(', ')}, coverage ${periodOf(invoice)}`.replace(/^, c/, 'C'), style: 'small' }],
});

/** Payments as amounts taken off, the newest first; those that have no line of their own are one. */
function paymentLines({ Payments }: InvoiceContent['invoice'], most: number): [string, number][] {
  const shown = Payments.length > most ? Payments.slice(0, most - 1) : Payments;
  const rest = Payments.slice(shown.length);
  const cents = ({ PaymentAmount }: (typeof Payments)[number]) => -centsFromDollars(PaymentAmount);
  const lines = shown.map((payment): [string, number] => [
    `Payment received ${formatDay(payment.PaymentDate)}, ${payment.PaymentType}`,
    cents(payment),
  ]);
  const sum = rest.reduce((total, payment) => total + cents(payment), 0);
  if (shown.length === 0) {
    return [['Payments received', sum]];
  }
  return rest.length === 0 ? lines : [...lines, [`${rest.length} earlier payments`, sum]];
}

function howToPay({ insurer, paymentType, grace }: InvoiceContent, { due }: InvoiceSums): Content {
  const automatic =
    paymentType === BILL_ME
      ? 'Ask for automatic payment by EFT: then you never miss a due date.'
      : paymentType === ELECTRONIC
        ? 'You pay by EFT: the amount is taken from your account on the due date. Send no check.'
        : `Your payment method is “${paymentType}”. Call us before you pay in another way.`;
  const way = (title: string, text: string): Column => ({
    width: '*',
    stack: [
      { text: title, bold: true, margin: [0, 0, 0, 2] },
      { text, color: MUTED, lineHeight: 1.2 },
    ],
  });
  return {
    margin: [0, 22, 0, 0],
    stack: [
      { text: due > 0 ? 'How to pay' : 'How to pay your next invoice', style: 'subheading', margin: [0, 0, 0, 6] },
      {
        columnGap: 18,
        columns: [
          way(
            'By mail',
            `Send a check payable to ${insurer.name} with the slip below. Write the contract number on the check.`,
          ),
          way('By phone', `Call ${insurer.phone} and have your contract number and invoice number at hand.`),
          way('Automatically', automatic),
        ],
      },
      {
        stack: [...(due > 0 ? [grace] : []), `Questions about this invoice? Call ${insurer.phone}.`],
        style: 'small',
        margin: [0, 12, 0, 0],
      },
    ],
  };
}

const periodOf = ({ CoverageStart, CoverageEnd }: InvoiceContent['invoice']): string =>
  `${formatDay(CoverageStart)} – ${formatDay(CoverageEnd)}`;
