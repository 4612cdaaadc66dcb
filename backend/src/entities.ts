import { Agency } from './platform/people/agency.entity.ts';
import { CarrierLogo } from './platform/logos/carrier-logo.entity.ts';
import { AgencyLogo } from './platform/logos/agency-logo.entity.ts';
import { Agent } from './platform/people/agent.entity.ts';
import { Session } from './platform/account/session.entity.ts';
import { FormDraft } from './platform/drafts/form-draft.entity.ts';
import { UserPreference } from './platform/account/preferences/user-preference.entity.ts';
import { Authenticator } from './platform/account/factors/authenticator.entity.ts';
import { Passkey } from './platform/account/factors/passkey.entity.ts';
import { RecoveryCode } from './platform/account/factors/recovery-code.entity.ts';
import { PasskeyChallenge } from './platform/account/passkeys/passkey-challenge.entity.ts';
import { AttemptCount } from './platform/account/limits/attempt-count.entity.ts';
import { KnownAddress } from './platform/account/limits/known-address.entity.ts';
import { User } from './platform/people/user.entity.ts';
import { BulkRunItem } from './platform/bulk-runs/bulk-run-item.entity.ts';
import { BulkRun } from './platform/bulk-runs/bulk-run.entity.ts';
import { BusinessRule } from './platform/business-rules/business-rule.entity.ts';
import { ImportLayout } from './quoting/group-census/import/layouts/import-layout.entity.ts';
import { Consent } from './quoting/consents/consent.entity.ts';
import { Contribution } from './quoting/contributions/contribution.entity.ts';
import { Application } from './enrollment/parts/application/application.entity.ts';
import { StoredSubgroup } from './enrollment/parts/application/stored-subgroup.entity.ts';
import { DemographicsConfirmationRow } from './enrollment/parts/demographics/demographics-confirmation.entity.ts';
import { MemberEnrollment } from './enrollment/parts/demographics/member-enrollment.entity.ts';
import { EnrollmentDocument } from './enrollment/parts/documents/enrollment-document.entity.ts';
import { IndividualApplicationAttempt } from './enrollment/parts/submission/individual-application-attempt.entity.ts';
import { IndividualSubmission } from './enrollment/parts/submission/individual-submission.entity.ts';
import { IndividualEnrollment } from './enrollment/parts/individual/individual-enrollment.entity.ts';
import { IndividualMember } from './enrollment/parts/individual/individual-member.entity.ts';
import { EmployerSignature } from './enrollment/parts/signature/employer-signature.entity.ts';
import { Signature } from './enrollment/parts/signature/signature.entity.ts';
import { SignedDocument } from './enrollment/parts/signature/signed-document.entity.ts';
import { EnrollmentProgress } from './enrollment/state/enrollment-progress.entity.ts';
import { CensusMember } from './quoting/group-census/census-member.entity.ts';
import { CensusSnapshot } from './quoting/group-census/snapshots/census-snapshot.entity.ts';
import { SnapshotMember } from './quoting/group-census/snapshots/snapshot-member.entity.ts';
import { IndividualDetails } from './quoting/quotes/individual-details.entity.ts';
import { GroupBookEntry } from './quoting/groups/search-index/group-book-entry.entity.ts';
import { GroupSearchTerm } from './quoting/groups/search-index/group-search-term.entity.ts';
import { GroupAgent } from './quoting/groups/group-agent.entity.ts';
import { Group } from './quoting/groups/group.entity.ts';
import { InstallationAttempt } from './enrollment/installation/installation-attempt.entity.ts';
import { InstallationMember } from './enrollment/installation/installation-member.entity.ts';
import { Installation } from './enrollment/installation/installation.entity.ts';
import { SandboxApplication } from './enrollment/installation/sandbox/sandbox-application.entity.ts';
import { SandboxGroup } from './enrollment/installation/sandbox/sandbox-group.entity.ts';
import { SandboxMember } from './enrollment/installation/sandbox/sandbox-member.entity.ts';
import { SandboxPcpChange } from './enrollment/installation/sandbox/sandbox-pcp-change.entity.ts';
import { ContractMember } from './book/contracts/contract-member.entity.ts';
import { Contract } from './book/contracts/contract.entity.ts';
import { InvoicePayment } from './book/contracts/invoice-payment.entity.ts';
import { Invoice } from './book/contracts/invoice.entity.ts';
import { PcpChange } from './book/pcp-changes/pcp-change.entity.ts';
import { BookSearch } from './book/individuals/book-search.entity.ts';
import { SandboxPayment } from './enrollment/payments/sandbox/sandbox-payment.entity.ts';
import { SandboxEmail } from './platform/mail/sandbox/sandbox-email.entity.ts';
import { OutboxJob } from './platform/jobs/outbox-job.entity.ts';
import { ConfirmedPlace } from './catalogue/locations/confirmed-place.entity.ts';
import { Location } from './catalogue/locations/location.entity.ts';
import { Benchmark } from './catalogue/benchmarks/benchmark.entity.ts';
import { PlanBenefit } from './catalogue/plans/plan-benefit.entity.ts';
import { PlanVariantBenefit } from './catalogue/plans/plan-variant-benefit.entity.ts';
import { PlanVariant } from './catalogue/plans/plan-variant.entity.ts';
import { PlanCounty } from './catalogue/plans/plan-county.entity.ts';
import { PlanRatePeriod } from './catalogue/plans/plan-rate-period.entity.ts';
import { PlanRate } from './catalogue/plans/plan-rate.entity.ts';
import { PlanCrosswalk } from './catalogue/plans/crosswalk/plan-crosswalk.entity.ts';
import { HeldPayment } from './enrollment/parts/payments/held-payment.entity.ts';
import { IndividualApplication } from './enrollment/parts/submission/individual-application.entity.ts';
import { IndividualPayment } from './enrollment/parts/payments/individual-payment.entity.ts';
import { Plan } from './catalogue/plans/plan.entity.ts';
import { PasswordLink } from './staff/people/passwords/password-link.entity.ts';
import { QuotePlanView } from './quoting/list-view/quote-plan-view.entity.ts';
import { MemberPlan } from './quoting/quote-plans/member-plan.entity.ts';
import { QuotePlan } from './quoting/quote-plans/quote-plan.entity.ts';
import { StoredDocument } from './platform/documents/stored-document.entity.ts';
import { ProposalSending } from './quoting/proposals/history/proposal-sending.entity.ts';
import { Proposal } from './quoting/proposals/proposal.entity.ts';
import { ShareLinkOpen } from './quoting/proposals/sharing/share-link-open.entity.ts';
import { ProposalEmail } from './quoting/proposals/emailing/proposal-email.entity.ts';
import { ShareLink } from './quoting/proposals/sharing/share-link.entity.ts';
import { ProviderLocation } from './catalogue/providers/provider-location.entity.ts';
import { ProviderPlan } from './catalogue/providers/provider-plan.entity.ts';
import { Provider } from './catalogue/providers/provider.entity.ts';
import { QuoteNotification } from './quoting/quotes/notifications/notification.entity.ts';
import { QuoteAgent } from './quoting/quotes/quote-agent.entity.ts';
import { QuoteEvent } from './quoting/quotes/quote-event.entity.ts';
import { Quote } from './quoting/quotes/quote.entity.ts';
import { PassiveRenewal } from './quoting/renewals/passive/passive-renewal.entity.ts';
import { RenewalSurvey } from './staff/passive-renewals/surveys/renewal-survey.entity.ts';
import { RenewalChoice } from './quoting/renewal-plans/renewal-choice.entity.ts';
import { IdempotentRequest } from './platform/idempotency/idempotent-request.entity.ts';
import { AuditChain } from './platform/security/audit-chain.entity.ts';
import { AuditCheckpoint } from './platform/security/audit-checkpoint.entity.ts';
import { AuditEvent } from './platform/security/audit-event.entity.ts';
import { SignedHead } from './platform/security/signed-head.entity.ts';
import { SystemState } from './platform/database/system-state.entity.ts';
import { RuleProposal } from './staff/business-rules/proposals/rule-proposal.entity.ts';
import { Turn } from './platform/database/turn.entity.ts';
import { ContractRenewal } from './quoting/renewed-contracts/contract-renewal.entity.ts';
import { RenewedMember } from './quoting/renewed-contracts/renewed-member.entity.ts';
import { MarketplaceMember } from './quoting/marketplace-quotes/marketplace-member.entity.ts';
import { MarketplaceQuote } from './quoting/marketplace-quotes/marketplace-quote.entity.ts';
import { MarketplaceVisit } from './quoting/marketplace/visits/marketplace-visit.entity.ts';
import { SandboxEnrollment } from './quoting/marketplace/sandbox/sandbox-enrollment.entity.ts';
import { SandboxVisit } from './quoting/marketplace/sandbox/sandbox-visit.entity.ts';
import { StaffNote } from './staff/notes/staff-note.entity.ts';
import { StaffNoteMention } from './staff/notes/staff-note-mention.entity.ts';
import { StaffNotification } from './staff/notifications/staff-notification.entity.ts';

/** All entities, one per line. */
export const ENTITIES = [
  Agency,
  AgencyLogo,
  Agent,
  Application,
  StoredSubgroup,
  AuditChain,
  AuditCheckpoint,
  AuditEvent,
  BulkRun,
  BulkRunItem,
  BusinessRule,
  RuleProposal,
  CarrierLogo,
  CensusMember,
  CensusSnapshot,
  Consent,
  Contribution,
  DemographicsConfirmationRow,
  EmployerSignature,
  EnrollmentDocument,
  EnrollmentProgress,
  Group,
  GroupAgent,
  GroupBookEntry,
  GroupSearchTerm,
  Installation,
  InstallationAttempt,
  InstallationMember,
  HeldPayment,
  IdempotentRequest,
  IndividualApplication,
  IndividualApplicationAttempt,
  IndividualEnrollment,
  IndividualMember,
  IndividualSubmission,
  IndividualPayment,
  BookSearch,
  Contract,
  ContractMember,
  ContractRenewal,
  RenewedMember,
  Invoice,
  InvoicePayment,
  SandboxPayment,
  MarketplaceMember,
  MarketplaceQuote,
  MarketplaceVisit,
  SandboxVisit,
  SandboxEnrollment,
  Location,
  MemberEnrollment,
  MemberPlan,
  OutboxJob,
  SandboxEmail,
  PassiveRenewal,
  PasswordLink,
  Plan,
  Benchmark,
  ConfirmedPlace,
  PlanBenefit,
  PlanCounty,
  PlanCrosswalk,
  PlanRate,
  PlanRatePeriod,
  PlanVariant,
  PlanVariantBenefit,
  Proposal,
  ProposalSending,
  Provider,
  ProviderLocation,
  PcpChange,
  ProviderPlan,
  Quote,
  QuoteAgent,
  IndividualDetails,
  QuoteEvent,
  QuoteNotification,
  QuotePlan,
  RenewalChoice,
  RenewalSurvey,
  QuotePlanView,
  SandboxApplication,
  SandboxGroup,
  SandboxMember,
  SandboxPcpChange,
  Session,
  ShareLink,
  ProposalEmail,
  ShareLinkOpen,
  Signature,
  SignedDocument,
  AttemptCount,
  Authenticator,
  Passkey,
  PasskeyChallenge,
  RecoveryCode,
  ImportLayout,
  KnownAddress,
  SignedHead,
  SnapshotMember,
  StoredDocument,
  SystemState,
  Turn,
  User,
  UserPreference,
  FormDraft,
  StaffNote,
  StaffNoteMention,
  StaffNotification,
];
