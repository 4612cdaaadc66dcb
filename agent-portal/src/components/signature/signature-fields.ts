import type { SignRequest } from '#shared/enrollment/signature.record';
import { isSignerOf } from '#shared/enrollment/signing';
import type { SignerFields } from './SignerInputs.tsx';

export interface SignatureFields extends SignerFields {
  AgentNotes: string;
}

export const BLANK_SIGNATURE: SignatureFields = { SignedByName: '', ApplicationEnteredConsent: false, AgentNotes: '' };

interface SignedBy {
  accountName: string;
  /** Of the legal text on screen. */
  consentVersion: string;
}

/** The signature request. A name other than the account's was confirmed in the dialog. */
export const toSignRequest = (
  { AgentNotes, ...given }: SignatureFields,
  quote: Pick<SignRequest, 'QuoteId' | 'GroupId' | 'MemberDropConsent'>,
  { accountName, consentVersion }: SignedBy,
): SignRequest => ({
  ...given,
  ...quote,
  AgentNotes: AgentNotes.trim(),
  ConsentVersion: consentVersion,
  ...(isSignerOf(given.SignedByName, accountName) ? {} : { AccountName: accountName }),
});
