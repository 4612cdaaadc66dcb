import { ownPath, returnOf, withReturn } from '#shared/answers/own-path';

describe('ownPath', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/quotes/census/group/7?page=2#row', '/quotes/census/group/7?page=2#row'],
    ['/a/../dashboard', '/dashboard'],
    ['dashboard', null],
    ['', null],
    [null, null],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/..//evil.example', null],
    ['javascript:alert(1)', null],
  ])('%j leads to %j', (text, expected) => {
    expect(ownPath(text)).toBe(expected);
  });
});

describe('the way back to the queue', () => {
  it('is carried by the address of the quote, with filter, page and row', () => {
    const queue = '/sales/group?filter=%7B%22q%22%3A%22a%26b%22%7D&page=2#quote-7';
    const address = withReturn('/enrollment/group/7', queue);
    expect(address).toMatch(/^\/enrollment\/group\/7\?returnUrl=/);
    expect(returnOf(new URL(address, 'https://own.invalid').search)).toBe(queue);
  });

  it('follows what an address asks already', () => {
    expect(withReturn('/x?a=1', '/sales/group')).toBe('/x?a=1&returnUrl=%2Fsales%2Fgroup');
  });

  it.each([
    ['', null],
    ['?returnUrl=', null],
    ['?returnUrl=/dashboard', null],
    ['?returnUrl=/salesforce', null],
    ['?returnUrl=//evil.example/sales/', null],
    ['?returnUrl=https://evil.example/sales/group', null],
    ['?returnUrl=/sales/../dashboard', null],
    ['?returnUrl=javascript:alert(1)', null],
    ['?returnUrl=/sales/group/renewals', '/sales/group/renewals'],
  ])('of %j is %j', (search, expected) => {
    expect(returnOf(search)).toBe(expected);
  });
});
