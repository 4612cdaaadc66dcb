import { createHmac, hkdfSync } from 'node:crypto';

/**
 * 65,536 buckets: so few that every one of them stands for some 13,000 SSNs, and so many that a search among a million rows opens about
 * 15. Rows of one bucket are not known to hold the same value, and a bucket alone cannot be turned back into one.
 */
const BUCKET_BYTES = 2;
const KEY_BYTES = 32;

/** The bucket of a value of this column ("census_members.ssnSealed"), under a key of its own that follows from the field key. */
export function bucketOf(fieldKey: Buffer, column: string, text: string): number {
  const key = hkdfSync('sha256', fieldKey, '', `bucket of ${column}`, KEY_BYTES);
  return createHmac('sha256', Buffer.from(key)).update(text).digest().readUIntBE(0, BUCKET_BYTES);
}
