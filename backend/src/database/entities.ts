import { Agency } from '../agents/agency.entity.ts';
import { Agent } from '../agents/agent.entity.ts';
import { Session } from '../account/session.entity.ts';
import { UserPreference } from '../account/preferences/user-preference.entity.ts';
import { AttemptCount } from '../account/limits/attempt-count.entity.ts';
import { KnownAddress } from '../account/limits/known-address.entity.ts';
import { User } from '../account/user.entity.ts';
import { BulkRunItem } from '../bulk-runs/bulk-run-item.entity.ts';
import { BulkRun } from '../bulk-runs/bulk-run.entity.ts';
import { BusinessRule } from '../business-rules/business-rule.entity.ts';
import { ImportLayout } from '../group-census/import/layouts/import-layout.entity.ts';
import { Contribution } from '../contributions/contribution.entity.ts';
import { Application } from '../enrollment/application/application.entity.ts';
import { StoredSubgroup } from '../enrollment/application/stored-subgroup.entity.ts';
import { DemographicsConfirmationRow } from '../enrollment/demographics/demographics-confirmation.entity.ts';
import { MemberEnrollment } from '../enrollment/demographics/member-enrollment.entity.ts';
import { EnrollmentDocument } from '../enrollment/documents/enrollment-document.entity.ts';
import { Signature } from '../enrollment/signature/signature.entity.ts';
import { SignedDocument } from '../enrollment/signature/signed-document.entity.ts';
import { EnrollmentProgress } from '../enrollment/state/enrollment-progress.entity.ts';
import { CensusMember } from '../group-census/census-member.entity.ts';
import { CensusSnapshot } from '../group-census/snapshots/census-snapshot.entity.ts';
import { SnapshotMember } from '../group-census/snapshots/snapshot-member.entity.ts';
import { GroupBookEntry } from '../groups/filing/group-book-entry.entity.ts';
import { GroupSearchTerm } from '../groups/filing/group-search-term.entity.ts';
import { GroupAgent } from '../groups/group-agent.entity.ts';
import { Group } from '../groups/group.entity.ts';
import { InstallationAttempt } from '../installation/installation-attempt.entity.ts';
import { InstallationMember } from '../installation/installation-member.entity.ts';
import { Installation } from '../installation/installation.entity.ts';
import { SandboxGroup } from '../installation/sandbox/sandbox-group.entity.ts';
import { SandboxMember } from '../installation/sandbox/sandbox-member.entity.ts';
import { OutboxJob } from '../jobs/outbox-job.entity.ts';
import { Location } from '../locations/location.entity.ts';
import { PlanBenefit } from '../plans/plan-benefit.entity.ts';
import { PlanCounty } from '../plans/plan-county.entity.ts';
import { PlanRatePeriod } from '../plans/plan-rate-period.entity.ts';
import { PlanRate } from '../plans/plan-rate.entity.ts';
import { PlanCrosswalk } from '../plans/crosswalk/plan-crosswalk.entity.ts';
import { HeldPayment } from '../payments/held-payment.entity.ts';
import { IndividualApplication } from '../error-reports/individual/individual-application.entity.ts';
import { Plan } from '../plans/plan.entity.ts';
import { PasswordLink } from '../people/passwords/password-link.entity.ts';
import { QuotePlanView } from '../plans/list-view/quote-plan-view.entity.ts';
import { MemberPlan } from '../plans/selection/member-plan.entity.ts';
import { QuotePlan } from '../plans/selection/quote-plan.entity.ts';
import { StoredDocument } from '../documents/stored-document.entity.ts';
import { ProposalSending } from '../proposals/history/proposal-sending.entity.ts';
import { Proposal } from '../proposals/proposal.entity.ts';
import { ShareLinkOpen } from '../proposals/sharing/share-link-open.entity.ts';
import { ShareLink } from '../proposals/sharing/share-link.entity.ts';
import { ProviderLocation } from '../providers/provider-location.entity.ts';
import { ProviderPlan } from '../providers/provider-plan.entity.ts';
import { Provider } from '../providers/provider.entity.ts';
import { QuoteNotification } from '../quotes/notifications/notification.entity.ts';
import { QuoteAgent } from '../quotes/quote-agent.entity.ts';
import { QuoteEvent } from '../quotes/quote-event.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';
import { PassiveRenewal } from '../renewals/passive/passive-renewal.entity.ts';
import { RenewalSurvey } from '../passive-renewals/surveys/renewal-survey.entity.ts';
import { RenewalChoice } from '../renewals/renewal-choice.entity.ts';
import { IdempotentRequest } from '../http/idempotency/idempotent-request.entity.ts';
import { AuditChain } from '../security/audit-chain.entity.ts';
import { AuditCheckpoint } from '../security/audit-checkpoint.entity.ts';
import { AuditEvent } from '../security/audit-event.entity.ts';
import { SignedHead } from '../security/signed-head.entity.ts';
import { SystemState } from './system-state.entity.ts';
import { RuleProposal } from '../sales/rule-proposals/rule-proposal.entity.ts';
import { Turn } from './turn.entity.ts';

/** Every stored thing. One line each. */
export const ENTITIES = [
  Agency,
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
  CensusMember,
  CensusSnapshot,
  Contribution,
  DemographicsConfirmationRow,
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
  Location,
  MemberEnrollment,
  MemberPlan,
  OutboxJob,
  PassiveRenewal,
  PasswordLink,
  Plan,
  PlanBenefit,
  PlanCounty,
  PlanCrosswalk,
  PlanRate,
  PlanRatePeriod,
  Proposal,
  ProposalSending,
  Provider,
  ProviderLocation,
  ProviderPlan,
  Quote,
  QuoteAgent,
  QuoteEvent,
  QuoteNotification,
  QuotePlan,
  RenewalChoice,
  RenewalSurvey,
  QuotePlanView,
  SandboxGroup,
  SandboxMember,
  Session,
  ShareLink,
  ShareLinkOpen,
  Signature,
  SignedDocument,
  AttemptCount,
  ImportLayout,
  KnownAddress,
  SignedHead,
  SnapshotMember,
  StoredDocument,
  SystemState,
  Turn,
  User,
  UserPreference,
];
