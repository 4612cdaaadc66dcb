import { isoDate } from '#shared/dates/iso-date';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdProof, HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { NO_ELIGIBILITY, NO_HEALTH } from '#shared/individual-enrollment/questions';
import { buildEnrollingMember } from './enrollment-members.ts';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { buildIndividualQuote } from './households.ts';

export const SHA = 'ab12'.repeat(16);

/** Complete, not signed: 500 dollars are due. */
export const buildEnrollmentPage = (given: Partial<EnrollmentPageResponse> = {}): EnrollmentPageResponse => ({
  Quote: buildIndividualQuote({ Status: 'SignatureRequired', CanEdit: false }),
  Members: [buildEnrollingMember()],
  Problems: [],
  Eligibility: NO_ELIGIBILITY,
  Health: NO_HEALTH,
  AnswersVersion: 1,
  Documents: [],
  Signature: null,
  MedicalPlan: { PlanId: 1, PlanDisplayName: 'Plan 1', ProviderNetworkType: 'PPO', MetalTier: 'Gold' },
  Marketplace: null,
  EditProblem: null,
  Panels: [{ Name: 'MemberInfo', State: 'Completed', Missing: 0, Problems: [] }],
  AmountDue: 500,
  CanSubmit: true,
  SubmitProblem: null,
  ...given,
});

export const buildSignature = (given: Partial<SignatureResponse> = {}): SignatureResponse => ({
  SignedByName: 'Ada Agent',
  SignedByUserName: 'ada',
  AccountName: 'Ada Agent',
  NameDiffers: false,
  AgentOfRecord: 'Ada Agent, NPN 1234567',
  SignedDateTime: '2026-11-23T16:00:00.000Z',
  AgentNotes: '',
  ConsentVersion: '1',
  ConsentText: '',
  MemberDropConsent: false,
  Sha256: SHA,
  Origin: null,
  Withdrawn: null,
  ...given,
});

/** Accepted, without anything to pay. */
export const buildSubmission = (given: Partial<HouseholdSubmissionResponse> = {}): HouseholdSubmissionResponse => ({
  Status: 'Complete',
  Pending: false,
  Header: 'Thank you',
  Message: 'Enrollment successfully submitted.',
  Reason: null,
  Refusal: null,
  VerificationDueDate: null,
  MarketplaceApplicationId: null,
  ApplicationId: 31,
  ContractId: '910000001',
  Payment: { Due: false, Amount: 0 },
  SubmittedDate: '2026-11-23T16:01:00.000Z',
  Sha256: SHA,
  ...given,
});

export const FAILED_SUBMISSION = buildSubmission({
  Status: 'FailedEnrollment',
  Header: 'Enrollment failure',
  Message: 'An error occurred and the enrollment could not be completed. Please retry submission.',
  Reason: 'This applicant has a contract already.',
  ContractId: null,
});
export const DUE_SUBMISSION = buildSubmission({ Status: 'PaymentPending', Payment: { Due: true, Amount: 500 } });
export const PENDING_SUBMISSION = buildSubmission({
  Status: 'Enrolling',
  Pending: true,
  Message: 'The application is being sent. This page shows the result as soon as there is one.',
  ContractId: null,
});

export const buildProof = (given: Partial<HouseholdProof> = {}): HouseholdProof => ({
  QuoteId: 7,
  Status: 'Complete',
  Applicant: 'Ada Byron',
  EffectiveDate: isoDate('2027-01-01'),
  Submissions: [buildProofSubmission()],
  Plans: [
    {
      Kind: 'Medical',
      Name: 'Gold PPO',
      PlanIdentifier: '99107MI0010001',
      MonthlyPremium: 600,
      TaxCredit: 100,
      NetPremium: 500,
    },
  ],
  People: [{ Name: 'Ada Byron', Relationship: 'Applicant', Plans: ['Gold PPO'] }],
  ContractId: '910000001',
  Payment: null,
  ...given,
});

export const buildProofSubmission = (
  given: Partial<HouseholdProof['Submissions'][number]> = {},
): HouseholdProof['Submissions'][number] => ({
  Attempt: 1,
  SubmittedDate: '2026-11-23T16:01:00.000Z',
  SubmittedBy: 'Ada Agent',
  SignedBy: 'Ada A. Agent',
  SignedDate: '2026-11-23T16:00:00.000Z',
  Sha256: SHA,
  DueAmount: 500,
  Outcome: 'Installed',
  Message: '',
  CarrierTransaction: 90,
  ...given,
});

/** As the page is once it was submitted. */
export const submittedPage = (
  Status: QuoteStatus,
  given: Partial<EnrollmentPageResponse> = {},
): EnrollmentPageResponse =>
  buildEnrollmentPage({
    Quote: buildIndividualQuote({ Status, CanEdit: false }),
    CanSubmit: false,
    SubmitProblem: 'This quote has already been submitted.',
    Signature: buildSignature(),
    ...given,
  });
