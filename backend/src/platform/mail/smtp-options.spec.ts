import { smtpOptions } from './smtp-options.ts';

describe('the way to the mail server', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTLS: true }],
    ['smtp://mail.example.com:2525', { port: 2525, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtps://mail.example.com', { port: 465, secure: true, requireTLS: false }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, secure: false, requireTLS: false, ignoreTLS: true }],
    ['smtp://localhost:25', { requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:25', { host: '::1', requireTLS: false, ignoreTLS: true }],
    ['smtp://localhost.example.com', { requireTLS: true, ignoreTLS: false }],
  ])('%s is reached with %j', (url, expected) => {
    expect(smtpOptions(url, 500)).toMatchObject(expected);
  });

  it('has a time limit at each step, and signs in with a password of any characters', () => {
    const options = smtpOptions('smtp://me%40example.com:p%3A%2F%20w@mail.example.com', 500);
    expect(options).toMatchObject({
      auth: { user: 'me@example.com', pass: 'p:/ w' },
      dnsTimeout: 500,
      connectionTimeout: 500,
      greetingTimeout: 500,
      socketTimeout: 500,
    });
    expect(smtpOptions('smtp://mail.example.com', 500)).not.toHaveProperty('auth');
  });
});
