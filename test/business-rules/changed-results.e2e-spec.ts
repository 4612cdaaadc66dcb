import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { RULE_CATALOGUE, RULE_KEYS, type RuleKey } from '../../shared/src/business-rules/rule-catalogue.ts';
import { RULE_REACH } from '../../shared/src/business-rules/rule-reach.ts';
import type { RuleImpactResponse } from '../../shared/src/business-rules/rule-impact.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ENROLLMENT_NEW_OFF } from '../../shared/src/plans/group-enrollment.ts';
import { MANY_PLANS, ONE_DENTAL_PLAN, tooManyPlans } from '../../shared/src/plans/selection.ts';
import { ENROLLMENT_BY_STAFF } from '../../shared/src/quotes/next-step.ts';
import { OUTSIDE_WINDOW } from '../../shared/src/renewals/passive-renewal.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertApplication } from '../support/application-builders.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { choosePlans, openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import { anotherValue, changedIds, ruleDesk, type RuleDesk } from './rule-desk.ts';

describe('what a rule would change', () => {
  let app: TestApp;
  let agent: User;
  let caller: Caller;
  let desk: RuleDesk;
  let plans: Plan[];

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    caller = await app.as(agent);
    desk = ruleDesk(await app.as(await insertSuperUser(app)));
    plans = [
      await sellPlan(app.database, buildPlan()),
      await sellPlan(app.database, buildPlan()),
      await sellPlan(app.database, buildPlan({ coverage: 'dental' })),
    ];
  });
  afterAll(() => app.close());
  // Each test has the open quotes to itself, and the rules as they are shipped.
  afterEach(async () => {
    await app.database.query('DELETE FROM quotes');
    for (const key of changed.splice(0)) {
      await desk.save(await desk.changeOf(key, { Value: RULE_CATALOGUE[key].default }));
    }
  });

  const changed: RuleKey[] = [];
  const save = async (key: RuleKey, Value: string) => {
    changed.push(key);
    expect((await desk.save(await desk.changeOf(key, { Value }))).status).toBe(200);
  };
  const insertStaffed = async (given: Partial<Quote> = {}, employees = 3): Promise<Quote> => {
    const quote = await insertQuote(app, agent, given);
    for (let index = 1; index <= employees; index += 1) {
      await app.insert(
        buildMember({ quoteId: quote.id, employeeNumber: index, firstName: `Ruth ${index}`, dentalStatus: 'Enroll' }),
      );
    }
    return quote;
  };
  const insertWithPlans = async (chosen: readonly Plan[], given: Partial<Quote> = {}): Promise<Quote> => {
    const quote = await insertStaffed({ status: 'Quoting', ...given });
    await choosePlans(app, quote, chosen);
    return quote;
  };
  const changes = ({ Quotes }: RuleImpactResponse) =>
    Quotes.map(({ QuoteId, Changes }) => [QuoteId, ...Changes.map(({ Before, After }) => [Before, After])]);

  it('MinimumAdultAge: the census that is edited, as the census itself then says', async () => {
    const young = await insertQuote(app, agent);
    await app.insert(buildMember({ quoteId: young.id, dateOfBirth: isoDate('2009-06-01') }));
    await app.insert(
      buildMember({ quoteId: young.id, relationship: 'Child', firstName: 'Kim', dateOfBirth: isoDate('2015-01-01') }),
    );
    const message = 'The date of birth cannot be later than 1/1/2009';
    expect(changes(await desk.impactOf('MinimumAdultAge', { Value: '18' }))).toEqual([
      [young.id, ['No problem with ages.', `1 member: ${message}.`]],
    ]);
    await save('MinimumAdultAge', '18');
    const { body } = await caller.put(`/api/groupcensus/ApproveCensus/${young.id}`).send({});
    expect(JSON.stringify(body)).toContain(message);
    // And back: the same quote is freed.
    expect(changes(await desk.impactOf('MinimumAdultAge', { Value: '16' }))).toEqual([
      [young.id, [`1 member: ${message}.`, 'No problem with ages.']],
    ]);
  });

  it('MaxEmployeeAge: the effective dates that an approved census fits', async () => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    await app.insert(buildMember({ quoteId: quote.id, dateOfBirth: isoDate('1947-02-15') }));
    const impact = await desk.impactOf('MaxEmployeeAge', { Value: '80' });
    expect(impact.ByEffect).toEqual([{ Effect: 'CensusFit', Count: 1 }]);
    expect(changes(impact)).toEqual([[quote.id, ['4 dates, 3/1/2027 to 6/1/2027', 'No dates']]]);
    await save('MaxEmployeeAge', '80');
    const body = { EffectiveDate: '2027-03-01', Version: quote.version };
    expect((await caller.put(`/api/quote/PutUpdatedEffectiveDate/${quote.id}`).send(body)).status).toBe(422);
  });

  it('MaxNumberPlansSmallGroupExternal: what agents are told of their selection, and no more', async () => {
    const two = await insertWithPlans(plans);
    const one = await insertWithPlans([plans[0]!, plans[2]!]);
    const impact = await desk.impactOf('MaxNumberPlansSmallGroupExternal', { Value: '1' });
    expect(changes(impact)).toEqual([[two.id, ['No problems', `Agents: ${tooManyPlans(1)}`]]]);
    await save('MaxNumberPlansSmallGroupExternal', '1');
    const problems = async (id: number) => (await caller.get(`/api/plan/GetSelectedPlansDetails/${id}`)).body.Problems;
    expect([await problems(two.id), await problems(one.id)]).toEqual([[tooManyPlans(1)], []]);
  });

  it('MaxNumberDentalPlansSmallGroup and the warning limits', async () => {
    const quote = await insertWithPlans(plans);
    expect(changes(await desk.impactOf('MaxNumberDentalPlansSmallGroup', { Value: '0' }))).toEqual([
      [quote.id, ['No problems', ONE_DENTAL_PLAN]],
    ]);
    expect(changes(await desk.impactOf('WarnMaxNumberPlansSmallGroupSmall', { Value: '1' }))).toEqual([
      [quote.id, ['No warning.', MANY_PLANS]],
    ]);
    // Three employees are a "small" small group: the other limit is not theirs.
    expect(changes(await desk.impactOf('WarnMaxNumberPlansSmallGroupLarge', { Value: '1' }))).toEqual([]);
  });

  it('MinimumEmployeesForSuite: whether a suite may have more plans than the limit', async () => {
    const suite = [1, 2].map(() => buildPlan({ suiteName: 'Harbor Suite' }));
    const sold = [await sellPlan(app.database, suite[0]!), await sellPlan(app.database, suite[1]!), plans[2]!];
    await save('MaxNumberPlansSmallGroupExternal', '1');
    const quote = await insertWithPlans(sold);
    const impact = await desk.impactOf('MinimumEmployeesForSuite', { Value: '3' });
    expect(impact.ByEffect).toEqual([
      { Effect: 'SelectionProblems', Count: 1 },
      { Effect: 'SelectionWarnings', Count: 1 },
    ]);
    expect(impact.Quotes[0]!.Changes[0]).toEqual({
      Effect: 'SelectionProblems',
      Before: `Agents: ${tooManyPlans(1)}`,
      After: 'No problems',
    });
    expect(changedIds(impact)).toEqual([quote.id]);
  });

  it('GroupEnrollmentExternalNew: new business that is chosen, not renewals and not a census', async () => {
    const chosen = await insertQuote(app, agent, { status: 'CreatedProposal' });
    await insertQuote(app, agent);
    await insertQuote(app, agent, { status: 'Quoting', quoteType: 'SmallGroupRenewal' });
    const impact = await desk.impactOf('GroupEnrollmentExternalNew', { Value: 'false' });
    expect(changes(impact)).toEqual([[chosen.id, ['Enrollment is open.', `Agents: ${ENROLLMENT_NEW_OFF}`]]]);
    await save('GroupEnrollmentExternalNew', 'false');
    const { body } = await caller.put(`/api/quote/Enroll/${chosen.id}`).send({ Version: chosen.version });
    expect(body.Message).toBe(ENROLLMENT_NEW_OFF);
  });

  it('DisableForExternalAgentFlag: what agents may do in enrollment, the signature, the documents', async () => {
    const ready = await insertQuote(app, agent, { status: 'SignatureRequired' });
    await insertQuote(app, agent, { status: 'Quoting' });
    const { ByEffect, Quotes } = await desk.impactOf('DisableForExternalAgentFlag', { Value: 'true' });
    expect(ByEffect).toEqual([
      { Effect: 'AgentAccess', Count: 1 },
      { Effect: 'Signature', Count: 1 },
      { Effect: 'Documents', Count: 1 },
    ]);
    expect(Quotes.map(({ QuoteId }) => QuoteId)).toEqual([ready.id]);
    const [access, signature, documents] = Quotes[0]!.Changes;
    expect(access).toMatchObject({
      Before: 'Agents go on by “Sign”.',
      After: expect.stringContaining(ENROLLMENT_BY_STAFF),
    });
    expect(signature).toMatchObject({ Before: 'Agents sign.', After: `Agents: ${ENROLLMENT_BY_STAFF}` });
    expect(documents).toMatchObject({ Before: 'Federal W-9', After: 'Not asked for' });
  });

  it('BypassMemberEnrollmentMemberCountThreshold: groups whose application states more employees', async () => {
    const large = await insertQuote(app, agent, { status: 'Enrolling' });
    await insertApplication(app, agent, large, { NumberOfEmployees: 30 });
    const small = await insertQuote(app, agent, { status: 'Enrolling' });
    await insertApplication(app, agent, small, { NumberOfEmployees: 12 });
    const impact = await desk.impactOf('BypassMemberEnrollmentMemberCountThreshold', { Value: '30' });
    expect(changes(impact)).toEqual([
      [large.id, ['Agents may leave the members to staff.', 'Agents fill in the members.']],
    ]);
  });

  it('PassiveRenewalEndDate: renewals of ACA groups that are still quoted', async () => {
    const aca = await sellBothYears(app);
    const { quote } = await openRenewal(app, agent, [aca.then]);
    const other = await sellBothYears(app, { isAcaPlan: false });
    await openRenewal(app, agent, [other.then]);
    await insertQuote(app, agent, { status: 'Quoting' });
    await save('PassiveRenewalEndDate', '2026-12-01');
    expect(changes(await desk.impactOf('PassiveRenewalEndDate', { Value: '2026-11-01' }))).toEqual([
      [quote.id, ['The window is open.', OUTSIDE_WINDOW]],
    ]);
  });

  it('SmallGroupInternalExtraRange: the dates that staff may choose, and copy to', async () => {
    const quote = await insertQuote(app, agent);
    const impact = await desk.impactOf('SmallGroupInternalExtraRange', { Value: '4' });
    expect(impact.ByEffect.map(({ Effect }) => Effect)).toEqual(['EffectiveDates', 'CopyDates']);
    expect(changes(impact)).toEqual([[quote.id, ['No dates', '7/1/2027'], ['No dates', '7/1/2027']]]);
  });

  it('the parts and the words of proposals', async () => {
    const quote = await insertStaffed({ status: 'Quoting' });
    expect(changes(await desk.impactOf('ProposalW9', { Value: 'false' }))).toEqual([
      [quote.id, ['W-9 information sheet', 'Not offered']],
    ]);
    expect(changes(await desk.impactOf('SmallGroupSalesPhoneNum', { Value: '(800) 555-0199' }))).toEqual([
      [
        quote.id,
        ['Participation rules: questions to (800) 555-0142.', 'Participation rules: questions to (800) 555-0199.'],
      ],
    ]);
    expect(changes(await desk.impactOf('SmallGroupDisclaimerStartDate', { Value: '2027-01-02' }))).toEqual([
      [quote.id, ['The disclaimer.', 'Not printed so.']],
    ]);
  });

  it.each(RULE_KEYS.filter((key) => RULE_REACH[key].effects.length > 0))('%s can be asked about', async (key) => {
    // Each rule is asked about the quotes of its own line only.
    await insertWithPlans(plans);
    await insertIndividualQuote(app, agent);
    const { type, default: value } = RULE_CATALOGUE[key];
    const { LookedAt, ReachesNoQuote } = await desk.impactOf(key, { Value: anotherValue(type, value) });
    expect([LookedAt, ReachesNoQuote]).toEqual([1, false]);
  });
});
