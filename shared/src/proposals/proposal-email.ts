import type { IsoDate } from '#shared/dates/iso-date';
import { EMAIL_INVALID, parseEmail } from '#shared/formats/email';
import { oneLineProblem } from '#shared/formats/text';
import { LETTER_WORDS } from '#shared/languages/letter.words';
import type { Words } from '#shared/languages/words';

/** A proposal's e-mail to one address. Ours: the specification has none. */
export const EMAIL_STATES = ['Waiting', 'Sent', 'NotSent'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
/**
 * What an email about a quote is for: the link to a proposal, to the comparison of a household, one with which the employer signs, an
 * employee enrolls or a client answers, such an answer, what the marketplace waits for, the link with which clients send it, or that
 * they have sent it.
 */
export type QuoteEmailKind =
  | 'Proposal'
  | 'Comparison'
  | 'Signature'
  | 'Employee'
  | 'Consent'
  | 'Review'
  | 'Answer'
  | 'FollowUp'
  | 'Proofs'
  | 'ProofsSent';

export const MOST_EMAIL_ADDRESSES = 10;
/** By one user in a day of Detroit, to all addresses together: an account that is not its owner's any more must not flood strangers. */
export const MOST_EMAILS_A_DAY = 100;
export const MAX_EMAIL_SUBJECT = 150;
export const MAX_EMAIL_MESSAGE = 4000;

const ADDRESS_NEEDED = 'Enter at least one email address.';
const ONE_ADDRESS = 'Enter one address only.';
const tooManyAddresses = (most: number): string =>
  most === 1 ? ONE_ADDRESS : `Send to at most ${most} addresses at a time.`;
const SUBJECT_NEEDED = 'Enter a subject.';
const MESSAGE_NEEDED = 'Enter a message.';
export const MESSAGE_UNREADABLE = 'Remove the invisible control characters from the message.';

export const EMAIL_NOT_SET_UP = 'Sending email is not set up on this server. Share the proposal by link instead.';
/** Why so many cannot be sent today; null = can. @param left by the user today */
export const dayLimitProblem = (wanted: number, left: number): string | null =>
  wanted <= left
    ? null
    : `You can send ${MOST_EMAILS_A_DAY} emails a day, and ${left === 0 ? 'none' : left} more today. Pass the link on yourself, or send the rest tomorrow.`;

/** Reasons why an e-mail was not sent: sentences without the address. */
export const ADDRESS_REFUSED = 'The mail server did not accept this address.';
export const MESSAGE_REFUSED = 'The mail server did not accept this message.';
export const MAIL_SERVER_DOWN = 'The mail server could not be reached. Please try again later.';
export const LINK_WITHDRAWN_FIRST = 'The link had ended before the email was sent.';

const SEPARATORS = /[\s,;]+/;

/** The addresses in a field where several can be typed; commas, semicolons, spaces and line breaks separate them. */
export const addressesIn = (typed: string): string[] =>
  distinctAddresses(typed.split(SEPARATORS).filter((part) => part !== ''));

/** Each once, whatever its case. */
export const distinctAddresses = (addresses: readonly string[]): string[] => [
  ...new Map(
    addresses.map((typed) => parseEmail(typed) ?? typed).map((address) => [address.toLowerCase(), address]),
  ).values(),
];

/** Names the first address that is none. */
export function addressesProblem(addresses: readonly string[], most = MOST_EMAIL_ADDRESSES): string | null {
  if (addresses.length === 0) {
    return ADDRESS_NEEDED;
  }
  if (addresses.length > most) {
    return tooManyAddresses(most);
  }
  const wrong = addresses.find((address) => parseEmail(address) === null);
  return wrong === undefined ? null : addresses.length === 1 ? EMAIL_INVALID : `“${wrong}” is not an email address.`;
}

export const subjectProblem = (subject: string): string | null =>
  subject.trim() === '' ? SUBJECT_NEEDED : oneLineProblem(subject);

/** Line breaks and tabs are part of a message, other control characters are not. */
export const messageProblem = (message: string): string | null =>
  message.trim() === '' ? MESSAGE_NEEDED : /[^\P{Cc}\n\r\t]/u.test(message) ? MESSAGE_UNREADABLE : null;

interface ProposedGroup {
  groupName: string;
  effectiveDate: IsoDate;
}

/**
 * What the agent finds in the form for the employer's link, in the language that is chosen there; agent, link and the way to the code are added
 * below the message.
 */
export function suggestedSigningEmail(
  { say, day }: Words,
  { groupName: group, effectiveDate, isComplete }: ProposedGroup & { isComplete: boolean },
): { subject: string; message: string } {
  const { toSign, toComplete, hello, readyToSign, readyToComplete, codeToCome } = LETTER_WORDS;
  const why = isComplete ? readyToSign : readyToComplete;
  const message = [say(hello), say(why, { group, day: day(effectiveDate) }), say(codeToCome)];
  const subject = say(isComplete ? toSign : toComplete, { group });
  return { subject: subject.slice(0, MAX_EMAIL_SUBJECT), message: message.join('\n\n') };
}

/** To an employee: names no plan and nothing about the household, mail can be read by others. */
export function employeeEmail(
  { say, day }: Words,
  { groupName: group, effectiveDate }: ProposedGroup,
  isReminder: boolean,
): { subject: string; message: string } {
  const { coverageAt, reminder, hello, offersCoverage, codeInPerson, sameCode } = LETTER_WORDS;
  const subject = say(coverageAt, { group });
  const code = [say(codeInPerson), ...(isReminder ? [say(sameCode)] : [])].join(' ');
  return {
    subject: (isReminder ? say(reminder, { subject }) : subject).slice(0, MAX_EMAIL_SUBJECT),
    message: [say(hello), say(offersCoverage, { group, day: day(effectiveDate) }), code].join('\n\n'),
  };
}

/** What the agent finds in the form, in each language; agent, link and its end are added below the message. */
export function suggestedEmail(
  { say, day }: Words,
  { groupName: group, effectiveDate }: ProposedGroup,
): { subject: string; message: string } {
  const { proposalFor, hello, proposalReady, replyOrCall } = LETTER_WORDS;
  const message = [say(hello), say(proposalReady, { group, day: day(effectiveDate) }), say(replyOrCall)];
  return { subject: say(proposalFor, { group }).slice(0, MAX_EMAIL_SUBJECT), message: message.join('\n\n') };
}

/** The same for the comparison of a household. */
export function suggestedComparisonEmail(
  { say, day }: Words,
  effectiveDate: IsoDate,
): { subject: string; message: string } {
  const { comparedFor, hello, comparedPlans, tellOrAsk } = LETTER_WORDS;
  const message = [say(hello), say(comparedPlans, { day: day(effectiveDate) }), say(tellOrAsk)];
  return { subject: say(comparedFor), message: message.join('\n\n') };
}
