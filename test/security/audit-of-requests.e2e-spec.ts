import { MoreThan } from 'typeorm';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { BusinessRuleResponse } from '../../shared/src/business-rules/business-rule.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { checkpoint } from '../support/checkpoint.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { ACCESS_BY_ROUTE } from './access-by-route.ts';
import { requestsFor, withBody } from './book-requests.ts';
import { insertBook, sellOnePlan } from './fixtures.ts';

/** What each request of an agent writes down, apart from what is closed to agents. Reads that are not named write nothing. */
const ACTIONS: Record<string, string[]> = {
  'POST /api/account/SecondFactor/SetUp': ['sign-in-failed'],
  'POST /api/account/Passkeys/SetUp': ['sign-in-failed'],
  'POST /api/account/Passkeys/Remove/:id': ['refused'],
  'GET /api/bobsmallgroup.csv': ['export-group-book'],
  'POST /api/dashboard/rows.csv': ['export-dashboard'],
  'POST /api/bob/RetrieveCSV': ['retrieve-csv'],
  'POST /api/BobIndividual/Search.csv': ['export-individual-book'],
  'GET /api/BobIndividual/GetCanceledContracts.csv': ['export-void-contracts'],
  // Nobody is in the directory: test/contract-details.
  'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day': [],
  'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day/:existingPatient': [],
  'PUT /api/followups/:followUpId/state': ['move-follow-up'],
  'POST /api/followups/:followUpId/reminder': ['remind-follow-up'],
  'POST /api/followups/:followUpId/links': ['ask-client-by-link'],
  'PUT /api/followups/links/:linkId/withdraw': ['withdraw-client-link'],
  'GET /api/followups/:followUpId/proofs/:proofId': ['view-proof'],
  'POST /api/BobIndividual/NoteCall/:contractId': ['note-call'],
  'POST /api/BobIndividual/TakeBackCall/:contractId/:callId': ['take-back-call'],
  'PUT /api/quote': ['rename-quote'],
  'POST /api/quote': ['create-quote'],
  'PUT /api/quote/PutNotification/:id': ['put-notification'],
  'PUT /api/quote/PutUpdatedEffectiveDate/:id': ['change-effective-date'],
  'PUT /api/quote/Delete/:id': ['delete-quote'],
  'PUT /api/plan/PutSelections/:quoteId': ['select-plans'],
  'PUT /api/plan/PutPlanListView/:quoteId': ['keep-plan-view'],
  // Nobody is in the directory: test/plan-selection.
  'PUT /api/plan/PutDoctor/:quoteId/:id': ['refused'],
  // No formulary was imported: test/medicines.
  'PUT /api/plan/PutMedicine/:quoteId': ['refused'],
  'PUT /api/renewals/ContractTobacco/:quoteId': ['ask-tobacco-again'],
  // A household of one, in one plan: test/individuals/two-plans.
  'PUT /api/quote/TwoPlans/:id': [],
  'PUT /api/quote/OnePlan/:id': [],
  'PUT /api/quote/Enroll/:id': ['move-quote'],
  'PUT /api/quote/BackToQuoting/:id': ['move-quote'],
  'POST /api/enrollment/PostNewGroupEnrollment': ['save-application'],
  'PUT /api/enrollment/PutIndividualenrollment/:quoteId': ['edit-household'],
  'POST /api/enrollment/postShorttermHealthInformation': ['answer-health-questions'],
  'PUT /api/enrollment/Member/:quoteId': ['edit-enrollment-member'],
  'GET /api/groupcensus/GetEnrollmentCensusExcel/:quoteId': ['export-enrollment-members'],
  'PUT /api/contribution/:quoteId': ['save-contribution'],
  'PUT /api/ichra/:quoteId': ['save-ichra-comparison'],
  'POST /api/advice/:quoteId/records': ['make-advice-record'],
  'PUT /api/advice/:quoteId': ['save-advice'],
  'GET /api/advice/records/:recordId': ['download-advice-record'],
  // Nobody went to the marketplace.
  'GET /individual-health-insurance-api/api/ffmenrollment/getEligibility': ['refused'],
  'POST /individual-health-insurance-api/api/ffmenrollment/enroll': ['refused'],
  // The plan of the book has no benefits on file.
  'GET /api/plan/GetSummaryOfBenefits/:quoteId': ['refused'],
  'POST /api/groupcensus/:quoteId': ['add-census-member'],
  'PUT /api/groupcensus/:quoteId': ['edit-census-member'],
  'DELETE /api/groupcensus/:quoteId/:memberId': ['remove-census-member'],
  'DELETE /api/groupcensus/RemoveAllGroupCensus/:quoteId': ['remove-census'],
  'POST /api/groupcensus/AddAllGroupCensus/:quoteId': ['import-census-append'],
  'POST /api/groupcensus/RestoreRemoved/:quoteId': ['restore-census-members'],
  'PUT /api/groupcensus/ApproveCensus/:quoteId': ['move-quote'],
  'GET /api/enrollment/GetApplication/:quoteId': ['download-application'],
  'GET /api/individual/consents/:quoteId/folder': ['download-consents'],
  'GET /api/individual/consents/:id/proof': ['view-consent-proof'],
  'POST /api/individual/consents/:id/revoke': ['revoke-consent'],
  'POST /api/individual/consents/links': ['ask-client-by-link'],
  'PUT /api/individual/consents/links/:linkId/withdraw': ['withdraw-client-link'],
  'GET /api/enrollment/ViewQuoteDocument/:quoteId/:docId': ['view-document'],
  'DELETE /api/enrollment/UnlinkDocument/:quoteId/:docId': ['unlink-document'],
  'GET /api/proposal/GetProposalForQuote/:quoteId': ['move-quote', 'make-proposal'],
  'GET /api/proposal/GetProposalPackage/:quoteId': ['move-quote', 'make-proposal'],
  // It names no plan: test/proposals.
  'POST /api/proposal/MakeComparison/:quoteId': [],
  'GET /api/proposal/GetProposal/:proposalId': ['download-proposal'],
  'PUT /api/proposal/MarkSent/:proposalId': ['mark-proposal-sent'],
  'POST /api/proposal/Share/:proposalId': ['share-proposal'],
  'POST /api/proposal/Email/:proposalId': ['email-proposal'],
  'PUT /api/proposal/RevokeShare/:shareId': ['revoke-share'],
  'PUT /api/proposal/MarkAnswered/:answerId': ['handle-share-answer'],
  'POST /api/enrollment/EmployerSignature/:quoteId': ['request-employer-signature'],
  'PUT /api/enrollment/RevokeEmployerSignature/:linkId': ['revoke-employer-signature'],
  // Its application is not saved: test/enrollment.
  'POST /api/enrollment/EmployeeLinks/:quoteId': [],
  'PUT /api/enrollment/WithdrawEmployeeLink/:linkId': ['withdraw-employee-link'],
  // Nobody has asked about the book's group.
  'PUT /api/renewals/Survey/:groupId': [],
  'PUT /api/account/Drafts/:form': ['start-draft'],
  'GET /api/metrics': ['refused'],
};
/** access-by-route.ts says so. */
const isClosedToAgents = (name: string): boolean =>
  !['public', 'machine'].includes(String(ACCESS_BY_ROUTE[name])) && !ACCESS_BY_ROUTE[name]!.includes('agent');

/** The locations are not loaded here, so that both are refused before anything is written; test/groups covers them. */
const NEED_LOCATIONS = ['POST /api/group', 'PUT /api/group'];

describe('the audit trail of requests', () => {
  let app: TestApp;
  let planId: number;
  beforeAll(async () => {
    app = await startApp();
    planId = await sellOnePlan(app);
  });
  afterAll(async () => {
    const broken = await brokenAuditRow(app.database);
    await app.close();
    expect(broken).toBeNull();
  });

  /** What the work wrote down, in order. */
  async function written(work: () => PromiseLike<unknown>): Promise<AuditEvent[]> {
    const [last] = await app.database.manager.find(AuditEvent, { order: { id: 'DESC' }, take: 1 });
    await work();
    return app.database.manager.find(AuditEvent, { where: { id: MoreThan(last?.id ?? 0) }, order: { id: 'ASC' } });
  }

  it('has one row for every write of every route, by whom and from where, and none for plain reads', async () => {
    const got: Record<string, string[]> = {};
    const expected: Record<string, string[]> = {};
    const book = await insertBook(app, planId);
    const requests = requestsFor(routesOf(app.server), { book, planId });
    const caller = await app.as(book.agent);
    const before = await checkpoint(app.server, 'before');
    for (const { name, method, path, body } of requests.filter((each) => !NEED_LOCATIONS.includes(each.name))) {
      const events = await written(() => withBody(caller[method](path), body));
      got[name] = events.map(({ action }) => action);
      expected[name] = ACTIONS[name] ?? (isClosedToAgents(name) ? ['refused'] : []);
      expect(events.every(({ userId, ip, requestId }) => userId === book.agent.id && ip && requestId)).toBe(true);
      // Only what is written may change what the next request finds.
      if (!['refused', undefined].includes(ACTIONS[name]?.join())) {
        await before.restore();
      }
    }
    await before.drop();
    expect(got).toEqual(expected);
  });

  it('has one row for each refusal, that says what was asked for and nothing that was typed', async () => {
    const book = await insertBook(app, planId);
    const caller = await app.as(await insertAgentUser(app));
    const events = await written(async () => {
      await caller.get(`/api/quote/${book.open.id}?x=Secret`);
      await caller.put(`/api/quote/Restore/${book.open.id}`).send({ Version: 1 });
      await caller.get('/api/group/GetGroupByGroupEnterpriseId/Orla%20219-09-9991');
      await caller.get('/api/groupcensus/219099991');
      await caller.get('/api/location/00000');
      await caller.get('/api/nothing');
      await app.anonymous().get(`/api/quote/${book.open.id}`);
    });
    expect(events.map(({ action, subject, subjectId }) => [action, subject, subjectId])).toEqual([
      ['refused', 'NOT_FOUND', `GET /quote/${book.open.id}`],
      ['refused', 'NOT_ALLOWED', `PUT /quote/Restore/${book.open.id}`],
      ['refused', 'NOT_FOUND', 'GET /group/GetGroupByGroupEnterpriseId/:enterpriseId'],
      ['refused', 'NOT_FOUND', 'GET /groupcensus/:quoteId'],
    ]);
  });

  it('has one row for an export, a reveal and a changed rule', async () => {
    const book = await insertBook(app, planId);
    const sales = await app.as(await insertSalesUser(app));
    const superUser = await app.as(await insertSuperUser(app));
    const { body: rules } = await superUser
      .get('/api/sales/GetBusinessRules')
      .query({ filter: '{"q":"MaxEmployeeAge"}' });
    const { Id, Key, Description, EffectiveDate, ConfigSource } = (rules as BusinessRuleResponse[])[0]!;
    const rule = { Id, Key, Description, EffectiveDate, ConfigSource, Value: '97' };
    const events = await written(async () => {
      await sales.get(`/api/groupcensus/${book.open.id}?canIHazCsv=true`);
      await sales.get(`/api/groupcensus/${book.open.id}/${book.openMemberIds[0]}/SSN`);
      await superUser.post('/api/sales/AddOrUpdateBusinessRule').send(rule);
    });
    expect(events.map(({ action }) => action)).toEqual(['export-census', 'reveal-ssn', 'change-business-rule']);
  });

  it('does not stand in the way of an answer when it cannot be written', async () => {
    const caller = await app.as(await insertAgentUser(app));
    await app.database.query('ALTER TABLE audit_events RENAME TO away');
    const answer = await caller.get('/api/quote/2000000001');
    await app.database.query('ALTER TABLE away RENAME TO audit_events');
    expect([answer.status, answer.body.Code]).toEqual([404, 'NOT_FOUND']);
  });
});
