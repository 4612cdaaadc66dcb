import { DEMO_CARRIER_TOKEN } from '../../backend/src/platform/config/settings.ts';
import { keyOf } from '../support/keys.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';

const GROUPS = '/api/sandbox/carrier/groups';
const ADDRESS = { AddressLine1: '1 Main St', City: 'Holland', StateCode: 'MI', PostalCode: '49423' };
const PLANS = [{ PlanId: '12345MI0010001', Coverage: 'medical' }];
const group = (given: object = {}) => ({
  ...{ Reference: 'Q1', GroupName: 'Acme', EffectiveDate: '2027-01-01', Address: ADDRESS, Plans: PLANS },
  ...given,
});
const member = (given: object = {}) => ({
  ...{ Reference: 'M1', SubscriberReference: 'M1', Relationship: 'Self', FirstName: 'Ada', LastName: 'Larsen' },
  ...{ DateOfBirth: '1985-01-02', Gender: 'F', SSN: null, Address: ADDRESS, Coverages: PLANS },
  ...given,
});

const application = (given: object = {}) => ({
  ...{ Reference: 'Q1', Kind: 'OEP', EffectiveDate: '2027-01-01', Plans: PLANS, Members: [member()] },
  ...given,
});

describe('the sandbox of the carrier system', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const send = (path: string, key: string, body: object) =>
    app
      .anonymous()
      .post(path)
      .set({ Authorization: `Bearer ${DEMO_CARRIER_TOKEN}`, 'Idempotency-Key': key })
      .send(body);

  it('installs a group once for each key, and answers a repeat as it answered first', async () => {
    const first = await send(GROUPS, 'key-of-a-group', group({ Reference: 'Q10' }));
    const repeat = await send(GROUPS, 'key-of-a-group', group({ Reference: 'Q10' }));
    expect([first.status, repeat.status]).toEqual([200, 200]);
    expect(repeat.body).toEqual(first.body);
    expect(first.body).toEqual({
      TransactionId: expect.stringMatching(/^G\d+$/),
      GroupNumber: expect.stringMatching(/^8\d{7}$/),
    });
  });

  it('installs a group once when twenty repeats come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(GROUPS, 'key-at-one-moment', group({ Reference: 'Q11' }))),
    );
    expect(new Set(answers.map(({ body }) => body.GroupNumber)).size).toBe(1);
  });

  it('accepts an application of a household once for each key, with its contract', async () => {
    const submit = (key: string, given: object = {}) =>
      send('/api/sandbox/carrier/applications', key, application({ Reference: 'Q20', ...given }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit('key-of-an-application')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([answers[0]!.status, answers[0]!.body]).toEqual([
      200,
      { TransactionId: expect.stringMatching(/^A\d+$/), ContractId: expect.stringMatching(/^91\d{7}$/) },
    ]);
    expect((await submit('key-of-a-renewal', { ContractId: '900000001' })).body.ContractId).toBe('900000001');
    const named = await submit('key-of-a-duplicate', { Members: [member({ LastName: 'Duplicate' })] });
    expect([named.status, named.body.Message]).toEqual([422, 'This applicant has a contract already.']);
  });

  it('needs the group before its members, and the employee before the dependents', async () => {
    const members = (reference: string) => `${GROUPS}/${reference}/members`;
    const spouse = member({ Reference: 'M2', Relationship: 'Spouse' });
    const unknown = await send(members('Q999'), 'member-without-group', member());
    expect([unknown.status, unknown.body.Code]).toEqual([422, 'GROUP_UNKNOWN']);
    await send(GROUPS, 'key-with-members', group({ Reference: 'Q12' }));
    const early = await send(members('Q12'), 'spouse-too-early', spouse);
    expect([early.status, early.body.Code]).toEqual([422, 'EMPLOYEE_MISSING']);
    expect((await send(members('Q12'), 'the-employee', member())).status).toBe(200);
    expect((await send(members('Q12'), 'spouse-too-early', spouse)).status).toBe(200);
  });

  it.each([
    ['Carrierdown Inc', 503],
    ['Rejected Inc', 422],
    ['Duplicate Inc', 422],
  ])('fails %s as documented', async (GroupName, status) => {
    expect((await send(GROUPS, `named-${GroupName.split(' ')[0]}`, group({ GroupName }))).status).toBe(status);
  });

  it('refuses work without a key, and what is no object', async () => {
    expect((await send(GROUPS, 'short', group())).status).toBe(400);
    expect((await send(GROUPS, 'key-of-an-array', [])).status).toBe(422);
  });

  it('lets in nobody without its token, signed in or not', async () => {
    const superUser = await app.as(await insertSuperUser(app));
    const answers = [
      await app.anonymous().post(GROUPS).send(group()),
      await app.anonymous().post(GROUPS).set('Authorization', 'Bearer wrong').send(group()),
      await superUser.post(GROUPS).send(group()),
    ];
    expect(answers.map(({ status, body }) => [status, body.Code])).toEqual(Array(3).fill([403, 'NOT_ALLOWED']));
  });
});

describe('a server in production', () => {
  it('has no sandbox of any other system, whatever the token', async () => {
    const app = await startApp({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://quote.example.com',
      SESSION_SECRET: 'a secret for one test, long enough to be taken',
      FIELD_KEYS: `one:${keyOf('p')}`,
      SHARE_LINK_KEY: keyOf('q'),
      AUDIT_KEYS: `one:${keyOf('a')}`,
      CARRIER_URL: 'https://carrier.example.com',
      CARRIER_TOKEN: 'a token of the carrier',
      MARKETPLACE_URL: 'https://marketplace.example.com',
      MARKETPLACE_TOKEN: 'a token of the marketplace',
      PAYMENT_URL: 'https://payments.example.com',
      PAYMENT_TOKEN: 'the token of the provider',
      PAYMENT_NOTICE_KEY: 'the key of the provider for one test',
    });
    const send = (path: string, token: string) =>
      app.anonymous().post(path).set('Authorization', `Bearer ${token}`).send(group());
    const answers = [
      await send(GROUPS, 'a token of the carrier'),
      await send('/api/sandbox/payment/sessions', 'the token of the provider'),
      await app.anonymous().get('/api/sandbox/payment/pay/a-token'),
      await send('/api/sandbox/marketplace/visits', 'a token of the marketplace'),
      await app.anonymous().get('/api/sandbox/marketplace/apply/a-token'),
    ];
    await app.close();
    expect(answers.map(({ status, body }) => [status, body.Code])).toEqual(Array(5).fill([404, 'NOT_FOUND']));
  });
});
