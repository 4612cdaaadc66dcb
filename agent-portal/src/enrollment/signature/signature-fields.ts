import type { SignRequest } from '#shared/contract/enrollment-signature';
import type { QuoteResponse } from '#shared/contract/quotes';
import { CONSENT_VERSION } from '#shared/enrollment/signing';

export interface SignatureFields {
  SignedByName: string;
  ApplicationEnteredConsent: boolean;
  AgentNotes: string;
}

export const BLANK_SIGNATURE: SignatureFields = { SignedByName: '', ApplicationEnteredConsent: false, AgentNotes: '' };

/** What is sent: with the version of the words that were on the screen. `losesMembers`: the agent agreed that people lose coverage. */
export const toSignRequest = (
  { AgentNotes, ...given }: SignatureFields,
  { Id: QuoteId, GroupId }: Pick<QuoteResponse, 'Id' | 'GroupId'>,
  losesMembers: boolean,
): SignRequest => ({
  ...given,
  QuoteId,
  GroupId,
  AgentNotes: AgentNotes.trim(),
  ConsentVersion: CONSENT_VERSION,
  ...(losesMembers ? { MemberDropConsent: true } : {}),
});
