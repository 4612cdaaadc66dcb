import type { Content } from 'pdfmake/interfaces.js';
import { formatPhone } from '#shared/formats/phone';
import type { Agent } from '#shared/people/agent.record';
import { asWritten, coverBand, described, type Fact, label, MUTED } from './pdf-kit.ts';

/** A logo. */
export interface Picture {
  /** The name of its agency, or of the carrier. */
  of: string;
  /** A data address. */
  address: string;
}

/** From whom a document is. */
export interface Sender {
  insurer: string;
  agents: readonly Agent[];
  agencyLogo: Picture | null;
  carrierLogo: Picture | null;
}

interface Cover {
  sender: Sender;
  /** "Group health proposal". */
  what: string;
  /** For whom it is. */
  name: string;
  /** '' where it is not told. */
  address: string;
  /** Side by side; none where they follow in a table. */
  facts?: readonly Fact[];
}

/** The top of page one: what it is, for whom and from whom. */
export const cover = ({ sender, what, name, address, facts = [] }: Cover): Content => [
  coverBand(0, 10),
  logos(sender),
  {
    columns: [
      {
        stack: [
          { text: what, style: 'subtitle', margin: [0, 0, 0, 4] },
          asWritten({ text: name, style: 'title' }),
          ...(address ? [{ text: address, color: MUTED, fontSize: 10, margin: [0, 4, 0, 0] } as Content] : []),
          { text: ['Insurer: ', { text: sender.insurer, bold: true }], fontSize: 10, margin: [0, 4, 0, 0] },
        ],
      },
      { width: 170, stack: sender.agents.map(agentBlock) },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 12],
  },
  facts.length === 0
    ? ''
    : {
        columns: facts.map(([about, value]) => ({
          width: 'auto',
          stack: [label(about), { text: value, fontSize: 11, bold: true }],
        })),
        columnGap: 22,
        margin: [0, 0, 0, 8],
      },
];

/** The agency on the left, the carrier on the right; one alone begins where the title does. */
const logos = ({ agencyLogo, carrierLogo }: Sender): Content => {
  const shown = [agencyLogo, carrierLogo].filter((logo) => logo !== null);
  return shown.length === 0
    ? ''
    : { columns: shown.map((logo, index) => logoImage(logo, index === 0 ? 'left' : 'right')), margin: [0, 0, 0, 12] };
};

const logoImage = ({ of, address }: Picture, alignment: 'left' | 'right'): Content =>
  described({ image: address, fit: [200, 48], alignment }, `Logo of ${of}`);

const agentBlock = ({ Name, AgencyName, NpnNumber, Phone, Email }: Agent): Content => ({
  stack: [
    label('Your agent'),
    asWritten({ text: `${Name.First} ${Name.Last}`, fontSize: 11, bold: true }),
    asWritten({ text: AgencyName }),
    ...(NpnNumber ? [`NPN ${NpnNumber}`] : []),
    formatPhone(Phone),
    Email,
  ],
  margin: [0, 0, 0, 8],
});
