import type { BookRequest } from './book-request.ts';

/** Error reports belong to no book of business: they are for internal staff only. */
export const ERROR_REPORT_REQUESTS: Record<string, BookRequest> = {
  'GET /api/sales/GetSmallGroupMemberErrors': { path: '/api/sales/GetSmallGroupMemberErrors' },
  'GET /api/sales/GetSmallGroupMemberErrors.csv': { path: '/api/sales/GetSmallGroupMemberErrors.csv' },
  'GET /api/sales/GetGroupErrors.csv': { path: '/api/sales/GetGroupErrors.csv' },
  'GET /api/sales/GetErrorMessages': { path: '/api/sales/GetErrorMessages?report=group' },
  'POST /api/sales/GetErrorMessages': { path: '/api/sales/GetErrorMessages?report=individual', body: { Filter: {} } },
  'GET /api/sales/GetErrorCounts': { path: '/api/sales/GetErrorCounts' },
  'GET /api/sales/GetOlderErrors': { path: '/api/sales/GetOlderErrors?report=group&before=11/14/2026' },
  'GET /api/sales/GetErrorAttempts/:groupInstallId': { path: '/api/sales/GetErrorAttempts/1' },
  'GET /api/sales/GetIndividualApplications': { path: '/api/sales/GetIndividualApplications' },
  'GET /api/sales/GetIndividualApplications.csv': { path: '/api/sales/GetIndividualApplications.csv' },
  'POST /api/sales/GetIndividualApplications': { path: '/api/sales/GetIndividualApplications', body: { Filter: {} } },
  'POST /api/sales/GetIndividualApplications.csv': {
    path: '/api/sales/GetIndividualApplications.csv',
    body: { Filter: {} },
  },
  'GET /api/sales/GetIndividualAttempts/:individualApplicationId': { path: '/api/sales/GetIndividualAttempts/1' },
  'PUT /api/sales/ResubmitIndividual/:individualApplicationId': { path: '/api/sales/ResubmitIndividual/1' },
  'PUT /api/sales/MarkIndividualResolved/:individualApplicationId/:ewsTransactionId': {
    path: '/api/sales/MarkIndividualResolved/1/1',
  },
  'GET /api/sales/GetPaymentErrorReport': { path: '/api/sales/GetPaymentErrorReport' },
  'POST /api/sales/GetPaymentErrorReport': {
    path: '/api/sales/GetPaymentErrorReport',
    body: { StartDate: '11/14/2026', EndDate: '11/20/2026', IsShowOpenErrors: true },
  },
  'GET /api/sales/GetPaymentErrorReport.csv': { path: '/api/sales/GetPaymentErrorReport.csv' },
  'POST /api/sales/GetPaymentErrorReport.csv': { path: '/api/sales/GetPaymentErrorReport.csv', body: { Filter: {} } },
  'POST /api/sales/MarkPaymentProcessed/:holdPaymentId': { path: '/api/sales/MarkPaymentProcessed/1' },
  'POST /api/sales/ResubmitErrors': { path: '/api/sales/ResubmitErrors', body: { Report: 'group', Ids: [1] } },
  'POST /api/sales/ResolveErrors': { path: '/api/sales/ResolveErrors', body: { Report: 'group', Ids: [1] } },
};
