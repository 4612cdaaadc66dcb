import type { ProposalRecord, ProposalSendings, ShareLink } from '#shared/proposals/proposal.record';
import { LANGUAGE_LABELS } from '#shared/languages/language';
import { formatInstant } from '#shared/formats/instant';
import { emailWords } from '#shared/proposals/email-words';
import { SENDING_LABELS } from '#shared/proposals/proposal-kind';

/** What the client of a quote is sent: a group a proposal, a household a comparison. */
export type SentThing = 'proposal' | 'comparison';

const KILOBYTE = 1024;

/** "149 KB", "2.3 MB". */
export const formatSize = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / (KILOBYTE * KILOBYTE)).toFixed(1)} MB`;

/** "Downloaded 2 times, last 11/20/2026, 10:00 AM". */
export const sendingWords = ({ How, Times, LastAt }: ProposalSendings): string =>
  Times === 1
    ? `${SENDING_LABELS[How]} ${formatInstant(LastAt)}`
    : `${SENDING_LABELS[How]} ${Times} times, last ${formatInstant(LastAt)}`;

/** What the document contains besides plans and premiums. */
export const contentWords = ({ Kind, Parts }: Pick<ProposalRecord, 'Kind' | 'Parts'>): string => {
  if (Kind === 'RenewalPackage') {
    return 'What the group has, what happens to it, and why the premium changes.';
  }
  return Parts.length > 0 ? `Also contains: ${Parts.join(', ')}.` : 'Plans and premiums only.';
};

/** A proposal that was only previewed does not count as sent. */
export const sentWords = ({ Sendings }: ProposalRecord): string =>
  Sendings.length === 0 ? 'Not sent yet' : Sendings.map(sendingWords).join('; ');

/** When a link expires or expired. */
export function linkWords({ State, ExpiresAt, RevokedAt }: ShareLink): string {
  if (State === 'Revoked') {
    return `Withdrawn ${formatInstant(RevokedAt)}`;
  }
  return `${State === 'Active' ? 'Valid until' : 'Ended'} ${formatInstant(ExpiresAt)}`;
}

/** A link of which nobody has the address has no more to say than why. */
export const shareWords = (share: ShareLink): string =>
  share.Email?.State === 'NotSent'
    ? emailWords(share.Email)
    : [
        ...(share.Email ? [emailWords(share.Email) + inLanguage(share)] : []),
        linkWords(share),
        openedWords(share),
      ].join(' · ');

const inLanguage = ({ Language }: ShareLink): string => (Language === 'en' ? '' : `, in ${LANGUAGE_LABELS[Language]}`);

/** How often a link's file was opened, and most recently from what. Its page alone does not count. */
export function openedWords({ OpenCount, LastOpenedAt, Opens, Answers }: ShareLink): string {
  if (OpenCount === 0) {
    return Answers.length > 0 ? 'PDF not opened yet' : 'Not opened yet';
  }
  const device = Opens[0] ? ` (${Opens[0].Device})` : '';
  return OpenCount === 1
    ? `Opened ${formatInstant(LastOpenedAt)}${device}`
    : `Opened ${OpenCount} times, last ${formatInstant(LastOpenedAt)}${device}`;
}
