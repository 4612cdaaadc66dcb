import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { RulesService } from '../../backend/src/platform/business-rules/rules.service.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { RenewalStanding } from '../../shared/src/renewals/renewal-state.ts';
import type { RenewalPreview } from '../../shared/src/renewals/upcoming-renewal.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import {
  CHOSE_ACTIVELY,
  NOTHING_IN_FORCE,
  ONLY_ACA_GROUPS,
  SUBMITTED_BEFORE,
} from '../../shared/src/renewals/passive-renewal.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { choosePlans, openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import { submit, upcoming, workOff } from './submitted-groups.ts';

describe('groups whose renewal comes up', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const removeQuote = async ({ id: quoteId }: Quote) => {
    await app.database.manager.delete(CensusMember, { quoteId });
    await app.database.manager.delete(Quote, { id: quoteId });
  };
  const preview = async (groupIds: readonly number[], user = sales) =>
    (await app.as(user)).post('/api/sales/PreviewPassiveRenewals').send({ groupIds });

  it('are listed with their quote, their agents and whether they can be renewed', async () => {
    const { then } = await sellBothYears(app);
    const { group, quote } = await openRenewal(app, agent, [then]);
    expect(await upcoming(app, sales, { id: [group.id] })).toMatchObject([
      {
        GroupId: group.id,
        GroupName: group.name,
        RenewalDate: '2027-01-01',
        QuoteId: quote.id,
        Status: 'Quoting',
        QuoteStatus: 'Quoting',
        IsAcaGroup: true,
        CanRenew: true,
        Standing: 'Ready',
        Message: '',
        Renewed: null,
        IsSubmitted: false,
        Survey: null,
      },
    ]);
    const [row] = await upcoming(app, sales, { id: [group.id] });
    expect(row!.Agents).toHaveLength(1);
  });

  it('say why they cannot be renewed', async () => {
    const [aca, old, other] = [
      await sellBothYears(app),
      await sellBothYears(app, { isAcaPlan: false }),
      await sellBothYears(app),
    ];
    const chosen = await openRenewal(app, agent, [aca.then]);
    await choosePlans(app, chosen.quote, [other.now]);
    const notAca = await openRenewal(app, agent, [old.then]);
    const nothing = await insertGroup(app, agent, { renewalDate: isoDate('2027-01-01') });
    const ids = [chosen.group.id, notAca.group.id, nothing.id];
    const rows = await upcoming(app, sales, { id: ids });
    const messages = new Map(rows.map(({ GroupId, CanRenew, Message }) => [GroupId, [CanRenew, Message]]));
    expect(ids.map((id) => messages.get(id))).toEqual([
      [false, CHOSE_ACTIVELY],
      [false, ONLY_ACA_GROUPS],
      [false, NOTHING_IN_FORCE],
    ]);
  });

  it('come up until a month after the next quarter begins, and not once they have renewed', async () => {
    const days = ['2026-11-19', '2026-11-20', '2027-02-01', '2027-02-02'].map(isoDate);
    const groups = await Promise.all(days.map((renewalDate) => insertGroup(app, agent, { renewalDate })));
    const rows = await upcoming(app, sales, { id: groups.map(({ id }) => id) });
    expect(rows.map(({ RenewalDate }) => RenewalDate)).toEqual(['2026-11-20', '2027-02-01']);
  });

  it('can be narrowed to a status, with or without a quote, sorted and read in pages', async () => {
    const { then } = await sellBothYears(app);
    const [begun, notBegun] = [await openRenewal(app, agent, [then]), await openRenewal(app, agent, [then])];
    await removeQuote(notBegun.quote);
    const id = [begun.group.id, notBegun.group.id];
    const groups = async (Status: string[]) =>
      (await upcoming(app, sales, { id, Status })).map(({ GroupId }) => GroupId);
    expect(await groups(['NotStarted'])).toEqual([notBegun.group.id]);
    expect(await groups(['Quoting'])).toEqual([begun.group.id]);
    expect(await groups(['Quoting', 'NotStarted'])).toEqual(id);
    const caller = await app.as(sales);
    const page = await caller.get('/api/sales/GetUpcomingPassiveRenewals').query({
      filter: JSON.stringify({ id }),
      sort: '["GroupName","DESC"]',
      range: '[0,0]',
    });
    expect(page.headers['content-range']).toBe('GetUpcomingPassiveRenewals 0-0/2');
    expect(page.body).toMatchObject([{ GroupId: notBegun.group.id }]);
    expect((await caller.get('/api/sales/GetUpcomingPassiveRenewals').query({ sort: '["Id","ASC"]' })).status).toBe(
      400,
    );
  });

  it('are ready, submitted, renewed and so on, and each view counts the groups that it shows', async () => {
    const [{ then, now }, old, other] = [
      await sellBothYears(app),
      await sellBothYears(app, { isAcaPlan: false }),
      await sellBothYears(app),
    ];
    const open = (plans: readonly Plan[], quote: Partial<Quote> = {}, people: Partial<CensusMember>[] = [{}]) =>
      openRenewal(app, agent, plans, { quote, people });
    const [ready, notBegun, waiting] = [await open([then]), await open([then]), await open([then])];
    await removeQuote(notBegun.quote);
    const [suggested, chosen] = [await open([then]), await open([then])];
    await choosePlans(app, suggested.quote, [now]);
    await choosePlans(app, chosen.quote, [other.now]);
    const ofStatus = new Map<RenewalStanding, number>();
    for (const [standing, status] of [
      ['Renewed', 'Approved'],
      ['Enrolling', 'Complete'],
      ['Failed', 'PassiveRenewalFailure'],
    ] as const) {
      ofStatus.set(standing, (await open([then], { status })).group.id);
    }
    const [declined, notAca] = [await open([then], { status: 'Declined' }), await open([old.then])];
    // The run would fail on them: nobody to cover, and a child of 27 on the renewal date.
    const nobody = await open([then], {}, [{ medicalStatus: 'Waive' }]);
    const grown = await open([then], {}, [{}, { relationship: 'Child', dateOfBirth: isoDate('2000-01-01') }]);
    const kept = await open([then], {}, [{}, { relationship: 'Child', dateOfBirth: isoDate('2000-01-02') }]);
    const leftEmpty = await openRenewal(app, agent, [then], {
      quote: { status: 'EditingCensus', memberCount: 0 },
      now: [],
    });
    const nothing = await insertGroup(app, agent, { renewalDate: isoDate('2027-01-01') });
    await submit(app, sales, [waiting.group.id]);
    const idsOf: Record<RenewalStanding, number[]> = {
      Ready: [ready.group.id, notBegun.group.id, kept.group.id, leftEmpty.group.id],
      Submitted: [waiting.group.id],
      Renewed: [ofStatus.get('Renewed')!],
      Failed: [ofStatus.get('Failed')!],
      PlansChosen: [suggested.group.id, chosen.group.id],
      Enrolling: [ofStatus.get('Enrolling')!],
      NotPossible: [declined.group.id, notAca.group.id, nobody.group.id, grown.group.id, nothing.id],
    };
    const id = Object.values(idsOf).flat();
    for (const [Standing, ids] of Object.entries(idsOf)) {
      const rows = await upcoming(app, sales, { id, Standing: [Standing] });
      expect(rows.map((row) => [row.GroupId, row.Standing])).toEqual(ids.map((each) => [each, Standing]));
    }
    expect(await upcoming(app, sales, { id: [suggested.group.id, chosen.group.id] })).toMatchObject([
      { CanRenew: true, Message: '' },
      { CanRenew: false, Message: CHOSE_ACTIVELY },
    ]);
    expect(await upcoming(app, sales, { id: [nobody.group.id, grown.group.id] })).toMatchObject([
      { CanRenew: false, Message: 'Nobody on the census of this quote enrolls in a medical plan.' },
      {
        CanRenew: false,
        Message: 'A child cannot be enrolled if they are over 26 years old as of the renewal date of the quote',
      },
    ]);
    const caller = await app.as(sales);
    const filter = JSON.stringify({ id, Standing: ['Failed'] });
    const counts = await caller.get('/api/sales/GetUpcomingPassiveRenewalCounts').query({ filter });
    expect(counts.body).toEqual(Object.fromEntries(Object.entries(idsOf).map(([name, ids]) => [name, ids.length])));
    const page = await caller
      .get('/api/sales/GetUpcomingPassiveRenewals')
      .query({ filter: JSON.stringify({ id, Standing: ['Ready', 'NotPossible'] }), range: '[0,0]' });
    expect(page.headers['content-range']).toBe('GetUpcomingPassiveRenewals 0-0/9');
    const listIds = async (given: object) =>
      (await caller.get('/api/sales/GetUpcomingPassiveRenewalIds').query({ filter: JSON.stringify(given) })).body;
    expect(await listIds({ id })).toEqual({ GroupIds: idsOf.Ready });
    expect(await listIds({ id, Standing: ['Renewed'] })).toEqual({ GroupIds: [] });
    await workOff(app);
  });

  it('are not ready on days outside the window, which may differ by renewal date', async () => {
    const { then } = await sellBothYears(app);
    const [january, february] = [
      await openRenewal(app, agent, [then]),
      await openRenewal(app, agent, [then], { group: { renewalDate: isoDate('2027-02-01') } }),
    ];
    const change = async (value: string, from: string | null) => {
      await app.database.query('UPDATE business_rules SET value = ?, quoteEffectiveStartDate = ? WHERE ruleKey = ?', [
        value,
        from,
        'PassiveRenewalEndDate',
      ]);
      app.get(RulesService).forget();
    };
    await change('2026-11-19', '2027-02-01');
    const id = [january.group.id, february.group.id];
    const rows = await upcoming(app, sales, { id, Standing: ['Ready'] });
    expect(rows.map(({ GroupId }) => GroupId)).toEqual([january.group.id]);
    await change('2027-09-30', null);
  });

  it('are all chosen where they are ready', async () => {
    const { then } = await sellBothYears(app);
    const waiting = await openRenewal(app, agent, [then]);
    const pending = await openRenewal(app, agent, [then], { quote: { status: 'PendingPassive' } });
    const free = await openRenewal(app, agent, [then]);
    await submit(app, sales, [waiting.group.id]);
    const id = [waiting.group.id, pending.group.id, free.group.id];
    const { body } = await (
      await app.as(sales)
    )
      .get('/api/sales/GetUpcomingPassiveRenewalIds')
      .query({ filter: JSON.stringify({ id }) });
    expect(body).toEqual({ GroupIds: [free.group.id] });
    const [row] = await upcoming(app, sales, { id: [waiting.group.id] });
    expect(row).toMatchObject({ IsSubmitted: true, Status: 'Quoting' });
    await workOff(app);
  });

  it('are a file, and whoever takes it is written down', async () => {
    const { then } = await sellBothYears(app);
    const { group } = await openRenewal(app, agent, [then]);
    const caller = await app.as(sales);
    const { text } = await caller
      .get('/api/sales/GetUpcomingPassiveRenewals.csv')
      .query({ filter: JSON.stringify({ id: [group.id] }) });
    const [, line] = text.split('\r\n');
    expect(line).toContain(`${group.name},`);
    expect(line).toContain(',2027-01-01,');
    expect(await app.database.manager.countBy(AuditEvent, { action: 'export-passive-renewals' })).toBe(1);
  });

  it('that are renewed say when and by whom, without a reason, and are not chosen again', async () => {
    const { then } = await sellBothYears(app);
    const { group } = await openRenewal(app, agent, [then]);
    const enrolling = await openRenewal(app, agent, [then], { quote: { status: 'Enrolling' } });
    await submit(app, sales, [group.id]);
    await workOff(app);
    const id = [group.id, enrolling.group.id];
    expect(await upcoming(app, sales, { id })).toMatchObject([
      {
        Status: 'PassivelyRenewed',
        Standing: 'Renewed',
        CanRenew: false,
        Message: '',
        Renewed: { At: '2026-11-20T15:00:00.000Z', By: sales.fullName },
      },
      { Status: 'Enrolling', Standing: 'Enrolling', CanRenew: false, Message: '', Renewed: null },
    ]);
    const caller = await app.as(sales);
    const filter = JSON.stringify({ id });
    const all = await caller.get('/api/sales/GetUpcomingPassiveRenewalIds').query({ filter });
    expect(all.body).toEqual({ GroupIds: [] });
    const file = await caller.get('/api/sales/GetUpcomingPassiveRenewals.csv').query({ filter });
    expect(file.text.split('\r\n')[1]).toContain(`Renewed,,2026-11-20T15:00:00.000Z,${sales.fullName}`);
  });

  describe('the preview', () => {
    it('tells on which plans each renews and what it costs, as it then comes to be', async () => {
      const { then, now } = await sellBothYears(app);
      const [begun, notBegun] = [await openRenewal(app, agent, [then]), await openRenewal(app, agent, [then])];
      await removeQuote(notBegun.quote);
      const ids = [begun.group.id, notBegun.group.id];
      const quotes = await app.database.manager.count(Quote);
      const { body } = await preview(ids);
      const renews = { Outcome: 'Renews', Message: '', Plans: [now.displayName], PremiumNow: 326, PremiumThen: 347 };
      expect(body).toMatchObject(ids.map((GroupId) => ({ GroupId, ...renews })));
      expect(await app.database.manager.count(Quote)).toBe(quotes);
    });

    it('tells what would fail or be left, and why', async () => {
      const [aca, old, other] = [
        await sellBothYears(app),
        await sellBothYears(app, { isAcaPlan: false }),
        await sellBothYears(app),
      ];
      const waived = await openRenewal(app, agent, [aca.then], { now: [{ medicalStatus: 'Waive' }] });
      const notAca = await openRenewal(app, agent, [old.then]);
      const chosen = await openRenewal(app, agent, [aca.then]);
      await choosePlans(app, chosen.quote, [other.now]);
      const waiting = await openRenewal(app, agent, [aca.then]);
      await submit(app, sales, [waiting.group.id]);
      const { body } = await preview([waived.group.id, notAca.group.id, chosen.group.id, waiting.group.id]);
      expect((body as RenewalPreview[]).map(({ Outcome, Message, Plans }) => [Outcome, Message, Plans])).toEqual([
        ['Fails', 'Nobody on the census of this quote enrolls in a medical plan.', []],
        ['Left', ONLY_ACA_GROUPS, []],
        ['Left', CHOSE_ACTIVELY, []],
        ['Left', SUBMITTED_BEFORE, []],
      ]);
      await workOff(app);
    });

    it('is for internal staff, for at most a hundred groups that there are', async () => {
      expect((await preview([1], agent)).status).toBe(403);
      expect((await preview([2_000_000_001])).status).toBe(404);
      expect((await preview(Array.from({ length: 101 }, (_, index) => index + 1))).status).toBe(400);
    });
  });
});
