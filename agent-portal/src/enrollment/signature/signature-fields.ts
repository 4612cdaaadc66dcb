import type { SignRequest } from '#shared/enrollment/signature.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { isSignerOf } from '#shared/enrollment/signer-name';
import { CONSENT_VERSION } from '#shared/enrollment/signing';

export interface SignatureFields {
  SignedByName: string;
  ApplicationEnteredConsent: boolean;
  AgentNotes: string;
}

export const BLANK_SIGNATURE: SignatureFields = { SignedByName: '', ApplicationEnteredConsent: false, AgentNotes: '' };

/**
 * The signature request, with the version of the legal text on screen. `losesMembers`: the agent agreed that people lose coverage.
 * A name other than the account's was confirmed in the dialog.
 */
export const toSignRequest = (
  { AgentNotes, ...given }: SignatureFields,
  { Id: QuoteId, GroupId }: Pick<QuoteResponse, 'Id' | 'GroupId'>,
  { losesMembers, accountName }: { losesMembers: boolean; accountName: string },
): SignRequest => ({
  ...given,
  QuoteId,
  GroupId,
  AgentNotes: AgentNotes.trim(),
  ConsentVersion: CONSENT_VERSION,
  ...(isSignerOf(given.SignedByName, accountName) ? {} : { AccountName: accountName }),
  ...(losesMembers ? { MemberDropConsent: true } : {}),
});
