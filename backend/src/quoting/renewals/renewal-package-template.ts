import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { coverBand, label, letter, MUTED } from '../../platform/documents/pdf/pdf-kit.ts';
import { decisionPage, nextStepsPage, plansPage, type RenewalPackageContent, whyPage } from './renewal-pages.ts';

/** The whole package as a pdfmake document. */
export const renewalPackageTemplate = (content: RenewalPackageContent): TDocumentDefinitions =>
  letter(
    {
      title: `Renewal package for ${content.groupName}`,
      footer: `${content.groupName} · ${formatDay(content.madeOn)}`,
    },
    [cover(content), plansPage(content), whyPage(content), decisionPage(content), nextStepsPage(content)],
  );

const cover = (content: RenewalPackageContent): Content => [
  coverBand(60, 40),
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

const labelled = (name: string, value: string): Content[] => [
  label(name),
  { text: value, fontSize: 12, margin: [0, 0, 0, 12] },
];
