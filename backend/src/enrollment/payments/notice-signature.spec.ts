import { noticeProblem, signatureOf } from './notice-signature.ts';

const KEY = 'a key of the provider and of nobody else';
const NOW = new Date('2026-11-20T15:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const BODY = '{"Reference":"r","Outcome":"Paid"}';

const signed = (timestamp = String(SECONDS), { key = KEY, body = BODY } = {}) => ({
  body: Buffer.from(body),
  timestamp,
  signature: signatureOf(key, { body, timestamp }),
});
const problem = (notice: ReturnType<typeof signed>) => noticeProblem(notice, { key: KEY, now: NOW });

describe('the signature of a payment notice', () => {
  it('is the HMAC of its time and its bytes', () => {
    expect(problem(signed())).toBeNull();
    expect(signed().signature).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['another key', signed(undefined, { key: 'another key' })],
    ['another body', { ...signed(), body: Buffer.from(BODY.replace('Paid', 'Held')) }],
    ['another time', { ...signed(), timestamp: String(SECONDS + 1) }],
    ['a digit less', { ...signed(), signature: signed().signature.slice(1) }],
    ['capital letters', { ...signed(), signature: signed().signature.toUpperCase().replace(/^./, 'A') }],
    ['nothing', { ...signed(), signature: '' }],
    ['zeros', { ...signed(), signature: '0'.repeat(64) }],
  ])('is not valid with %s', (_what, notice) => {
    expect(problem(notice)).toBe('signature');
  });

  it.each([
    [-301, 'timestamp'],
    [-300, null],
    [300, null],
    [301, 'timestamp'],
  ])('is valid for five minutes around its time: %i s', (seconds, expected) => {
    expect(problem(signed(String(SECONDS + seconds)))).toBe(expected);
  });

  it.each(['', 'now', 'NaN', 'Infinity', '-Infinity', '99999999999999999999'])(
    'needs a time: "%s" is none',
    (timestamp) => {
      expect(problem(signed(timestamp))).toBe('timestamp');
    },
  );
});
