import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { groupBody } from '../support/group-builders.ts';
import { shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('a place that a user confirms', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI', 'OH']);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent, ROLES.smallGroupAgent] });
  });
  afterAll(() => app.close());

  const confirm = async (place: object) => (await app.as(agent)).post('/api/location/Confirm').send(place);
  const lookUp = async (zip: string) => (await (await app.as(agent)).get(`/api/location/${zip}`)).body;
  const refusalOf = async (address: object) => {
    const body = groupBody({ AssociatedAgents: [{ Id: agent.agentId }] }, address);
    return (await (await app.as(agent)).post('/api/group').send(body)).body.Fields ?? {};
  };

  it.each([
    ['Kentwood', '49512', 'Grand Rapids'],
    ['Beverly Hills', '48025', 'Franklin'],
  ])('%s is no error for %s any longer, for anybody, and %s stays right', async (City, PostalCode, listed) => {
    const { City: known, Counties } = await lookUp(PostalCode);
    expect(known).toBe(listed);
    const address = { City, FullPostalCode: PostalCode, County: '', CountyFips: Counties[0].CountyFips };
    expect(await refusalOf(address)).toEqual({
      'Address.General.City': [`ZIP and city do not match. ${PostalCode} is ${listed}.`],
    });
    const { status, body } = await confirm({ PostalCode, City });
    expect([status, body.City, body.OtherCities]).toEqual([200, listed, [City]]);
    const another = await insertAgentUser(app);
    expect((await (await app.as(another)).get(`/api/location/${PostalCode}`)).body.OtherCities).toEqual([City]);
    expect(await refusalOf(address)).toEqual({});
    expect(await refusalOf({ ...address, City: 'Detroit' })).not.toEqual({});
  });

  it('may be the county that the Census does not have for a ZIP code: it is rated there, and marked', async () => {
    const rated = (CountyFips: string) =>
      shortTermBody({ Address: { FullPostalCode: '49503', CountyFips } }) as Record<string, unknown>;
    const quote = async (fips: string) => (await app.as(agent)).post('/api/quote').send(rated(fips));
    expect((await quote('26163')).body.Fields).toEqual({
      'Address.CountyFips': ['This county is not in the ZIP code. Choose one from the list.'],
    });
    const { status, body } = await confirm({ PostalCode: '49503', CountyFips: '26163' });
    expect([status, body.Counties]).toEqual([
      200,
      [
        { County: 'Kent', CountyFips: '26081', RateArea: 12 },
        { County: 'Wayne', CountyFips: '26163', RateArea: 1, IsConfirmed: true },
      ],
    ]);
    const made = await quote('26163');
    expect([made.status, made.body.Individual.Address.County, made.body.Individual.Address.RateArea]).toEqual([
      201,
      'Wayne',
      1,
    ]);
  });

  it('is one fact, whoever confirms it how often, and nothing for what the lists have', async () => {
    const place = { PostalCode: '48009', City: 'Bingham Farms' };
    const answers = await Promise.all([confirm(place), confirm(place), confirm({ ...place, City: 'BINGHAM FARMS' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set((await lookUp('48009')).OtherCities.map((name: string) => name.toLowerCase()))).toEqual(
      new Set(['bingham farms']),
    );
    expect((await confirm({ PostalCode: '49503', City: 'grand rapids' })).body.OtherCities).toBeUndefined();
    const recorded = await app.database.manager.findBy(AuditEvent, { action: 'confirm-place', subjectId: '48009' });
    expect(recorded.map(({ userId, fields }) => `${userId} ${fields}`)).toEqual([`${agent.id} City`]);
  });

  it.each([
    [{ PostalCode: '4950', City: 'Kentwood' }, 400, { PostalCode: ['Enter five digits.'] }],
    [{ PostalCode: '49503', City: '=1+1' }, 400, { City: ['Enter the name of the city.'] }],
    [{ PostalCode: '49503' }, 400, { City: ['Send the city or the county that belongs to the ZIP code.'] }],
    [
      { PostalCode: '49503', City: 'Kentwood', CountyFips: '26163' },
      400,
      { City: ['Send the city or the county that belongs to the ZIP code.'] },
    ],
    [{ PostalCode: '49503', CountyFips: '39095' }, 422, { CountyFips: ['Choose a county of Michigan.'] }],
    [{ PostalCode: '00000', City: 'Nowhere' }, 404, {}],
  ])('is refused for %j', async (place, status, fields) => {
    const answer = await confirm(place);
    expect([answer.status, answer.body.Fields]).toEqual([status, fields]);
  });
});
