import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { coverBand, described, label, MUTED } from '../../../platform/documents/pdf/pdf-kit.ts';
import { coveredEmployees } from '../content/plan-highlights.ts';
import type { Picture, ProposalContent } from '../content/proposal-content.ts';

/** The top of page one: recipient, effective date, sender. */
export const cover = (content: ProposalContent): Content => [
  coverBand(0, 14),
  logos(content),
  {
    columns: [
      {
        stack: [
          { text: 'Group health proposal', style: 'subtitle', margin: [0, 0, 0, 4] },
          { text: content.groupName, style: 'title' },
          { text: content.groupAddress.join(', '), color: MUTED, fontSize: 10, margin: [0, 4, 0, 0] },
        ],
      },
      { width: 170, stack: content.agents.map((agent) => agentBlock(agent)) },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 12],
  },
  {
    columns: [
      fact('Effective date', formatDay(content.effectiveDate)),
      fact('Employees', employees(content)),
      fact('Prepared on', formatDay(content.madeOn)),
      fact('Quote', quoteText(content)),
      fact('Rating area', `Michigan area ${content.rateArea}`),
    ],
    columnGap: 12,
    margin: [0, 0, 0, 12],
  },
];

/** The agency on the left, the carrier on the right; one alone begins where the title does. */
const logos = ({ agencyLogo, carrierLogo }: ProposalContent): Content => {
  const shown = [agencyLogo, carrierLogo].filter((logo) => logo !== null);
  return shown.length === 0
    ? ''
    : { columns: shown.map((logo, index) => logoImage(logo, index === 0 ? 'left' : 'right')), margin: [0, 0, 0, 12] };
};

const logoImage = ({ of, address }: Picture, alignment: 'left' | 'right'): Content =>
  described({ image: address, fit: [200, 48], alignment }, `Logo of ${of}`);

const employees = ({ census, plans }: ProposalContent): string => {
  const medical = plans.find(({ IsMedical }) => IsMedical);
  return medical ? `${census.employees} (${coveredEmployees(medical)} enrolling)` : String(census.employees);
};

/** A name with a date in it could be mistaken for another effective date. */
export const quoteText = ({ quoteName, quoteId }: ProposalContent): string =>
  /\d\/\d/.test(quoteName) ? `No. ${quoteId}` : `${quoteName} (no. ${quoteId})`;

const fact = (name: string, value: string): Content => ({
  stack: [label(name), { text: value, fontSize: 11, bold: true }],
});

const agentBlock = (agent: ProposalContent['agents'][number]): Content => ({
  stack: [
    label('Prepared by'),
    { text: `${agent.Name.First} ${agent.Name.Last}`, fontSize: 11, bold: true },
    agent.AgencyName,
    `NPN ${agent.NpnNumber}`,
    formatPhone(agent.Phone),
    agent.Email,
  ],
  margin: [0, 0, 0, 8],
});
