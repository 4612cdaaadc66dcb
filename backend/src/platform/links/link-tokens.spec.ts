import { Env } from '../config/env.ts';
import { LinkTokens } from './link-tokens.ts';

const tokens = new LinkTokens(new Env({}));

describe('the token of a link', () => {
  it('leads to its digest, holds none of it, and is never the same twice', () => {
    const [one, other] = [tokens.create(), tokens.create()];
    expect(tokens.digest(one.token)).toBe(one.digest);
    expect(one.token).toMatch(/^[\w-]{86}$/);
    expect(one.token).not.toContain(one.digest);
    expect(new Set([one.token, other.token, one.digest, other.digest]).size).toBe(4);
  });

  it('is worth nothing with any other character at any place', () => {
    const { token } = tokens.create();
    const tampered = [...token].map((letter, place) => {
      const changed = letter === 'A' ? 'B' : 'A';
      return token.slice(0, place) + changed + token.slice(place + 1);
    });
    expect(tampered.filter((each) => tokens.digest(each) !== null)).toEqual([]);
  });

  it.each([
    '',
    'x',
    'A'.repeat(85),
    'A'.repeat(86),
    'A'.repeat(87),
    `${'A'.repeat(85)}=`,
    'é'.repeat(86),
    '😀'.repeat(43),
  ])('%s is none of ours', (text) => {
    expect(tokens.digest(text)).toBeNull();
  });

  it('of another installation is none of ours', () => {
    const elsewhere = new LinkTokens(new Env({ SHARE_LINK_KEY: Buffer.alloc(32, 'e').toString('base64') }));
    expect(tokens.digest(elsewhere.create().token)).toBeNull();
  });

  it('has a code that opens this link alone, and stays when the link gets another address', () => {
    const salt = tokens.create().digest;
    const { code, codeDigest } = tokens.createCode(salt);
    expect(code).toMatch(/^\d{6}$/);
    expect(codeDigest).toHaveLength(129);
    const other = code === '000000' ? '000001' : '000000';
    expect([tokens.isCode(codeDigest, code), tokens.isCode(codeDigest, other)]).toEqual([true, false]);
    const elsewhere = codeDigest.replace(salt, tokens.create().digest);
    expect(tokens.isCode(elsewhere, code)).toBe(false);
  });
});
