import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { isoDate } from '#shared/dates/iso-date';
import { differences, keysOf, mergeForms, newForm, toForm, toRequest, type RuleForm } from './rule-form.ts';

const form: RuleForm = {
  Key: 'MaxEmployeeAge',
  Value: '99',
  Description: 'Oldest age',
  EffectiveDate: '2014-01-01',
  TermDate: '',
  QuoteEffectiveStartDate: '',
  QuoteEffectiveEndDate: null,
};

describe('differences', () => {
  it.each<[string, Partial<RuleForm>, string[]]>([
    ['nothing', {}, []],
    ['spaces around the value', { Value: ' 99 ' }, []],
    ['an empty date written as null', { TermDate: null }, []],
    ['the value', { Value: '1500' }, ['Value: 99 → 1,500']],
    ['the term date', { TermDate: '2026-12-31' }, ['TermDate: No end → 12/31/2026']],
    ['the description', { Description: null }, ['Description: Oldest age → None']],
  ])('shows %s', (_what, change, expected) => {
    const shown = differences(form, { ...form, ...change });
    expect(shown.map(({ field, before, after }) => `${field}: ${before} → ${after}`)).toEqual(expected);
  });

  it('reads a switch and a list by their meaning', () => {
    const flag = { ...form, Key: 'SiteDownFlag', Value: 'false' };
    const list = { ...form, Key: 'InternalSales', Value: 'a,b' };
    expect(differences(flag, { ...flag, Value: 'true' })[0]).toMatchObject({ before: 'No', after: 'Yes' });
    expect(differences(list, { ...list, Value: 'a, b' })).toEqual([]);
  });
});

describe('mergeForms', () => {
  it('keeps what I changed and takes the rest from the other', () => {
    const mine = { ...form, Value: '80' };
    const theirs = { ...form, Value: '90', TermDate: '2026-12-31' };
    expect(mergeForms(form, mine, theirs)).toEqual({ ...theirs, Value: '80' });
  });
});

describe('toRequest', () => {
  it('sends days as days, nothing as null, and no Id for a new rule', () => {
    expect(toRequest({ ...form, TermDate: '2026-12-31', Description: null }, 0)).toEqual({
      Key: 'MaxEmployeeAge',
      Value: '99',
      Description: '',
      EffectiveDate: '2014-01-01',
      TermDate: '2026-12-31',
      QuoteEffectiveStartDate: null,
      QuoteEffectiveEndDate: null,
      ConfigSource: 0,
    });
  });

  it('names the version that it replaces', () => {
    expect(toRequest(form, 0, 7).Id).toBe(7);
  });
});

describe('a new rule', () => {
  const today = isoDate('2026-11-20');

  it('starts with the first key of its tab', () => {
    const keys = keysOf(1);
    expect(keys).toEqual([...keys].sort((one, other) => one.localeCompare(other)));
    expect(keysOf(0)).not.toContain(keys[0]);
  });

  it('takes over the value in force, not its dates', () => {
    const inForce: BusinessRuleResponse = {
      Id: 7,
      Key: 'MaxEmployeeAge',
      Value: '80',
      Type: 'number',
      Description: 'Oldest age',
      EffectiveDate: isoDate('2014-01-01'),
      TermDate: isoDate('2026-12-31'),
      QuoteEffectiveStartDate: null,
      QuoteEffectiveEndDate: null,
      ConfigSource: 0,
      IsActive: true,
      ChangedAt: '2026-11-01T12:00:00.000Z',
      ChangedBy: 'superuser',
    };
    expect(newForm('MaxEmployeeAge', inForce, today)).toEqual({
      ...toForm(inForce),
      EffectiveDate: today,
      TermDate: '',
    });
  });

  it('takes the default where the key has no rule', () => {
    expect(newForm('MaxEmployeeAge', undefined, today).Value).toBe('99');
  });
});
