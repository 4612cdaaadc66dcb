import { adviceBody } from '../advice/advice-body.ts';
import { person } from '../support/individual-builders.ts';
import type { BookRequest } from './book-request.ts';

/** Households of one agent, one at each stage of an enrollment, by all ids that requests name. */
export interface Households {
  /** In Quoting. */
  quoted: number;
  /** Signed, with a proof of its special enrollment. */
  signed: number;
  signedMember: number;
  document: number;
  due: number;
  /** Not accepted by the carrier. */
  failed: number;
  application: number;
  attempt: number;
  /** Waiting for its first payment of $812.40. */
  pending: number;
  /** By the marketplace, as `CONSUMER`; its first payment of $812.40 is not made. */
  enrolled: number;
  /** Of the quoted one. */
  adviceRecord: number;
  picture: number;
  plan: number;
  /** The agent who would take them over. */
  taker: string;
}

export const CONSUMER = '2900001';

/** Of $812.40. */
export const payment = (consumerId: string, more = {}) => ({
  ...{ firstName: 'Ada', lastName: 'Quixwater', amount: 812.4, consumerId },
  ...more,
});
const read =
  (call: string, which: keyof Households): ((of: Households) => BookRequest) =>
  (of) => ({ path: `/api/${call}/${of[which]}` });

/** Every call of the individual line that names a quote: its route, and what is special about it. Deletions come last. */
export const CALLS: Record<string, (of: Households) => BookRequest> = {
  'GET /api/quote/:id': read('quote', 'quoted'),
  'GET /api/timeline/quote/:quoteId': read('timeline/quote', 'signed'),
  'GET /api/individual/GetEffectiveDates/:quoteId': ({ quoted }) => ({
    path: `/api/individual/GetEffectiveDates/${quoted}?planType=ShortTerm`,
  }),
  'GET /api/plan/GetAllPlans/:quoteId': read('plan/GetAllPlans', 'quoted'),
  'GET /api/renewals/ContractRenewal/:quoteId': read('renewals/ContractRenewal', 'quoted'),
  'PUT /api/renewals/ContractTobacco/:quoteId': ({ quoted, signedMember }) => ({
    path: `/api/renewals/ContractTobacco/${quoted}`,
    body: { MemberIds: [signedMember] },
  }),
  'GET /api/quote/GetEHBPercentageValue/:id': read('quote/GetEHBPercentageValue', 'quoted'),
  'GET /api/plan/GetEHBAmounts/:quoteId': read('plan/GetEHBAmounts', 'quoted'),
  'GET /api/plan/GetSelectedPlansDetails/:quoteId': read('plan/GetSelectedPlansDetails', 'quoted'),
  'GET /api/plan/GetSelections/:quoteId': read('plan/GetSelections', 'signed'),
  'GET /api/plan/GetPlanListView/:quoteId': read('plan/GetPlanListView', 'quoted'),
  'GET /api/plan/GetSummaryOfBenefitsCheck/:quoteId': read('plan/GetSummaryOfBenefitsCheck', 'quoted'),
  'GET /api/plan/GetSummaryOfBenefits/:quoteId': read('plan/GetSummaryOfBenefits', 'quoted'),
  'GET /api/plan/GetPlanBreakdown/:quoteId/:planId': ({ quoted, plan }) => ({
    path: `/api/plan/GetPlanBreakdown/${quoted}/${plan}`,
  }),
  'GET /api/plan/GetPlanRateBreakdown/:quoteId/:planId': ({ quoted, plan }) => ({
    path: `/api/plan/GetPlanRateBreakdown/${quoted}/${plan}`,
  }),
  'POST /api/plan/GetPlanComparisonPdf/:quoteId': ({ quoted, plan }) => ({
    path: `/api/plan/GetPlanComparisonPdf/${quoted}`,
    body: { planIds: [plan] },
  }),
  'POST /api/proposal/MakeComparison/:quoteId': ({ quoted, plan }) => ({
    path: `/api/proposal/MakeComparison/${quoted}`,
    body: { planIds: [plan] },
  }),
  'GET /api/proposal/GetProposalHistory/:quoteId': read('proposal/GetProposalHistory', 'quoted'),
  'GET /api/quote/Pictures/:quoteId': read('quote/Pictures', 'quoted'),
  'GET /api/quote/AsItWas/:quoteId/:pictureId': ({ quoted, picture }) => ({
    path: `/api/quote/AsItWas/${quoted}/${picture}`,
  }),
  'GET /api/advice/:quoteId': read('advice', 'quoted'),
  'POST /api/advice/:quoteId/records': ({ quoted }) => ({
    path: `/api/advice/${quoted}/records`,
    body: { Version: 0 },
  }),
  'PUT /api/advice/:quoteId': ({ quoted }) => ({
    path: `/api/advice/${quoted}`,
    body: adviceBody({ ExpectsThreshold: null }),
  }),
  'GET /api/advice/records/:recordId': ({ adviceRecord }) => ({ path: `/api/advice/records/${adviceRecord}` }),
  'PUT /api/plan/PutPlanListView/:quoteId': ({ quoted }) => ({
    path: `/api/plan/PutPlanListView/${quoted}`,
    body: { Order: 'premium', Filters: [] },
  }),
  'GET /api/plan/GetDoctors/:quoteId': read('plan/GetDoctors', 'quoted'),
  'PUT /api/plan/PutDoctor/:quoteId/:id': ({ quoted }) => ({
    path: `/api/plan/PutDoctor/${quoted}/9000000001`,
  }),
  'DELETE /api/plan/RemoveDoctor/:quoteId/:id': ({ quoted }) => ({
    path: `/api/plan/RemoveDoctor/${quoted}/9000000001`,
  }),
  'GET /api/plan/GetMedicines/:quoteId': read('plan/GetMedicines', 'quoted'),
  'PUT /api/plan/PutMedicine/:quoteId': ({ quoted }) => ({
    path: `/api/plan/PutMedicine/${quoted}`,
    body: { RxNormId: 99_000_001 },
  }),
  'PUT /api/plan/RemoveMedicine/:quoteId': ({ quoted }) => ({
    path: `/api/plan/RemoveMedicine/${quoted}`,
    body: { RxNormId: 99_000_001 },
  }),
  'PUT /api/plan/PutSelections/:quoteId': ({ quoted, plan }) => ({
    path: `/api/plan/PutSelections/${quoted}`,
    body: { SelectedPlanIds: [plan], AssignedPlanForMembers: [] },
  }),
  'PUT /api/quote to rename it': ({ quoted }) => ({
    path: '/api/quote',
    body: { Id: quoted, Version: 1, QuoteType: 'IndividualNewBusiness', Name: 'Mine' },
  }),
  'PUT /api/quote to become its agent': ({ quoted, taker }) => ({
    path: '/api/quote',
    body: { Id: quoted, Version: 1, QuoteType: 'IndividualNewBusiness', AssociatedAgents: [{ SrcAgentId: taker }] },
  }),
  'PUT /api/quote/PutNotification/:id': ({ quoted }) => ({
    path: `/api/quote/PutNotification/${quoted}`,
    body: 'Call me.',
  }),
  'PUT /api/quote/PutUpdatedEffectiveDate/:id': ({ quoted }) => ({
    path: `/api/quote/PutUpdatedEffectiveDate/${quoted}`,
    body: { EffectiveDate: '2027-02-01', Version: 1 },
  }),
  'GET /api/quote/TwoPlans/:quoteId': read('quote/TwoPlans', 'quoted'),
  'PUT /api/quote/TwoPlans/:id': ({ quoted, signedMember }) => ({
    path: `/api/quote/TwoPlans/${quoted}`,
    body: { Version: 1, MemberIds: [signedMember] },
  }),
  'PUT /api/quote/OnePlan/:id': ({ quoted }) => ({ path: `/api/quote/OnePlan/${quoted}`, body: { Version: 1 } }),
  'PUT /api/quote/Enroll/:id': ({ quoted }) => ({ path: `/api/quote/Enroll/${quoted}`, body: { Version: 1 } }),

  'GET /api/enrollment/GetIndividualEnrollment/:quoteId': read('enrollment/GetIndividualEnrollment', 'signed'),
  'GET /api/enrollment/GetElectronicSignature/:quoteId': read('enrollment/GetElectronicSignature', 'signed'),
  'GET /api/enrollment/GetApplication/:quoteId': read('enrollment/GetApplication', 'signed'),
  'GET /api/enrollment/GetQuoteDocuments/:quoteId': read('enrollment/GetQuoteDocuments', 'signed'),
  'GET /api/enrollment/ViewQuoteDocument/:quoteId/:docId': ({ signed, document }) => ({
    path: `/api/enrollment/ViewQuoteDocument/${signed}/${document}`,
  }),
  'POST /api/enrollment/SignElectronically': ({ signed }) => ({
    path: '/api/enrollment/SignElectronically',
    body: { QuoteId: signed, SignedByName: 'Ada Agent', ApplicationEnteredConsent: true },
  }),
  'POST /api/enrollment/postShorttermHealthInformation': ({ signed }) => ({
    path: '/api/enrollment/postShorttermHealthInformation',
    body: { QuoteId: signed, EnrolleesEligible: false, HasHeartDisorder: true },
  }),
  'PUT /api/enrollment/PutIndividualenrollment/:quoteId': ({ signed, signedMember }) => ({
    path: `/api/enrollment/PutIndividualenrollment/${signed}`,
    body: { Members: [person({ Id: signedMember, Version: 1, FirstName: 'Mine' })] },
  }),
  'POST /api/individual/enroll/:quoteId': ({ signed, due }) => ({
    path: `/api/individual/enroll/${signed}`,
    body: { paymentAmount: due },
  }),
  'POST /api/individual/enroll/:quoteId again': ({ failed, due }) => ({
    path: `/api/individual/enroll/${failed}`,
    body: { paymentAmount: due },
  }),
  'GET /api/individual/enroll/:quoteId': read('individual/enroll', 'failed'),
  'GET /api/individual/proof/:quoteId': read('individual/proof', 'failed'),
  'POST /api/individual/LogFfmEnrollError/:quoteId': ({ signed }) => ({
    path: `/api/individual/LogFfmEnrollError/${signed}`,
    body: { Message: 'The page did not answer.' },
  }),
  'GET /api/individual/consents/:quoteId': read('individual/consents', 'signed'),
  'GET /api/individual/consents/:quoteId/folder': ({ signed }) => ({
    path: `/api/individual/consents/${signed}/folder`,
  }),
  'POST /api/instamed/sso by the consumer ID': ({ pending }) => ({
    path: '/api/instamed/sso',
    body: payment(`Q${pending}`),
  }),
  'POST /api/instamed/sso by the quote': ({ pending }) => ({
    path: '/api/instamed/sso',
    body: payment(`Q${pending}`, { QuoteId: pending }),
  }),
  'POST /api/instamed/sso by the quote, as one of the marketplace': ({ pending }) => ({
    path: '/api/instamed/sso',
    body: payment('1000101', { QuoteId: pending }),
  }),
  'POST /api/instamed/sso of a marketplace enrollment': ({ enrolled }) => ({
    path: '/api/instamed/sso',
    body: payment(CONSUMER, { QuoteId: enrolled }),
  }),
  'POST /api/instamed/sso by the consumer of the marketplace': () => ({
    path: '/api/instamed/sso',
    body: payment(CONSUMER),
  }),
  'POST /api/enrollment/UploadDocument/:quoteId/:docTypeId': ({ signed }) => ({
    path: `/api/enrollment/UploadDocument/${signed}/16`,
  }),
  'DELETE /api/enrollment/UnlinkDocument/:quoteId/:docId': ({ signed, document }) => ({
    path: `/api/enrollment/UnlinkDocument/${signed}/${document}`,
  }),
  'PUT /api/quote/BackToQuoting/:id': ({ signed }) => ({
    path: `/api/quote/BackToQuoting/${signed}`,
    body: { Version: 1 },
  }),
  'PUT /api/quote/Delete/:id': ({ quoted }) => ({ path: `/api/quote/Delete/${quoted}`, body: { Version: 1 } }),
};

/** What only staff may ask for. */
export const STAFF_CALLS: Record<string, (of: Households) => BookRequest> = {
  'GET /api/sales/GetStaffNotes/:quoteId': read('sales/GetStaffNotes', 'signed'),
  'POST /api/sales/AddStaffNote/:quoteId': ({ signed }) => ({
    path: `/api/sales/AddStaffNote/${signed}`,
    body: { Text: 'Call them.', Mentions: [] },
  }),
  'PUT /api/quote/Restore/:id': ({ quoted }) => ({ path: `/api/quote/Restore/${quoted}`, body: { Version: 1 } }),
  'PUT /api/sales/AssignUserToQuote': ({ signed }) => ({ path: '/api/sales/AssignUserToQuote', body: { Id: signed } }),
  'PUT /api/sales/UnassignUserToQuote': ({ signed }) => ({
    path: '/api/sales/UnassignUserToQuote',
    body: { Id: signed },
  }),
  'GET /api/groupcensus/:quoteId/:memberId/SSN': ({ signed, signedMember }) => ({
    path: `/api/groupcensus/${signed}/${signedMember}/SSN`,
  }),
  'GET /api/sales/GetIndividualReview/:quoteId': read('sales/GetIndividualReview', 'failed'),
  'PUT /api/sales/DecideIndividual/:quoteId': ({ failed, attempt }) => ({
    path: `/api/sales/DecideIndividual/${failed}`,
    body: { Decision: 'Resubmit', EwsTransactionId: attempt },
  }),
  'GET /api/sales/GetIndividualAttempts/:individualApplicationId': read('sales/GetIndividualAttempts', 'application'),
  'PUT /api/sales/ResubmitIndividual/:individualApplicationId': ({ application }) => ({
    path: `/api/sales/ResubmitIndividual/${application}`,
    body: {},
  }),
  'PUT /api/sales/MarkIndividualResolved/:individualApplicationId/:ewsTransactionId': ({ application, attempt }) => ({
    path: `/api/sales/MarkIndividualResolved/${application}/${attempt}`,
    body: {},
  }),
};
