import type { Eligibility, EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import type { EmployerSignatureState } from '#shared/enrollment/employer-signing';
import { eventLine, formatInstant } from '#shared/formats/instant';
import { languageNote } from '#shared/languages/language';

export const STATE_LABELS: Record<EmployerSignatureState, string> = {
  Created: 'Not opened yet',
  Opened: 'Opened',
  Signed: 'Signed',
  Declined: 'Declined',
  Withdrawn: 'No longer valid',
  Locked: 'Locked',
  Expired: 'Expired',
  Revoked: 'Link withdrawn',
};

/** "Link made 11/25/2026, 10:00 AM · Opened … · Signed …": what has happened to a link, in order. */
export const linkHistory = (signature: EmployerSignatureResponse): string =>
  eventLine([
    ['Link made', signature.CreatedAt],
    ['Opened', signature.OpenedAt],
    ['Application saved by the employer', signature.SavedAt],
    ['Signed', signature.SignedAt],
    ['Declined', signature.DeclinedAt],
    [isAnswered(signature) ? 'Link closed' : 'Withdrawn', signature.RevokedAt],
    [signature.State === 'Expired' ? 'Expired' : 'Expires', endOf(signature)],
  ]) + languageNote(signature.Language, isAnswered(signature));

const isAnswered = ({ SignedAt, DeclinedAt }: EmployerSignatureResponse): boolean => (SignedAt ?? DeclinedAt) !== null;

/** Of interest only while the link was not answered. */
const endOf = ({ State, ExpiresAt }: EmployerSignatureResponse): string | null =>
  State === 'Created' || State === 'Opened' || State === 'Expired' ? ExpiresAt : null;

export const eligibilityText = ({ ConfirmedByName, ConfirmedAt, Language }: Eligibility): string =>
  `Eligible employees confirmed by ${ConfirmedByName} on ${formatInstant(ConfirmedAt)}${languageNote(Language, true)}`;
