import type { SignRequest } from '#shared/enrollment/signature.record';
import type { Consent } from '#shared/individual-enrollment/signing';
import type { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { NewSignature } from '../parts/signature/signatures.repository.ts';

/** Where a signature came from. */
export interface SignatureOrigin {
  ip: string;
  userAgent: string;
}

export interface SignatureToRecord {
  request: SignRequest;
  origin: SignatureOrigin;
  /** The stored content that was signed. */
  content: string;
  document: StoredDocument;
}

export const LONGEST_USER_AGENT = 400;

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
