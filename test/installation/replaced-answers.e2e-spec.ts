import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { Installation } from '../../backend/src/enrollment/installation/installation.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser } from '../support/people.ts';
import { type Replacement, startStubCarrier, type StubCarrier } from '../support/stub-carrier.ts';
import { signedHousehold, submitHousehold } from '../support/submittable-household.ts';
import { insertApproved, install, workOff } from './approved-quotes.ts';

const REPLACEMENTS: [string, Replacement][] = [
  ['a web page', { status: 200, text: '<html>gateway' }],
  ['half a body', { status: 200, text: '{"TransactionId":"S1","Contra', isCut: true }],
  ['other JSON', { status: 200, text: '{"TransactionId":12,"ContractId":null}' }],
];

describe('while something in between answers for the carrier with', () => {
  let app: TestApp;
  let carrier: StubCarrier;
  let planId: number;
  beforeAll(async () => {
    carrier = await startStubCarrier();
    app = await startApp({ CARRIER_URL: carrier.url, SUBMIT_WAIT_MS: '0' });
    await seedLocations(app.database, ['MI']);
    planId = (await sellIndividualPlans(app)).ppo;
  });
  beforeEach(() => {
    app.clock.set('2026-11-23T17:00:00Z');
    Object.assign(carrier, { mood: 'replaced' });
    carrier.calls.splice(0);
  });
  afterAll(async () => {
    await app.close();
    await carrier.close();
  });

  const carrierAgain = async () => {
    carrier.mood = 'accepting';
    app.clock.advance(60_000);
    await workOff(app);
  };
  /** Each key, and how often it was sent. */
  const sent = () => {
    const keys = new Map<string, number>();
    carrier.calls.forEach(({ key }) => keys.set(key, (keys.get(key) ?? 0) + 1));
    return [...keys.values()];
  };

  it.each(REPLACEMENTS)(
    '%s, an application is being sent, and accepted once by the carrier itself',
    async (_, text) => {
      carrier.replacement = text;
      const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
      const made = await signedHousehold(app, agent, { planId });
      await submitHousehold(app, agent, made);
      await workOff(app);
      const { body } = await (await app.as(agent)).get(`/api/individual/enroll/${made.id}`);
      expect(body).toMatchObject({ Pending: true, ContractId: null });
      expect(await app.database.manager.findOneByOrFail(Quote, { id: made.id })).toMatchObject({
        status: 'SignatureRequired',
      });
      await carrierAgain();
      const { body: taken } = await (await app.as(agent)).get(`/api/individual/enroll/${made.id}`);
      expect(taken).toMatchObject({
        Status: 'PaymentPending',
        Pending: false,
        ContractId: expect.stringMatching(/^92/),
      });
      expect(sent()).toEqual([2]);
    },
  );

  it.each(REPLACEMENTS)('%s, a group waits, and so do its members', async (_, text) => {
    carrier.replacement = text;
    const approved = await insertApproved(app, await insertAgentUser(app), { lastNames: ['Larsen', 'Ode'] });
    await install(app, approved);
    const installed = () => app.database.manager.findOneByOrFail(Installation, { quoteId: approved.quote.id });
    expect(await installed()).toMatchObject({ status: 'Waiting', groupNumber: null });
    await carrierAgain();
    expect(await installed()).toMatchObject({ status: 'Installed', groupNumber: expect.stringMatching(/^92/) });
    expect(sent()).toEqual([2, 1, 1]);
  });
});
