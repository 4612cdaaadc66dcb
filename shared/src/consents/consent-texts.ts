import type { ConsentKind } from '#shared/consents/consent-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';

/** Who gives the consent, and to whom. */
export interface ConsentParties {
  ConsumerName: string;
  /** null: the consumer in person. 45 CFR 155.227. */
  Representative: { Name: string; Relationship: string } | null;
  Agent: { Name: string; Npn: string; AgencyName: string; Phone: string; Email: string };
}

export interface ConsentTerms extends ConsentParties {
  Kind: ConsentKind;
  /** In Detroit. */
  GivenDay: IsoDate;
  /** Of a consent: its last day. */
  Until: IsoDate | null;
  /** Of a review: what was reviewed. */
  Reviewed: readonly string[];
}

/** Another one whenever the words change. Ours, after the model form of CMS (OMB 0938-1438). */
export const TEXT_VERSIONS: Record<ConsentKind, string> = { Consent: '2026-11-consent', Review: '2026-11-review' };

/**
 * Exactly what the consumer agrees to, with everything that the regulation asks for. Paragraphs are divided by empty lines.
 * Source: consent, 45 CFR 155.220(j)(2)(iii)(B); review, 45 CFR 155.220(j)(2)(ii)(A)(1).
 */
export const agreedText = (terms: ConsentTerms): string =>
  (terms.Kind === 'Consent' ? consentParts(terms) : reviewParts(terms)).join('\n\n');

const consentParts = (terms: ConsentTerms): string[] => [
  `${whoGives(terms)} give ${agentOf(terms)} my consent to help me and my household with health coverage at the Health Insurance Marketplace.`,
  'Purpose: to find out whether my household qualifies for Marketplace coverage and for help with its costs, and to choose, enroll in and keep ' +
    'a health plan.',
  `Scope: for this purpose only, ${terms.Agent.Name} may\n${lines(SCOPE)}\nMy information may not be used or shared for anything else.`,
  `Duration: from ${formatDay(terms.GivenDay)} through ${formatDay(terms.Until)}, unless I revoke it earlier.`,
  `How to revoke: I can revoke or limit this consent at any time, without a reason and at no cost. I tell ${reachable(terms)}. I can also call ` +
    'the Marketplace at 1-800-318-2596 (TTY 1-855-889-4325). From then on nothing more is done for me; what was submitted before stays submitted.',
  'Accuracy: I give true and complete information, and only what the application needs.',
  KEPT,
];

const reviewParts = (terms: ConsentTerms): string[] => [
  `${whoGives(terms)} have reviewed the information of the Marketplace eligibility application together with ${agentOf(terms)}. I confirm that ` +
    'it is accurate and complete.',
  `What I reviewed:\n${lines(terms.Reviewed)}`,
  `The attestations at the end of the application were explained to me:\n${lines(ATTESTATIONS)}`,
  `Reviewed on ${formatDay(terms.GivenDay)}. If anything above changes before the application is submitted, I review it again.`,
  `How to withdraw: until the application is submitted I can withdraw this confirmation at any time. I tell ${reachable(terms)}.`,
  KEPT,
];

const SCOPE = [
  'search for an application that I already have at the Marketplace,',
  'complete an application for eligibility and for help with costs, and submit it after I have reviewed it,',
  'enroll me in the plan that I choose,',
  'update my application and my enrollment, and answer questions of the Marketplace about them.',
];

/** The attestations that end the application, in plain words. */
const ATTESTATIONS = [
  'I sign under penalty of perjury: if I knowingly give false information, I may be punished under federal law.',
  'I must tell the Marketplace within 30 days when something on the application changes, such as income, address or household.',
  'If I get a premium tax credit in advance, I must file a federal income tax return for the year and compare the credit with my income; if I ' +
    'got too much, I pay it back. If I am married, I file jointly, with few exceptions, and nobody else claims me as a dependent.',
  'Nobody who gets a tax credit may have other qualifying coverage, from an employer or from a program such as Medicare or Medicaid, that rules ' +
    'the credit out. When someone gets such coverage, I end the credit.',
  'Nobody who applies is in prison or jail, other than awaiting a decision on charges.',
  'If I agreed to it, the Marketplace may check my income, including from tax returns, to renew my eligibility in the coming years. I can ' +
    'change or end that at any time.',
  'If anyone gets Medicaid, the state may collect from other insurance or settlements what it has paid for them.',
];

const KEPT = 'Records: this record is kept for 10 years and given to the Marketplace when it asks for it.';

const lines = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const whoGives = ({ ConsumerName, Representative }: ConsentParties): string =>
  Representative
    ? `I, ${Representative.Name}, authorized representative of ${ConsumerName} (${Representative.Relationship}),`
    : `I, ${ConsumerName},`;

const agentOf = ({ Agent: { Name, Npn, AgencyName } }: ConsentParties): string =>
  `${Name}${Npn === '' ? '' : ` (National Producer Number ${Npn})`} of ${AgencyName}`;

function reachable({ Agent: { Name, Phone, Email } }: ConsentParties): string {
  const ways = [Phone && `by phone or text at ${formatPhone(Phone)}`, Email && `by e-mail at ${Email}`].filter(Boolean);
  return [Name, ways.join(', or ')].filter(Boolean).join(' ');
}
