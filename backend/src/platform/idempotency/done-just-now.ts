import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { IdempotentRequest } from './idempotent-request.entity.ts';

/** A request that clients send without a key. */
export interface SentRequest {
  user: { id: number };
  call: string;
  /** Everything that was sent: whatever differs is another request. */
  body: object;
}

/** What a double click has made already; null if nothing did exactly this since then. Callers let requests of one user wait for each other. */
export async function doneJustNow<Answer>(tx: EntityManager, sent: SentRequest, since: Date): Promise<Answer | null> {
  const found = await tx.findOneBy(IdempotentRequest, keysOf(sent));
  return found && found.begunAt >= since ? (found.answer as Answer) : null;
}

/** Call it in the transaction that did it. */
export async function noteDone(tx: EntityManager, sent: SentRequest, begunAt: Date, answer: object): Promise<void> {
  const keys = keysOf(sent);
  await tx.delete(IdempotentRequest, keys);
  await tx.insert(IdempotentRequest, {
    ...keys,
    requestDigest: keys.keyDigest,
    attempt: randomUUID(),
    begunAt,
    answer,
  });
}

/** No digest of a key: those are not of texts with spaces. */
const keysOf = ({ user, call, body }: SentRequest) => ({
  userId: user.id,
  keyDigest: createHash('sha256')
    .update(`without a key: ${call} ${JSON.stringify(body)}`)
    .digest('hex'),
});
