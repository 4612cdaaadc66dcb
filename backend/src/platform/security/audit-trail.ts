import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addRow, addRows } from '../database/add-rows.ts';
import { Clock } from '../clock.ts';
import { isLostRace } from '../database/database-errors.ts';
import { requestContext } from '../request-context.ts';
import { AuditChains } from './audit-chains.ts';
import { auditDigest } from './audit-digest.ts';
import { AuditKeys } from './audit-keys.ts';
import { AuditChain, AuditEvent } from './audit-trail.table.ts';

export interface AuditEntry {
  /** The user; null for the system and for people who are not signed in. */
  user: { id: number } | null;
  /** verb-noun: "create-group". */
  action: string;
  subject: string;
  subjectId: number | string;
  /** Names of the fields that changed; of a quote's status, the two statuses too. */
  fields?: readonly string[];
}

/** Records who did what, in the transaction of the change itself, chained by digests so that a gap or an edit is detected. */
@Injectable()
export class AuditTrail {
  private readonly chains = new AuditChains((tx) => this.beginChain(tx));

  constructor(
    private readonly clock: Clock,
    private readonly keys: AuditKeys,
  ) {}

  record(tx: EntityManager, entry: AuditEntry): Promise<void> {
    return this.recordAll(tx, [entry]);
  }

  /** Several entries, in order, in a single statement. */
  async recordAll(tx: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) {
      return;
    }
    const { requestId, ip } = requestContext();
    const head = await this.chains.headFor(tx);
    const { chain } = head;
    const events = entries.map(({ user, action, subject, subjectId, fields = [] }) => {
      const contents = {
        at: this.clock.now(),
        userId: user?.id ?? null,
        ip,
        requestId,
        action,
        subject,
        subjectId: String(subjectId),
        fields: fields.join(',').slice(0, 1000),
      };
      const previous = head.hash;
      head.position += 1;
      const { position } = head;
      head.hash = auditDigest(this.keys, this.keys.newest, { chain, position, previous }, contents)!;
      return { ...contents, chain, position, hash: head.hash };
    });
    try {
      await addRows(tx, AuditEvent, events);
    } catch (error) {
      if (!isLostRace(error)) {
        await this.chains.leave(tx);
      }
      throw error;
    }
  }

  private async beginChain(tx: EntityManager): Promise<Pick<AuditChain, 'id'>> {
    return { id: await addRow(tx, AuditChain, { keyId: this.keys.newest, beganAt: this.clock.now() }) };
  }
}
