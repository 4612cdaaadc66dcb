import {
  changedAnswers,
  differingPaths,
  isCopiedContact,
  valuesByPath,
} from '#shared/enrollment/application/answer-fields';
import { answerText, sectionOfField } from '#shared/enrollment/application/answered-sections';
import { fieldLabel, fullFieldLabel } from '#shared/enrollment/application/problem-list';
import { blankAnswers } from '#shared/enrollment/application/blank-answers';
import { buildAnswers, buildSubgroup } from '#support/shared/application-answers.ts';

describe('answerText', () => {
  it.each`
    path                                | value           | text
    ${'CobraRequired'}                  | ${true}         | ${'Yes'}
    ${'CobraRequired'}                  | ${false}        | ${'No'}
    ${'CobraRequired'}                  | ${null}         | ${''}
    ${'NumberWaiving'}                  | ${0}            | ${'0'}
    ${'Section111EffectiveDate'}        | ${'2027-01-03'} | ${'1/3/2027'}
    ${'PrimaryGroup.TaxId'}             | ${'381234567'}  | ${'38-1234567'}
    ${'SubGroups.0.Admin.Phone'}        | ${'3135550100'} | ${'(313) 555-0100'}
    ${'EmployeeSegments.0.NewHireRule'} | ${'Days30'}     | ${'30 days'}
    ${'EmployeeSegments.0.LayoffRule'}  | ${'Days30'}     | ${'30 days after the last day worked'}
    ${'AccountData.AccountType'}        | ${1}            | ${'Savings'}
    ${'CompanyType'}                    | ${'Farmer'}     | ${'Farmer'}
  `('$path of $value reads "$text"', ({ path, value, text }) => {
    expect(answerText(path, value)).toBe(text);
  });
});

describe('the names of fields', () => {
  it.each([
    ['PrimaryGroup.TaxId', 'Tax ID', 'Tax ID'],
    ['SubGroups.0.TaxId', 'Tax ID', 'S002: Tax ID'],
    ['SubGroups.19.Admin.Phone', 'Group admin phone', 'S021: Group admin phone'],
    ['EmployeeSegments.1.SegmentName', 'Segment name', 'CA02: Segment name'],
    ['CompanyType', 'Company type', 'Company type'],
  ])('%s', (path, label, full) => {
    expect([fieldLabel(path), fullFieldLabel(path)]).toEqual([label, full]);
  });

  it('say everything that an application has, each in a section of the form', () => {
    const paths = [...valuesByPath(buildAnswers({ SubGroups: [buildSubgroup(1)] })).keys()];
    const unnamed = paths.filter((path) => fieldLabel(path).includes('.') || sectionOfField(path) === null);
    expect(unnamed.filter((path) => !path.endsWith('.Address.County'))).toEqual([]);
    expect(sectionOfField('Application')).toBeNull();
  });
});

describe('what differs between two applications', () => {
  it('is named by path and by field', () => {
    const after = buildAnswers({ CobraRequired: true, PrimaryGroup: buildSubgroup(0, { TaxId: '389999999' }) });
    expect(differingPaths(buildAnswers(), after)).toEqual(['CobraRequired', 'PrimaryGroup.TaxId']);
    expect(changedAnswers(buildAnswers(), after)).toEqual(['CobraRequired', 'PrimaryGroup']);
  });

  it('is nothing between a blank and a missing answer', () => {
    expect(differingPaths({ one: null }, { one: '', two: undefined })).toEqual([]);
    expect(differingPaths({ one: null }, { one: false })).toEqual(['one']);
  });

  it.each`
    path                            | copied
    ${'PrimaryGroup.Billing.Phone'} | ${true}
    ${'PrimaryGroup.Ceo.Phone'}     | ${false}
    ${'PrimaryGroup.Admin.Phone'}   | ${false}
    ${'SubGroups.0.Ceo.Email'}      | ${true}
    ${'CompanyType'}                | ${false}
  `('$path only repeats the group admin: $copied', ({ path, copied }) => {
    const PrimaryGroup = buildSubgroup(0, { UseAdminForBilling: true, UseAdminForCEO: false });
    const values = valuesByPath(buildAnswers({ PrimaryGroup, SubGroups: [buildSubgroup(1)] }));
    expect(isCopiedContact(path, values)).toBe(copied);
  });

  it('names what was dropped', () => {
    const before = buildAnswers({ SubGroups: [buildSubgroup(1)] });
    expect(changedAnswers(before, buildAnswers())).toEqual(['SubGroups']);
    expect(changedAnswers(blankAnswers(), blankAnswers())).toEqual([]);
  });
});
