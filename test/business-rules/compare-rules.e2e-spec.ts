import type { ComparedRule } from '../../shared/src/business-rules/business-rule.record.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { ruleDesk, type RuleDesk } from './rule-desk.ts';

describe('GET /api/sales/CompareBusinessRules', () => {
  let app: TestApp;
  let superUser: Caller;
  let fullName: string;
  let desk: RuleDesk;

  beforeAll(async () => {
    app = await startApp();
    const user = await insertSuperUser(app);
    fullName = user.fullName;
    superUser = await app.as(user);
    desk = ruleDesk(superUser);
    await save('MaxEmployeeAge', { Value: '80' });
    await save('DownTimeBannerMessage', { Value: 'Closed in December.', TermDate: '2026-12-31' });
    await save('SalesReviewDaysAllowed', { Description: 'Only the words changed.' });
  });
  afterAll(() => app.close());

  async function save(key: string, changes: object) {
    const { status, body } = await desk.save(await desk.changeOf(key, { ...changes }));
    expect([status, body.Key]).toEqual([200, key]);
  }
  const compare = async (from: string, to: string): Promise<ComparedRule[]> => {
    const { status, body } = await superUser.get(`/api/sales/CompareBusinessRules?from=${from}&to=${to}`);
    expect(status).toBe(200);
    return body;
  };

  it('answers only the rules whose value differs, with both values and who changed it when', async () => {
    const compared = await compare('2026-11-19', '2026-11-20');
    expect(compared.map(({ Key }) => Key)).toEqual(['DownTimeBannerMessage', 'MaxEmployeeAge']);
    expect(compared.slice(1)).toEqual([
      {
        Key: 'MaxEmployeeAge',
        ConfigSource: 0,
        Type: 'number',
        Before: '99',
        IsBeforeDefault: expect.any(Boolean),
        After: '80',
        IsAfterDefault: false,
        RuleId: expect.any(Number),
        EffectiveDate: '2014-01-01',
        TermDate: null,
        ChangedAt: app.clock.now().toISOString(),
        ChangedBy: fullName,
      },
    ]);
  });

  it('takes the days in either order, as the specification’s callers write them too', async () => {
    const inOrder = await compare('2026-11-19', '2026-11-20');
    expect(await compare('11/20/2026', '11/19/2026')).toEqual(inOrder);
    expect(await compare('2026-11-20', '2026-11-20')).toEqual([]);
  });

  it('says for a coming day which default applies then, and who ended the rule', async () => {
    expect(await compare('2026-11-20', '2026-12-31')).toEqual([]);
    expect(await compare('2026-12-31', '2027-01-01')).toMatchObject([
      {
        Key: 'DownTimeBannerMessage',
        Before: 'Closed in December.',
        IsBeforeDefault: false,
        After: '',
        IsAfterDefault: true,
        TermDate: '2026-12-31',
        ChangedBy: fullName,
      },
    ]);
  });

  it.each(['', '?from=2026-11-20', '?from=2026-11-20&to=soon', '?from=2026-11-20&to=2026-11-21&key=x'])(
    'refuses "%s"',
    async (query) => {
      const { status, body } = await superUser.get(`/api/sales/CompareBusinessRules${query}`);
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('is for internal staff', async () => {
    const path = '/api/sales/CompareBusinessRules?from=2026-11-19&to=2026-11-20';
    expect((await (await app.as(await insertSalesUser(app))).get(path)).status).toBe(200);
    expect((await (await app.as(await insertAgentUser(app))).get(path)).status).toBe(403);
  });
});
