import { formatInstant } from '#shared/formats/instant';
import { formatPhone } from '#shared/formats/phone';
import type { CodeText } from '#shared/links/link.record';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';

type Sending = Pick<LinkEmail, 'State' | 'SettledAt' | 'Reason'>;

/** What became of the e-mail with a link. */
export const emailWords = (email: LinkEmail): string => sendingWords(`To ${email.To}`, email);

/** What became of the text message with its code. */
export const codeTextWords = (text: CodeText): string => sendingWords(`Code to ${formatPhone(text.To)}`, text);

/** Right after they were stored; '' if the maker passes on both. */
export const onTheWayWords = (link: { Email: LinkEmail | null; CodeText: CodeText | null }): string =>
  [
    link.Email && `The link is on its way to ${link.Email.To}.`,
    link.CodeText && `The code is on its way to ${formatPhone(link.CodeText.To)}.`,
  ]
    .filter(Boolean)
    .join(' ');

function sendingWords(what: string, { State, SettledAt, Reason }: Sending): string {
  if (State === 'NotSent') {
    return `${what}: ${Reason}`;
  }
  return State === 'Sent' ? `${what}, sent ${formatInstant(SettledAt)}` : `${what}, being sent`;
}
