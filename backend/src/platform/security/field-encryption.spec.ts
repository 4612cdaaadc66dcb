import { Env } from '../config/env.ts';
import { FieldEncryption } from './field-encryption.ts';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const withKeys = (fieldKeys: string) => new FieldEncryption(new Env({ NODE_ENV: 'test', FIELD_KEYS: fieldKeys }));

describe('an encrypted field', () => {
  const encryption = withKeys(`a:${key('a')}`);
  const sealed = encryption.seal('123456789', 'census_members.ssn:1');

  it('opens again in its own row', () => {
    expect(encryption.open(sealed, 'census_members.ssn:1')).toBe('123456789');
  });

  it('does not open in another row', () => {
    expect(() => encryption.open(sealed, 'census_members.ssn:2')).toThrow();
  });

  it('looks different each time', () => {
    expect(encryption.seal('123456789', 'census_members.ssn:1')).not.toBe(sealed);
  });

  it.each([1, 9, 13, 20, 28])('does not open when it is cut after %i bytes', (length) => {
    const [keyId, body = ''] = sealed.split('.');
    const cut = Buffer.from(body, 'base64url').subarray(0, length).toString('base64url');
    expect(() => encryption.open(`${keyId}.${cut}`, 'census_members.ssn:1')).toThrow();
  });

  it('still opens after a newer key was put first', () => {
    const rotated = withKeys(`b:${key('b')},a:${key('a')}`);
    expect(rotated.open(sealed, 'census_members.ssn:1')).toBe('123456789');
    expect(rotated.seal('123456789', 'x')).toMatch(/^b\./);
  });

  it('does not open under another key of the same name', () => {
    expect(() => withKeys(`a:${key('z')}`).open(sealed, 'census_members.ssn:1')).toThrow();
  });

  it.each(['a:short', 'a', `:${key('a')}`, `a b:${key('a')}`])('refuses the keys "%s"', (keys) => {
    expect(() => withKeys(keys)).toThrow('FIELD_KEYS must list keys');
  });
});

const COLUMN = 'census_members.ssnSealed';
const indexKey = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;
const indexWithKeys = (...keys: string[]) =>
  new FieldEncryption(new Env({ NODE_ENV: 'test', FIELD_KEYS: keys.join() }));
const ssnOf = (index: number) => String(219_000_000 + index);

describe('the buckets of SSNs', () => {
  const encryption = indexWithKeys(indexKey('a', 'a'));

  it('are the same for equal ones, whole numbers below 65,536', () => {
    const buckets = Array.from({ length: 2_000 }, (_, index) => encryption.bucket(ssnOf(index), COLUMN));
    expect(buckets.every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < 65_536)).toBe(true);
    expect(encryption.bucket(ssnOf(7), COLUMN)).toBe(buckets[7]);
  });

  it('hold several SSNs each, so that an equal bucket does not mean an equal SSN', () => {
    const buckets = Array.from({ length: 20_000 }, (_, index) => encryption.bucket(ssnOf(index), COLUMN));
    // Of 20,000 in 65,536 at random, some 2,800 share their bucket; fewer if they were not spread evenly, none if they were unique.
    const distinct = new Set(buckets).size;
    expect(distinct).toBeGreaterThan(16_800);
    expect(distinct).toBeLessThan(17_600);
  });

  it('differ by indexKey and by column', () => {
    const ssns = Array.from({ length: 50 }, (_, index) => ssnOf(index));
    const bucketsOf = (by: FieldEncryption, column = COLUMN) => ssns.map((ssn) => by.bucket(ssn, column)).join();
    const kinds = [
      bucketsOf(encryption),
      bucketsOf(indexWithKeys(indexKey('b', 'b'))),
      bucketsOf(encryption, 'other.ssnSealed'),
    ];
    expect(new Set(kinds).size).toBe(3);
  });

  it('are searched under every indexKey, and stored under the newest', () => {
    const rotating = indexWithKeys(indexKey('b', 'b'), indexKey('a', 'a'));
    const newest = indexWithKeys(indexKey('b', 'b'));
    expect(rotating.bucket(ssnOf(1), COLUMN)).toBe(newest.bucket(ssnOf(1), COLUMN));
    expect(rotating.buckets(ssnOf(1), COLUMN)).toEqual([
      newest.bucket(ssnOf(1), COLUMN),
      encryption.bucket(ssnOf(1), COLUMN),
    ]);
  });
});
