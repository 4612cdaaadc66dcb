import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { PlanCrosswalk, WHOLE_STATE } from '../../backend/src/catalogue/plans/plan-crosswalk.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { Proposal } from '../../backend/src/quoting/proposals/proposal.table.ts';
import { PassiveRenewal } from '../../backend/src/quoting/renewals/passive/passive-renewal.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type {
  CurrentAndSuggestedPlansResponse,
  PremiumChangeResponse,
} from '../../shared/src/renewals/renewal.record.ts';
import { changeText } from '../../shared/src/formats/percent.ts';
import { NO_PROPOSAL_FOR_OLFO } from '../../shared/src/groups/group-rules.ts';
import { NO_NEW_PLANS_WHEN_RENEWING } from '../../shared/src/renewals/renewal-state.ts';
import {
  CHOSE_ACTIVELY,
  ONLY_ACA_GROUPS,
  ONLY_BEFORE_ENROLLMENT,
  OUTSIDE_WINDOW,
} from '../../shared/src/renewals/passive-renewal.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { pdfPages, pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { choosePlans, openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import { whileStored } from '../support/while-stored.ts';
import { setRule } from '../plan-selection/quoted-group.ts';

let app: TestApp;
let agent: User;
let sales: User;

const currentPlans = async (quoteId: number, user = agent): Promise<CurrentAndSuggestedPlansResponse> =>
  (await (await app.as(user)).get(`/api/plan/GetCurrentAndSuggestedPlans/${quoteId}`).expect(200))
    .body as CurrentAndSuggestedPlansResponse;
/** Not in Kent County, where the groups are. */
const ELSEWHERE = { counties: ['26163'], areas: [1] };

const stored = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });
const renewPassively = async (quote: Quote, user = sales) =>
  (await app.as(user)).put(`/api/quote/RenewPassively/${quote.id}`).send({ Version: (await stored(quote.id)).version });

describe('the renewal of a group', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  describe('what a group has and what becomes of it', () => {
    it('is the same plan at the rates of the renewal', async () => {
      const { then, now } = await sellBothYears(app);
      const { quote, inForce } = await openRenewal(app, agent, [then]);
      const answer = await currentPlans(quote.id);
      expect(answer).toMatchObject({ InForceQuoteId: inForce.id, IsAcaGroup: true, MixedAcaNote: '' });
      expect(answer.AsIsPlans).toMatchObject([{ PlanId: then.id, TotalMonthlyRate: 326 }]);
      expect(answer.CurrentPlans).toMatchObject([{ PlanId: now.id, TotalMonthlyRate: 347 }]);
      expect(answer.Validity).toMatchObject([
        { Validity: 'Continues', SuggestedPlanId: now.id, PremiumNow: 326, PremiumThen: 347, Change: 21 },
      ]);
      expect(answer.PremiumsNow).toEqual([{ Coverage: 'medical', Members: 1, Premium: 326 }]);
    });

    it('adds up to a premium only where it is known who is in which plan', async () => {
      const [gold, silver] = [await sellBothYears(app), await sellBothYears(app)];
      const premiumsNow = async (...planIds: (number | null)[]) => {
        const people = planIds.map((assignedPlanId, index) => ({ employeeNumber: index + 1, assignedPlanId }));
        const now = people.map((person) => ({ ...person, assignedPlanId: null }));
        const { quote } = await openRenewal(app, agent, [gold.then, silver.then], { people, now });
        return (await currentPlans(quote.id)).PremiumsNow;
      };
      expect(await premiumsNow(gold.then.id, silver.then.id)).toEqual([
        { Coverage: 'medical', Members: 2, Premium: 652 },
      ]);
      expect(await premiumsNow(null, null)).toEqual([]);
    });

    it('is another plan where the insurer says so, and a plan of the county where that is not sold', async () => {
      const [gone, next, local, far] = [
        await sellBothYears(app, {}, { now: ELSEWHERE }),
        await sellBothYears(app, { displayName: 'PPO Gold 990' }),
        await sellBothYears(app, {}, { now: ELSEWHERE }),
        await sellBothYears(app, { displayName: 'PPO Gold 991' }, { now: ELSEWHERE }),
      ];
      await app.database.manager.insert(PlanCrosswalk, [
        { fromPlanId: gone.then.id, toPlanId: next.now.id, countyFips: WHOLE_STATE, reason: 'It was merged' },
        { fromPlanId: local.then.id, toPlanId: far.now.id, countyFips: WHOLE_STATE, reason: 'It was merged' },
      ]);
      const { quote } = await openRenewal(app, agent, [gone.then, local.then]);
      const answer = await currentPlans(quote.id);
      expect(answer.SuggestedPlans.map(({ PlanId }) => PlanId)).toEqual([next.now.id]);
      expect(answer.Validity[0]).toMatchObject({ Validity: 'Replaced', SuggestedBy: 'Crosswalk' });
      expect(answer.SuggestedPlansByCounty).toHaveLength(1);
      expect(answer.Validity[1]).toMatchObject({ Validity: 'NotOfferedInCounty', SuggestedBy: 'NearestPlan' });
    });

    it('comes with a note for a group with ACA and non-ACA plans', async () => {
      const [aca, old] = [await sellBothYears(app), await sellBothYears(app, { isAcaPlan: false })];
      const { quote } = await openRenewal(app, agent, [aca.then, old.then]);
      const answer = await currentPlans(quote.id);
      expect(answer.IsAcaGroup).toBe(false);
      expect(answer.MixedAcaNote).toContain('(800) 555-0142');
      expect((await renewPassively(quote)).body).toMatchObject({ Code: 'RULE_BROKEN', Message: ONLY_ACA_GROUPS });
    });

    it('is nothing for a group that has nothing, and not shown to another agency', async () => {
      const { then } = await sellBothYears(app);
      const { inForce } = await openRenewal(app, agent, [then]);
      expect((await currentPlans(inForce.id)).AsIsPlans).toEqual([]);
      const stranger = await app.as(await insertAgentUser(app));
      await stranger.get(`/api/plan/GetCurrentAndSuggestedPlans/${inForce.id}`).expect(404);
    });
  });

  describe('a group that renews its current plans', () => {
    it('adds no others until it chooses', async () => {
      const [{ then, now }, other] = [await sellBothYears(app), await sellBothYears(app)];
      const { quote } = await openRenewal(app, agent, [then]);
      const put = async (given: object) =>
        (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send({ AssignedPlanForMembers: [], ...given });
      expect((await put({ SelectedPlanIds: [now.id], RenewCurrentPlans: true })).status).toBe(200);
      expect((await currentPlans(quote.id)).RenewCurrentPlans).toBe(true);
      const refused = await put({ SelectedPlanIds: [now.id, other.now.id] });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ Message: NO_NEW_PLANS_WHEN_RENEWING });
      expect((await put({ SelectedPlanIds: [other.now.id], RenewCurrentPlans: false })).status).toBe(200);
      expect((await currentPlans(quote.id)).RenewCurrentPlans).toBe(false);
    });

    it('puts everybody into what follows the own plan, except where another of these plans is named', async () => {
      const [gold, silver, third] = [await sellBothYears(app), await sellBothYears(app), await sellBothYears(app)];
      const people = [
        { employeeNumber: 1, firstName: 'Ruth', assignedPlanId: gold.then.id },
        { employeeNumber: 2, firstName: 'Otto', assignedPlanId: silver.then.id },
        { employeeNumber: 2, firstName: 'Ivy', relationship: 'Child' as const, assignedPlanId: silver.then.id },
        { employeeNumber: 3, firstName: 'Nils', assignedPlanId: third.then.id },
      ];
      const now = people.map((person) => ({ ...person, assignedPlanId: null }));
      const { quote } = await openRenewal(app, agent, [gold.then, silver.then, third.then], { people, now });
      const put = async (named: { MemberId: number; PlanId: number }[]) => {
        await (
          await app.as(agent)
        )
          .put(`/api/plan/PutSelections/${quote.id}`)
          .send({
            SelectedPlanIds: [gold.now.id, silver.now.id],
            AssignedPlanForMembers: named,
            RenewCurrentPlans: true,
          })
          .expect(200);
        return app.database.manager.find(CensusMember, { where: { quoteId: quote.id }, order: { id: 'ASC' } });
      };
      const members = await put([]);
      // Nils had the plan that the group leaves out: it is chosen for him later.
      const taken = [gold.now.id, silver.now.id, silver.now.id, null];
      expect(members.map(({ assignedPlanId }) => assignedPlanId)).toEqual(taken);
      const again = await put([{ MemberId: members[3]!.id, PlanId: gold.now.id }]);
      expect(again.map(({ assignedPlanId }) => assignedPlanId)).toEqual([...taken.slice(0, 3), gold.now.id]);
    });
  });

  describe('a passive renewal', () => {
    it('selects what follows, puts everybody into it, and renews the group once, however many ask at once', async () => {
      const { then, now } = await sellBothYears(app);
      const { quote } = await openRenewal(app, agent, [then]);
      const answers = await Promise.all(Array.from({ length: 20 }, () => renewPassively(quote)));
      expect(answers.filter(({ status }) => status === 200).map(({ body }) => body as unknown)).toEqual([
        { Outcome: 'Renewed', Message: '', QuoteStatus: 'Passively Renewed' },
      ]);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
      expect((await stored(quote.id)).status).toBe('PassivelyRenewed');
      const plans = await app.database.manager.findBy(QuotePlan, { quoteId: quote.id });
      expect(plans).toMatchObject([{ planId: now.id, monthlyRateCents: 34_700 }]);
      expect(await app.database.manager.findOneByOrFail(CensusMember, { quoteId: quote.id })).toMatchObject({
        assignedPlanId: now.id,
      });
      const renewals = await app.database.manager.findBy(PassiveRenewal, { quoteId: quote.id });
      expect(renewals).toMatchObject([{ outcome: 'Renewed', message: '' }]);
      expect((await renewPassively(quote)).body).toMatchObject({
        Code: 'WRONG_STATE',
        Message: ONLY_BEFORE_ENROLLMENT,
      });
    });

    it('fails with the reason where nothing follows, and an agent reads Passively Renewed', async () => {
      const gone = await sellPlan(app.database, buildPlan({ businessYear: 2026, displayName: 'PPO Gold 1' }), {
        periodStart: '2026-01-01',
        periodEnd: '2026-03-31',
      });
      const { quote } = await openRenewal(app, agent, [gone]);
      const { body, status } = await renewPassively(quote);
      expect(status).toBe(200);
      expect(body).toMatchObject({ Outcome: 'Failed', QuoteStatus: 'Passive Renewal Failure' });
      expect((body as { Message: string }).Message).toContain('no plan follows PPO Gold 1');
      const seen = await (await app.as(agent)).get(`/api/quote/${quote.id}`);
      expect(seen.body).toMatchObject({ QuoteStatus: 'Passively Renewed' });
      expect(await app.database.manager.countBy(QuotePlan, { quoteId: quote.id })).toBe(0);
    });

    it('is refused to who saw an older version of the quote', async () => {
      const { quote } = await openRenewal(app, agent, [(await sellBothYears(app)).then]);
      const Version = (await stored(quote.id)).version + 1;
      const { status, body } = await (
        await app.as(sales)
      )
        .put(`/api/quote/RenewPassively/${quote.id}`)
        .send({ Version });
      expect([status, body.Code, body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
      expect((await stored(quote.id)).status).toBe('Quoting');
    });

    it('is refused to agents, after an active choice, and outside the window', async () => {
      const [{ then }, other] = [await sellBothYears(app), await sellBothYears(app)];
      const { quote } = await openRenewal(app, agent, [then]);
      expect((await renewPassively(quote, agent)).status).toBe(403);
      await setRule(app, 'PassiveRenewalEndDate', '2026-10-31');
      expect((await renewPassively(quote)).body).toMatchObject({ Message: OUTSIDE_WINDOW });
      await setRule(app, 'PassiveRenewalEndDate', '2027-09-30');
      await choosePlans(app, quote, [other.now]);
      expect((await renewPassively(quote)).body).toMatchObject({ Message: CHOSE_ACTIVELY });
      expect((await stored(quote.id)).status).toBe('Quoting');
    });
  });

  describe('why the premium changes', () => {
    const people = [
      { employeeNumber: 1, firstName: 'Ruth' },
      { employeeNumber: 2, firstName: 'Otto' },
    ];

    it('adds up to the cent: age, rates, who left and who joined', async () => {
      const { then } = await sellBothYears(app);
      const now = [people[0]!, { employeeNumber: 3, firstName: 'Ivy' }];
      const { quote } = await openRenewal(app, agent, [then], { people, now });
      const { body } = await (await app.as(agent)).get(`/api/renewals/PremiumChange/${quote.id}`).expect(200);
      const change = body as PremiumChangeResponse;
      expect(change.Basis).toBe('Suggested');
      expect(change.Total).toMatchObject({
        Before: 652,
        After: 694,
        Change: 42,
        Parts: { Ageing: 1, Rates: 20, Joined: 347, Left: -326, Coverage: 0, Tobacco: 0, Area: 0, PlanMapping: 0 },
      });
      expect(change.People).toMatchObject({ Joined: 1, Left: 1, Coverage: 0, Rates: 1 });
      const members = await (
        await app.as(agent)
      )
        .get(`/api/renewals/PremiumChangeMembers/${quote.id}?range=[0,1]`)
        .expect(200);
      expect(members.headers['content-range']).toBe('members 0-1/3');
      expect(members.body).toMatchObject([{ Name: 'Ivy Larsen', Change: 347 }, { Change: -326 }]);
    });

    it('is refused where there is nothing to compare', async () => {
      const { inForce } = await openRenewal(app, agent, [(await sellBothYears(app)).then]);
      await (await app.as(agent)).get(`/api/renewals/PremiumChange/${inForce.id}`).expect(422);
    });
  });

  describe('the renewal package', () => {
    it('is a PDF with its name in x-filename', async () => {
      const { quote, group } = await openRenewal(app, agent, [(await sellBothYears(app)).then]);
      const answer = await (await app.as(agent)).get(`/api/proposal/GetRenewalpackageForQuote/${quote.id}`).expect(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(decodeURIComponent(answer.headers['x-filename'] ?? '')).toBe(
        `Renewal package ${group.name} 2027-01-01.pdf`,
      );
      expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('says what becomes of each plan once, in words', async () => {
      const [stays, gone, next] = [
        await sellBothYears(app, { displayName: 'PPO Stays' }),
        await sellBothYears(app, { displayName: 'PPO Gone' }, { now: ELSEWHERE }),
        await sellBothYears(app, { displayName: 'PPO Next' }),
      ];
      await app.database.manager.insert(PlanCrosswalk, [
        { fromPlanId: gone.then.id, toPlanId: next.now.id, countyFips: WHOLE_STATE, reason: 'It was merged' },
      ]);
      const { quote } = await openRenewal(app, agent, [stays.then, gone.then]);
      const { body } = await (await app.as(agent)).get(`/api/proposal/GetRenewalpackageForQuote/${quote.id}`);
      const text = pdfText(body as Buffer).replace(/\s+/g, ' ');
      const decision = text.slice(text.indexOf('Please return this page'));
      expect(decision).toContain('PPO Stays continues');
      expect(decision).toContain('PPO Next replaces PPO Gone');
    });

    it('says what each premium changes by in dollars and percent, as the screen does', async () => {
      const { quote } = await openRenewal(app, agent, [(await sellBothYears(app)).then]);
      const caller = await app.as(agent);
      const { body: change } = await caller.get(`/api/renewals/PremiumChange/${quote.id}`).expect(200);
      const { body } = await caller.get(`/api/proposal/GetRenewalpackageForQuote/${quote.id}`);
      // Without spaces: a sign can be a part of its own in a PDF.
      const text = pdfText(body as Buffer).replace(/\s+/g, '');
      const { Before, After } = change.Total;
      expect(changeText(Before, After)).toMatch(/^\+\$[\d.]+ \(\+[\d.]+%\)$/);
      const said = changeText(Before, After).replace(' ', '');
      expect(text).toContain(said);
      expect(text).toContain('Samepeople,sameplans:+');
      expect(text).toContain(`Total$${Before.toFixed(2)}$${After.toFixed(2)}${said}`);
    });

    it('is one page with the decision where there is one plan, and has a second one with the causes of each of several', async () => {
      const [one, other] = [await sellBothYears(app), await sellBothYears(app)];
      const people = [one, other].map(({ then }, index) => ({ employeeNumber: index + 1, assignedPlanId: then.id }));
      const now = people.map((person) => ({ ...person, assignedPlanId: null }));
      const { quote: single } = await openRenewal(app, agent, [one.then]);
      const { quote: several } = await openRenewal(app, agent, [one.then, other.then], { people, now });
      const pagesOf = async ({ id }: { id: number }) => {
        const { body } = await (await app.as(agent)).get(`/api/proposal/GetRenewalpackageForQuote/${id}`).expect(200);
        return pdfPages(body as Buffer).map((page) => page.replace(/\s+/g, ' '));
      };
      const [first, ...rest] = await pagesOf(single);
      for (const part of ['Insurer: Great Lakes Health Plan', 'Renewal decision', 'Signature', 'We do not renew our']) {
        expect(first).toContain(part);
      }
      expect(rest).toEqual([]);
      const path = `/api/proposal/GetRenewalpackageForQuote/${single.id}?language=es`;
      const spanish = await (await app.as(agent)).get(path).expect(200);
      const [page, ...none] = pdfPages(spanish.body as Buffer).map((text) => text.replace(/\s+/g, ' '));
      for (const part of ['Renovación del seguro médico de grupo', 'No renovamos nuestra cobertura.', 'Firma']) {
        expect(page).toContain(part);
      }
      expect(none).toEqual([]);
      const pages = await pagesOf(several);
      expect(pages).toHaveLength(2);
      expect(pages[0]).toContain('Name and title');
      expect(pages[1]).toContain('Why the premium changes, plan by plan');
    });

    it('has a minus sign for what is taken off, in dollars as in percent', async () => {
      const { then } = await sellBothYears(app, {}, { now: { rateOf: () => 30_000 } });
      const { quote } = await openRenewal(app, agent, [then]);
      const { body } = await (await app.as(agent)).get(`/api/proposal/GetRenewalpackageForQuote/${quote.id}`);
      const text = pdfText(body as Buffer).replace(/\s+/g, '');
      expect(text).toContain('−$26.00(−8.0%)');
      expect(text).not.toContain('($');
    });

    it('is kept to the byte among the proposals of its quote, which stays where it is', async () => {
      const { quote } = await openRenewal(app, agent, [(await sellBothYears(app)).then]);
      const caller = await app.as(agent);
      const made = await caller.get(`/api/proposal/GetRenewalpackageForQuote/${quote.id}`).expect(200);
      const { body } = await caller.get(`/api/proposal/GetProposalHistory/${quote.id}`).expect(200);
      expect(body).toMatchObject({
        Total: 1,
        Proposals: [{ Id: Number(made.headers['x-proposal-id']), Kind: 'RenewalPackage', Parts: [] }],
      });
      const again = await caller.get(`/api/proposal/GetProposal/${made.headers['x-proposal-id']}`).expect(200);
      expect((again.body as Buffer).equals(made.body as Buffer)).toBe(true);
      expect((await stored(quote.id)).status).toBe('Quoting');
    });

    it('is made anew where the quote was renamed at that moment', async () => {
      const { quote } = await openRenewal(app, agent, [(await sellBothYears(app)).then]);
      const caller = await app.as(agent);
      const { version: Version } = await stored(quote.id);
      app.clock.advance(1_000);
      whileStored(app, () => caller.put('/api/quote').send({ Id: quote.id, Version, Name: 'Another name' }));
      const { status, body } = await caller.get(`/api/proposal/GetRenewalpackageForQuote/${quote.id}`);
      expect([status, body.Code, body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
      expect(await app.database.manager.countBy(Proposal, { quoteId: quote.id })).toBe(0);
    });

    it('is not made for another site', async () => {
      const { quote } = await openRenewal(app, agent, [(await sellBothYears(app)).then]);
      const path = `/api/proposal/GetRenewalpackageForQuote/${quote.id}`;
      await (await app.as(agent)).get(path).set('Sec-Fetch-Site', 'cross-site').expect(403);
      expect(await app.database.manager.countBy(Proposal, { quoteId: quote.id })).toBe(0);
    });

    it('is refused to the agent of an OLFO group, not to internal staff', async () => {
      const olfo = { group: { isRenewOlfo: true } };
      const { quote } = await openRenewal(app, agent, [(await sellBothYears(app)).then], olfo);
      const path = `/api/proposal/GetRenewalpackageForQuote/${quote.id}`;
      const refused = await (await app.as(agent)).get(path).expect(422);
      expect(refused.body).toMatchObject({ Message: NO_PROPOSAL_FOR_OLFO });
      await (await app.as(sales)).get(path).expect(200);
    });
  });
});
