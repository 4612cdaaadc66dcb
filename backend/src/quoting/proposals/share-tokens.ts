import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/config/env.ts';

const SECRET_BYTES = 32;
/** 32 bytes in base64url, without padding. */
const PART_LENGTH = 43;
const TOKEN = new RegExp(`^[\\w-]{${2 * PART_LENGTH}}$`);

/**
 * The last part of a link's URL: 256 random bits, and our signature over them. It does not reveal what it opens, and a copy of the database
 * opens nothing: that contains only the digest of the random part, and not the signing key.
 */
@Injectable()
export class ShareTokens {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = Buffer.from(env.shareLinkKey, 'base64');
  }

  create(): { token: string; digest: string } {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    return { token: secret + this.sign(secret), digest: digestOf(secret) };
  }

  /** The digest of a code that a link needs too. Under a key, because a code has few digits. */
  codeDigest(tokenDigest: string, code: string): string {
    return createHmac('sha256', this.key).update(`code\0${tokenDigest}\0${code}`).digest('hex');
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

  private sign(secret: string): string {
    return createHmac('sha256', this.key).update(secret).digest('base64url');
  }
}

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The path of the page behind a link. */
export const sharePath = (token: string): string => `/p/${token}`;
