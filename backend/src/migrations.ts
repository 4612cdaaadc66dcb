import { CreateAccounts1700000001000 } from './migrations/1700000001000-create-accounts.ts';
import { CreateBusinessRules1700000002000 } from './migrations/1700000002000-create-business-rules.ts';
import { CreateLocations1700000003000 } from './migrations/1700000003000-create-locations.ts';
import { CreateGroupsAndQuotes1700000004000 } from './migrations/1700000004000-create-groups-and-quotes.ts';
import { CreateCensusMembers1700000005000 } from './migrations/1700000005000-create-census-members.ts';
import { CreatePlans1700000006000 } from './migrations/1700000006000-create-plans.ts';
import { CreateQuotePlans1700000007000 } from './migrations/1700000007000-create-quote-plans.ts';
import { CreateProposals1700000008000 } from './migrations/1700000008000-create-proposals.ts';
import { AddQuoteCopies1700000009000 } from './migrations/1700000009000-add-quote-copies.ts';
import { OrderGroupAgents1700000010000 } from './migrations/1700000010000-order-group-agents.ts';
import { CreateRenewals1700000011000 } from './migrations/1700000011000-create-renewals.ts';
import { CreateDocuments1700000012000 } from './migrations/1700000012000-create-documents.ts';
import { CreateContributions1700000013000 } from './migrations/1700000013000-create-contributions.ts';
import { FileGroups1700000014000 } from './migrations/1700000014000-file-groups.ts';
import { CreateQuotePlanViews1700000015000 } from './migrations/1700000015000-create-quote-plan-views.ts';
import { CreateCensusSnapshots1700000017000 } from './migrations/1700000017000-create-census-snapshots.ts';
import { CreateApplications1700000018000 } from './migrations/1700000018000-create-applications.ts';
import { CreateSubgroups1700000018500 } from './migrations/1700000018500-create-subgroups.ts';
import { CreateEnrollmentProgress1700000018700 } from './migrations/1700000018700-create-enrollment-progress.ts';
import { CreateEnrollmentDocuments1700000019000 } from './migrations/1700000019000-create-enrollment-documents.ts';
import { CreateSignatures1700000019500 } from './migrations/1700000019500-create-signatures.ts';
import { CreateMemberEnrollments1700000020000 } from './migrations/1700000020000-create-member-enrollments.ts';
import { CreateProviders1700000021000 } from './migrations/1700000021000-create-providers.ts';
import { CreateOutbox1700000022000 } from './migrations/1700000022000-create-outbox.ts';
import { CreateInstallations1700000022500 } from './migrations/1700000022500-create-installations.ts';
import { OrderQueuedQuotes1700000023000 } from './migrations/1700000023000-order-queued-quotes.ts';
import { CreateUserPreferences1700000023100 } from './migrations/1700000023100-create-user-preferences.ts';
import { KeepStatusInstants1700000026000 } from './migrations/1700000026000-keep-status-instants.ts';
import { OrderAgedQuotes1700000026500 } from './migrations/1700000026500-order-aged-quotes.ts';
import { CreateRenewalSurveys1700000023700 } from './migrations/1700000023700-create-renewal-surveys.ts';
import { CreateBulkRuns1700000023500 } from './migrations/1700000023500-create-bulk-runs.ts';
import { CreateErrorReports1700000024000 } from './migrations/1700000024000-create-error-reports.ts';
import { IndexPassiveErrors1700000024100 } from './migrations/1700000024100-index-passive-errors.ts';
import { IndexAuditEvents1700000025500 } from './migrations/1700000025500-index-audit-events.ts';
import { AddAuditVerification1700000025600 } from './migrations/1700000025600-add-audit-verification.ts';
import { CompareIdentifiersExactly1700000030100 } from './migrations/1700000030100-compare-identifiers-exactly.ts';
import { CountAttempts1700000030110 } from './migrations/1700000030110-count-attempts.ts';
import { ManagePeople1700000025000 } from './migrations/1700000025000-manage-people.ts';
import { SealToRowIds1700000030200 } from './migrations/1700000030200-seal-to-row-ids.ts';
import { ChainAuditByWriter1700000030400 } from './migrations/1700000030400-chain-audit-by-writer.ts';
import { CountMembers1700000030900 } from './migrations/1700000030900-count-members.ts';
import { CreateRuleProposals1700000030800 } from './migrations/1700000030800-create-rule-proposals.ts';
import { KeepSignerNames1700000030702 } from './migrations/1700000030702-keep-signer-names.ts';
import { NoteAgentReplies1700000030701 } from './migrations/1700000030701-note-agent-replies.ts';
import { RememberImportLayouts1700000030600 } from './migrations/1700000030600-remember-import-layouts.ts';
import { CreateTurns1700000030410 } from './migrations/1700000030410-create-turns.ts';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateAccounts1700000001000,
  CreateBusinessRules1700000002000,
  CreateLocations1700000003000,
  CreateGroupsAndQuotes1700000004000,
  CreateCensusMembers1700000005000,
  CreatePlans1700000006000,
  CreateQuotePlans1700000007000,
  CreateProposals1700000008000,
  AddQuoteCopies1700000009000,
  OrderGroupAgents1700000010000,
  CreateRenewals1700000011000,
  CreateDocuments1700000012000,
  CreateContributions1700000013000,
  FileGroups1700000014000,
  CreateQuotePlanViews1700000015000,
  CreateCensusSnapshots1700000017000,
  CreateApplications1700000018000,
  CreateSubgroups1700000018500,
  CreateEnrollmentProgress1700000018700,
  CreateEnrollmentDocuments1700000019000,
  CreateSignatures1700000019500,
  CreateMemberEnrollments1700000020000,
  CreateProviders1700000021000,
  CreateOutbox1700000022000,
  CreateInstallations1700000022500,
  OrderQueuedQuotes1700000023000,
  CreateUserPreferences1700000023100,
  CreateBulkRuns1700000023500,
  CreateRenewalSurveys1700000023700,
  KeepStatusInstants1700000026000,
  CreateErrorReports1700000024000,
  IndexPassiveErrors1700000024100,
  IndexAuditEvents1700000025500,
  AddAuditVerification1700000025600,
  ManagePeople1700000025000,
  OrderAgedQuotes1700000026500,
  CompareIdentifiersExactly1700000030100,
  CountAttempts1700000030110,
  SealToRowIds1700000030200,
  ChainAuditByWriter1700000030400,
  CreateRuleProposals1700000030800,
  NoteAgentReplies1700000030701,
  KeepSignerNames1700000030702,
  CreateTurns1700000030410,
  RememberImportLayouts1700000030600,
  CountMembers1700000030900,
];
