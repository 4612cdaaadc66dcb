import type { ConsentsAndLinks } from '#shared/consents/consent-link.record';
import { isoDate } from '#shared/dates/iso-date';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { buildEnrollingChild, buildEnrollingMember } from './enrollment-members.ts';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import type { MarketplaceRefusal } from '#shared/marketplace/enroll.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { buildIndividualQuote } from './households.ts';
import { buildEnrollmentPage, buildSignature, buildSubmission, submittedPage } from './enrollment-pages.ts';

type Credit = NonNullable<IndividualQuoteResponse['Ffm']>;

/** Of agent A1001: 300 dollars of 612.40 are elected. */
export function buildMarketplaceQuote(
  Status: QuoteStatus = 'SignatureRequired',
  credit: Partial<Credit> = {},
): IndividualQuoteResponse {
  const quote = buildIndividualQuote({ Status, QuoteStatus: Status, CanEdit: false });
  const agent = { Id: 3, Phone: '', Email: '', IsAgentBroker: false, AgencyName: 'Lakes Insurance' };
  return {
    ...quote,
    Individual: { ...quote.Individual, EnrollmentType: 'Special', IsFfm: true },
    AssociatedAgents: [
      { ...agent, Id: 4, SrcAgentId: 'A1002', NpnNumber: '7654321', Name: { First: 'Bo', Last: 'Berg' } },
      { ...agent, SrcAgentId: 'A1001', NpnNumber: '1234567', Name: { First: 'Ada', Last: 'Agent' } },
    ],
    Ffm: {
      ConsumerId: '1000102',
      AptcAmount: 612.4,
      AptcElectedAmount: 300,
      IsMaximum: false,
      ElectedReason: null,
      CsrLevel: 5,
      SpecialEnrollmentVerificationPendingIndicator: false,
      SpecialEnrollmentVerificationDueDate: null,
      zeroPayment: false,
      ...credit,
    },
  };
}

/** Complete, not signed: Ada, who smokes, and her child enroll; 200 dollars are due. */
export const buildMarketplacePage = (given: Partial<EnrollmentPageResponse> = {}): EnrollmentPageResponse =>
  buildEnrollmentPage({
    Quote: buildMarketplaceQuote(),
    Members: [
      buildEnrollingMember({ Tobacco: true, LastTobaccoUse: isoDate('2026-10-01') }),
      buildEnrollingChild({ Tobacco: false, LastTobaccoUse: isoDate('2020-01-01') }),
    ],
    Marketplace: {
      ConsumerId: '1000102',
      ApplicationId: 'A-1000102',
      Applicants: [
        { MemberId: 1, ApplicantId: '1000102-1' },
        { MemberId: 2, ApplicantId: '1000102-2' },
      ],
      ElectedCredit: (given.Quote ?? buildMarketplaceQuote()).Ffm!.AptcElectedAmount,
    },
    AmountDue: 200,
    ...given,
  });

/** Submitted: it cannot be submitted again. */
export const enrolledPage = (Status: QuoteStatus, credit: Partial<Credit> = {}): EnrollmentPageResponse =>
  submittedPage(Status, {
    ...buildMarketplacePage({ Quote: buildMarketplaceQuote(Status, credit) }),
    EditProblem: 'This quote has already been submitted.',
    CanSubmit: false,
    SubmitProblem: 'This quote has already been submitted.',
  });

/** Refused: it can be corrected and submitted again; the signature still counts. */
export const refusedPage = (
  Status: QuoteStatus = 'FailedEnrollment',
  credit: Partial<Credit> = {},
): EnrollmentPageResponse =>
  buildMarketplacePage({ Quote: buildMarketplaceQuote(Status, credit), Signature: buildSignature() });

export const refusedSubmission = (
  Refusal: MarketplaceRefusal,
  given: Partial<HouseholdSubmissionResponse> = {},
): HouseholdSubmissionResponse =>
  buildSubmission({
    Status: 'FailedEnrollment',
    Header: 'Enrollment failure',
    Message: 'An error occurred and the enrollment could not be completed. Please retry submission.',
    Reason: 'The marketplace does not offer this plan.',
    Refusal,
    MarketplaceApplicationId: 'A-1000102',
    ContractId: null,
    ...given,
  });

export const NO_CONSENTS: ConsentsAndLinks = {
  CanEmail: true,
  CanText: true,
  MailboxUrl: null,
  Links: [],
  QuoteId: 7,
  Consents: [],
  HelpProblem: null,
  SubmissionProblem: null,
  Draft: null,
};
