import { randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ShareTokens } from '../../../quoting/proposals/share-tokens.ts';

const CODES = 1_000_000;
/** A digest that matches nothing: tokens that we did not sign take the same path to the same answer, in the same time. */
const NO_DIGEST = '';

/** The two parts with which an employer gets in, and their digests, which alone are stored. */
@Injectable()
export class EmployerCodes {
  constructor(private readonly tokens: ShareTokens) {}

  issue(): { token: string; code: string; tokenDigest: string; codeDigest: string } {
    const { token, digest: tokenDigest } = this.tokens.create();
    const code = String(randomInt(CODES)).padStart(6, '0');
    return { token, code, tokenDigest, codeDigest: this.tokens.codeDigest(tokenDigest, code) };
  }

  tokenDigest(token: string): string {
    return this.tokens.digest(token) ?? NO_DIGEST;
  }

  isCodeOf({ tokenDigest, codeDigest }: { tokenDigest: string; codeDigest: string }, code: string): boolean {
    return timingSafeEqual(Buffer.from(codeDigest), Buffer.from(this.tokens.codeDigest(tokenDigest, code)));
  }
}
