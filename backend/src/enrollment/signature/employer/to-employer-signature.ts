import type { EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import { CHANGED_SINCE_EMPLOYER_SIGNED, employerSignatureState } from '#shared/enrollment/employer-signing';
import type { EmployerSignature } from '../../parts/signature/employer-signature.table.ts';

interface Now {
  now: Date;
  /** Of what would be signed now. */
  digest: string;
}

/** A link in its API form. */
export function toEmployerSignature(
  link: Omit<EmployerSignature, 'createdBy'> & { createdBy: { fullName: string } },
  { now, digest }: Now,
): EmployerSignatureResponse {
  const sha256 = link.content?.sha256 ?? null;
  const state = employerSignatureState(link, { now, isCurrent: sha256 === digest });
  return {
    Id: link.id,
    State: state,
    EmployerName: link.employerName,
    CreatedAt: link.createdAt.toISOString(),
    CreatedBy: link.createdBy.fullName,
    ExpiresAt: link.expiresAt.toISOString(),
    OpenedAt: link.openedAt?.toISOString() ?? null,
    SignedAt: link.signedAt?.toISOString() ?? null,
    SignedByName: link.signedByName,
    DeclinedAt: link.declinedAt?.toISOString() ?? null,
    DeclineReason: link.declineReason || null,
    RevokedAt: link.revokedAt?.toISOString() ?? null,
    Withdrawn: state === 'Withdrawn' ? CHANGED_SINCE_EMPLOYER_SIGNED : null,
    ConsentVersion: link.consentVersion,
    Sha256: sha256,
  };
}
