import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifySessionObject } from '@fastify/session';
import { LRUCache } from 'lru-cache';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { sessionDigest } from './session-store.ts';
import { Session } from './session.entity.ts';

const MOST_REMEMBERED = 10_000;

/** Notes that a person did something: the idle limit counts from the newest note, at most one write a second and session. */
@Injectable()
export class SessionActivity {
  /** Session and second that this process noted last: the other requests of that second have nothing to write. */
  private readonly noted = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Not through Transactions: a note that is lost with somebody's rollback does no harm, and no request should queue for it. */
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
