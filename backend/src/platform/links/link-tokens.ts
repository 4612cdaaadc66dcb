import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LinkPurpose } from '#shared/links/link';
import { Env } from '../config/env.ts';

const SECRET_BYTES = 32;
/** 32 bytes in base64url, without padding. */
const PART_LENGTH = 43;
const CODES = 1_000_000;
const TOKEN = new RegExp(`^[\\w-]{${2 * PART_LENGTH}}$`);

/**
 * The last part of a link's URL: 256 random bits, and our signature over them. It does not reveal what it opens, and a copy of the database
 * opens nothing: that contains only the digest of the random part, and not the signing key.
 */
@Injectable()
export class LinkTokens {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = Buffer.from(env.shareLinkKey, 'base64');
  }

  create(): { token: string; digest: string } {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    return { token: secret + this.sign(secret), digest: digestOf(secret) };
  }

  /** The second part of a link that needs one, which is told in another way. */
  createCode(salt: string): { code: string; codeDigest: string } {
    const code = String(randomInt(CODES)).padStart(6, '0');
    return { code, codeDigest: this.codeDigest(salt, code) };
  }

  isCode(codeDigest: string, code: string): boolean {
    const [salt = ''] = codeDigest.split(':');
    return timingSafeEqual(Buffer.from(codeDigest), Buffer.from(this.codeDigest(salt, code)));
  }

  /** The digest under which this token's link is stored; null for tokens that we did not sign. */
  digest(token: string): string | null {
    if (!TOKEN.test(token)) {
      return null;
    }
    const secret = token.slice(0, PART_LENGTH);
    const isOurs = timingSafeEqual(Buffer.from(token.slice(PART_LENGTH)), Buffer.from(this.sign(secret)));
    return isOurs ? digestOf(secret) : null;
  }

  /** Under a key, because a code has few digits. The salt stays when the link gets another address. */
  private codeDigest(salt: string, code: string): string {
    return `${salt}:${createHmac('sha256', this.key).update(`code\0${salt}\0${code}`).digest('hex')}`;
  }

  private sign(secret: string): string {
    return createHmac('sha256', this.key).update(secret).digest('base64url');
  }
}

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const PATHS: Record<LinkPurpose, string> = {
  Proposal: '/p/',
  EmployerSignature: '/sign#',
  Employee: '/my-coverage#',
  Password: '/set-password#',
  Consent: '/agree#',
  Review: '/agree#',
  Proofs: '/my-documents#',
};

/** The path of the page behind a link. After #, no server and no log sees the token. */
export const linkPath = (purpose: LinkPurpose, token: string): string => PATHS[purpose] + token;
