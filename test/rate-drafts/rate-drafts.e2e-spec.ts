import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { PlanRate, PlanRatePeriod } from '../../backend/src/catalogue/plans/plan.table.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import { bumpCacheVersion, CacheVersions } from '../../backend/src/platform/database/cache-versions.ts';
import { AuditTrail } from '../../backend/src/platform/security/audit-trail.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { NO_GROUP_PLAN, NO_RATE_FILE, NO_RATES, otherPeriod } from '../../backend/src/staff/rate-drafts/draft-file.ts';
import { WHICH_DRAFT } from '../../backend/src/staff/rate-drafts/draft-groups-list.service.ts';
import { RateDraft, RateDraftSheet, RehearsedGroup } from '../../backend/src/staff/rate-drafts/rate-draft.table.ts';
import { LOADED_ALREADY, TOO_MANY_DRAFTS } from '../../backend/src/staff/rate-drafts/rate-drafts.service.ts';
import { NOBODY_COVERED } from '../../backend/src/staff/rate-drafts/rehearse-groups.service.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import {
  ALREADY_DISCARDED,
  ALREADY_PUBLISHED,
  hasGaps,
  NOT_PRICED,
  PRICED_BEFORE_CHANGE,
  STILL_PRICING,
} from '../../shared/src/rate-drafts/publish-problem.ts';
import type { RateDraftRow } from '../../shared/src/rate-drafts/rate-draft.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { LAST_YEAR, openRenewal } from '../support/renewal-builders.ts';
import { draftCalls, rateFile, workOff } from './draft-calls.ts';

describe('the rehearsal of a rate file', () => {
  let app: TestApp;
  let agent: User;
  let superUser: User;
  let then: Plan;
  let next: Plan;
  let calls: ReturnType<typeof draftCalls>;

  beforeEach(async () => {
    app = await startApp();
    [agent, superUser] = [await insertAgentUser(app), await insertSuperUser(app)];
    calls = draftCalls(app, superUser);
    // $300 and a dollar for each band in 2026; sold in 2027 without rates.
    then = await sellPlan(app.database, buildPlan({ businessYear: 2026, displayName: 'PPO Gold 500' }), LAST_YEAR);
    const { hiosPlanId, displayName } = then;
    next = await app.database.manager.save(buildPlan({ hiosPlanId, displayName, businessYear: 2027 }));
  });
  afterEach(() => app.close());

  /** Born so that they are in bands 26 and 31 on 1 January 2026. */
  const PEOPLE = [{ dateOfBirth: isoDate('1985-06-15') }, { dateOfBirth: isoDate('1980-06-15'), employeeNumber: 2 }];
  const enroll = (name: string, people = PEOPLE) => openRenewal(app, agent, [then], { group: { name }, people });
  const rows = () =>
    Promise.all([RateDraft, RateDraftSheet, PlanRatePeriod, PlanRate].map((each) => app.database.manager.count(each)));
  const ratesOfNext = async () => {
    app.get(RatesCache).forget();
    return (await app.get(RatesCache).ratesOn(isoDate('2027-02-01'))).rowOf.has(next.id);
  };

  it('prices every group at today’s rates and at the draft’s, to the cent, and no quote sees the draft', async () => {
    const { group } = await enroll('Lakeside Pottery');
    await enroll('Northern Sawmill', [PEOPLE[0]!]);
    const file = rateFile([{ plan: next, rateOf: (band) => 33_333 + band * 101 }]);
    const draft = await calls.rehearse(file);
    // Now 326.00 + 331.00, and 326.00. Then 359.59 + 364.64, and 359.59.
    expect(draft).toMatchObject({
      State: 'Draft',
      Sha256: createHash('sha256').update(file).digest('hex'),
      PeriodStart: '2027-01-01',
      PeriodEnd: '2027-03-31',
      Plans: 1,
      Rates: 51,
      LoadedBy: superUser.fullName,
      Problem: null,
      ReviewPercent: 15,
      AboveReview: 0,
    });
    expect(draft.Result).toMatchObject({ Groups: 2, Priced: 2, Members: 3, PremiumNow: 983, PremiumThen: 1083.82 });
    expect(draft.Result?.Areas).toEqual([
      { Label: 'Rating Area 12', Groups: 2, Members: 3, PremiumNow: 983, PremiumThen: 1083.82 },
    ]);
    expect(draft.Result?.Ages.map(({ Label, Groups, PremiumThen }) => [Label, Groups, PremiumThen])).toEqual([
      ['40', 2, 719.18],
      ['45', 1, 364.64],
    ]);
    expect(draft.Result?.Plans.map(({ Label }) => Label)).toEqual([`PPO Gold 500 (${then.hiosPlanId})`]);
    expect(await calls.groups({ DraftId: draft.Id })).toMatchObject([
      { GroupName: 'Northern Sawmill', PremiumNow: 326, PremiumThen: 359.59, ChangePercent: 10.3 },
      { GroupId: group.id, Members: 2, RateArea: 12, PremiumNow: 657, PremiumThen: 724.23, ChangePercent: 10.2 },
    ]);
    expect(await ratesOfNext()).toBe(false);
  });

  it('lists the groups above the review percent, as a page and as a file', async () => {
    // A child of 10 costs $300, then $450; an adult of 40 $326, then $358.60.
    const steep = await enroll('Steep Hill', [{ dateOfBirth: isoDate('2015-06-15') }]);
    await enroll('Flat Land', [PEOPLE[0]!]);
    const draft = await calls.rehearse(rateFile([{ plan: next, rateOf: (band) => (band === 0 ? 45_000 : 35_860) }]));
    expect(draft.AboveReview).toBe(1);
    expect(await calls.groups({ DraftId: draft.Id, IsAbove: true })).toMatchObject([
      { GroupId: steep.group.id, ChangePercent: 50 },
    ]);
    const { text } = await calls.listed({ DraftId: draft.Id, IsAbove: true }, '.csv');
    expect(text.trim().split('\r\n').slice(1)).toEqual([`Steep Hill,,${steep.inForce.id},12,1,$300.00,$450.00,50`]);
    expect((await calls.listed({})).body.Message).toBe(WHICH_DRAFT);
  });

  it('is published once, whoever clicks, and then quotes see its rates', async () => {
    await enroll('Lakeside Pottery');
    const draft = await calls.rehearse(rateFile([{ plan: next }]));
    const other = draftCalls(app, await insertSuperUser(app));
    const answers = await Promise.all([calls.publish(draft), other.publish(draft), calls.publish(draft)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.Message).toBe(ALREADY_PUBLISHED);
    expect(await ratesOfNext()).toBe(true);
    expect(await app.database.manager.count(PlanRate)).toBe(51 * 2);
    expect(await app.database.manager.count(RateDraftSheet)).toBe(0);
    expect((await calls.discard(draft)).body.Message).toBe(ALREADY_PUBLISHED);
    const audited = await app.database.manager.findBy(AuditEvent, { subject: 'rate-draft' });
    expect(audited.map(({ action }) => action)).toEqual(['load-rate-draft', 'publish-rate-draft']);
    expect(audited[1]?.fields).toBe(
      `SHA-256 ${draft.Sha256},1 of 1 groups priced,premium now $657.00,premium then $857.00,1 groups above 15%,0 groups without rates`,
    );
  });

  it('is as before when its publication breaks off at the last statement, and can be published then', async () => {
    await enroll('Lakeside Pottery');
    const draft = await calls.rehearse(rateFile([{ plan: next }]));
    const before = await rows();
    const audit = jest.spyOn(app.get(AuditTrail), 'record').mockRejectedValueOnce(new Error('no more room'));
    expect((await calls.publish(draft)).status).toBe(500);
    expect(audit).toHaveBeenCalledTimes(1);
    audit.mockRestore();
    expect([await rows(), await ratesOfNext(), await calls.find(draft.Id)]).toEqual([before, false, draft]);
    expect((await calls.publish(draft)).status).toBe(200);
    expect(await ratesOfNext()).toBe(true);
  });

  it('is published as it was priced, or not at all', async () => {
    await enroll('Lakeside Pottery');
    const { body: loaded } = await calls.load(rateFile([{ plan: next }]));
    expect((await calls.publish(loaded)).body.Message).toBe(NOT_PRICED);
    await calls.price(loaded);
    const running = await calls.find(loaded.Id);
    expect(running.Problem).toBe(STILL_PRICING);
    expect((await calls.price(running)).body.Message).toBe(STILL_PRICING);
    await workOff(app);
    for (const late of [calls.publish, calls.price, calls.discard]) {
      expect((await late(running)).body.Code).toBe('STALE_VERSION');
    }
    await app.database.transaction((tx) => bumpCacheVersion(tx, 'rates'));
    const priced = await calls.find(loaded.Id);
    expect(priced.Problem).toBe(PRICED_BEFORE_CHANGE);
    const refused = await calls.publish(priced);
    expect([refused.status, refused.body.Message]).toEqual([422, PRICED_BEFORE_CHANGE]);
    expect(await app.database.manager.count(PlanRate)).toBe(51);
    app.get(CacheVersions).forget();
    await calls.price(priced);
    await workOff(app);
    expect((await calls.publish(await calls.find(loaded.Id))).status).toBe(200);
  });

  it('overlays the rates of its own period, and refuses another that overlaps', async () => {
    await enroll('Lakeside Pottery');
    await sellPlan(app.database, next, { rateOf: () => 50_000 });
    const corrected = rateFile([{ plan: next, rateOf: (band) => (band === 26 ? 60_000 : null) }]);
    const draft = await calls.rehearse(corrected);
    expect(draft).toMatchObject({ Problem: null, Result: { PremiumThen: 1100, GapsTotal: 0 } });
    const overlapping = rateFile([{ plan: next, period: ['2027-02-01', '2027-04-30'] }]);
    const { status, body } = await calls.load(overlapping);
    expect([status, body.Fields.file[0]]).toEqual([
      400,
      'Row 2: The rates of 2027-02-01 to 2027-04-30 overlap those of 2027-01-01 to 2027-03-31.',
    ]);
  });

  it('says which rates are missing, and refuses a file with gaps', async () => {
    await enroll('Lakeside Pottery');
    const draft = await calls.rehearse(rateFile([{ plan: next, rateOf: (band) => (band === 31 ? null : 40_000) }]));
    expect(draft.Result).toMatchObject({
      Groups: 1,
      Priced: 0,
      NotRated: 1,
      Missing: [{ Plan: `PPO Gold 500 (${then.hiosPlanId})`, RateArea: 12, Age: '45', Groups: 1, Members: 1 }],
      Gaps: [{ RateArea: 12, Ages: 1 }],
    });
    expect((await calls.publish(draft)).body.Message).toBe(hasGaps(1));
  });

  it('can be published although a plan is withdrawn: its groups are named', async () => {
    await enroll('Lakeside Pottery');
    const other = await app.database.manager.save(buildPlan({ businessYear: 2027 }));
    const draft = await calls.rehearse(rateFile([{ plan: other }]));
    expect(draft).toMatchObject({ Problem: null, Result: { NotRated: 1, MissingTotal: 1 } });
    expect((await calls.publish(draft)).status).toBe(200);
  });

  it('stores nothing of a file that cannot be taken, and names the rows', async () => {
    const household = await app.database.manager.save(buildPlan({ market: 'Individual', businessYear: 2027 }));
    const before = await rows();
    const text = rateFile([{ plan: next, rateOf: (band) => (band < 2 ? 40_000 : null) }]).toString();
    const refused = async (content: string | Buffer) => {
      const { status, body } = await calls.load(Buffer.from(content));
      return [status, body.Message, ...(body.Fields?.file ?? [])];
    };
    expect(await refused(text.replace('400.00', '-1'))).toEqual([
      400,
      'Nothing was stored: 1 of 2 rows cannot be taken.',
      'Row 2: IndividualRate must be an amount above 0.',
    ]);
    expect((await refused(text.replace(',15,', ',0-14,')))[2]).toContain('Row 3: ');
    expect((await refused(text.replace('12,No', '17,No')))[2]).toContain('Row 2: RatingAreaId "Rating Area 17"');
    expect((await refused(rateFile([{ plan: household }])))[2]).toBe(`Row 2: ${NO_GROUP_PLAN}`);
    expect((await refused(rateFile([{ plan: { hiosPlanId: '99999MI0000000' } }])))[2]).toContain('is not known');
    expect(await refused(text.split('\n')[0]!)).toEqual([400, NO_RATES, NO_RATES]);
    expect((await refused('PlanId,Age\n1,2\n'))[1]).toContain('The file lacks the columns BusinessYear');
    expect((await refused(Buffer.from([0x50, 0x4b, 3, 4])))[1]).toContain('This is an Excel workbook');
    const quarters = rateFile([{ plan: next }, { plan: next, period: ['2027-04-01', '2027-06-30'] }]);
    expect((await refused(quarters))[2]).toBe(`Row 53: ${otherPeriod(isoDate('2027-01-01'), isoDate('2027-03-31'))}`);
    const noFile = await (await app.as(superUser)).post('/api/sales/LoadRateDraft').field('name', 'x');
    expect([noFile.status, noFile.body.Message]).toEqual([400, NO_RATE_FILE]);
    expect(await rows()).toEqual(before);
  });

  it('is loaded once at a time, and five wait at most', async () => {
    const file = rateFile([{ plan: next }]);
    const twice = await Promise.all([calls.load(file), calls.load(file)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)?.body.Message).toBe(LOADED_ALREADY);
    for (const cents of [1, 2, 3, 4]) {
      expect((await calls.load(rateFile([{ plan: next, rateOf: () => 40_000 + cents }]))).status).toBe(200);
    }
    expect((await calls.load(rateFile([{ plan: next, rateOf: () => 1 }]))).body.Message).toBe(TOO_MANY_DRAFTS);
  });

  it('is discarded with all that it brought, also while the book is priced', async () => {
    await enroll('Lakeside Pottery');
    const { body: loaded } = await calls.load(rateFile([{ plan: next }]), '..\\quarter\u202E 1.CSV');
    expect(loaded.FileName).toBe('quarter 1.csv');
    await calls.price(loaded as RateDraftRow);
    const discarded = await calls.discard(await calls.find(loaded.Id));
    expect(discarded.body).toMatchObject({ State: 'Discarded', DecidedBy: superUser.fullName });
    await workOff(app);
    const { manager } = app.database;
    expect([await manager.count(RateDraftSheet), await manager.count(RehearsedGroup)]).toEqual([0, 0]);
    expect(await calls.find(loaded.Id)).toMatchObject({ Result: null, Problem: ALREADY_DISCARDED });
    expect(await ratesOfNext()).toBe(false);
    // The same file may come again.
    expect((await calls.load(rateFile([{ plan: next }]))).status).toBe(200);
  });

  it('needs a group with coverage', async () => {
    const { body: loaded } = await calls.load(rateFile([{ plan: next }]));
    expect((await calls.price(loaded)).body.Message).toBe(NOBODY_COVERED);
    const ended = await enroll('Ended');
    await app.database.manager.update('Group', { id: ended.group.id }, { termDate: isoDate('2026-11-01') });
    expect((await calls.price(loaded)).body.Message).toBe(NOBODY_COVERED);
    expect(await app.database.manager.count(RehearsedGroup)).toBe(0);
  });

  it('is for super users', async () => {
    const { body: loaded } = await calls.load(rateFile([{ plan: next }]));
    const before = await rows();
    for (const stranger of [agent, await insertSalesUser(app)]) {
      const theirs = draftCalls(app, stranger);
      const answers = [
        await theirs.load(rateFile([{ plan: next, rateOf: () => 1 }])),
        await theirs.price(loaded),
        await theirs.publish(loaded),
        await theirs.discard(loaded),
        await theirs.listed({ DraftId: loaded.Id }),
        await (await app.as(stranger)).get('/api/sales/GetRateDrafts'),
        await (await app.as(stranger)).get(`/api/sales/GetRateDraft/${loaded.Id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    }
    expect(await rows()).toEqual(before);
  });
});
