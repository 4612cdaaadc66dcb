import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { checkpoint } from '../support/checkpoint.ts';
import { enrollmentDetails } from '../support/demographics-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { person } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { ACCESS_BY_ROUTE } from './access-by-route.ts';
import { type NamedRequest, requestsFor, withBody } from './book-requests.ts';
import { type Book, insertBook, sellOnePlan } from './fixtures.ts';
import { databaseState } from './database-state.ts';

/** The others refuse an agent before they look at an id: the role matrix shows it. */
const isForAgents = ({ name }: NamedRequest): boolean => {
  const entitled = ACCESS_BY_ROUTE[name];
  return entitled === 'public' || (Array.isArray(entitled) && entitled.includes('agent'));
};

/** Random: now and then one has the digits of a secret. */
const REQUEST_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe('every id of one agent', () => {
  let app: TestApp;
  let planId: number;
  let book: Book;
  let requests: NamedRequest[];
  const strangers = new Map<string, User>();

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    planId = await sellOnePlan(app);
    book = await insertBook(app, planId);
    requests = requestsFor(routesOf(app.server), { book, planId });
    const ownAgency = (await app.database.query('SELECT agencyId FROM agents WHERE id = ' + book.agent.agentId))[0] as {
      agencyId: number;
    };
    const colleague = await app.insert(buildAgent({ agencyId: ownAgency.agencyId }));
    const abroad = await app.insert(buildAgency());
    const agentAbroad = await app.insert(buildAgent({ agencyId: abroad.id }));
    const brokerAbroad = await app.insert(buildAgent({ agencyId: abroad.id, isAgentBroker: true }));
    const colleagueBroker = await app.insert(buildAgent({ agencyId: ownAgency.agencyId, isAgentBroker: true }));
    const admin = [ROLES.smallGroupAgentAdmin];
    strangers
      .set('a colleague of the same agency', await app.insertUser({ agentId: colleague.id }))
      .set('an agent-broker of the same agency', await app.insertUser({ agentId: colleagueBroker.id }))
      .set('an agent of another agency', await app.insertUser({ agentId: agentAbroad.id }))
      .set('the agent admin of another agency', await app.insertUser({ roles: admin, agentId: agentAbroad.id }))
      .set('another general agent', await app.insertUser({ isGeneralAgent: true, agentId: agentAbroad.id }))
      .set('an agent-broker of another agency', await app.insertUser({ agentId: brokerAbroad.id }))
      .set('an agent without an agent record', await app.insertUser())
      .set(
        'an agent for individuals',
        await app.insertUser({ roles: [ROLES.individualAgent], agentId: agentAbroad.id }),
      )
      .set('somebody with the CAMAD role alone', await app.insertUser({ roles: [ROLES.camadInternal] }))
      .set('somebody without a role', await app.insertUser({ roles: ['unheard-of'] }));
  });
  afterAll(() => app.close());

  const send = async (user: User, { method, path, body }: NamedRequest) => {
    const request = (await app.as(user))[method](path).buffer(true);
    return withBody(request, body);
  };

  const leakedBy = ({ text, headers }: { text: string; headers: unknown }) => {
    const said = `${text}${JSON.stringify(headers)}`.replaceAll(REQUEST_ID, '');
    return book.secrets.filter((secret) => said.includes(secret));
  };

  it('is worth nothing to anybody who does not see the book, on any route', async () => {
    const before = await databaseState(app);
    const wrong: string[] = [];
    for (const [who, user] of strangers) {
      for (const request of requests.filter(({ name }) => name !== 'POST /api/group')) {
        const answer = await send(user, request);
        const leaked = leakedBy(answer);
        const isRefused = answer.status === 404 || answer.status === 403;
        if ((request.hasId && !isRefused) || leaked.length > 0) {
          wrong.push(`${who}: ${request.name} answered ${answer.status} with ${leaked.join(' ') || 'no secret'}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
  });

  it('is not told apart from an id that nobody has', async () => {
    const stranger = strangers.get('an agent of another agency')!;
    for (const path of ['/api/quote/', '/api/groupcensus/', '/api/plan/GetAllPlans/', '/api/group/GetGroupById/']) {
      const id = path.includes('group/') ? book.group.id : book.open.id;
      const [foreign, missing] = [id, 2_000_000_001].map(async (asked) => {
        const { status, body } = await (await app.as(stranger)).get(path + asked);
        return [status, body.Code, String(body.Message).replace(String(asked), 'N')];
      });
      expect(await foreign).toEqual(await missing);
    }
  });

  it('opens nothing below an own quote: members and plans of another quote are checked too', async () => {
    const own = await insertBook(app, planId);
    const caller = await app.as(own.agent);
    const sales = await app.as(await insertSalesUser(app));
    const [member] = book.openMemberIds;
    const before = await databaseState(app);
    const request = requests.find(({ name }) => name === 'PUT /api/groupcensus/:quoteId')!;
    const edit = { ...(request.body as object), Id: member };
    const assignment = { SelectedPlanIds: [planId], AssignedPlanForMembers: [{ MemberId: member, PlanId: planId }] };
    const answers = [
      await caller.get(`/api/enrollment/ViewQuoteDocument/${own.filed.id}/${book.filedDocId}`),
      await caller.delete(`/api/enrollment/UnlinkDocument/${own.filed.id}/${book.filedDocId}`),
      await caller.get(`/api/enrollment/ViewQuoteDocument/${own.enrollingHousehold.id}/${book.filedDocId}`),
      await caller.delete(`/api/enrollment/UnlinkDocument/${own.enrollingHousehold.id}/${book.filedDocId}`),
      await caller
        .put(`/api/enrollment/PutIndividualenrollment/${own.enrollingHousehold.id}`)
        .send({ Members: [person({ Id: book.householdMemberId, Version: 1, FirstName: 'Mine' })] }),
      await sales.get(`/api/groupcensus/${own.enrollingHousehold.id}/${book.householdMemberId}/SSN`),
      await caller.put(`/api/groupcensus/${own.open.id}`).send(edit),
      await caller.delete(`/api/groupcensus/${own.open.id}/${member}`),
      await caller.put(`/api/plan/PutSelections/${own.quoted.id}`).send(assignment),
      await caller.get(`/api/plan/GetPlanBreakdown/${own.quoted.id}/2000000001`),
      await sales.get(`/api/groupcensus/${own.open.id}/${member}/SSN`),
      await caller.put(`/api/enrollment/Member/${own.enrolling.id}`).send(enrollmentDetails({ Id: member! })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 409, 404, 404, 404, 422, 404, 404, 404]);
    expect(answers.flatMap(leakedBy)).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
  });

  it('works for its agent on every route, or the tests above would prove nothing', async () => {
    const refused: string[] = [];
    await app.as(book.agent);
    // Only what is written may change what the next request finds.
    const before = await checkpoint(app.server, 'before');
    for (const request of requests.filter(isForAgents)) {
      const answer = await send(book.agent, request);
      if (answer.status >= 300) {
        refused.push(`${request.name} ${answer.status}`);
      }
      if (request.method !== 'get') {
        await before.restore();
      }
    }
    await before.drop();
    const expected = [
      // The password is not theirs, and they have no second step: test/account.
      'POST /api/account/SecondFactor/SetUp 422',
      'POST /api/account/SecondFactor/Confirm 409',
      'POST /api/account/SecondFactor/RecoveryCodes 409',
      'POST /api/account/SecondFactor/Remove 409',
      'POST /api/account/Passkeys/SetUp 422',
      'POST /api/account/Passkeys/Confirm 422',
      'POST /api/account/Passkeys/Challenge 409',
      'POST /api/account/Passkeys/Remove/:id 404',
      // The plan of the book has no benefits on file.
      'GET /api/plan/GetSummaryOfBenefits/:quoteId 404',
      // A quote of new business renews nothing, here and below.
      'GET /api/proposal/GetRenewalpackageForQuote/:quoteId 422',
      // Nobody is in the directory.
      'GET /api/provider/GetProviderByPRPRId/:id 404',
      'PUT /api/plan/PutDoctor/:quoteId/:id 404',
      // No formulary was imported.
      'PUT /api/plan/PutMedicine/:quoteId 404',
      // It names no plan.
      'POST /api/proposal/MakeComparison/:quoteId 422',
      'GET /api/renewals/PremiumChange/:quoteId 422',
      'GET /api/renewals/PremiumChangeMembers/:quoteId 422',
      // It is not complete.
      'POST /api/enrollment/SignElectronically 409',
      'POST /api/individual/enroll/:quoteId 409',
      // Nobody is in the directory: test/contract-details.
      'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day 422',
      'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day/:existingPatient 422',
      // A PDF is sent as a form: test/enrollment.
      'POST /api/enrollment/UploadDocument/:quoteId/:docTypeId 415',
      // Its text is not the page's: test/consents.
      'POST /api/individual/LogFfmEnrollError/:quoteId 409',
      'POST /api/individual/consents 422',
      // It was not sent by email.
      'POST /api/individual/consents/links/:linkId/remind 409',
      'POST /api/followups/links/:linkId/remind 409',
      'POST /api/enrollment/RemindEmployees/:quoteId 409',
      // Its application is not saved.
      'POST /api/enrollment/EmployeeLinks/:quoteId 409',
      // It has its proof.
      'POST /api/individual/consents/:id/proof 409',
      // No file.
      'POST /api/enrollment/processExcelEnrollmentFile 400',
      // It does not wait for its first payment: test/payments.
      'POST /api/instamed/sso 409',
      // Nobody went to the marketplace, and nobody goes there as another agent: test/marketplace.
      'GET /individual-health-insurance-api/api/ffmenrollment/getEligibility 404',
      'POST /individual-health-insurance-api/api/ffmredirect/outbound 422',
      'POST /individual-health-insurance-api/api/ffmenrollment/enroll 404',
      // The agents of a new group are checked: the body names none.
      'POST /api/group 422',
      // The application of new business is saved by the other route.
      'PUT /api/enrollment 422',
      // New business needs no confirmation.
      'PUT /api/enrollment/ConfirmDemographics/:quoteId 409',
      // It is not pended.
      'PUT /api/enrollment/Reply/:quoteId 409',
      // A household of one: test/individuals.
      'PUT /api/quote/OnePlan/:id 409',
      'PUT /api/quote/TwoPlans/:id 422',
      // Nobody has asked about the renewal.
      'PUT /api/renewals/Survey/:groupId 409',
    ];
    expect(refused.sort()).toEqual(expected.sort());
  });

  it('stays with the agency: its general agent and its agent admin see the book', async () => {
    const agency = await app.insert(buildAgency());
    const under = await app.insert(buildAgency({ generalAgencyId: agency.id }));
    const agentUnder = await app.insert(buildAgent({ agencyId: under.id }));
    const owner = await insertAgentUser(app, { agentId: agentUnder.id });
    const quote = await insertQuote(app, owner);
    const generalAgent = await app.insert(buildAgent({ agencyId: agency.id }));
    const seenBy = [
      await app.insertUser({ agentId: generalAgent.id, isGeneralAgent: true }),
      await app.insertUser({ agentId: agentUnder.id, roles: [ROLES.smallGroupAgentAdmin] }),
    ];
    for (const user of seenBy) {
      expect((await (await app.as(user)).get(`/api/quote/${quote.id}`)).status).toBe(200);
    }
    const sameAgencyOnly = await app.insertUser({ agentId: generalAgent.id, roles: [ROLES.smallGroupAgentAdmin] });
    expect((await (await app.as(sameAgencyOnly)).get(`/api/quote/${quote.id}`)).status).toBe(404);
  });
});
