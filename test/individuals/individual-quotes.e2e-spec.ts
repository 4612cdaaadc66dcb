import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote, person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const individualAgent = (app: TestApp) => insertAgentUser(app, { roles: [ROLES.individualAgent] });

describe('the quote of a household', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
  });
  beforeEach(async () => {
    agent = await individualAgent(app);
  });
  afterAll(() => app.close());

  const start = async (body: object, user = agent) => (await app.as(user)).post('/api/quote').send(body);
  const enrollment = async (quoteId: number, user = agent) =>
    (await app.as(user)).get(`/api/enrollment/GetIndividualEnrollment/${quoteId}`);

  it('is started with the applicant, the date and the place, and stands under Quoting', async () => {
    const { status, body } = await start(
      shortTermBody({
        IndividualPlanType: 'Permanent',
        EnrollmentType: 'Special',
        QualifyingEventReason: 'Marriage',
        EventDate: '2026-11-13',
        CoverageLength: null,
        Census: [
          person({ Tobacco: true, LastTobaccoUse: '2026-11-01', SSN: '123-45-6789' }),
          person({ RelationshipToSubscriber: 'Child', FirstName: '', LastName: '', DateOfBirth: '2015-02-01' }),
        ],
      }),
    );
    expect([status, body]).toMatchObject([
      201,
      {
        Status: 'Quoting',
        QuoteStatus: 'Quoting',
        Name: 'New business 12/1/2026',
        AssociatedAgents: [{ Id: agent.agentId }],
        Individual: {
          IndividualPlanType: 'Permanent',
          EnrollmentType: 'Special',
          QualifyingEventReason: 'Marriage',
          EventDate: '2026-11-13',
          CoverageLength: null,
          Kind: 'SEP',
          Address: { FullPostalCode: '49503', City: 'Grand Rapids', County: 'Kent', RateArea: 12 },
        },
        AllowedEffectiveDates: ['2026-12-01'],
        Expiry: null,
        CanEdit: true,
      },
    ]);
    const { body: stored } = await enrollment(body.Id);
    expect(stored.Quote.Id).toBe(body.Id);
    expect(stored.Problems).toEqual([]);
    expect(stored.Members).toMatchObject([
      { FirstName: 'Ada', Age: 41, Tobacco: true, LastTobaccoUse: '2026-11-01', SSN: '***-**-6789' },
      { FirstName: '', Age: 11, Tobacco: false, VisionStatus: 'Waive', DentalStatus: 'Enroll' },
    ]);
  });

  it('of a short-term plan has neither dental nor vision nor tobacco', async () => {
    const { body } = await start(shortTermBody({ Census: [person({ Tobacco: true, LastTobaccoUse: '2026-11-01' })] }));
    expect((await enrollment(body.Id)).body.Members).toMatchObject([
      { MedicalStatus: 'Enroll', DentalStatus: 'Waive', VisionStatus: 'Waive', Tobacco: false, LastTobaccoUse: null },
    ]);
  });

  it.each<[string, Parameters<typeof shortTermBody>[0], Record<string, string>]>([
    ['no length', { CoverageLength: null }, { CoverageLength: 'Choose how long the coverage lasts.' }],
    ['a late date', { EffectiveDate: '2027-02-22' }, { EffectiveDate: 'Date must be within 90 days.' }],
    [
      '2014',
      { EffectiveDate: '2014-05-01' },
      { EffectiveDate: '2014 short term plans are not available in this tool.' },
    ],
    [
      'an unknown ZIP',
      { Address: { FullPostalCode: '49999', CountyFips: '26081' } },
      { 'Address.FullPostalCode': 'Zipcode invalid. No city was found for it.' },
    ],
    [
      'no county in a ZIP of several',
      { Address: { FullPostalCode: '48014', CountyFips: '' } },
      { 'Address.CountyFips': 'This ZIP code is in more than one county. Choose the county.' },
    ],
    [
      'a county of another ZIP',
      { Address: { FullPostalCode: '49503', CountyFips: '26163' } },
      { 'Address.CountyFips': 'This county is not in the ZIP code. Choose one from the list.' },
    ],
    [
      'no enrollment type',
      { IndividualPlanType: 'Permanent' },
      { EnrollmentType: 'Choose open or special enrollment.' },
    ],
    [
      'no event',
      { IndividualPlanType: 'Permanent', EnrollmentType: 'Special' },
      { QualifyingEventReason: 'Choose the qualifying event.' },
    ],
    [
      'an event of 61 days ago',
      {
        IndividualPlanType: 'Permanent',
        EnrollmentType: 'Special',
        QualifyingEventReason: 'Marriage',
        EventDate: '2026-09-23',
      },
      {
        EventDate:
          'It has been more than 60 days since the qualifying event. The member(s) must wait until the next open enrollment period to enroll in a qualified health plan.',
      },
    ],
    [
      'two agents',
      { AssociatedAgents: [{ SrcAgentId: 'A' }, { SrcAgentId: 'B' }] },
      { AssociatedAgents: 'No more than one agent can be assigned' },
    ],
    [
      'an agent of others',
      { AssociatedAgents: [{ SrcAgentId: 'nobody' }] },
      { AssociatedAgents: 'You cannot assign this agent.' },
    ],
  ])('is refused with %s, at its field, and nothing is stored', async (_what, given, fields) => {
    const before = await app.database.manager.countBy(Quote, {});
    const { status, body } = await start(shortTermBody(given));
    expect([status, body.Fields]).toEqual([
      422,
      Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]])),
    ]);
    expect(await app.database.manager.countBy(Quote, {})).toBe(before);
  });

  it('is one quote when it is started twice at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(shortTermBody())));
    expect(new Set(answers.map(({ body }) => body.Id)).size).toBe(1);
  });

  it.each<[string, object]>([
    ['another name', { Census: [person({ FirstName: 'Clara' })] }],
    ['another SSN', { Census: [person({ SSN: '219-09-9992' })] }],
    ['another answer', { Census: [person({ Gender: 'M' })] }],
    ['one person more', { Census: [person(), person({ RelationshipToSubscriber: 'Spouse' })] }],
    ['another ZIP code', { Address: { FullPostalCode: '48933', CountyFips: '26065' } }],
    ['another length', { CoverageLength: 2 }],
  ])('is another household with %s, however soon, and again once for each', async (_what, given) => {
    const own = { Census: [person({ FirstName: 'Ada', SSN: '219-09-9991', Gender: 'F' })] };
    const sent = [own, own, given, given].map((more) => shortTermBody(more));
    const [first, again, other, otherAgain] = (await Promise.all(sent.map((body) => start(body)))).map(
      ({ status, body }) => [status, body.Id] as const,
    );
    expect([first, other]).toEqual([again, otherAgain]);
    expect(first![0]).toBe(201);
    expect(other).not.toEqual(first);
  });

  it('is another one for another type of plan, however soon', async () => {
    const permanent = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', CoverageLength: null } as const;
    const answers = await Promise.all([
      start(shortTermBody({ EffectiveDate: '2027-01-01' })),
      start(shortTermBody({ ...permanent, EffectiveDate: '2027-01-01' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.Id)).size).toBe(2);
  });

  it('asks staff for the agent', async () => {
    const staff = await insertSalesUser(app);
    expect((await start(shortTermBody(), staff)).body.Fields).toEqual({
      AssociatedAgents: ['At least one agent is required.'],
    });
    const [{ srcAgentId }] = (await app.database.query(
      `SELECT srcAgentId FROM agents WHERE id = ${agent.agentId}`,
    )) as [{ srcAgentId: string }];
    const { status, body } = await start(shortTermBody({ AssociatedAgents: [{ SrcAgentId: srcAgentId }] }), staff);
    expect([status, body.AssociatedAgents[0].Id]).toEqual([201, agent.agentId]);
  });

  it('is seen by its agent and by staff, and by nobody else', async () => {
    const { id } = await insertIndividualQuote(app, agent);
    expect((await enrollment(id)).status).toBe(200);
    expect((await (await app.as(agent)).get(`/api/quote/${id}`)).body.Individual.Kind).toBe('Short term');
    expect((await enrollment(id, await insertSalesUser(app))).status).toBe(200);
    for (const stranger of [await individualAgent(app), await insertAgentUser(app)]) {
      expect((await enrollment(id, stranger)).status).toBe(404);
      expect((await (await app.as(stranger)).get(`/api/quote/${id}`)).status).toBe(404);
    }
  });

  it('opens no group to an agent of individuals, even one assigned to the group', async () => {
    const { id, version } = await insertQuote(app, agent);
    const caller = await app.as(agent);
    expect((await caller.get(`/api/quote/${id}`)).status).toBe(404);
    expect((await caller.put(`/api/quote/Delete/${id}`).send({ Version: version })).status).toBe(404);
    expect((await caller.put('/api/quote').send({ Id: id, Version: version, Name: 'Mine' })).status).toBe(404);
    const group = { GroupId: 1, QuoteType: 'SmallGroupNewBusiness' };
    expect([(await start(group)).status, (await start(group)).body.Code]).toEqual([403, 'NOT_ALLOWED']);
  });

  it('answers a group quote as not found where only households are meant', async () => {
    const both = await insertAgentUser(app);
    const { id } = await insertQuote(app, both);
    expect((await enrollment(id, both)).status).toBe(404);
  });

  it('expires for agents when its date has passed, without a change of its status', async () => {
    const { id } = await insertIndividualQuote(app, agent, {
      effectiveDate: isoDate('2026-11-22'),
      details: {
        planType: 'Permanent',
        enrollmentType: 'Special',
        qualifyingEvent: 'Birth',
        eventDate: isoDate('2026-09-23'),
        coverageMonths: null,
      },
    });
    const caller = await app.as(agent);
    const { body } = await caller.get(`/api/quote/${id}`);
    expect([body.Status, body.Expiry]).toEqual([
      'Quoting',
      { Kind: 'expired', Message: 'This quote has expired because effective date is in the past.' },
    ]);
    expect((await caller.get(`/api/quote/${id}?bypassSepValidationFlag=true`)).body.Expiry).toBeNull();
    expect((await (await app.as(await insertSalesUser(app))).get(`/api/quote/${id}`)).body.Expiry.Kind).toBe(
      'continue',
    );
  });
});
