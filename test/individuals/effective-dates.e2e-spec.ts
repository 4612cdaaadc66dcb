import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('when coverage of an individual can begin', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
  });
  afterAll(() => app.close());

  const ask = async (query: string, audience: 'agent' | 'staff' = 'agent') => {
    const user = audience === 'staff' ? await insertSalesUser(app) : await insertAgentUser(app);
    return (await app.as(user)).get(`/api/individual/GetEffectiveDates?${query}`);
  };

  it('is answered with the days, the window and why', async () => {
    const { status, body } = await ask(
      'planType=Permanent&enrollmentType=Special&reason=Marriage&eventDate=11/13/2026',
    );
    expect([status, body]).toEqual([
      200,
      {
        EffectiveDates: ['2026-12-01'],
        Default: '2026-12-01',
        WindowFirst: '2026-09-24',
        WindowLast: '2026-11-23',
        Why: 'Marriage on 11/13/2026: coverage begins on the first of next month.',
        Problem: null,
        LastDay: '2027-01-12',
        MarketplaceLastDay: null,
        Proof: 'The marriage certificate.',
        IsOepAvailable: true,
        IsQuotingOnly: false,
        Lengths: [],
        WhyNotLonger: null,
      },
    ]);
  });

  it('follows the rules of open enrollment for agents, and not for staff', async () => {
    const query = 'planType=Permanent&enrollmentType=Open&effectiveDate=2027-03-01';
    const [agent, staff] = [await ask(query), await ask(query, 'staff')];
    expect(agent.body.EffectiveDates).not.toContain('2027-03-01');
    expect(agent.body.Problem).toBe('This effective date cannot be chosen. Choose one from the list.');
    expect([staff.body.EffectiveDates, staff.body.Problem]).toEqual([['2027-01-01', '2027-02-01', '2027-03-01'], null]);
  });

  it('is answered with the lengths of short-term coverage', async () => {
    const { body } = await ask('planType=ShortTerm&effectiveDate=2026-12-01');
    expect([body.Lengths, body.WhyNotLonger]).toEqual([[1, 2, 3, 4], null]);
  });

  it.each([
    ['', { planType: ['Plan type is required.'] }],
    ['planType=Dental', { planType: ['Plan type must be one of: Permanent, ShortTerm.'] }],
    [
      'planType=Permanent&enrollmentType=Special&reason=Marriage&eventDate=2026-02-30',
      { eventDate: ['Event date must be a date, MM/DD/YYYY or YYYY-MM-DD.'] },
    ],
  ])('refuses "%s" by field', async (query, fields) => {
    const { status, body } = await ask(query);
    expect([status, body.Fields]).toEqual([400, fields]);
  });
});
