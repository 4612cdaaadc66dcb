import type { ApplicationResponse } from '#shared/enrollment/application.record';
import { BLANK_ACCOUNT } from '#shared/enrollment/application/bank-account';
import {
  buildAnswers,
  buildApplicationFacts,
  buildSegment,
  buildSubgroup,
} from '#support/shared/application-answers.ts';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { WHOLE_NUMBER_INVALID } from '#web/inputs/WholeNumberInput';
import { toAnswers, toApplicationForm, type ApplicationForm } from './application-form.ts';
import { applicationResolver, formProblems } from './form-problems.ts';

const form = (given: object = {}): ApplicationForm => ({
  ...toApplicationForm(buildAnswers()),
  ...given,
});
const facts = buildApplicationFacts();

describe('the form of an application', () => {
  it('comes back as it went in', () => {
    const answers = buildAnswers({ SubGroups: [buildSubgroup(1)], CommonTaxControl: { Eligible: true, NumGroups: 1 } });
    expect(toAnswers(toApplicationForm(answers))).toEqual(answers);
  });

  it('holds the answers and nothing else that the server says', () => {
    const answer = {
      ...buildAnswers(),
      QuoteId: 1,
      Problems: [],
      PrimaryGroup: { ...buildSubgroup(0), formStatus: 'complete' },
    } as unknown as ApplicationResponse;
    expect(toApplicationForm(answer)).toEqual(toApplicationForm(buildAnswers()));
  });

  it.each([
    ['a number half typed', { NumberOfEmployees: '12a' }, { NumberOfEmployees: null }],
    ['too large a number', { NumberOfEmployees: 100_001 }, { NumberOfEmployees: null }],
    ['a choice taken back', { CompanyType: '' }, { CompanyType: null }],
    ['a date half typed', { Section111EffectiveDate: '1/' }, { Section111EffectiveDate: null }],
    ['a cleared date', { Section111EffectiveDate: '' }, { Section111EffectiveDate: null }],
    [
      'rules of a segment taken back',
      { EmployeeSegments: [{ ...buildSegment(0), NewHireRule: '', FullTimeHours: 'x' }] },
      { EmployeeSegments: [buildSegment(0, { NewHireRule: null, FullTimeHours: null })] },
    ],
  ])('sends %s as no answer', (_what, typed, sent) => {
    expect(toAnswers(form(typed))).toMatchObject(sent);
  });

  it.each`
    elect    | number          | sent
    ${false} | ${'123456789'}  | ${null}
    ${true}  | ${'123456789'}  | ${'123456789'}
    ${true}  | ${'******6789'} | ${'******6789'}
    ${true}  | ${'12'}         | ${''}
    ${true}  | ${'12x'}        | ${''}
  `('sends the account number $number, automatic payment $elect, as $sent', ({ elect, number, sent }) => {
    const typed = { ElectAutoPayment: elect, AccountData: { ...BLANK_ACCOUNT, AccountNumber: number } };
    expect(toAnswers(form(typed)).AccountData?.AccountNumber ?? null).toBe(sent);
  });

  it('makes contacts that are the group admin the group admin', () => {
    const Admin = { FirstName: 'Ada', LastName: 'Byron', Phone: '6165550101', Email: 'ada@example.com' };
    const { Billing } = toAnswers(form({ PrimaryGroup: buildSubgroup(0, { Admin }) })).PrimaryGroup;
    expect(Billing).toEqual(Admin);
  });
});

describe('what the form says is wrong', () => {
  it.each([
    ['nothing', {}, []],
    ['a missing number', { NumberOfEmployees: null }, [['NumberOfEmployees', 'Number of employees is required.']]],
    ['a number that is none', { NumberOfEmployees: 'ten' }, [['NumberOfEmployees', WHOLE_NUMBER_INVALID]]],
    [
      'a day that is none',
      { TwentyOrMoreEmployees: true, TwentyOrMoreEmployeesDate: '2/30/2026', Section111EffectiveDate: '2027-01-03' },
      [['TwentyOrMoreEmployeesDate', DATE_INVALID]],
    ],
    ['a day that is not asked for', { TwentyOrMoreEmployeesDate: '2/30/2026' }, []],
  ])('%s', (_what, typed, problems) => {
    expect(formProblems(form(typed), facts).map(({ Field, Message }) => [Field, Message])).toEqual(problems);
  });

  it('stands at the fields, the first problem of each', async () => {
    const values = form({ PrimaryGroup: buildSubgroup(0, { TaxId: '' }), CompanyType: '' });
    const result = await applicationResolver(() => facts)(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(result.errors).toEqual({
      PrimaryGroup: { TaxId: { type: 'rule', message: 'Tax ID is required.' } },
      CompanyType: { type: 'rule', message: 'Company type is required.' },
    });
  });

  it('is asked of the facts as they are then', async () => {
    let current = facts;
    const resolver = applicationResolver(() => current);
    const options = { fields: {}, shouldUseNativeValidation: false };
    expect((await resolver(form(), undefined, options)).errors).toEqual({});
    current = buildApplicationFacts({ takenTaxIds: [buildSubgroup(0).TaxId] });
    expect(Object.keys((await resolver(form(), undefined, options)).errors)).toEqual(['PrimaryGroup']);
  });
});
