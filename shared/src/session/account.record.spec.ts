import {
  isPreferenceKey,
  SINGLE_SIGN_ON_PROBLEMS,
  singleSignOnAddress,
  singleSignOnMessage,
} from '#shared/session/account.record';

describe('the key of a setting', () => {
  it.each([
    ['group.new.columns', true],
    ['configuration-shop.savedQueries', true],
    ['a', true],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
    ['', false],
    ['/group.listParams', false],
    ['.hidden', false],
    ['1st', false],
    ['a b', false],
    ['a\n', false],
  ])('%j is one: %s', (key, is) => {
    expect(isPreferenceKey(key)).toBe(is);
  });
});

describe('singleSignOnMessage', () => {
  it.each([
    ['sign-on-unknown', SINGLE_SIGN_ON_PROBLEMS['sign-on-unknown']],
    ['<b>anything else</b>', null],
    ['toString', null],
    ['', null],
    [null, null],
  ])('for the error %j is %j', (error, message) => {
    expect(singleSignOnMessage(error)).toBe(message);
  });
});

describe('singleSignOnAddress', () => {
  it.each([
    ['/api/account/SingleSignOn', '/search?a=1&b=2', '/api/account/SingleSignOn?returnUrl=%2Fsearch%3Fa%3D1%26b%3D2'],
    ['/api/account/SingleSignOn', null, '/api/account/SingleSignOn'],
    [null, '/search', null],
    [undefined, null, null],
  ])('of %j back to %j is %j', (path, returnUrl, address) => {
    expect(singleSignOnAddress(path, returnUrl)).toBe(address);
  });
});
