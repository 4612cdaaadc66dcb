import * as rules from '#shared/plans/selection';
import { APPROVE_CENSUS_FIRST, isSameSelection, SELECTION_CLOSED, selectionLock } from '#shared/plans/selection';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

const LIMITS: rules.SelectionLimits = {
  MaxNumberPlansSmallGroupInternal: 4,
  MaxNumberPlansSmallGroupExternal: 3,
  MaxNumberDentalPlansSmallGroup: 1,
  MinimumEmployeesForSuite: 5,
  MinNumberEmployeesInSmallGroup: 2,
  MaxForSmallGroupSmall: 10,
  MaxNumberEmployeesInSmallGroup: 50,
  WarnMaxNumberPlansSmallGroupSmall: 1,
  WarnMaxNumberPlansSmallGroupLarge: 2,
};
const facts = (given: Partial<rules.SelectionFacts> = {}): rules.SelectionFacts => ({
  audience: 'external',
  employees: 8,
  anyDentalEnrolled: false,
  anyVisionEnrolled: false,
  limits: LIMITS,
  ...given,
});

let lastId = 0;
const plan = (given: Partial<rules.SelectablePlan> = {}): rules.SelectablePlan => ({
  PlanId: (lastId += 1),
  PlanDisplayName: 'Plan',
  IsMedical: true,
  IsDental: false,
  IsVision: false,
  PlanType: 'Standard',
  PlanSuiteName: null,
  ...given,
});
const medical = (count: number, given: Partial<rules.SelectablePlan> = {}) =>
  Array.from({ length: count }, () => plan(given));
const dental = () => plan({ IsMedical: false, IsDental: true });
const vision = () => plan({ IsMedical: false, IsVision: true });

describe('selectionProblems', () => {
  it.each([
    ['no plan at all', [], {}, [rules.NO_MEDICAL_PLAN]],
    ['only a dental plan', [dental()], { anyDentalEnrolled: true }, [rules.NO_MEDICAL_PLAN]],
    ['one medical plan', medical(1), {}, []],
    ['no dental plan though somebody enrolls', medical(1), { anyDentalEnrolled: true }, [rules.DENTAL_PLAN_REQUIRED]],
    ['no vision plan though somebody enrolls', medical(1), { anyVisionEnrolled: true }, [rules.VISION_PLAN_REQUIRED]],
    ['a vision plan where somebody enrolls', [...medical(1), vision()], { anyVisionEnrolled: true }, []],
    ['two dental plans', [...medical(1), dental(), dental()], { anyDentalEnrolled: true }, [rules.ONE_DENTAL_PLAN]],
    ['as many plans as an agent may', medical(3), {}, []],
    ['one more than an agent may', medical(4), {}, [rules.tooManyPlans(3)]],
    ['as many as internal staff may', medical(4), { audience: 'internal' as const }, []],
    ['one more than internal staff may', medical(5), { audience: 'internal' as const }, [rules.tooManyPlans(4)]],
    ['HealthbyChoice alone', medical(1, { PlanType: 'HBC' }), {}, []],
    ['HealthbyChoice pairs', medical(2, { PlanType: 'HBC' }), {}, []],
    ['HealthbyChoice beside another', [...medical(1, { PlanType: 'HBC' }), ...medical(1)], {}, [rules.HBC_PAIRING]],
  ])('says of %s: %#', (_what, selected, given, expected) => {
    expect(rules.selectionProblems(selected, selected, facts(given))).toEqual(expected);
  });

  it('lets a whole suite go beyond the limit', () => {
    const suite = medical(5, { PlanSuiteName: 'Lakes' });
    expect(rules.selectionProblems(suite, suite, facts({ employees: 5 }))).toEqual([]);
    expect(rules.selectionProblems(suite, suite, facts({ employees: 4 }))).toEqual([rules.tooManyPlans(3)]);
  });
});

describe('isSuiteSelection', () => {
  const lakes = medical(3, { PlanSuiteName: 'Lakes' });
  const dunes = medical(2, { PlanSuiteName: 'Dunes' });
  const offered = [...lakes, ...dunes, ...medical(2)];
  it.each([
    ['all plans of one suite', lakes, 5, true],
    ['all plans of one suite and a dental plan', [...lakes, dental()], 5, true],
    ['one plan of a suite is missing', lakes.slice(1), 5, false],
    ['two suites', [...lakes, ...dunes], 5, false],
    ['a suite and a plan outside', [...lakes, offered.at(-1)!], 5, false],
    ['one subscriber too few', lakes, 4, false],
    ['nothing', [], 5, false],
  ])('%s', (_what, selected, employees, expected) => {
    expect(rules.isSuiteSelection(selected, offered, facts({ employees }))).toBe(expected);
  });
});

describe('the limit on plans', () => {
  it.each`
    audience      | plans | problems
    ${'external'} | ${2}  | ${[]}
    ${'external'} | ${3}  | ${[]}
    ${'external'} | ${4}  | ${[rules.tooManyPlans(3)]}
    ${'internal'} | ${3}  | ${[]}
    ${'internal'} | ${4}  | ${[]}
    ${'internal'} | ${5}  | ${[rules.tooManyPlans(4)]}
  `('$audience, $plans plans', ({ audience, plans, problems }) => {
    const selected = medical(plans);
    expect(rules.selectionProblems(selected, selected, facts({ audience }))).toEqual(problems);
  });

  it('says what to do, word for word', () => {
    expect(rules.tooManyPlans(3)).toBe(
      'You have selected more plans than the maximum 3 plans allowed for this group. Please remove one to proceed. A Small Business representative will contact you after you submit enrollment.',
    );
    expect(rules.HBC_PAIRING).toBe(
      'A HealthbyChoice plan may only be paired with another HealthbyChoice plan. Edit your plan selection to comply with participation rules and proceed with enrollment.',
    );
    expect(rules.ONE_DENTAL_PLAN).toBe('You can not select more than one dental plan.');
    expect(rules.MANY_PLANS).toBe(
      'You have selected more plans than the maximum amount allowed for this group. A Small Business representative will contact you after you submit enrollment.',
    );
  });
});

describe('selectionWarnings', () => {
  const warnings = (plans: rules.SelectablePlan[], given: Partial<rules.SelectionFacts> = {}) =>
    rules.selectionWarnings(plans, plans, facts(given));

  it.each`
    employees | plans | expected              | why
    ${1}      | ${2}  | ${[]}                 | ${'below the fewest employees of a small group'}
    ${2}      | ${1}  | ${[]}                 | ${'a small group at its limit'}
    ${2}      | ${2}  | ${[rules.MANY_PLANS]} | ${'a small group above its limit'}
    ${10}     | ${1}  | ${[]}                 | ${'the largest small one at its limit'}
    ${10}     | ${2}  | ${[rules.MANY_PLANS]} | ${'the largest small one above it'}
    ${11}     | ${2}  | ${[]}                 | ${'a larger group at its limit'}
    ${11}     | ${3}  | ${[rules.MANY_PLANS]} | ${'a larger group above its limit'}
    ${24}     | ${3}  | ${[rules.MANY_PLANS]} | ${'24 are still under 25'}
    ${25}     | ${3}  | ${[]}                 | ${'25 are not'}
    ${50}     | ${3}  | ${[]}                 | ${'nor are 50'}
    ${10}     | ${4}  | ${[]}                 | ${'beyond the maximum it blocks instead'}
  `('$employees employees, $plans plans: $why', ({ employees, plans, expected }) => {
    expect(warnings(medical(plans), { employees })).toEqual(expected);
  });

  it('does not warn of a whole suite, which lifts the limit', () => {
    const suite = medical(4, { PlanSuiteName: 'Lakes' });
    expect(warnings(suite, { employees: 8 })).toEqual([]);
    expect(rules.selectionWarnings(suite.slice(1), suite, facts({ employees: 8 }))).toEqual([rules.MANY_PLANS]);
  });

  it('warns of what an HRA plan brings along', () => {
    expect(warnings(medical(1, { PlanType: 'HRA' }))).toEqual([rules.HRA_WARNING]);
    expect(rules.HRA_WARNING).toContain('predefined deductible employer contributions');
  });

  it('notes plans that cover nobody', () => {
    expect(warnings([...medical(1), dental(), vision()])).toEqual([rules.NOBODY_IN_DENTAL, rules.NOBODY_IN_VISION]);
  });
});

describe('plansSelectedWith', () => {
  it('takes the whole suite with one of its plans', () => {
    const suite = medical(2, { PlanSuiteName: 'Lakes' });
    expect(rules.plansSelectedWith(suite[0]!, [...suite, plan()])).toEqual(suite.map(({ PlanId }) => PlanId));
  });
  it('takes a plan without a suite alone', () => {
    const alone = plan();
    expect(rules.plansSelectedWith(alone, [alone, ...medical(2)])).toEqual([alone.PlanId]);
  });
});

describe('isSameSelection', () => {
  it.each([
    [[1, 2], [2, 1], true],
    [[1, 2], [1], false],
    [[1], [2], false],
    [[], [], true],
  ])('%j and %j are the same selection: %s', (one, other, same) => {
    expect(isSameSelection(one, other)).toBe(same);
  });
});

describe('selectionLock', () => {
  it('lets plans be chosen while quoting, asks for the census before, and is closed after', () => {
    const open = QUOTE_STATUSES.filter((status) => selectionLock(status) === null);
    expect(open).toEqual(['Quoting', 'CreatedProposal']);
    expect(selectionLock('EditingCensus')).toBe(APPROVE_CENSUS_FIRST);
    expect(selectionLock('Enrolling')).toBe(SELECTION_CLOSED);
    expect(selectionLock('Approved')).toBe(SELECTION_CLOSED);
  });
});
