import { counted } from '#shared/formats/text';

/**
 * What someone without an account does with a link: reads a proposal, signs for the employer, does an employee's part of the enrollment,
 * sets a password, consents to an agent's help at the marketplace, confirms the application before it is submitted, or sends what the
 * marketplace waits for.
 */
export type LinkPurpose = 'Proposal' | 'EmployerSignature' | 'Employee' | 'Password' | 'Consent' | 'Review' | 'Proofs';

/** Of a link that needs a code: in its whole life. */
export const MOST_WRONG_CODES = 5;
export const DECLINE_REASON_LIMIT = 500;

export const CODE_INVALID = 'Enter the six digits of the code.';
export const LINK_LOCKED =
  'The code was wrong too many times, so this link is locked. Please ask your agent for a new one.';

/** Why this code opens nothing; `left`: how many more may be wrong. */
export const wrongCode = (left: number): string =>
  left === 0 ? LINK_LOCKED : `This code is not correct. You have ${counted(left, 'try', 'tries')} left.`;

/** Texts by one user in a day of Detroit: an account that is not its owner's any more must not flood strangers. */
export const MOST_TEXTS_A_DAY = 100;
export const TEXT_NOT_SET_UP = 'Sending text messages is not set up on this server. Tell the code by phone instead.';
export const TOO_MANY_TEXTS = `You can send ${MOST_TEXTS_A_DAY} text messages a day. Tell the code by phone instead.`;
export const PHONE_OF_AGENT = 'This is your own number. Enter the number of the person who gets the link.';
/** Reasons why a code was not texted: sentences without the number. */
export const NUMBER_REFUSED = 'This number takes no text messages. Make another link and tell its code by phone.';
export const TEXT_GATEWAY_DOWN =
  'The text message could not be sent. Make another link and tell its code by phone, or try again later.';
export const LINK_ENDED_FIRST = 'The link had ended before the code was sent.';

/** To staff, about an answer by link. */
export const ANSWERED_FROM_THERE = 'Answered from the agent’s own internet address and browser.';
export const PASSED_ON = 'The agent had both the link and the code, and passed them on.';

export const LINK_STATES = ['Created', 'Opened', 'Answered', 'Declined', 'Locked', 'Expired', 'Revoked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface LinkInstants {
  expiresAt: Date;
  openedAt: Date | null;
  answeredAt: Date | null;
  declinedAt: Date | null;
  revokedAt: Date | null;
  wrongCodes: number;
}

/** What became of a link. An answer stays, whatever becomes of the link after it. */
export function linkState(
  { expiresAt, openedAt, answeredAt, declinedAt, revokedAt, wrongCodes }: LinkInstants,
  now: Date,
): LinkState {
  if (answeredAt) {
    return 'Answered';
  }
  if (declinedAt) {
    return 'Declined';
  }
  if (revokedAt) {
    return 'Revoked';
  }
  if (wrongCodes >= MOST_WRONG_CODES) {
    return 'Locked';
  }
  if (now >= expiresAt) {
    return 'Expired';
  }
  return openedAt ? 'Opened' : 'Created';
}
