import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifySessionObject } from '@fastify/session';
import { LRUCache } from 'lru-cache';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { sessionDigest } from './session-store.ts';
import { Session } from './session.table.ts';

const MOST_REMEMBERED = 10_000;

/** Records that a person did something: the idle limit counts from the latest record, at most one write per second and session. */
@Injectable()
export class SessionActivity {
  /** Session and second last recorded by this process: other requests in the same second write nothing. */
  private readonly noted = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Not through Transactions: losing a record in another user's rollback does no harm, and no request should queue for it. */
  async touch(session: FastifySessionObject): Promise<void> {
    const now = this.clock.now();
    const id = sessionDigest(session.sessionId);
    if (this.noted.get(id) === now.getTime()) {
      return;
    }
    this.noted.set(id, now.getTime());
    await this.database.manager.update(Session, { id, lastSeenAt: LessThan(now) }, { lastSeenAt: now });
  }
}
