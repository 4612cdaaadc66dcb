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
