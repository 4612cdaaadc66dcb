import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { ACCENT, DEFAULT_STYLE, MUTED, STYLES } from '../../platform/documents/pdf/page-style.ts';
import { decisionPage, nextStepsPage, plansPage, type RenewalPackageContent, whyPage } from './renewal-pages.ts';

const PAGE_WIDTH_PT = 532;

/** The whole package as a pdfmake document: US letter, a footer with group, page and date on every page. */
export const renewalPackageTemplate = (content: RenewalPackageContent): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [40, 44, 40, 56],
  info: { title: `Renewal package for ${content.groupName}`, author: 'Priority Quote' },
  defaultStyle: DEFAULT_STYLE,
  styles: STYLES,
  footer: (page, pages) => ({
    margin: [40, 16, 40, 0],
    columns: [
      { text: `${content.groupName} · ${formatDay(content.madeOn)}`, style: 'small' },
      { text: `Page ${page} of ${pages}`, style: 'small', alignment: 'right' },
    ],
  }),
  content: [cover(content), plansPage(content), whyPage(content), decisionPage(content), nextStepsPage(content)],
});

const cover = (content: RenewalPackageContent): Content => [
  { canvas: [{ type: 'rect', x: 0, y: 0, w: PAGE_WIDTH_PT, h: 6, color: ACCENT }], margin: [0, 60, 0, 40] },
  { text: 'Group health renewal', style: 'subtitle', margin: [0, 0, 0, 8] },
  { text: content.groupName, style: 'title' },
  { text: content.groupAddress.join('\n'), color: MUTED, fontSize: 11, lineHeight: 1.3, margin: [0, 10, 0, 50] },
  {
    columns: [
      {
        stack: [
          ...labelled('Renewal date', formatDay(content.renewalDate)),
          ...labelled('Please decide by', formatDay(content.decideBy)),
          ...(content.enterpriseId === null ? [] : labelled('Group number', content.enterpriseId)),
          ...labelled('Prepared on', formatDay(content.madeOn)),
        ],
      },
      {
        stack: content.agents.flatMap(({ Name, AgencyName, NpnNumber, Phone, Email }) => [
          ...labelled('Your agent', `${Name.First} ${Name.Last}`),
          { text: `${AgencyName}\nNPN ${NpnNumber}\n${formatPhone(Phone)}\n${Email}`, margin: [0, -8, 0, 14] },
        ]),
      },
    ],
    columnGap: 32,
  },
];

const labelled = (label: string, value: string): Content[] => [
  { text: label.toUpperCase(), fontSize: 7, color: MUTED, characterSpacing: 0.8, margin: [0, 0, 0, 2] },
  { text: value, fontSize: 12, margin: [0, 0, 0, 12] },
];
