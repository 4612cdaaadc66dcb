import { formatInstant } from '#shared/formats/instant';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';

/** What became of the e-mail with a link. */
export function emailWords({ To, State, SettledAt, Reason }: LinkEmail): string {
  if (State === 'NotSent') {
    return `To ${To}: ${Reason}`;
  }
  return State === 'Sent' ? `To ${To}, sent ${formatInstant(SettledAt)}` : `To ${To}, being sent`;
}
