import { addressAfterSignIn, partnerAddress, signInAddress, startAddress } from './start-address.ts';

describe('startAddress', () => {
  it.each([
    ['?ffmid=A7&applicationCompleted=true', '/quote/plan-selection/individual/A7'],
    ['?ffmid=..%2F..%2Fx&applicationCompleted=true', '/quote/plan-selection/individual/..%2F..%2Fx'],
    ['?applicationCompleted=true&ffmid=A7&consent=3', '/quote/plan-selection/individual/A7'],
    ['?ffmid=A7&ffmid=B8&applicationCompleted=true', '/quote/plan-selection/individual/A7'],
    [
      '?ffmid=A7%3FssoDest%3D%2Fx%23y&applicationCompleted=true',
      '/quote/plan-selection/individual/A7%3FssoDest%3D%2Fx%23y',
    ],
    ['?ffmid=%2F%2Fevil.example&applicationCompleted=true', '/quote/plan-selection/individual/%2F%2Fevil.example'],
    ['?ffmid=%00%0d%0aA7&applicationCompleted=true', '/quote/plan-selection/individual/%00%0D%0AA7'],
    ['?ffmid=..&applicationCompleted=true', '/dashboard'],
    ['?ffmid=.&applicationCompleted=true', '/dashboard'],
    ['?ffmid=&applicationCompleted=true', '/dashboard'],
    ['?ffmid=A7&applicationCompleted=TRUE', '/dashboard'],
    ['?ffmid=A7&applicationCompleted=1', '/dashboard'],
    ['?ffmid=A7&applicationCompleted=true&ssoDest=https://evil.example', '/quote/plan-selection/individual/A7'],
    ['?ffmid=A7&applicationCompleted=false', '/dashboard'],
    ['?ffmid=A7&applicationCompleted=false&ssoDest=/new-group', '/dashboard'],
    ['?applicationCompleted=true', '/dashboard'],
    ['?applicationCompleted=', '/dashboard'],
    ['?ffmid=A7', null],
    ['?ssoDest=/new-group', '/new-group'],
    ['?ssoDest=https://evil.example', null],
    ['?ssoDest=//evil.example', null],
    ['', null],
  ])('%j leads to %j', (query, expected) => {
    expect(startAddress(query)).toBe(expected);
  });
});

describe('partnerAddress', () => {
  it.each([
    ['partner.example', 'partner.example', '/login', '/sales/group'],
    ['partner.example', 'partner.example', '/dashboard', '/sales/group'],
    ['partner.example', 'partner.example', '/new-group', null],
    ['quote.example', 'partner.example', '/dashboard', null],
    ['quote.example', null, '/dashboard', null],
  ])('%s with partner %j, path %s: %j', (host, partner, path, expected) => {
    expect(partnerAddress(host, partner, path)).toBe(expected);
  });
});

describe('the way to the sign-in page and back', () => {
  it.each([
    ['/quotes/census/group/7?page=2', '/login?returnUrl=%2Fquotes%2Fcensus%2Fgroup%2F7%3Fpage%3D2'],
    ['/', '/login'],
    ['/login', '/login'],
    ['/login?returnUrl=%2Fnew-group', '/login'],
  ])('from %s goes to %s', (path, expected) => {
    expect(signInAddress(path)).toBe(expected);
  });

  it.each([
    ['?returnUrl=%2Fquotes%2Fcensus%2Fgroup%2F7%3Fpage%3D2', '/quotes/census/group/7?page=2'],
    ['?returnUrl=%2F%2Fevil.example', '/dashboard'],
    ['?returnUrl=%2Flogin%3FreturnUrl%3D%2Flogin', '/dashboard'],
    ['?ssoDest=/search&returnUrl=%2Fnew-group', '/search'],
    ['', '/dashboard'],
  ])('with %j ends on %s', (query, expected) => {
    expect(addressAfterSignIn(query)).toBe(expected);
  });
});
