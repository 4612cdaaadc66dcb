import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { INDIVIDUAL_QUOTING, type Permission } from '#shared/roles/permissions';
import { lazyPart } from '#web/shell/lazy-part';
import { contractQuery } from '../book-of-business/contract/contract-queries.ts';
import { dashboardQuery } from '../dashboard/dashboard-queries.ts';
import { enrollmentMembersQuery } from '../enrollment/demographics/demographics-queries.ts';
import { quoteQuery, selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { plansQuery } from '../components/plan-browser/plan-browser-queries.ts';
import { householdQuery } from '../individual-plans/individual-plans-queries.ts';
import { prefetchEnrollmentPage } from '../individual-enrollment/individual-enrollment-queries.ts';
import type { PortalRoute } from './guards.ts';
import { prefetchBesidePlans, prefetchCensus, prefetchPlans } from './prefetch-quote.ts';
import { queryClient } from './query-client.ts';

/** The screens outside the shell. */
export const loadSignIn = () => import('../account/SignInScreen.tsx').then((screen) => screen.SignInScreen);
export const loadUnauthorized = () =>
  import('../account/UnauthorizedScreen.tsx').then((screen) => screen.UnauthorizedScreen);
export const loadSetPassword = () =>
  import('../account/SetPasswordScreen.tsx').then((screen) => screen.SetPasswordScreen);
export const loadEmployerSigning = () =>
  import('../employer-signing/EmployerSigningScreen.tsx').then((screen) => screen.EmployerSigningScreen);
export const loadEmployee = () =>
  import('../employee-enrollment/EmployeeScreen.tsx').then((screen) => screen.EmployeeScreen);
export const loadAgreement = () => import('../agreement/AgreementScreen.tsx').then((screen) => screen.AgreementScreen);
export const loadClientDocuments = () =>
  import('../client-documents/ClientDocumentsScreen.tsx').then((screen) => screen.ClientDocumentsScreen);
export const loadProposalShare = () =>
  import('../proposal-share/ProposalShareScreen.tsx').then((screen) => screen.ProposalShareScreen);

const QUOTING: readonly Permission[] = ['smallgroup'];

const ProposalDialog = lazyPart(async () => (await import('../proposals/ProposalDialog.tsx')).ProposalDialog);
const SendComparison = lazyPart(async () => (await import('../proposals/SendComparison.tsx')).SendComparison);
const SentComparisons = lazyPart(async () => (await import('../proposals/SendComparison.tsx')).SentComparisons);
const EditGroupDialog = lazyPart(async () => (await import('../groups/EditGroupDialog.tsx')).EditGroupDialog);

/** The form that edits a group's details in place is a separate feature. */
async function loadGroupDetails(): Promise<ComponentType> {
  const { GroupDetailsScreen } = await import('../group-details/GroupDetailsScreen.tsx');
  return () => <GroupDetailsScreen EditGroupDialog={EditGroupDialog} />;
}

/** Plan selection ends with a proposal, which is a separate feature. */
async function loadPlanSelection(): Promise<ComponentType> {
  const { PlanSelectionScreen } = await import('../plan-selection/PlanSelectionScreen.tsx');
  return () => <PlanSelectionScreen ProposalDialog={ProposalDialog} />;
}

/** Its comparisons are sent by the same feature. */
async function loadHouseholdPlans(): Promise<ComponentType> {
  const { IndividualPlansScreen } = await import('../individual-plans/IndividualPlansScreen.tsx');
  return () => <IndividualPlansScreen SendComparison={SendComparison} SentComparisons={SentComparisons} />;
}

/** Always read again: the household, and with it every price, may have changed a moment ago. */
function prefetchHouseholdPlans(params: Params): void {
  const quoteId = Number(params['quoteId']);
  void queryClient.prefetchQuery({ ...householdQuery(quoteId), staleTime: 0 });
  void queryClient.prefetchQuery({ ...plansQuery(quoteId), staleTime: 0 });
  void queryClient.prefetchQuery({ ...selectedPlansQuery(quoteId), staleTime: 0 });
  prefetchBesidePlans(quoteId);
}

/** One screen at both paths: a new quote moves to its own address without being drawn again. */
const individualCensus: Omit<PortalRoute, 'path'> = {
  label: 'individual census',
  permission: INDIVIDUAL_QUOTING,
  load: async () => (await import('../individuals/census/IndividualCensusScreen.tsx')).IndividualCensusScreen,
};

/** One screen for both: the quote tells whether the marketplace granted its tax credit. */
const householdPlans: Omit<PortalRoute, 'path'> = {
  label: 'plan selection',
  permission: INDIVIDUAL_QUOTING,
  load: loadHouseholdPlans,
  prefetch: prefetchHouseholdPlans,
};

/** One screen for both books: the contract tells which one it is in. */
const contractDetails: Omit<PortalRoute, 'path'> = {
  label: 'contract',
  permission: INDIVIDUAL_QUOTING,
  load: () => import('../book-of-business/contract/ContractScreen.tsx').then((screen) => screen.ContractScreen),
  prefetch: (params) => void queryClient.prefetchQuery(contractQuery(params['contractId'] ?? '')),
};

/** All screens behind the sign-in, one entry each. */
export const ROUTES: readonly PortalRoute[] = [
  {
    path: '/dashboard',
    label: 'dashboard',
    load: () => import('../dashboard/DashboardScreen.tsx').then((screen) => screen.DashboardScreen),
    prefetch: () => void queryClient.prefetchQuery(dashboardQuery),
  },
  {
    path: '/sign-in-security',
    label: 'sign-in security',
    load: () => import('../account/SignInSecurity.tsx').then((screen) => screen.SignInSecurity),
  },
  {
    path: '/today',
    label: 'what to do today',
    permission: INDIVIDUAL_QUOTING,
    load: () => import('../book-of-business/today/TodayScreen.tsx').then((screen) => screen.TodayScreen),
  },
  {
    path: '/followups',
    label: 'follow-ups',
    permission: INDIVIDUAL_QUOTING,
    load: () => import('../book-of-business/follow-ups/FollowUpsScreen.tsx').then((screen) => screen.FollowUpsScreen),
  },
  {
    path: '/new-group',
    label: 'new group',
    permission: QUOTING,
    load: () => import('../groups/NewGroupScreen.tsx').then((screen) => screen.NewGroupScreen),
  },
  {
    path: '/group-details/:groupId',
    label: 'group details',
    permission: QUOTING,
    load: loadGroupDetails,
  },
  {
    path: '/group-details/:groupId/edit',
    label: 'group',
    permission: QUOTING,
    load: () => import('../groups/EditGroupScreen.tsx').then((screen) => screen.EditGroupScreen),
  },
  {
    path: '/individual/affordability',
    label: 'tax credit estimate',
    permission: INDIVIDUAL_QUOTING,
    load: () => import('../individuals/AffordabilityScreen.tsx').then((screen) => screen.AffordabilityScreen),
  },
  {
    path: '/quotes/quote-type',
    label: 'types of quotes',
    permission: QUOTING,
    load: () => import('../quotes/QuoteTypeScreen.tsx').then((screen) => screen.QuoteTypeScreen),
  },
  {
    path: '/quotes/new/:groupId',
    label: 'new quote',
    permission: QUOTING,
    load: () => import('../quotes/NewQuoteScreen.tsx').then((screen) => screen.NewQuoteScreen),
  },
  {
    path: '/enrollment/group/:quoteId',
    label: 'group enrollment',
    permission: QUOTING,
    load: () => import('../enrollment/GroupEnrollmentScreen.tsx').then((screen) => screen.GroupEnrollmentScreen),
    prefetch: (params) => void queryClient.prefetchQuery(quoteQuery(Number(params['quoteId']))),
  },
  {
    path: '/enrollment/application/:quoteId',
    label: 'group application',
    permission: QUOTING,
    load: () => import('../enrollment/application/ApplicationScreen.tsx').then((screen) => screen.ApplicationScreen),
    prefetch: (params) => void queryClient.prefetchQuery(quoteQuery(Number(params['quoteId']))),
  },
  {
    path: '/enrollment/supporting-documentation/:quoteId',
    label: 'supporting documents',
    permission: QUOTING,
    load: () => import('../enrollment/DocumentsScreen.tsx').then((screen) => screen.DocumentsScreen),
    prefetch: (params) => void queryClient.prefetchQuery(quoteQuery(Number(params['quoteId']))),
  },
  {
    path: '/enrollment/demographics/:quoteId',
    label: 'demographics',
    permission: QUOTING,
    load: () => import('../enrollment/demographics/DemographicsScreen.tsx').then((screen) => screen.DemographicsScreen),
    prefetch: (params) => void queryClient.prefetchQuery(enrollmentMembersQuery(Number(params['quoteId']))),
  },
  {
    path: '/quotes/census/group/:quoteId',
    label: 'group census',
    permission: QUOTING,
    load: () => import('../group-census/GroupCensusScreen.tsx').then((screen) => screen.GroupCensusScreen),
    prefetch: prefetchCensus,
  },
  {
    path: '/quote/plan-selection/group/:quoteId',
    label: 'plan selection',
    permission: QUOTING,
    load: loadPlanSelection,
    prefetch: prefetchPlans,
  },
  {
    path: '/quote/contribution/group/:quoteId',
    label: 'employer contribution',
    permission: QUOTING,
    load: () => import('../contributions/ContributionScreen.tsx').then((screen) => screen.ContributionScreen),
  },
  {
    path: '/quote/ichra/group/:quoteId',
    label: 'group plan or ICHRA',
    permission: QUOTING,
    load: () => import('../ichra/IchraScreen.tsx').then((screen) => screen.IchraScreen),
  },
  {
    path: '/quote/advice/:quoteId',
    label: 'advice record',
    permission: [...QUOTING, ...INDIVIDUAL_QUOTING],
    load: () => import('../advice/AdviceScreen.tsx').then((screen) => screen.AdviceScreen),
  },
  {
    path: '/quote/as-it-was/:quoteId',
    label: 'quote as it was',
    permission: [...QUOTING, ...INDIVIDUAL_QUOTING],
    load: () => import('../as-it-was/AsItWasScreen.tsx').then((screen) => screen.AsItWasScreen),
  },
  {
    path: '/quote/renewal/group/:quoteId',
    label: 'premium change',
    permission: QUOTING,
    load: () => import('../renewals/PremiumChangeScreen.tsx').then((screen) => screen.PremiumChangeScreen),
  },
  {
    path: '/group-details/:groupId/scenarios',
    label: 'comparison of quotes',
    permission: QUOTING,
    load: () => import('../scenarios/ScenariosScreen.tsx').then((screen) => screen.ScenariosScreen),
  },
  {
    path: '/search',
    label: 'search',
    load: () => import('../search/SearchScreen.tsx').then((screen) => screen.SearchScreen),
  },
  {
    path: '/quotes/group-search',
    label: 'search',
    permission: QUOTING,
    load: () => import('../search/ChooseGroupScreen.tsx').then((screen) => screen.ChooseGroupScreen),
  },
  {
    path: '/agency',
    label: 'agency',
    permission: ['agentadmin'],
    load: () => import('../agency/AgencyScreen.tsx').then((screen) => screen.AgencyScreen),
  },
  {
    path: '/bookofbusiness/group',
    label: 'book of business',
    permission: QUOTING,
    load: () => import('../book-of-business/GroupBookScreen.tsx').then((screen) => screen.GroupBookScreen),
  },
  {
    path: '/individual/marketplace',
    label: 'federal marketplace',
    permission: INDIVIDUAL_QUOTING,
    load: () => import('../marketplace/MarketplaceScreen.tsx').then((screen) => screen.MarketplaceScreen),
  },
  { path: '/quotes/census/individual', ...individualCensus },
  { path: '/quotes/census/individual/quote/:quoteId', ...individualCensus },
  {
    path: '/quotes/census/individual/:contractId',
    label: 'contract renewal',
    permission: INDIVIDUAL_QUOTING,
    load: () => import('../individuals/RenewContractScreen.tsx').then((screen) => screen.RenewContractScreen),
  },
  {
    path: '/quote/plan-selection/individual/:ffmId',
    label: 'eligibility',
    permission: INDIVIDUAL_QUOTING,
    load: () => import('../marketplace/LandingScreen.tsx').then((screen) => screen.LandingScreen),
  },
  { path: '/quote/plan-selection/individual/quote/:quoteId', ...householdPlans },
  { path: '/quote/plan-selection/individual/ffmquote/:quoteId', ...householdPlans },
  {
    path: '/enrollment/individual/:quoteId',
    label: 'individual enrollment',
    permission: INDIVIDUAL_QUOTING,
    load: async () =>
      (await import('../individual-enrollment/IndividualEnrollmentScreen.tsx')).IndividualEnrollmentScreen,
    prefetch: (params) => prefetchEnrollmentPage(Number(params['quoteId'])),
  },
  {
    path: '/bookofbusiness/individual',
    label: 'book of business',
    permission: INDIVIDUAL_QUOTING,
    load: async () => (await import('../book-of-business/individuals/IndividualBookScreen.tsx')).IndividualBookScreen,
  },
  {
    path: '/bookofbusiness/Medicare',
    label: 'book of business',
    permission: INDIVIDUAL_QUOTING,
    load: async () => (await import('../book-of-business/individuals/IndividualBookScreen.tsx')).MedicareBookScreen,
  },
  { path: '/bookofbusiness/individual/details/:contractId', ...contractDetails },
  { path: '/bookofbusiness/Medicare/details/:contractId', ...contractDetails },
];
