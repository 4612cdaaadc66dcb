import type { ConsentKind, ConsentWay } from '#shared/consents/consent-codes';
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
  /** What is read out on a call asks; what is signed or answered states. */
  Way: ConsentWay;
  /** In Detroit. */
  GivenDay: IsoDate;
  /** Of a consent: its last day. */
  Until: IsoDate | null;
  /** Of a review: what was reviewed. */
  Reviewed: readonly string[];
}

/** Another one whenever the words change. Ours, after the model form of CMS (OMB 0938-1438). */
export const TEXT_VERSIONS: Record<ConsentKind, string> = { Consent: '2026-12-consent', Review: '2026-12-review-2' };

/**
 * Exactly what the consumer agrees to, with everything that the regulation asks for. Paragraphs are divided by empty lines.
 * Source: consent, 45 CFR 155.220(j)(2)(iii)(B); review, 45 CFR 155.220(j)(2)(ii)(A)(1).
 */
export const agreedText = (terms: ConsentTerms): string =>
  (terms.Kind === 'Consent' ? consentParts(terms) : reviewParts(terms)).join('\n\n');

/** The consumer in the text: who signs it speaks, who hears it is spoken to. */
const SIGNS = { I: 'I', i: 'I', my: 'my', My: 'My', me: 'me' } as const;
const HEARS = { I: 'You', i: 'you', my: 'your', My: 'Your', me: 'you' } as const;
type Consumer = typeof SIGNS | typeof HEARS;

const consumerOf = ({ Way }: ConsentTerms): Consumer => (Way === 'Call' ? HEARS : SIGNS);

function consentParts(terms: ConsentTerms): string[] {
  const { GivenDay, Until, Agent } = terms;
  const { I, i, my, My, me } = consumerOf(terms);
  const help = `to help ${me} and ${my} household with health coverage at the Health Insurance Marketplace`;
  return [
    terms.Way === 'Call'
      ? `${whoHears(terms)}, do you give ${agentOf(terms)} permission ${help}? I read to you what that means.`
      : `${whoSigns(terms)} give ${agentOf(terms)} my consent ${help}.`,
    `Purpose: to find out whether ${my} household qualifies for Marketplace coverage and for help with its costs, and to choose, enroll in ` +
      'and keep a health plan.',
    `Scope: for this purpose only, ${Agent.Name} may\n${lines(scope(terms))}\n${My} information may not be used or shared for anything else.`,
    `Duration: from ${formatDay(GivenDay)} through ${formatDay(Until)}, unless ${i} revoke it earlier.`,
    `How to revoke: ${I} can revoke or limit this consent at any time, without a reason and at no cost. ${reach(terms)}. ${I} can also call ` +
      `the Marketplace at 1-800-318-2596 (TTY 1-855-889-4325). From then on ${Agent.Name} no longer acts for ${me}; what was submitted ` +
      'before stays submitted.',
    `Accuracy: ${I} give true and complete information, and only what the application needs.`,
    KEPT,
    ...(terms.Way === 'Call' ? ['Do you agree to all of this?'] : []),
  ];
}

function reviewParts(terms: ConsentTerms): string[] {
  const { i, me } = consumerOf(terms);
  const application = 'the information of the Marketplace eligibility application together with';
  const isCall = terms.Way === 'Call';
  return [
    isCall
      ? `${whoHears(terms)}, have you reviewed ${application} ${agentOf(terms)}, and is it accurate and complete?`
      : `${whoSigns(terms)} have reviewed ${application} ${agentOf(terms)}. I confirm that it is accurate and complete.`,
    `What ${i} reviewed:\n${lines(terms.Reviewed)}`,
    `The attestations at the end of the application were explained to ${me}:\n${lines(attestations(terms))}`,
    `Reviewed on ${formatDay(terms.GivenDay)}. If anything above changes before the application is submitted, ${i} review it again.`,
    `How to withdraw: until the application is submitted ${i} can withdraw this confirmation at any time. ${reach(terms)}.`,
    KEPT,
    ...(isCall ? ['Do you confirm all of this?'] : []),
  ];
}

function scope(terms: ConsentTerms): string[] {
  const { i, my, me } = consumerOf(terms);
  return [
    `search for an application that ${i} already have at the Marketplace,`,
    `complete an application for eligibility and for help with costs, and submit it after ${i} have reviewed it,`,
    `enroll ${me} in the plan that ${i} choose,`,
    `update ${my} application and ${my} enrollment, and answer questions of the Marketplace about them.`,
  ];
}

/** The attestations that end the application, in plain words. */
function attestations(terms: ConsentTerms): string[] {
  const { I, i, my, me } = consumerOf(terms);
  return [
    `${I} sign under penalty of perjury: if ${i} knowingly give false information, ${i} may be punished under federal law.`,
    `${I} must tell the Marketplace within 30 days when something on the application changes, such as income, address or household.`,
    `If ${i} get a premium tax credit in advance, ${i} must file a federal income tax return for the year and compare the credit with ${my} ` +
      `income; if ${i} got too much, ${i} pay it back. Who is married files jointly, with few exceptions, and nobody else claims ${me} as a ` +
      'dependent.',
    'Nobody who gets a tax credit may have other qualifying coverage, from an employer or from a program such as Medicare or Medicaid, that ' +
      `rules the credit out. When someone gets such coverage, ${i} end the credit.`,
    'Nobody who applies is in prison or jail, other than awaiting a decision on charges.',
    `If ${i} agreed to it, the Marketplace may check ${my} income, including from tax returns, to renew ${my} eligibility in the coming ` +
      `years. ${I} can change or end that at any time.`,
    'If anyone gets Medicaid, the state may collect from other insurance or settlements what it has paid for them.',
  ];
}

const KEPT = 'Records: this record is kept for 10 years and given to the Marketplace when it asks for it.';

const lines = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const represented = ({ Name, Relationship }: NonNullable<ConsentParties['Representative']>, consumer: string): string =>
  `${Name}, authorized representative of ${consumer} (${Relationship})`;

const whoSigns = ({ ConsumerName, Representative }: ConsentParties): string =>
  `I, ${Representative ? represented(Representative, ConsumerName) : ConsumerName},`;

const whoHears = ({ ConsumerName, Representative }: ConsentParties): string =>
  Representative ? represented(Representative, ConsumerName) : ConsumerName;

const agentOf = ({ Agent: { Name, Npn, AgencyName } }: ConsentParties): string =>
  `${Name}${Npn === '' ? '' : ` (National Producer Number ${Npn})`} of ${AgencyName}`;

/** "I tell Grace Agent by phone or text at (313) 555-0100": to be told it, "Tell Grace Agent …". */
function reach(terms: ConsentTerms): string {
  const { Name, Phone, Email } = terms.Agent;
  const ways = [Phone && `by phone or text at ${formatPhone(Phone)}`, Email && `by e-mail at ${Email}`].filter(Boolean);
  return [terms.Way === 'Call' ? 'Tell' : 'I tell', Name, ways.join(', or ')].filter(Boolean).join(' ');
}
