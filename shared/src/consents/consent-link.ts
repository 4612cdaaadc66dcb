import type { ConsentKind } from '#shared/consents/consent-codes';
import { defaultUntil } from '#shared/consents/consent-rules';
import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import { formatPhone } from '#shared/formats/phone';
import type { LinkState } from '#shared/links/link';

/** A client consents, or confirms the review, on the page behind a link. Ours: the specification has neither. */
export const MOST_CONSENT_LINKS = 20;

export const TOO_MANY_CONSENT_LINKS = `The client has been asked ${MOST_CONSENT_LINKS} times for this quote already. Call the client instead.`;
export const AGREE_FIRST = 'Check the box if you agree.';
export const ANSWERED_ALREADY = 'This was already answered with this link. Reload the page to see the answer.';
export const CHANGED_SINCE_READ = 'The text has changed since you opened it. Please read it again before you agree.';
export const signAs = (name: string): string =>
  `Type the name that this link was made for: ${name}. If that is not you, do not answer: call your agent.`;
export const OWN_ADDRESS_NEEDED = 'Enter the client’s own email address, not one of the agent or the agency.';
export const NOT_REMINDED = 'This link was not sent by email, or has been answered. Make a new link instead.';
/** To the client, about an answer that no longer counts. */
export const OVERTAKEN: Record<ConsentKind, string> = {
  Consent: 'This consent has ended: it was revoked, or its last day has passed. Your agent may not act on it any more.',
  Review:
    'The application has changed since you confirmed it, or you withdrew your confirmation. Your agent will ask you to review it again.',
};

/**
 * The last day of a consent that is given now: of the quote's plan year, and within a year. Source: the regulation asks for a duration and sets
 * none (45 CFR 155.220(j)(2)(iii)(B)); a year is ours (consent-rules.ts).
 */
export function linkUntil(givenDay: IsoDate, effectiveDate: IsoDate | null): IsoDate {
  const ofYear = defaultUntil(givenDay);
  const ofPlan = effectiveDate === null ? ofYear : isoDate(`${effectiveDate.slice(0, 4)}-12-31`);
  return ofPlan < ofYear && ofPlan >= givenDay ? ofPlan : ofYear;
}

/** Where everybody has an address, an agent's own says nothing about the client's; example.com is nobody's (RFC 2606). */
const PUBLIC_DOMAINS = new Set(
  [
    'gmail.com googlemail.com yahoo.com ymail.com outlook.com hotmail.com live.com msn.com icloud.com me.com aol.com comcast.net',
    'att.net sbcglobal.net proton.me protonmail.com example.com',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Contact details are the consumer's own, not the agent's or the agency's. Source: 45 CFR 155.220(j)(2)(ii)(B) to (D).
 * @param own addresses of the agents and of the user who asks
 */
export function clientEmailProblem(address: string, own: readonly string[]): string | null {
  const asked = partsOf(address);
  const isOwn = own
    .map(partsOf)
    .some(
      ({ name, domain }) =>
        domain !== '' && domain === asked.domain && (name === asked.name || !PUBLIC_DOMAINS.has(domain)),
    );
  return isOwn ? OWN_ADDRESS_NEEDED : null;
}

/** "Ada+client@Mail.example" reaches ada@mail.example. */
function partsOf(address: string): { name: string; domain: string } {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  return { name: name.split('+')[0]!, domain };
}

export interface LinkAgent {
  Name: string;
  Phone: string;
}

/** What the holder of a link that has ended is told, with whom to call. */
export function endedLink(state: LinkState, { Name, Phone }: LinkAgent): string {
  const call = `call ${Name}${Phone === '' ? '' : ` at ${formatPhone(Phone)}`}`;
  switch (state) {
    case 'Expired':
      return `This link has expired. To get a new one, ${call}.`;
    case 'Locked':
      return `The code was wrong too many times, so this link is locked. To get a new one, ${call}.`;
    case 'Answered':
    case 'Declined':
      return `This link was answered and has been closed. With questions, ${call}.`;
    default:
      return `This link was replaced or withdrawn. Use the newest one that you were sent, or ${call}.`;
  }
}
