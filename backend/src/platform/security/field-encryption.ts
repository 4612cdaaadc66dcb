import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Env } from '../config/env.ts';
import { parseKeyList } from '../config/key-list.ts';

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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts single fields (SSN, health answers) with AES-256-GCM.
 * Stored form: `<key id>.<base64url of nonce, tag, ciphertext>`. New values use the first key of FIELD_KEYS; older keys still decrypt.
 * `context` names table, column and row; it is authenticated, so a value moved to another row cannot be decrypted.
 */
@Injectable()
export class FieldEncryption {
  private readonly keys: Map<string, Buffer>;
  private readonly newest: string;

  constructor(env: Env) {
    this.keys = new Map(parseKeyList(env.fieldKeys).map(({ id, bytes }) => [id, bytes]));
    this.newest = this.keyIds[0]!;
  }

  /** Newest first. */
  get keyIds(): readonly string[] {
    return [...this.keys.keys()];
  }

  /** Encrypted with the current key. */
  isNewest(sealed: string): boolean {
    return sealed.startsWith(`${this.newest}.`);
  }

  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keys.get(this.newest)!, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.newest}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** The bucket in which a value of this column is stored, under the current key. */
  bucket(text: string, column: string): number {
    return bucketOf(this.keys.get(this.newest)!, column, text);
  }

  /** The buckets in which it may be stored: one for every key, so that a search finds everything while keys are rotated. */
  buckets(text: string, column: string): number[] {
    return [...this.keys.values()].map((key) => bucketOf(key, column, text));
  }

  /** @throws Error when the key is unknown, or the value was changed or belongs to another row */
  open(sealed: string, context: string): string {
    const [keyId = '', body = ''] = sealed.split('.');
    const key = this.keys.get(keyId);
    if (!key) {
      throw new Error(`No key "${keyId}" in FIELD_KEYS.`);
    }
    const bytes = Buffer.from(body, 'base64url');
    // The explicit length rejects a value truncated to a short tag, which could be guessed.
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }
}
