import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Env } from '../config/env.ts';
import { parseKeyList } from '../config/key-list.ts';

/** The keys of the audit trail's digests. Chains and checkpoints name theirs; new ones use the first of AUDIT_KEYS. */
@Injectable()
export class AuditKeys {
  private readonly keys: Map<string, Buffer>;
  readonly newest: string;

  constructor(env: Env) {
    this.keys = new Map(parseKeyList(env.auditKeys).map(({ id, bytes }) => [id, bytes]));
    this.newest = this.keyIds[0]!;
  }

  get keyIds(): readonly string[] {
    return [...this.keys.keys()];
  }

  /** HMAC-SHA-256, hex; null if the key is unknown. */
  digest(keyId: string, contents: readonly unknown[]): string | null {
    const key = this.keys.get(keyId);
    return key ? createHmac('sha256', key).update(JSON.stringify(contents)).digest('hex') : null;
  }
}
