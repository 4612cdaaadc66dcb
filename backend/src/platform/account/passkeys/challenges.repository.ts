import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHALLENGE_MS } from '#shared/session/passkey.record';
import { Clock } from '../../clock.ts';
import { PasskeyChallenge } from './passkey-challenge.table.ts';

const CHALLENGE_BYTES = 32;

/** What browsers were asked to sign with a passkey. The session is named by the digest of its id. */
@Injectable()
export class ChallengesRepository {
  constructor(private readonly clock: Clock) {}

  /** In place of an earlier one of the session. */
  async make(sessionId: string, tx: EntityManager): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await tx.delete(PasskeyChallenge, { sessionId });
    await tx.insert(PasskeyChallenge, { sessionId, challenge, askedAt: this.clock.now() });
    return challenge;
  }

  /** Of several answers that arrive at the same time one gets it. @returns null if it was answered, or is too old */
  async take(sessionId: string, tx: EntityManager): Promise<string | null> {
    const found = await tx.findOneBy(PasskeyChallenge, { sessionId });
    if (!found) {
      return null;
    }
    const { challenge, askedAt } = found;
    const isOurs = (await tx.delete(PasskeyChallenge, { sessionId, challenge })).affected === 1;
    return isOurs && this.clock.now().getTime() - askedAt.getTime() < CHALLENGE_MS ? challenge : null;
  }
}
