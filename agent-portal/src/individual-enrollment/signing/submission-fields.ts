import type { SignRequest } from '#shared/enrollment/signature.record';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { SubmitHouseholdRequest } from '#shared/individual-enrollment/submission.record';
import { isAttestationNeeded } from '#shared/marketplace/enroll-refusals';
import { enrollingApplicants } from '#shared/marketplace/enroll-terms';
import type { MarketplaceEnrollmentRequest } from '#shared/marketplace/enroll.record';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { BLANK_SIGNATURE, type SignatureFields } from '../../components/signature/signature-fields.ts';

export interface SubmissionFields extends SignatureFields {
  /** Of a marketplace quote with a tax credit. */
  APTCAttestation: boolean;
}

export const BLANK_SUBMISSION: SubmissionFields = { ...BLANK_SIGNATURE, APTCAttestation: false };

/** What the user has confirmed. */
export interface ConfirmedSubmission {
  /** null: it was signed before. */
  signature: SignRequest | null;
  isAttested: boolean;
}

/** What is sent to enroll, at most once: to the carrier, or to the marketplace. */
export type EnrollCall =
  | { isMarketplace: false; quoteId: number; body: SubmitHouseholdRequest }
  | { isMarketplace: true; body: MarketplaceEnrollmentRequest };

export const asksForAttestation = ({ Marketplace }: EnrollmentPageResponse): boolean =>
  isAttestationNeeded(Marketplace?.ElectedCredit);

/** As the user sees it: the server refuses what differs. Spec 001 section 7. */
export function enrollCallOf(
  page: EnrollmentPageResponse,
  { user, isAttested }: { user: CurrentUserResponse; isAttested: boolean },
): EnrollCall {
  const { Quote, Marketplace, AmountDue } = page;
  const payment = AmountDue ?? 0;
  if (Marketplace === null) {
    return { isMarketplace: false, quoteId: Quote.Id, body: { paymentAmount: payment } };
  }
  return {
    isMarketplace: true,
    body: {
      QuoteId: Quote.Id,
      ConsumerId: Marketplace.ConsumerId,
      agentId: user.SrcAgentId ?? '',
      NpnNumber: Quote.AssociatedAgents.find(({ SrcAgentId }) => SrcAgentId === user.SrcAgentId)?.NpnNumber ?? '',
      planId: page.MedicalPlan?.PlanId ?? 0,
      payment,
      electedAPTCAmount: Marketplace.ElectedCredit,
      APTCAttestation: isAttested,
      applicants: enrollingApplicants(Marketplace, page.Members),
    },
  };
}
