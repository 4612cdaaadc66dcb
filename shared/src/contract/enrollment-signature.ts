import type { SignatureInput } from '#shared/enrollment/signing';

/** POST /api/enrollment/SignElectronically. Spec 001 section 7. */
export interface SignRequest extends SignatureInput {
  QuoteId: number;
  GroupId?: number;
  AgentNotes?: string;
}

/** GET /api/enrollment/GetElectronicSignature/{quoteId} (null: never signed) and the answer of signing. Spec 001 section 3. */
export interface SignatureResponse {
  SignedByName: string;
  SignedByUserName: string;
  /** Full name of the account. */
  AccountName: string;
  /** The typed name is not that of the account. */
  NameDiffers: boolean;
  /** UTC instant. */
  SignedDateTime: string;
  AgentNotes: string;
  ConsentVersion: string;
  ConsentText: string;
  MemberDropConsent: boolean;
  /** Digest of exactly what was signed, hex. */
  Sha256: string;
  /** Internal staff returned the quote since, or its enrollment failed: the signature no longer counts. */
  Withdrawn: { At: string; Reason: string; HasFailed: boolean } | null;
}

/** PUT /api/enrollment/SendBackToSignatureRequired. Spec 001 section 7. */
export interface SendBackRequest {
  QuoteId: number;
  GroupId: number;
  /** For the agent and the timeline. */
  Reason?: string;
  /** Username of the colleague who works on the quote, to take it over and return it. */
  TakeOverFrom?: string;
}
