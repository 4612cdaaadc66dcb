import { deviceOf, networkOf } from './client-device.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:0db8:0001:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::5', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['', ''],
    ['somebody', ''],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('deviceOf', () => {
  const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome on Linux'],
    ['curl/8.9', 'Another program'],
    [undefined, 'Another program'],
  ])('of %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
    expect(device.length).toBeLessThanOrEqual(40);
  });
});
