import { addressAfterSignIn, isSignInAddress, signInAddress } from './addresses.ts';

describe('the way to the console’s sign-in page and back', () => {
  it.each([
    ['/sales/configuration/shop?page=2', '/sales/login?returnUrl=%2Fsales%2Fconfiguration%2Fshop%3Fpage%3D2'],
    ['/sales/', '/sales/login'],
    ['/sales', '/sales/login'],
    ['/sales/login?returnUrl=%2Fsales%2Fx', '/sales/login'],
  ])('from %s goes to %s', (from, expected) => {
    expect(signInAddress(from)).toBe(expected);
  });

  it.each([
    ['?returnUrl=%2Fsales%2Fconfiguration%2F7', '/sales/configuration/7'],
    ['?returnUrl=%2Fdashboard', '/sales/'],
    ['?returnUrl=%2Fsalesforce', '/sales/'],
    ['?returnUrl=%2Fsales%2F..%2Fdashboard', '/sales/'],
    ['?returnUrl=%2F%2Fevil.example%2Fsales%2F', '/sales/'],
    ['?returnUrl=https%3A%2F%2Fevil.example%2Fsales%2F', '/sales/'],
    ['?returnUrl=%2Fsales%2Flogin', '/sales/'],
    ['', '/sales/'],
  ])('with %j ends on %s', (query, expected) => {
    expect(addressAfterSignIn(query)).toBe(expected);
  });

  it('knows the sign-in page with and without a last slash', () => {
    expect(['/sales/login', '/sales/login/', '/sales/'].map(isSignInAddress)).toEqual([true, true, false]);
  });
});
