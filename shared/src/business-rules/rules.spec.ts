import { RULE_CATALOGUE, RULE_KEYS } from '#shared/business-rules/rule-catalogue';
import { readRules } from '#shared/business-rules/rules';
import { storedValue, valueProblem } from '#shared/business-rules/rule-value';
import * as words from '#shared/business-rules/rule-value';

describe('readRules', () => {
  it('answers the default of every key that is missing', () => {
    const rules = readRules({});
    expect(rules.MinNumberEmployeesInSmallGroup).toBe(2);
    expect(rules.MaxNumberEmployeesInSmallGroup).toBe(50);
    expect(rules.InternalSales).toEqual(['pq-role-internalsales']);
    expect(rules.DisableForExternalAgentFlag).toBe(false);
    expect(rules.OpenEnrollmentEndDate).toBe('2027-01-15');
    expect(rules.OEPMarchCutOffDate).toBeNull();
    expect(rules.DownTimeBannerMessage).toBe('');
  });

  it('reads each type from the text that the wire carries', () => {
    const rules = readRules({
      MaxEmployeeAge: '75',
      DisableForExternalAgentFlag: 'TRUE',
      OpenEnrollmentEndDate: '1/15/2028',
      InternalOperations: 'ops, second-line',
      SmallGroupSalesPhoneNum: ' (800) 555-0199 ',
    });
    expect(rules.MaxEmployeeAge).toBe(75);
    expect(rules.DisableForExternalAgentFlag).toBe(true);
    expect(rules.OpenEnrollmentEndDate).toBe('2028-01-15');
    expect(rules.InternalOperations).toEqual(['ops', 'second-line']);
    expect(rules.SmallGroupSalesPhoneNum).toBe('(800) 555-0199');
  });

  it('leaves keys outside the catalogue aside', () => {
    expect(readRules({ SomethingElse: 'x' })).not.toHaveProperty('SomethingElse');
  });

  it.each([
    ['MaxEmployeeAge', 'old', words.NOT_A_NUMBER],
    ['DisableForExternalAgentFlag', 'yes', words.NOT_A_FLAG],
    ['FFMEndDate', '2027-02-29', words.NOT_A_DAY],
    ['InternalSales', ' ', words.NOT_A_LIST],
  ])('names the key of a malformed value: %s', (key, text, message) => {
    expect(() => readRules({ [key]: text })).toThrow(new RangeError(`Business rule ${key}: ${message}`));
  });
});

describe('the catalogue', () => {
  it.each(RULE_KEYS)('%s has a default of its own type and says what it means', (key) => {
    const { type, default: value, description } = RULE_CATALOGUE[key];
    expect(valueProblem(type, value)).toBeNull();
    expect(storedValue(type, value)).toBe(value);
    expect(description).toMatch(/[.)]$/);
    // For users: what the rule does, never how it was made.
    expect(description).not.toMatch(/\b(spec|specification|document|chosen|not shown|not named|our own|program)\b/i);
    expect(description.length).toBeLessThanOrEqual(500);
  });
});

describe('valueProblem', () => {
  it.each([
    ['number', '0', null],
    ['number', ' 25 ', null],
    ['number', '', words.NOT_A_NUMBER],
    ['number', '-1', words.NOT_A_NUMBER],
    ['number', '2.5', words.NOT_A_NUMBER],
    ['number', '1e3', words.NOT_A_NUMBER],
    ['number', '999999999', null],
    ['number', '1000000000', words.NOT_A_NUMBER],
    ['flag', 'true', null],
    ['flag', 'False', null],
    ['flag', '1', words.NOT_A_FLAG],
    ['flag', '', words.NOT_A_FLAG],
    ['day', '', null],
    ['day', '2028-02-29', null],
    ['day', '2/29/2028', null],
    ['day', '2027-02-29', words.NOT_A_DAY],
    ['day', 'tomorrow', words.NOT_A_DAY],
    ['list', 'a', null],
    ['list', 'a, b', null],
    ['list', '', words.NOT_A_LIST],
    ['list', 'a,,b', words.NOT_A_LIST],
    ['list', ',', words.NOT_A_LIST],
    ['text', '', null],
    ['text', 'x'.repeat(2000), null],
    ['text', 'x'.repeat(2001), words.VALUE_TOO_LONG],
  ] as const)('%s "%s"', (type, text, message) => {
    expect(valueProblem(type, text)).toBe(message);
  });
});

describe('storedValue', () => {
  it.each([
    ['flag', ' TRUE ', 'true'],
    ['day', '1/5/2027', '2027-01-05'],
    ['day', '  ', ''],
    ['list', ' a , b ', 'a,b'],
    ['number', ' 7 ', '7'],
    ['text', ' Two words ', 'Two words'],
  ] as const)('%s "%s" is stored as "%s"', (type, text, stored) => {
    expect(storedValue(type, text)).toBe(stored);
  });
});
