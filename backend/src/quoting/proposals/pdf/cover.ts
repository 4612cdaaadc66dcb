import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { ACCENT, MUTED } from '../../../platform/documents/pdf/page-style.ts';
import type { ProposalContent } from '../content/proposal-content.ts';

const PAGE_WIDTH_PT = 532;

/** The first page: recipient, sender, effective date. */
export const cover = (content: ProposalContent): Content => [
  { canvas: [{ type: 'rect', x: 0, y: 0, w: PAGE_WIDTH_PT, h: 6, color: ACCENT }], margin: [0, 60, 0, 40] },
  { text: 'Group health proposal', style: 'subtitle', margin: [0, 0, 0, 8] },
  { text: content.groupName, style: 'title' },
  { text: content.groupAddress.join('\n'), color: MUTED, fontSize: 11, lineHeight: 1.3, margin: [0, 10, 0, 50] },
  {
    columns: [
      facts([
        ['Effective date', formatDay(content.effectiveDate)],
        ['Prepared on', formatDay(content.madeOn)],
        ['Quote', quoteText(content)],
        ['Rating area', `Michigan area ${content.rateArea}`],
      ]),
      { stack: content.agents.map((agent) => agentBlock(agent)) },
    ],
    columnGap: 32,
  },
];

/** A name with a date in it could be mistaken for another effective date. */
export const quoteText = ({ quoteName, quoteId }: ProposalContent): string =>
  /\d\/\d/.test(quoteName) ? `No. ${quoteId}` : `${quoteName} (no. ${quoteId})`;

const facts = (rows: [string, string][]): Content => ({
  stack: rows.map(([label, value]) => ({
    stack: [labelText(label), { text: value, fontSize: 12, margin: [0, 0, 0, 12] }],
  })),
});

const agentBlock = (agent: ProposalContent['agents'][number]): Content => ({
  stack: [
    labelText('Prepared by'),
    { text: `${agent.Name.First} ${agent.Name.Last}`, fontSize: 12, bold: true },
    { text: agent.AgencyName, fontSize: 11 },
    { text: `NPN ${agent.NpnNumber}`, margin: [0, 6, 0, 0] },
    { text: formatPhone(agent.Phone) },
    { text: agent.Email },
  ],
  margin: [0, 0, 0, 16],
});

const labelText = (text: string): Content => ({
  text: text.toUpperCase(),
  fontSize: 7,
  color: MUTED,
  characterSpacing: 0.8,
  margin: [0, 0, 0, 2],
});
