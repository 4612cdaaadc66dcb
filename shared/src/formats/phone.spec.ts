import fc from 'fast-check';
import { PHONE_TEN_DIGITS, formatPhone, formatPhoneInput, parsePhone, phoneHref, phoneProblem } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '3135550100',
    '(313)555-0100',
    '(313) 555-0100',
    '313-555-0100',
    '313.555.0100',
    '+1 313 555 0100',
    '1-313-555-0100',
  ])('is read from %j', (text) => {
    expect([phoneProblem(text), parsePhone(text)]).toEqual([null, '3135550100']);
  });

  it.each(['313555010', '31355501000', '23135550100', '313-555-010O', '313-555-0100 ext 5', '-'])(
    'is not read from %j',
    (text) => {
      expect([phoneProblem(text), parsePhone(text)]).toEqual([PHONE_TEN_DIGITS, null]);
    },
  );

  it('may be blank', () => {
    expect([phoneProblem(''), phoneProblem('  '), parsePhone('')]).toEqual([null, null, null]);
  });

  it.each([
    ['3135550100', '(313) 555-0100', '(313)555-0100'],
    ['313555', '313555', '313555'],
    ['', '', ''],
    [null, '', ''],
    [undefined, '', ''],
  ])('%j is shown as %j and typed as %j', (phone, shown, typed) => {
    expect([formatPhone(phone), formatPhoneInput(phone)]).toEqual([shown, typed]);
  });

  it('is the same ten digits after each of its forms', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{10}$/),
        (digits) => parsePhone(formatPhone(digits)) === digits && parsePhone(formatPhoneInput(digits)) === digits,
      ),
    );
  });
});

it.each([
  ['3135550100', 'tel:+13135550100'],
  ['(313) 555-0100', 'tel:+13135550100'],
  ['1-800-318-2596', 'tel:+18003182596'],
  ['711', 'tel:711'],
])('%s is called by %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
