import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { IndividualMemberRequest } from '../../shared/src/individuals/individual-quote.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertIndividualQuote, person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('the people of a household', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const permanent = {
    IndividualPlanType: 'Permanent',
    EnrollmentType: 'Special',
    QualifyingEventReason: 'Marriage',
    EventDate: '2026-11-13',
    CoverageLength: null,
  } as const;
  const started = async (body: object = permanent) => {
    const caller = await app.as(agent);
    const { body: quote } = await caller.post('/api/quote').send(shortTermBody(body));
    const { body: enrollment } = await caller.get(`/api/enrollment/GetIndividualEnrollment/${quote.Id}`);
    return { quote, members: enrollment.Members as IndividualMemberRequest[] };
  };
  const save = async (quoteId: number, body: object, user = agent) =>
    (await app.as(user)).put(`/api/enrollment/PutIndividualenrollment/${quoteId}`).send(body);

  it('are saved together: added, changed and removed', async () => {
    const { quote, members } = await started();
    const [applicant] = members;
    const first = await save(quote.Id, {
      Members: [
        { ...applicant, FirstName: 'Augusta', SSN: '123-45-6789' },
        person({ RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2015-02-01' }),
        person({ RelationshipToSubscriber: 'Spouse', FirstName: 'Sam', DateOfBirth: '1984-03-01' }),
      ],
    });
    expect([first.status, first.body]).toMatchObject([
      200,
      {
        Members: [
          { FirstName: 'Augusta', SSN: '***-**-6789' },
          { FirstName: 'Sam', Age: 42 },
          { FirstName: 'Kit', Age: 11 },
        ],
        Problems: [],
      },
    ]);
    const [augusta, sam, kit] = first.body.Members;
    const second = await save(quote.Id, { Members: [augusta, kit], RemovedIds: [sam.Id] });
    expect(second.body.Members.map(({ FirstName }: { FirstName: string }) => FirstName)).toEqual(['Augusta', 'Kit']);
    expect(second.body.Members[0].SSN).toBe('***-**-6789');
    expect(await app.database.manager.findOneBy(IndividualDetails, { quoteId: quote.Id })).toMatchObject({
      subscriberFirstName: 'Augusta',
      subscriberLastName: 'Quixwater',
      subscriberBirthDate: '1985-06-15',
    });
  });

  it('are stored with what a rule objects to, which is answered by person and field', async () => {
    const { quote, members } = await started();
    const { status, body } = await save(quote.Id, {
      Members: [
        { ...members[0], DateOfBirth: '2010-01-01' },
        person({ RelationshipToSubscriber: 'Child', DateOfBirth: '1999-01-01' }),
      ],
    });
    expect([status, body.Problems]).toEqual([
      200,
      [
        {
          MemberId: body.Members[0].Id,
          Field: 'DateOfBirth',
          Message: 'Applicants under age 21 must apply directly at healthcare.gov.',
        },
        {
          MemberId: body.Members[1].Id,
          Field: 'DateOfBirth',
          Message: 'A covered non-disabled child cannot be older than age 25 to enroll.',
        },
      ],
    ]);
    const staff = await insertSalesUser(app);
    const { body: seen } = await (await app.as(staff)).get(`/api/enrollment/GetIndividualEnrollment/${quote.Id}`);
    expect(seen.Problems).toHaveLength(1);
  });

  it('are not saved over what someone else saved', async () => {
    const { quote, members } = await started();
    const { body: theirs } = await save(quote.Id, { Members: [{ ...members[0], FirstName: 'Theirs' }] });
    expect((await save(quote.Id, { Members: [{ ...members[0], FirstName: 'Mine' }] })).body.Code).toBe('STALE_VERSION');
    await save(quote.Id, {
      Members: [...theirs.Members, person({ RelationshipToSubscriber: 'Child', DateOfBirth: '2020-01-01' })],
    });
    const { status, body } = await save(quote.Id, { Members: theirs.Members });
    expect([status, body.Code]).toEqual([409, 'STALE_VERSION']);
    expect(await app.database.manager.countBy(CensusMember, { quoteId: quote.Id })).toBe(2);
  });

  it.each([
    ['nobody', [], { Members: ['Members is required.'] }],
    ['a date that is none', [{ DateOfBirth: '2015-02-30' }], 'Members.0.DateOfBirth'],
    ['the mask of another SSN', [{ SSN: '***-**-1111' }], 'Members.0.SSN'],
    ['an unknown relationship', [{ RelationshipToSubscriber: 'Cousin' }], 'Members.0.RelationshipToSubscriber'],
  ])('are refused with %s, and nothing is stored', async (_what, changes, expected) => {
    const { quote, members } = await started();
    const Members = changes.map((change) => ({ ...members[0], ...change }));
    const { status, body } = await save(quote.Id, { Members });
    expect(status).toBe(400);
    if (typeof expected === 'string') {
      expect(Object.keys(body.Fields)).toEqual([expected]);
    } else {
      expect(body.Fields).toEqual(expected);
    }
    expect(await app.database.manager.countBy(CensusMember, { quoteId: quote.Id, version: 1 })).toBe(1);
  });

  it('are at most 30, and each of them once', async () => {
    const { quote, members } = await started();
    const twice = await save(quote.Id, { Members: [members[0], { ...members[0], FirstName: 'Again' }] });
    expect([twice.status, twice.body.Fields]).toEqual([400, { 'Members.1.Id': ['This person is in the list twice.'] }]);
    const child = person({ RelationshipToSubscriber: 'Child', DateOfBirth: '2015-02-01' });
    const crowd = await save(quote.Id, { Members: [...members, ...Array<object>(30).fill(child)] });
    expect([crowd.status, crowd.body.Fields]).toEqual([400, { Members: ['Members can have at most 30 entries.'] }]);
    expect(await app.database.manager.countBy(CensusMember, { quoteId: quote.Id })).toBe(1);
  });

  it('cannot be changed once the quote is complete or deleted', async () => {
    const complete = await insertIndividualQuote(app, agent, { status: 'Complete' });
    const [member] = await app.database.manager.findBy(CensusMember, { quoteId: complete.id });
    const sent = { Members: [{ ...person(), Id: member!.id, Version: 1 }] };
    const { status, body } = await save(complete.id, sent);
    expect([status, body.Message]).toEqual([409, 'This application was submitted and can no longer be changed.']);
    const deleted = await insertIndividualQuote(app, agent, { isDeleted: true });
    expect((await save(deleted.id, sent)).status).toBe(404);
    expect((await save(deleted.id, sent, await insertSalesUser(app))).body.Message).toBe('This quote is deleted.');
  });

  it('lose dental, vision and tobacco when the quote becomes short-term', async () => {
    const { quote } = await started({
      ...permanent,
      Census: [person({ Tobacco: true, LastTobaccoUse: '2026-11-01' })],
    });
    const caller = await app.as(agent);
    const { status, body } = await caller.put('/api/quote').send({
      Id: quote.Id,
      Version: quote.Version,
      QuoteType: 'IndividualNewBusiness',
      IndividualPlanType: 'ShortTerm',
      CoverageLength: 3,
      EffectiveDate: '2026-12-15',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        EffectiveDate: '2026-12-15',
        Version: quote.Version + 1,
        Individual: { Kind: 'Short term', EnrollmentType: null, QualifyingEventReason: null, EventDate: null },
      },
    ]);
    expect((await caller.get(`/api/enrollment/GetIndividualEnrollment/${quote.Id}`)).body.Members).toMatchObject([
      { DentalStatus: 'Waive', VisionStatus: 'Waive', Tobacco: false },
    ]);
  });

  it('move to another county, by ZIP', async () => {
    const { quote } = await started();
    const change = { Id: quote.Id, QuoteType: 'IndividualNewBusiness' };
    const caller = await app.as(agent);
    const wrong = { ...change, Version: quote.Version, Address: { FullPostalCode: '48014', CountyFips: '' } };
    expect((await caller.put('/api/quote').send(wrong)).body.Fields).toEqual({
      'Address.CountyFips': ['This ZIP code is in more than one county. Choose the county.'],
    });
    const { body } = await caller
      .put('/api/quote')
      .send({ ...wrong, Address: { FullPostalCode: '48207', CountyFips: '' } });
    expect(body.Individual.Address).toMatchObject({ City: 'Detroit', County: 'Wayne', RateArea: 1 });
    const stale = { ...change, Version: quote.Version, Name: 'Another name' };
    expect((await caller.put('/api/quote').send(stale)).body.Code).toBe('STALE_VERSION');
    expect((await caller.put('/api/quote').send({ ...stale, Version: body.Version })).body.Name).toBe('Another name');
  });

  it('are deleted with their quote by the agent, and restored by staff', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const staff = await app.as(await insertSalesUser(app));
    const caller = await app.as(agent);
    expect((await staff.put(`/api/quote/Delete/${quote.id}`).send({ Version: quote.version })).body.Message).toBe(
      'Internal users cannot delete a quote.',
    );
    const { body: deleted } = await caller.put(`/api/quote/Delete/${quote.id}`).send({ Version: quote.version });
    expect([deleted.IsDeleted, deleted.CanEdit]).toEqual([true, false]);
    expect((await caller.get(`/api/quote/${quote.id}`)).status).toBe(404);
    const { body: restored } = await staff.put(`/api/quote/Restore/${quote.id}`).send({ Version: deleted.Version });
    expect(restored.IsDeleted).toBe(false);
    expect((await caller.get(`/api/quote/${quote.id}`)).status).toBe(200);
  });

  it.each(['SignatureRequired', 'Complete', 'Pended', 'Rejected', 'FailedEnrollment'] as const)(
    'are not deleted in status %s',
    async (status) => {
      const quote = await insertIndividualQuote(app, agent, { status });
      const { status: answered } = await (
        await app.as(agent)
      )
        .put(`/api/quote/Delete/${quote.id}`)
        .send({ Version: quote.version });
      expect(answered).toBe(409);
    },
  );
});
