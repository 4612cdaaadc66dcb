import { CURRENCY } from './currency-format.ts';
import { SSN_DOTS, UNREADABLE_SSN } from '#shared/formats/ssn';
import { SSN } from './ssn-format.ts';
import { valueOf } from './typed-format.ts';

describe('what the form keeps of typed text', () => {
  it.each([
    ['$1,234.50', 1234.5],
    ['(2.25)', -2.25],
    ['0', 0],
    ['', null],
    ['12.345', '12.345'],
  ])('an amount typed as %j is kept as %j', (text, value) => {
    expect(valueOf(text, CURRENCY)).toBe(value);
  });

  it.each([
    ['123-45-6789', '123456789'],
    ['', ''],
    [' ', ''],
    ['12345', '12345'],
    ['***-**-6789', '***-**-6789'],
    [SSN_DOTS, SSN_DOTS],
  ])('an SSN typed as %j is kept as %j', (text, value) => {
    expect(valueOf(text, SSN)).toBe(value);
  });
});

describe('an SSN in its field', () => {
  it.each([
    ['123456789', '123-45-6789', '••••••••••'],
    ['***-**-6789', '••••••••••', '••••••••••'],
    [SSN_DOTS, SSN_DOTS, SSN_DOTS],
    [UNREADABLE_SSN, UNREADABLE_SSN, UNREADABLE_SSN],
    ['12345', '12345', '12345'],
    ['000123456', '000-12-3456', '000123456'],
    ['', '', ''],
    [null, '', ''],
  ])('%j is edited as %j and shown as %j', (value, edited, shown) => {
    expect([SSN.edit?.(value), SSN.show(value)]).toEqual([edited, shown]);
  });
});

describe('an amount in its field', () => {
  it.each([
    [1234.5, '1234.50', '$1,234.50'],
    [-2, '-2.00', '($2.00)'],
    [0, '0.00', '$0.00'],
    [null, '', ''],
    ['12.345', '12.345', '12.345'],
  ])('%j is edited as %j and shown as %j', (value, edited, shown) => {
    expect([CURRENCY.edit?.(value), CURRENCY.show(value)]).toEqual([edited, shown]);
  });
});
