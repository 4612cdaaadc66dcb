import { Env } from '../config/env.ts';
import { FieldEncryption } from './field-encryption.ts';

const COLUMN = 'census_members.ssnSealed';
const key = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;
const withKeys = (...keys: string[]) => new FieldEncryption(new Env({ NODE_ENV: 'test', FIELD_KEYS: keys.join() }));
const ssnOf = (index: number) => String(219_000_000 + index);

describe('the buckets of SSNs', () => {
  const encryption = withKeys(key('a', 'a'));

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

  it('differ by key and by column', () => {
    const ssns = Array.from({ length: 50 }, (_, index) => ssnOf(index));
    const bucketsOf = (by: FieldEncryption, column = COLUMN) => ssns.map((ssn) => by.bucket(ssn, column)).join();
    const kinds = [bucketsOf(encryption), bucketsOf(withKeys(key('b', 'b'))), bucketsOf(encryption, 'other.ssnSealed')];
    expect(new Set(kinds).size).toBe(3);
  });

  it('are searched under every key, and stored under the newest', () => {
    const rotating = withKeys(key('b', 'b'), key('a', 'a'));
    const newest = withKeys(key('b', 'b'));
    expect(rotating.bucket(ssnOf(1), COLUMN)).toBe(newest.bucket(ssnOf(1), COLUMN));
    expect(rotating.buckets(ssnOf(1), COLUMN)).toEqual([
      newest.bucket(ssnOf(1), COLUMN),
      encryption.bucket(ssnOf(1), COLUMN),
    ]);
  });
});
