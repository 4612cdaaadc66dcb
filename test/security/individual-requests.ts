import { CONSENT_BODY } from '../support/consent-builders.ts';
import { person } from '../support/individual-builders.ts';
import type { BookRequest } from './book-request.ts';
import type { Book } from './fixtures.ts';

/** The household of a book. */
export const HOUSEHOLD_REQUESTS: Record<string, (facts: { book: Book }) => BookRequest> = {
  'GET /api/individual/GetEffectiveDates/:quoteId': ({ book: { household } }) => ({
    path: `/api/individual/GetEffectiveDates/${household.id}?planType=ShortTerm`,
  }),
  'GET /api/enrollment/GetIndividualEnrollment/:quoteId': ({ book: { household } }) => ({
    path: `/api/enrollment/GetIndividualEnrollment/${household.id}`,
  }),
  'GET /api/renewals/ContractRenewal/:quoteId': ({ book: { household } }) => ({
    path: `/api/renewals/ContractRenewal/${household.id}`,
  }),
  'PUT /api/renewals/ContractTobacco/:quoteId': ({ book: { household, householdMemberId } }) => ({
    path: `/api/renewals/ContractTobacco/${household.id}`,
    body: { MemberIds: [householdMemberId] },
  }),
  'GET /api/plan/GetEHBAmounts/:quoteId': ({ book: { household } }) => ({
    path: `/api/plan/GetEHBAmounts/${household.id}`,
  }),
  'POST /api/proposal/MakeComparison/:quoteId': ({ book: { household } }) => ({
    path: `/api/proposal/MakeComparison/${household.id}`,
    body: { planIds: [] },
  }),
  'POST /api/enrollment/postShorttermHealthInformation': ({ book: { enrollingHousehold } }) => ({
    path: '/api/enrollment/postShorttermHealthInformation',
    body: { QuoteId: enrollingHousehold.id, EnrolleesEligible: true, HasHeartDisorder: false },
  }),
  'GET /api/quote/TwoPlans/:quoteId': ({ book: { household } }) => ({ path: `/api/quote/TwoPlans/${household.id}` }),
  'PUT /api/quote/TwoPlans/:id': ({ book: { household, householdMemberId } }) => ({
    path: `/api/quote/TwoPlans/${household.id}`,
    body: { Version: household.version, MemberIds: [householdMemberId] },
  }),
  'PUT /api/quote/OnePlan/:id': ({ book: { household } }) => ({
    path: `/api/quote/OnePlan/${household.id}`,
    body: { Version: household.version },
  }),
  'PUT /api/quote/BackToQuoting/:id': ({ book: { enrollingHousehold } }) => ({
    path: `/api/quote/BackToQuoting/${enrollingHousehold.id}`,
    body: { Version: enrollingHousehold.version },
  }),
  'POST /api/individual/consents': ({ book: { household } }) => ({
    path: '/api/individual/consents',
    body: { ...CONSENT_BODY, QuoteId: household.id, Text: 'Another text' },
  }),
  'GET /api/individual/consents/:quoteId': ({ book: { household } }) => ({
    path: `/api/individual/consents/${household.id}`,
  }),
  'GET /api/individual/consents/:quoteId/folder': ({ book: { household } }) => ({
    path: `/api/individual/consents/${household.id}/folder`,
  }),
  'POST /api/individual/consents/:id/revoke': ({ book: { consentId } }) => ({
    path: `/api/individual/consents/${consentId}/revoke`,
    body: { Way: 'Email', RevokedBy: 'Orla Quixwater' },
  }),
  'POST /api/individual/consents/links': ({ book: { household } }) => ({
    path: '/api/individual/consents/links',
    body: { Kind: 'Consent', QuoteId: household.id, ConsumerName: 'Orla Quixwater' },
  }),
  'POST /api/individual/consents/links/:linkId/remind': ({ book: { consentLinkId } }) => ({
    path: `/api/individual/consents/links/${consentLinkId}/remind`,
  }),
  'PUT /api/individual/consents/links/:linkId/withdraw': ({ book: { consentLinkId } }) => ({
    path: `/api/individual/consents/links/${consentLinkId}/withdraw`,
  }),
  'GET /api/individual/consents/:id/proof': ({ book: { consentId } }) => ({
    path: `/api/individual/consents/${consentId}/proof`,
  }),
  'POST /api/individual/consents/:id/proof': ({ book: { consentId } }) => ({
    path: `/api/individual/consents/${consentId}/proof`,
  }),
  'GET /api/individual/enroll/:quoteId': ({ book: { enrollingHousehold } }) => ({
    path: `/api/individual/enroll/${enrollingHousehold.id}`,
  }),
  'POST /api/individual/enroll/:quoteId': ({ book: { enrollingHousehold } }) => ({
    path: `/api/individual/enroll/${enrollingHousehold.id}`,
    body: { paymentAmount: 100 },
  }),
  'GET /api/individual/proof/:quoteId': ({ book: { enrollingHousehold } }) => ({
    path: `/api/individual/proof/${enrollingHousehold.id}`,
  }),
  'POST /api/individual/LogFfmEnrollError/:quoteId': ({ book: { enrollingHousehold } }) => ({
    path: `/api/individual/LogFfmEnrollError/${enrollingHousehold.id}`,
    body: { Message: 'The page did not answer.' },
  }),
  'POST /individual-health-insurance-api/api/ffmredirect/outbound': ({ book: { consentId } }) => ({
    path: '/individual-health-insurance-api/api/ffmredirect/outbound',
    body: { UserName: 'ada.agent', AgentId: 'hidden', ConsentId: consentId },
  }),
  'POST /api/instamed/sso': ({ book: { household } }) => ({
    path: '/api/instamed/sso',
    body: { firstName: 'Ada', lastName: 'Byron', amount: 100, consumerId: `Q${household.id}` },
  }),
  'PUT /api/enrollment/PutIndividualenrollment/:quoteId': ({ book: { household, householdMemberId } }) => ({
    path: `/api/enrollment/PutIndividualenrollment/${household.id}`,
    body: { Members: [person({ Id: householdMemberId, Version: 1, FirstName: 'Orla' })] },
  }),
  'GET /api/sales/GetIndividualReview/:quoteId': ({ book: { household } }) => ({
    path: `/api/sales/GetIndividualReview/${household.id}`,
  }),
  'PUT /api/sales/DecideIndividual/:quoteId': ({ book: { household } }) => ({
    path: `/api/sales/DecideIndividual/${household.id}`,
    body: { Decision: 'Resubmit', EwsTransactionId: 1 },
  }),
};

/** Quoting individuals. */
export const INDIVIDUAL_REQUESTS: Record<string, BookRequest> = {
  'GET /api/individual/SearchIndividualByCriteria': {
    path: '/api/individual/SearchIndividualByCriteria?LastName=hidden',
  },
  'POST /api/individual/SearchIndividualByCriteria': {
    path: '/api/individual/SearchIndividualByCriteria',
    body: { LastName: 'hidden', AgentFirstName: 'Ada' },
  },
  'GET /api/individual/consents': { path: '/api/individual/consents' },
  'GET /api/sales/GetIndividualQuoteCounts': { path: '/api/sales/GetIndividualQuoteCounts' },
  'GET /api/sales/GetIndividualQuotes': { path: '/api/sales/GetIndividualQuotes' },
  'POST /api/sales/GetIndividualQuotes': { path: '/api/sales/GetIndividualQuotes', body: { Filter: { q: 'hidden' } } },
  'GET /api/sales/GetIndividualQuotes.csv': { path: '/api/sales/GetIndividualQuotes.csv' },
  'POST /api/sales/GetIndividualQuotes.csv': {
    path: '/api/sales/GetIndividualQuotes.csv',
    body: { Filter: { q: 'hidden' } },
  },
  'GET /individual-health-insurance-api/api/ffmenrollment/getEligibility': {
    path: '/individual-health-insurance-api/api/ffmenrollment/getEligibility?consumerId=1000101',
  },
  'POST /individual-health-insurance-api/api/ffmenrollment/enroll': {
    path: '/individual-health-insurance-api/api/ffmenrollment/enroll',
    body: {
      ...{ QuoteId: null, ConsumerId: '1000101', agentId: 'hidden', NpnNumber: '1234567', planId: 1, payment: 812.4 },
      ...{ electedAPTCAmount: 100, APTCAttestation: true },
      applicants: [{ ApplicantId: '1000101-1', TobaccoUse: false, LastUse: null }],
    },
  },
  'GET /api/individual/GetEffectiveDates': { path: '/api/individual/GetEffectiveDates?planType=ShortTerm' },
  'POST /api/individual/EstimateSubsidy': {
    path: '/api/individual/EstimateSubsidy',
    body: {
      CoverageYear: 2027,
      CountyFips: '26081',
      HouseholdSize: 1,
      AnnualIncome: 30_000,
      Members: [{ Age: 40, SeeksCoverage: false }],
    },
  },
};
