import type { Test } from 'supertest';
import { buildAnswers } from '../support/shared/application-answers.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { groupBody } from '../support/group-builders.ts';
import type { AppRoute } from '../support/routes.ts';
import { addressed, type BookRequest, type Facts } from './book-request.ts';
import { ENROLLMENT_REQUESTS } from './enrollment-requests.ts';
import { ERROR_REPORT_REQUESTS } from './error-report-requests.ts';
import { INDIVIDUAL_BOOK_REQUESTS } from './individual-book-requests.ts';
import { HOUSEHOLD_REQUESTS, INDIVIDUAL_REQUESTS } from './individual-requests.ts';
import { KEPT_REQUESTS } from './kept-requests.ts';
import { PEOPLE_REQUESTS } from './people-requests.ts';
import { BEFORE_SECOND_STEP, SECOND_STEP_REQUESTS } from './second-step-requests.ts';
import { NOTE_REQUESTS, NOTIFICATION_REQUESTS, RATE_DRAFT_REQUESTS } from './note-requests.ts';
import { terms } from '../ichra/ichra-terms.ts';

/** With its body, when it has one. */
export const withBody = (request: Test, body: BookRequest['body']): Test =>
  typeof body === 'string'
    ? request.type('json').send(JSON.stringify(body))
    : body === undefined
      ? request
      : request.send(body);

/**
 * A request to every route for something in a book of business. A route missing from here and from the lists below fails the tests
 * that use this list.
 */
const REQUESTS: Record<string, (facts: Facts) => BookRequest> = {
  ...HOUSEHOLD_REQUESTS,
  ...ENROLLMENT_REQUESTS,
  ...INDIVIDUAL_BOOK_REQUESTS,
  ...NOTE_REQUESTS,
  ...KEPT_REQUESTS,
  'PUT /api/group': ({ book: { group, agent } }) =>
    addressed(
      '/api/group',
      groupBody({
        Id: group.id,
        Version: group.version,
        GroupName: group.name,
        AssociatedAgents: [{ Id: agent.agentId }],
      }),
    ),
  'PUT /api/group/SetRollOverLargeGroupStatus': ({ book: { group } }) =>
    addressed('/api/group/SetRollOverLargeGroupStatus', {
      Id: group.id,
      Version: group.version,
      IsRolloverToLargeGroup: true,
    }),
  'PUT /api/group/SetRenewOLFOStatus': ({ book: { group } }) =>
    addressed('/api/group/SetRenewOLFOStatus', { Id: group.id, Version: group.version, IsRenewOLFO: true }),
  'GET /api/group/GetGroupById/:id': ({ book }) => addressed(`/api/group/GetGroupById/${book.group.id}`),
  'GET /api/group/GetGroupById/:id/:day': ({ book }) =>
    addressed(`/api/group/GetGroupById/${book.group.id}/01-01-2027`),
  'GET /api/group/GetGroupByGroupEnterpriseId/:enterpriseId': ({ book }) =>
    addressed(`/api/group/GetGroupByGroupEnterpriseId/${book.group.groupEnterpriseId}`),
  'GET /api/bobsmallgroup': ({ book }) => addressed(`/api/bobsmallgroup?agentId=${book.srcAgentId}`),
  'GET /api/bobsmallgroup.csv': ({ book }) => addressed(`/api/bobsmallgroup.csv?agentId=${book.srcAgentId}`),
  'PUT /api/sales/AssignUserToQuote': ({ book }) => addressed('/api/sales/AssignUserToQuote', { Id: book.open.id }),
  'PUT /api/sales/AssignUserToQuotes': ({ book }) =>
    addressed('/api/sales/AssignUserToQuotes', { Ids: [book.open.id] }),
  'PUT /api/sales/UnassignUserFromQuotes': ({ book }) =>
    addressed('/api/sales/UnassignUserFromQuotes', { Ids: [book.open.id] }),
  'PUT /api/sales/UnassignUserToQuote': ({ book }) => addressed('/api/sales/UnassignUserToQuote', { Id: book.open.id }),
  'PUT /api/group/ResubmitGroup/:quoteId': ({ book }) => addressed(`/api/group/ResubmitGroup/${book.open.id}`),
  'PUT /api/group/ResubmitGroupMember/:quoteId/:censusMemberId': ({ book }) =>
    addressed(`/api/group/ResubmitGroupMember/${book.open.id}/${book.openMemberIds[0]}`),
  'PUT /api/group/MarkGroupResolved/:groupInstallId': () => addressed('/api/group/MarkGroupResolved/1'),
  'PUT /api/group/MarkGroupMemberResolved/:censusMemberId/:ewsTransactionId': ({ book }) =>
    addressed(`/api/group/MarkGroupMemberResolved/${book.openMemberIds[0]}/1`),
  'POST /api/group/AssignGroupEnterpriseId/:groupId': ({ book }) =>
    addressed(`/api/group/AssignGroupEnterpriseId/${book.group.id}`),
  'POST /api/group/AssignGroupEnterpriseId/:groupId/:enterpriseId': ({ book }) =>
    addressed(`/api/group/AssignGroupEnterpriseId/${book.group.id}/77`),
  'GET /api/installation/GetInstallation/:quoteId': ({ book }) =>
    addressed(`/api/installation/GetInstallation/${book.open.id}`),
  'GET /api/installation/Get834/:quoteId': ({ book }) => addressed(`/api/installation/Get834/${book.open.id}`),
  'POST /api/quote': ({ book }) =>
    addressed('/api/quote', { GroupId: book.group.id, QuoteType: 'SmallGroupNewBusiness' }),
  'PUT /api/quote': ({ book: { open } }) =>
    addressed('/api/quote', { Id: open.id, Version: open.version, Name: `${open.name} again` }),
  'GET /api/quote/:id': ({ book }) => addressed(`/api/quote/${book.open.id}`),
  'GET /api/quote/GetByGroup/:groupId': ({ book }) => addressed(`/api/quote/GetByGroup/${book.group.id}`),
  'GET /api/quote/NewQuoteOptions/:groupId': ({ book }) => addressed(`/api/quote/NewQuoteOptions/${book.group.id}`),
  'GET /api/quote/FirstDays/:quoteId': ({ book }) => addressed(`/api/quote/FirstDays/${book.quoted.id}`),
  'GET /api/timeline/group/:groupId': ({ book }) => addressed(`/api/timeline/group/${book.group.id}`),
  'GET /api/timeline/quote/:quoteId': ({ book }) => addressed(`/api/timeline/quote/${book.quoted.id}`),
  'PUT /api/account/Drafts/:form': ({ book }) =>
    addressed('/api/account/Drafts/new-group', { UserId: book.agent.id, Version: null, Content: 'Typed' }),
  'GET /api/timeline/user/:userId': ({ book }) => addressed(`/api/timeline/user/${book.agent.id}`),
  'GET /api/timeline/user/:userId/actions': ({ book }) => addressed(`/api/timeline/user/${book.agent.id}/actions`),
  'GET /api/quote/GetEHBPercentageValue/:id': ({ book }) =>
    addressed(`/api/quote/GetEHBPercentageValue/${book.quoted.id}`),
  'PUT /api/quote/PutNotification/:id': ({ book }) =>
    addressed(`/api/quote/PutNotification/${book.open.id}`, 'Call the owner.'),
  'PUT /api/quote/PutUpdatedEffectiveDate/:id': ({ book: { open } }) =>
    addressed(`/api/quote/PutUpdatedEffectiveDate/${open.id}`, { EffectiveDate: '2027-02-01', Version: open.version }),
  'PUT /api/quote/Delete/:id': ({ book: { open } }) =>
    addressed(`/api/quote/Delete/${open.id}`, { Version: open.version }),
  'PUT /api/quote/Restore/:id': ({ book: { open } }) =>
    addressed(`/api/quote/Restore/${open.id}`, { Version: open.version }),
  'GET /api/plan/GetAllPlans/:quoteId': ({ book }) => addressed(`/api/plan/GetAllPlans/${book.quoted.id}`),
  'PUT /api/plan/PutSelections/:quoteId': ({ book, planId }) =>
    addressed(`/api/plan/PutSelections/${book.quoted.id}`, {
      SelectedPlanIds: [planId],
      AssignedPlanForMembers: [{ MemberId: book.quotedMemberIds[0], PlanId: planId }],
    }),
  'GET /api/plan/GetSelectedPlansDetails/:quoteId': ({ book }) =>
    addressed(`/api/plan/GetSelectedPlansDetails/${book.quoted.id}`),
  'GET /api/plan/GetSelections/:quoteId': ({ book }) => addressed(`/api/plan/GetSelections/${book.quoted.id}`),
  'GET /api/plan/GetPlanBreakdown/:quoteId/:planId': ({ book, planId }) =>
    addressed(`/api/plan/GetPlanBreakdown/${book.quoted.id}/${planId}`),
  'GET /api/plan/GetPlanRateBreakdown/:quoteId/:planId': ({ book, planId }) =>
    addressed(`/api/plan/GetPlanRateBreakdown/${book.quoted.id}/${planId}`),
  'GET /api/contribution/:quoteId': ({ book }) => addressed(`/api/contribution/${book.quoted.id}`),
  'GET /api/contribution/EmployerCosts/:quoteId': ({ book }) =>
    addressed(`/api/contribution/EmployerCosts/${book.quoted.id}`),
  'GET /api/ichra/:quoteId': ({ book }) => addressed(`/api/ichra/${book.quoted.id}`),
  'GET /api/ichra/Document/:quoteId': ({ book }) => addressed(`/api/ichra/Document/${book.quoted.id}`),
  'PUT /api/ichra/:quoteId': ({ book }) => addressed(`/api/ichra/${book.quoted.id}`, terms()),
  'PUT /api/contribution/:quoteId': ({ book }) =>
    addressed(`/api/contribution/${book.quoted.id}`, {
      Coverage: 'medical',
      Method: 'PercentOfPlan',
      Tiers: { 'Employee only': 50, 'Employee and spouse': 50, 'Employee and child(ren)': 50, Family: 50 },
      ReferencePlanId: null,
      Budget: null,
      Version: 0,
    }),
  'GET /api/plan/GetPlanListView/:quoteId': ({ book }) => addressed(`/api/plan/GetPlanListView/${book.quoted.id}`),
  'PUT /api/plan/PutPlanListView/:quoteId': ({ book }) =>
    addressed(`/api/plan/PutPlanListView/${book.quoted.id}`, {
      Order: 'premium',
      Filters: [{ Coverage: 'medical', Facet: 'metal', Values: ['Gold'] }],
    }),
  'GET /api/plan/GetSummaryOfBenefitsCheck/:quoteId': ({ book }) =>
    addressed(`/api/plan/GetSummaryOfBenefitsCheck/${book.quoted.id}`),
  'GET /api/plan/GetSummaryOfBenefits/:quoteId': ({ book, planId }) =>
    addressed(`/api/plan/GetSummaryOfBenefits/${book.quoted.id}?planId=${planId}`),
  'POST /api/plan/GetPlanComparisonPdf/:quoteId': ({ book, planId }) =>
    addressed(`/api/plan/GetPlanComparisonPdf/${book.quoted.id}`, { planIds: [planId] }),
  'PUT /api/enrollment': ({ book }) =>
    addressed('/api/enrollment', { ...buildAnswers(), QuoteId: book.enrolling.id, Version: 0 }),
  'GET /api/groupcensus/GetEnrollmentCensusExcel/:quoteId': ({ book }) =>
    addressed(`/api/groupcensus/GetEnrollmentCensusExcel/${book.enrolling.id}`),
  'GET /api/groupcensus/GetUnMatchedCensusEnrollMembers/:quoteId/:groupId': ({ book }) =>
    addressed(`/api/groupcensus/GetUnMatchedCensusEnrollMembers/${book.enrolling.id}/${book.enrolling.groupId}`),
  'PUT /api/quote/Enroll/:id': ({ book: { quoted } }) =>
    addressed(`/api/quote/Enroll/${quoted.id}`, { Version: quoted.version + 1 }),
  'PUT /api/quote/ManualStatusUpdate/:id': ({ book: { quoted } }) =>
    addressed(`/api/quote/ManualStatusUpdate/${quoted.id}`, { Version: quoted.version + 1 }),
  'GET /api/plan/GetCurrentAndSuggestedPlans/:quoteId': ({ book }) =>
    addressed(`/api/plan/GetCurrentAndSuggestedPlans/${book.quoted.id}`),
  'POST /api/sales/PreviewPassiveRenewals': ({ book }) =>
    addressed('/api/sales/PreviewPassiveRenewals', { groupIds: [book.group.id] }),
  'POST /api/sales/SubmitForPassiveRenewals': ({ book }) =>
    addressed('/api/sales/SubmitForPassiveRenewals', { groupIds: [book.group.id], renewalType: 'PassiveRenewal' }),
  'PUT /api/sales/ResubmitPassiveRenewal/:quoteId': ({ book }) =>
    addressed(`/api/sales/ResubmitPassiveRenewal/${book.quoted.id}`),
  'PUT /api/sales/UndoPassiveRenewal/:groupId': ({ book }) =>
    addressed(`/api/sales/UndoPassiveRenewal/${book.group.id}`),
  'GET /api/renewals/Survey/:groupId': ({ book }) => addressed(`/api/renewals/Survey/${book.group.id}`),
  'PUT /api/renewals/Survey/:groupId': ({ book }) =>
    addressed(`/api/renewals/Survey/${book.group.id}`, { Answer: 'WillRenew' }),
  'PUT /api/quote/RenewPassively/:quoteId': ({ book: { quoted } }) =>
    addressed(`/api/quote/RenewPassively/${quoted.id}`, { Version: quoted.version + 1 }),
  'GET /api/renewals/PremiumChange/:quoteId': ({ book }) => addressed(`/api/renewals/PremiumChange/${book.quoted.id}`),
  'GET /api/renewals/PremiumChangeMembers/:quoteId': ({ book }) =>
    addressed(`/api/renewals/PremiumChangeMembers/${book.quoted.id}`),
  'GET /api/proposal/GetRenewalpackageForQuote/:quoteId': ({ book }) =>
    addressed(`/api/proposal/GetRenewalpackageForQuote/${book.quoted.id}`),
  'GET /api/scenario/Compare/:leftQuoteId/:rightQuoteId': ({ book }) =>
    addressed(`/api/scenario/Compare/${book.open.id}/${book.quoted.id}`),
  'GET /api/groupcensus/:quoteId': ({ book }) => addressed(`/api/groupcensus/${book.open.id}`),
  'POST /api/groupcensus/:quoteId': ({ book }) =>
    addressed(
      `/api/groupcensus/${book.open.id}`,
      employeeRequest({ EmployeeNumber: 9, FirstName: 'New', LastName: 'Person' }),
    ),
  'PUT /api/groupcensus/:quoteId': ({ book }) =>
    addressed(
      `/api/groupcensus/${book.open.id}`,
      employeeRequest({
        Id: book.openMemberIds[2],
        EmployeeNumber: 2,
        FirstName: 'Quin',
        LastName: 'Other',
        Version: 1,
      }),
    ),
  'DELETE /api/groupcensus/:quoteId/:memberId': ({ book }) =>
    addressed(`/api/groupcensus/${book.open.id}/${book.openMemberIds[2]}`),
  'GET /api/groupcensus/:quoteId/:memberId/SSN': ({ book }) =>
    addressed(`/api/groupcensus/${book.open.id}/${book.openMemberIds[0]}/SSN`),
  'GET /api/groupcensus/GetCensusMembersByGroupId/:groupId': ({ book }) =>
    addressed(`/api/groupcensus/GetCensusMembersByGroupId/${book.group.id}`),
  'POST /api/groupcensus/PreviewImport/:quoteId': ({ book }) =>
    addressed(`/api/groupcensus/PreviewImport/${book.open.id}`, {
      Text: 'First name,Last name,Relationship,Date of birth,Medical,Dental,Vision\nAda,New,Employee,1/2/1985,Enroll,Waive,Waive',
      HasHeader: true,
    }),
  'POST /api/groupcensus/AddAllGroupCensus/:quoteId': ({ book }) =>
    addressed(`/api/groupcensus/AddAllGroupCensus/${book.open.id}`, [
      employeeRequest({ FirstName: 'Added', LastName: 'Person' }),
    ]),
  'PUT /api/groupcensus/ApproveCensus/:quoteId': ({ book }) =>
    addressed(`/api/groupcensus/ApproveCensus/${book.open.id}`, {}),
  'DELETE /api/groupcensus/RemoveAllGroupCensus/:quoteId': ({ book }) =>
    addressed(`/api/groupcensus/RemoveAllGroupCensus/${book.open.id}`),
  'POST /api/groupcensus/RestoreRemoved/:quoteId': ({ book }) =>
    addressed(`/api/groupcensus/RestoreRemoved/${book.open.id}`, { RemovalId: book.removalId }),
  'GET /api/groupcensus/getoriginalcensus/:quoteId': ({ book }) =>
    addressed(`/api/groupcensus/getoriginalcensus/${book.quoted.id}`),
  'GET /api/proposal/GetProposalOptions/:quoteId': ({ book }) =>
    addressed(`/api/proposal/GetProposalOptions/${book.quoted.id}`),
  'GET /api/proposal/GetProposalForQuote/:quoteId': ({ book }) =>
    addressed(`/api/proposal/GetProposalForQuote/${book.quoted.id}`),
  'GET /api/proposal/GetProposalPackage/:quoteId': ({ book }) =>
    addressed(`/api/proposal/GetProposalPackage/${book.quoted.id}`),
  'GET /api/proposal/GetProposalHistory/:quoteId': ({ book }) =>
    addressed(`/api/proposal/GetProposalHistory/${book.quoted.id}`),
  'GET /api/proposal/GetProposal/:proposalId': ({ book }) => addressed(`/api/proposal/GetProposal/${book.proposalId}`),
  'PUT /api/proposal/MarkSent/:proposalId': ({ book }) =>
    addressed(`/api/proposal/MarkSent/${book.proposalId}`, { How: 'Marked' }),
  'POST /api/proposal/Share/:proposalId': ({ book }) =>
    addressed(`/api/proposal/Share/${book.proposalId}`, { ExpiresInDays: 7 }),
  'GET /api/proposal/EmailDraft/:proposalId': ({ book }) => addressed(`/api/proposal/EmailDraft/${book.proposalId}`),
  'POST /api/proposal/Email/:proposalId': ({ book }) =>
    addressed(`/api/proposal/Email/${book.proposalId}`, {
      To: ['client@example.com'],
      Subject: 'Proposal',
      Message: 'Hello',
    }),
  'PUT /api/proposal/RevokeShare/:shareId': ({ book }) => addressed(`/api/proposal/RevokeShare/${book.shareId}`),
  'PUT /api/proposal/MarkAnswered/:answerId': ({ book }) => addressed(`/api/proposal/MarkAnswered/${book.answerId}`),
};

const OF_A_MEMBER = { EffectiveDate: '2027-01-01', Members: [{ DateOfBirth: '1985-07-08' }], PlanIds: [] };

/** Routes that name nothing in a book; their responses are still searched for its secrets. */
const WITHOUT_ID: Record<string, BookRequest> = {
  'GET /api/account': { path: '/api/account' },
  'GET /api/account/SignInOptions': { path: '/api/account/SignInOptions' },
  'GET /api/health/live': { path: '/api/health/live' },
  'GET /api/health/ready': { path: '/api/health/ready' },
  'GET /api/metrics': { path: '/api/metrics' },
  'GET /api/agent/AgentsForUser': { path: '/api/agent/AgentsForUser' },
  'GET /api/agent/findAgentsByCriteria': { path: '/api/agent/findAgentsByCriteria' },
  'GET /api/agency': { path: '/api/agency' },
  'GET /api/agency/Logo': { path: '/api/agency/Logo' },
  'POST /api/agency/Logo': { path: '/api/agency/Logo' },
  'DELETE /api/agency/Logo': { path: '/api/agency/Logo' },
  'GET /api/businessrules': { path: '/api/businessrules' },
  'GET /api/businessrules/getSiteDownInfo': { path: '/api/businessrules/getSiteDownInfo' },
  'GET /api/dashboard': { path: '/api/dashboard' },
  'GET /api/dashboard/figures': { path: '/api/dashboard/figures' },
  'POST /api/dashboard/households': {
    path: '/api/dashboard/households',
    body: { Ending: false, Page: 1, PageSize: 10 },
  },
  'POST /api/dashboard/rows': {
    path: '/api/dashboard/rows',
    body: { List: 'quotes', Order: 'LastChange', Direction: 'DESC', Page: 1, PageSize: 10 },
  },
  'POST /api/dashboard/rows.csv': {
    path: '/api/dashboard/rows.csv',
    body: { List: 'quotes', Order: 'LastChange', Direction: 'DESC' },
  },
  'GET /api/location/:zip': { path: '/api/location/49503' },
  // What the lists have already is answered, and nothing is written.
  'POST /api/location/Confirm': { path: '/api/location/Confirm', body: { PostalCode: '49503', City: 'Grand Rapids' } },
  'GET /api/location/getlocationslist/:text': { path: '/api/location/getlocationslist/Gran' },
  'GET /api/provider/GetProvidersByName/:name': { path: '/api/provider/GetProvidersByName/Lovelace,%20Ada' },
  // Only some of the tests load the ZIP codes.
  'POST /api/provider/GetProvidersByCriteria': {
    path: '/api/provider/GetProvidersByCriteria',
    body: { LastName: 'Lovelace', ZipCode: '49503', DistanceFromZip: 250, AcceptingNewPatients: true, ...OF_A_MEMBER },
  },
  'POST /api/plan/SearchMedicines': { path: '/api/plan/SearchMedicines', body: { Name: 'metformin' } },
  'GET /api/provider/GetProviderByPRPRId/:id': { path: '/api/provider/GetProviderByPRPRId/9000000001' },
  'POST /api/provider/CheckProvider': {
    path: '/api/provider/CheckProvider',
    body: { PCPId: '9000000001', ...OF_A_MEMBER },
  },
  'GET /api/sales/GetBusinessRules': { path: '/api/sales/GetBusinessRules' },
  'POST /api/search/FindGroupsAndQuotes': { path: '/api/search/FindGroupsAndQuotes', body: { Text: 'secret' } },
  'GET /api/audit': { path: '/api/audit' },
  'GET /api/audit.csv': { path: '/api/audit.csv' },
  'GET /api/audit/:id': { path: '/api/audit/1' },
  'GET /api/audit/Verification': { path: '/api/audit/Verification' },
  'POST /api/audit/Verify': { path: '/api/audit/Verify', body: {} },
  'GET /api/timeline/rule/:ruleId': { path: '/api/timeline/rule/1' },
  'GET /api/sales/GetBusinessRules/:id': { path: '/api/sales/GetBusinessRules/1' },
  'GET /api/sales/GetBusinessRuleHistory/:id': { path: '/api/sales/GetBusinessRuleHistory/1' },
  'POST /api/sales/PreviewBusinessRule': {
    path: '/api/sales/PreviewBusinessRule',
    body: { Key: 'MaxEmployeeAge', Value: '98', Description: 'x', EffectiveDate: '2027-01-01', ConfigSource: 0 },
  },
  'GET /api/sales/CompareBusinessRules': {
    path: '/api/sales/CompareBusinessRules?from=2026-11-01&to=2026-11-20',
  },
  'GET /api/sales/GetRuleProposals': { path: '/api/sales/GetRuleProposals' },
  'POST /api/sales/ProposeBusinessRule': {
    path: '/api/sales/ProposeBusinessRule',
    body: {
      Key: 'MaxEmployeeAge',
      Value: '98',
      Description: 'x',
      EffectiveDate: '2027-01-01',
      ConfigSource: 0,
      Reason: 'x',
    },
  },
  'POST /api/sales/ApproveRuleProposal/:id': { path: '/api/sales/ApproveRuleProposal/1' },
  'POST /api/sales/DeclineRuleProposal/:id': { path: '/api/sales/DeclineRuleProposal/1', body: { Reason: 'x' } },
  'GET /api/sales/GetBulkRuns': { path: '/api/sales/GetBulkRuns' },
  'GET /api/sales/GetPassiveRenewalErrors': { path: '/api/sales/GetPassiveRenewalErrors' },
  'GET /api/sales/GetPassiveRenewalErrors.csv': { path: '/api/sales/GetPassiveRenewalErrors.csv' },
  'GET /api/sales/GetUpcomingPassiveRenewals': { path: '/api/sales/GetUpcomingPassiveRenewals' },
  'GET /api/sales/GetUpcomingPassiveRenewals.csv': { path: '/api/sales/GetUpcomingPassiveRenewals.csv' },
  'GET /api/sales/GetUpcomingPassiveRenewalIds': { path: '/api/sales/GetUpcomingPassiveRenewalIds' },
  'GET /api/sales/GetUpcomingPassiveRenewalCounts': { path: '/api/sales/GetUpcomingPassiveRenewalCounts' },
  'GET /api/sales/GetBulkRun/:id': { path: '/api/sales/GetBulkRun/1' },
  'GET /api/sales/GetBulkRunItems/:id': { path: '/api/sales/GetBulkRunItems/1' },
  'GET /api/sales/GetPassiveRenewalUndo/:bulkRunId': { path: '/api/sales/GetPassiveRenewalUndo/1' },
  'PUT /api/sales/UndoPassiveRenewals/:bulkRunId': { path: '/api/sales/UndoPassiveRenewals/1' },
  'PUT /api/sales/CancelBulkRun/:id': { path: '/api/sales/CancelBulkRun/1' },
  'GET /api/sales/GetHome': { path: '/api/sales/GetHome' },
  'GET /api/sales/GetGroupQuotes': { path: '/api/sales/GetGroupQuotes' },
  'GET /api/sales/GetGroupQuotes.csv': { path: '/api/sales/GetGroupQuotes.csv' },
  'GET /api/sales/GetColleagues': { path: '/api/sales/GetColleagues' },
  'GET /api/sales/GetGroupQuoteCounts': { path: '/api/sales/GetGroupQuoteCounts' },
  'GET /api/account/Drafts/:form': { path: '/api/account/Drafts/new-group' },
  'DELETE /api/account/Drafts/:form': { path: '/api/account/Drafts/new-group' },
  'GET /api/account/Preferences': { path: '/api/account/Preferences' },
  'PUT /api/account/Preferences/:key': { path: '/api/account/Preferences/group.new.columns', body: { Value: ['Id'] } },
  'GET /api/groupcensus/Template': { path: '/api/groupcensus/Template' },
  ...ERROR_REPORT_REQUESTS,
  ...INDIVIDUAL_REQUESTS,
  ...PEOPLE_REQUESTS,
  ...RATE_DRAFT_REQUESTS,
  ...NOTIFICATION_REQUESTS,
  'POST /api/printtopdf': { path: '/api/printtopdf', body: { bodyHtml: '<p>Printed</p>' } },
  'POST /api/group': { path: '/api/group', body: groupBody() },
  'GET /api/group/GetGroupsBySearchCriteria': { path: '/api/group/GetGroupsBySearchCriteria?GroupName=secret' },
  'POST /api/group/GetGroupsBySearchCriteria': {
    path: '/api/group/GetGroupsBySearchCriteria',
    body: { GroupName: 'secret', AgentFirstName: 'Ada' },
  },
  ...SECOND_STEP_REQUESTS,
  'POST /api/bob/RetrieveCSV': { path: '/api/bob/RetrieveCSV', body: { Content: 'R3JvdXAgbnVtYmVyDQo=' } },
};

/**
 * Tested separately: they start and end sessions, leave the site, change rules, or are for holders of a link (share-links, employer-links,
 * client-links) or for another system.
 */
const LEFT_OUT = [
  'POST /api/account',
  'DELETE /api/account',
  'POST /api/account/PasswordLink',
  'POST /api/account/SetPassword',
  ...BEFORE_SECOND_STEP,
  'GET /api/account/SingleSignOn',
  'GET /api/account/SingleSignOnCallback',
  'POST /api/sales/AddOrUpdateBusinessRule',
  'GET /api/share/:token',
  'GET /api/share/:token/logo',
  'GET /api/share/:token/carrier-logo',
  'GET /api/share/:token/pdf',
  'POST /api/share/:token/answer',
  'POST /api/instamed/notice',
];

export interface NamedRequest extends BookRequest {
  name: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** It names something in the book. */
  hasId: boolean;
}

/** One request for every route of the application. @throws Error that names a route missing from these lists */
export function requestsFor(routes: readonly AppRoute[], facts: Facts): NamedRequest[] {
  const names = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter(
      (name) =>
        !(LEFT_OUT.includes(name) || / \/api\/(sandbox|employersignature|employee|agreement|proofs)\//.test(name)),
    );
  return names.map((name) => {
    const request = REQUESTS[name]?.(facts) ?? WITHOUT_ID[name];
    if (!request) {
      throw new Error(`Describe in book-requests.ts how ${name} is called.`);
    }
    const method = name.split(' ')[0]!.toLowerCase() as NamedRequest['method'];
    return { name, method, hasId: name in REQUESTS, ...request };
  });
}
