import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { isSignerOf } from '#shared/enrollment/signer-name';
import type { NewSignature, Withdrawal } from '../parts/signature/signatures.repository.ts';

/** A signature in its API form. */
export const toSignatureResponse = (
  signature: NewSignature,
  { username, fullName, sha256 }: { username: string; fullName: string; sha256: string },
  withdrawal: Withdrawal | null = null,
): SignatureResponse => ({
  SignedByName: signature.signedByName,
  SignedByUserName: username,
  AccountName: signature.accountName ?? fullName,
  NameDiffers: !isSignerOf(signature.signedByName, signature.accountName ?? fullName),
  AgentOfRecord: signature.agentOfRecord,
  SignedDateTime: signature.signedAt.toISOString(),
  AgentNotes: signature.agentNotes,
  ConsentVersion: signature.consentVersion,
  ConsentText: signature.consentText,
  MemberDropConsent: signature.memberDropConsent,
  Sha256: sha256,
  Withdrawn: withdrawal && {
    At: withdrawal.at.toISOString(),
    Reason: withdrawal.why,
    HasFailed: withdrawal.toStatus === 'FailedEnrollment',
  },
});
