import type { SignatureResponse, SignRequest } from '#shared/enrollment/signature.record';
import { isSignerOf, signatureProblems, signsForAnother } from '#shared/enrollment/signing';
import type { Consent } from '#shared/individual-enrollment/submission';
import type { NewDocument } from '../../platform/documents/stored-documents.service.ts';
import type { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { LONGEST_USER_AGENT } from '../../platform/links/link.table.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import type { NewSignature, Withdrawal } from './signatures.repository.ts';

/** Where a signature came from. */
export interface SignatureOrigin {
  ip: string;
  userAgent: string;
}

export interface Signing extends SignatureOrigin {
  request: SignRequest;
  finish: Finish<SignatureResponse>;
}

export interface SignatureToRecord {
  request: SignRequest;
  origin: SignatureOrigin;
  /** The stored content that was signed. */
  content: string;
  document: StoredDocument;
}

/** @throws RULE_BROKEN with what is missing from the signature, CONFIRMATION_NEEDED for a name that is not the account's */
export function assertSignatureGiven(
  { fullName }: SessionUser,
  request: SignRequest,
  expected: { losesMembers: boolean; consentVersion: string },
): void {
  const problems = signatureProblems(request, { ...expected, accountName: fullName });
  const [first] = Object.values(problems);
  if (first) {
    const fields = Object.entries(problems).map(([field, message]) => [field, [message]]);
    throw new AppError('RULE_BROKEN', first, Object.fromEntries(fields));
  }
  const { SignedByName, AccountName } = request;
  if (!isSignerOf(SignedByName, fullName) && AccountName !== fullName) {
    throw new AppError('CONFIRMATION_NEEDED', signsForAnother(SignedByName, fullName), { AccountName: [fullName] });
  }
}

/** Signed content as it is stored. */
export const signedFile = ({ id }: { id: number }, content: string): NewDocument => ({
  fileName: `Signed application ${id}.json`,
  contentType: 'application/json',
  body: Buffer.from(content),
});

/** Who signed what, when, where and with which words. */
export const signatureEvidence = (
  user: SessionUser,
  { request, origin, document }: SignatureToRecord,
  { consent, signedAt }: { consent: Consent; signedAt: Date },
): Omit<NewSignature, 'quoteId' | 'quoteEventId' | 'agentOfRecord'> => ({
  signedByUserId: user.id,
  signedByName: request.SignedByName,
  accountName: user.fullName,
  signedAt,
  agentNotes: request.AgentNotes ?? '',
  consentVersion: consent.version,
  consentText: consent.text,
  memberDropConsent: request.MemberDropConsent ?? false,
  ip: origin.ip,
  userAgent: origin.userAgent.slice(0, LONGEST_USER_AGENT),
  contentDocumentId: document.id,
});

/** A signature in its API form. */
export const toSignatureResponse = (
  signature: NewSignature,
  { username, fullName, sha256 }: { username: string; fullName: string; sha256: string },
  { withdrawal = null, origin = null }: { withdrawal?: Withdrawal | null; origin?: SignatureOrigin | null } = {},
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
  Origin: origin && { Address: origin.ip, Browser: origin.userAgent },
  Withdrawn: withdrawal && {
    At: withdrawal.at.toISOString(),
    Reason: withdrawal.why,
    HasFailed: withdrawal.toStatus === 'FailedEnrollment',
  },
});
