import { patternRule } from './pattern.ts';

const rule = { pattern: /^[A-Z]\d{3}$/, message: 'One letter and three digits.' };

describe('patternRule', () => {
  it.each([
    ['S001', null],
    [' S001 ', null],
    ['s001', rule.message],
    ['S0011', rule.message],
    ['', null],
    ['  ', null],
  ])('optional: %j gives %j', (text, message) => {
    expect(patternRule(rule)(text)).toBe(message);
  });

  it.each(['', '   '])('asks for a required text that is %j', (text) => {
    expect(patternRule({ ...rule, requiredMessage: 'Subgroup is required.' })(text)).toBe('Subgroup is required.');
  });

  it.each([
    ['S000', 'Not zero.'],
    ['X123', 'Not zero.'],
    ['S100', null],
  ])('exclusions: %j gives %j', (text, message) => {
    expect(patternRule({ ...rule, except: [/000$/, /^X/], exceptMessage: 'Not zero.' })(text)).toBe(message);
  });

  it('gives the general message for an exclusion without one of its own', () => {
    expect(patternRule({ ...rule, except: [/000$/] })('S000')).toBe(rule.message);
  });

  it('answers alike each time with a global expression', () => {
    const check = patternRule({ pattern: /^\d$/g, message: 'One digit.' });
    expect([check('1'), check('1'), check('1')]).toEqual([null, null, null]);
  });
});
