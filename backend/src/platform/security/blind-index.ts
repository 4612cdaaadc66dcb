import 'reflect-metadata';
import { createHmac, hkdfSync } from 'node:crypto';
import { Column } from 'typeorm';

/**
 * 65,536 buckets: so few that every one of them stands for some 13,000 SSNs, and so many that a search among a million rows opens about
 * 15. Rows of one bucket are not known to hold the same value, and a bucket alone cannot be turned back into one.
 */
const BUCKET_BYTES = 2;
const KEY_BYTES = 32;

/** In a row whose value was sealed before its bucket existed. */
export const NOT_FILED = -1;

/** The bucket of a value of this column ("census_members.ssnSealed"), under a key of its own that follows from the field key. */
export function bucketOf(fieldKey: Buffer, column: string, text: string): number {
  const key = hkdfSync('sha256', fieldKey, '', `bucket of ${column}`, KEY_BYTES);
  return createHmac('sha256', Buffer.from(key)).update(text).digest().readUIntBE(0, BUCKET_BYTES);
}

const MARK = Symbol('bucket');

/** The bucket of another, sealed column, by which its rows are searched. Null where they are not searched: those stay without. */
export const BucketColumn =
  (sealedColumn: string): PropertyDecorator =>
  (target, property) => {
    Column({ type: 'integer', nullable: true })(target, property);
    Reflect.defineMetadata(MARK, property, target, sealedColumn);
  };

/** The name of the column with a sealed column's bucket, if it has one. */
export const bucketColumnOf = (entity: new () => object, sealedColumn: string): string | null =>
  (Reflect.getMetadata(MARK, entity.prototype as object, sealedColumn) as string | undefined) ?? null;
