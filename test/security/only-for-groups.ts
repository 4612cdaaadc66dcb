/**
 * Why agents of groups may enter a route and agents of individuals may not; every other route of agents has an answer for both lines. A
 * star stands for any ending.
 */
export const ONLY_FOR_GROUPS: Record<string, readonly string[]> = {
  'an employer, and the quotes of one': [
    '/api/group',
    '/api/group/*',
    '/api/quote/GetByGroup/:groupId',
    '/api/quote/NewQuoteOptions/:groupId',
    '/api/quote/FirstDays/:quoteId',
    '/api/timeline/group/:groupId',
    '/api/bobsmallgroup*',
    '/api/dashboard/*',
    '/api/search/FindGroupsAndQuotes',
  ],
  'a census of employees: that of a household goes with its enrollment': ['/api/groupcensus/*'],
  'what the employer pays': ['/api/contribution/*', '/api/ichra/*'],
  'proposals are made for employers, comparisons for households; both are sent alike': [
    '/api/proposal/GetProposalOptions/:quoteId',
    '/api/proposal/GetProposalForQuote/:quoteId',
    '/api/proposal/GetProposalPackage/:quoteId',
    '/api/proposal/GetRenewalpackageForQuote/:quoteId',
    '/api/scenario/*',
  ],
  'the renewal of a group: contracts renew by routes of their own': [
    '/api/plan/GetCurrentAndSuggestedPlans/:quoteId',
    '/api/renewals/PremiumChange*',
    '/api/renewals/Survey/:groupId',
  ],
  'the application of an employer: GetIndividualEnrollment and PutIndividualenrollment are those of a household': [
    '/api/enrollment',
    '/api/enrollment/:quoteId',
    '/api/enrollment/PostNewGroupEnrollment',
    '/api/enrollment/Member*',
    '/api/enrollment/ConfirmDemographics/:quoteId',
    '/api/enrollment/processExcelEnrollmentFile',
    '/api/enrollment/Overview/:quoteId',
    '/api/enrollment/GetRequiredDocuments/:quoteId',
  ],
  'the part of an employee': [
    '/api/enrollment/Employee*',
    '/api/enrollment/RemindEmployees*',
    '/api/enrollment/WithdrawEmployeeLink*',
  ],
  'the signature of an employer': ['/api/enrollment/Employer*', '/api/enrollment/RevokeEmployerSignature*'],
};
