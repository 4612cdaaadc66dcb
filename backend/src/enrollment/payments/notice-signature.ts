import { createHmac, timingSafeEqual } from 'node:crypto';

/** Unix seconds, and the HMAC-SHA256 of "seconds.body" in hex. */
export const TIMESTAMP_HEADER = 'x-payment-timestamp';
export const SIGNATURE_HEADER = 'x-payment-signature';
/** A notice that someone recorded on the way is worthless after this. */
export const NOTICE_WINDOW_MS = 5 * 60_000;

export interface SignedNotice {
  body: Buffer | string;
  /** As in the header. */
  timestamp: string;
}

export const signatureOf = (key: string, { body, timestamp }: SignedNotice): string =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex');

/** Why a notice is not the provider's, or not of now; null if it is. Takes constant time for any signature. */
export function noticeProblem(
  { signature, ...notice }: SignedNotice & { signature: string },
  { key, now }: { key: string; now: Date },
): 'signature' | 'timestamp' | null {
  const expected = Buffer.from(signatureOf(key, notice), 'hex');
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '0'.repeat(64), 'hex');
  if (!timingSafeEqual(expected, given)) {
    return 'signature';
  }
  const age = Math.abs(now.getTime() - Number(notice.timestamp) * 1000);
  return age <= NOTICE_WINDOW_MS ? null : 'timestamp';
}
