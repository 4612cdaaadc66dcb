/**
 * Before helping a consumer at the marketplace, an agent documents the consumer's consent: 45 CFR 155.220(j)(2)(iii). Before an application
 * is submitted, the agent documents that the consumer reviewed it and confirmed that it is accurate: 45 CFR 155.220(j)(2)(ii).
 */
export const CONSENT_KINDS = ['Consent', 'Review'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const KIND_LABELS: Record<ConsentKind, string> = {
  Consent: 'Consent to help',
  Review: 'Review of the application',
};

/**
 * What the consumer did, so that there is a record of it. The regulation names signatures, recorded calls and written replies: 45 CFR
 * 155.220(j)(2)(ii)(A) and (iii)(A).
 */
export const CONSENT_WAYS = ['Call', 'Email', 'Text', 'ESignature', 'Paper'] as const;
/** What an agent records. */
export type RecordedWay = (typeof CONSENT_WAYS)[number];
/** The consumer's own answer on the page behind a link is recorded by itself: its evidence is kept with it. */
export const GIVEN_WAYS = [...CONSENT_WAYS, 'Link'] as const;
export type ConsentWay = (typeof GIVEN_WAYS)[number];

export const WAY_LABELS: Record<ConsentWay, string> = {
  Call: 'Recorded call',
  Email: 'Email',
  Text: 'Text message',
  ESignature: 'Electronic signature',
  Paper: 'Signed paper',
  Link: 'Online, with a link and a code',
};

/** A client may revoke in any way: a call does not have to be recorded. */
export const REVOKED_WAY_LABELS: Record<ConsentWay, string> = { ...WAY_LABELS, Call: 'Call' };

/** What is needed as proof. */
export const PROOF_HINTS: Record<RecordedWay, string> = {
  Call: 'Read the text to the client while the call is recorded, and enter where the recording can be found.',
  Email: 'Send the text to the client. Upload the message and the client’s reply as one PDF.',
  Text: 'Send the text to the client. Upload the conversation with the client’s reply as a PDF.',
  ESignature: 'Have the client sign the text with your signing service. Upload the signed PDF with its certificate.',
  Paper: 'Have the client sign the printed text. Upload a scan as a PDF.',
};

/** A recording stays with the agent's telephone system, and an answer by link is recorded with its evidence; everything else can be printed to a PDF. */
export const needsFile = (way: ConsentWay): boolean => way !== 'Call' && way !== 'Link';

/** Only a valid record counts. */
export const CONSENT_STATES = ['Valid', 'ProofMissing', 'Outdated', 'Expired', 'Revoked'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

export const STATE_LABELS: Record<ConsentState, string> = {
  Valid: 'Valid',
  ProofMissing: 'Proof missing',
  Outdated: 'Changed since',
  Expired: 'Expired',
  Revoked: 'Revoked',
};
