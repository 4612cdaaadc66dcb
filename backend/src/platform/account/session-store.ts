import type { FastifySessionObject, SessionStore } from '@fastify/session';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { DataSource, LessThan } from 'typeorm';
import { IDLE_LIMIT_MS, SESSION_LIMIT_MS } from '#shared/session/idle-clock';
import { addRows } from '../database/add-rows.ts';
import { Clock } from '../clock.ts';
import { toInstant } from '../database/raw-values.ts';
import { Transactions } from '../database/transactions.ts';
import { deviceOf } from '../http/client-device.ts';
import { requestContext } from '../request-context.ts';
import { KNOWN_ADDRESS_MS } from './limits/known-addresses.repository.ts';
import { ATTEMPT_WINDOW_MS } from './limits/limit.ts';
import { AttemptCount, KnownAddress } from './limits/limits.table.ts';
import type { SessionFacts } from './session-user.ts';
import { findSession, type StoredSession } from './session.repository.ts';
import { Session } from './session.table.ts';

const EVERY_MS = 10 * 60_000;
/**
 * How often an active session is written: each write is a commit, and once per second they were most of all commits. Who goes on at
 * another process loses at most this much of the idle limit; the process that saw somebody knows to the second.
 */
const NOTED_EVERY_MS = 30_000;

declare module 'fastify' {
  interface Session {
    /** The session has, or had, a row. */
    isKept?: boolean;
  }
}

type Stored = Parameters<SessionStore['set']>[1];
type Done = (error?: Error) => void;

const MOST_REMEMBERED = 10_000;

/** Records that a person did something: the idle limit counts from the latest record. */
@Injectable()
export class SessionActivity {
  /** In milliseconds: when the session was last seen as far as this process knows, and what is stored of that. */
  private readonly noted = new LRUCache<string, { seen: number; stored: number }>({ max: MOST_REMEMBERED });

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** When the session that was just read was last seen. @param id the digest */
  lastSeen(id: string, stored: number): number {
    const seen = Math.max(stored, this.noted.get(id)?.seen ?? 0);
    this.noted.set(id, { seen, stored });
    return seen;
  }

  /** Not through Transactions: losing a record in another user's rollback does no harm, and no request should queue for it. */
  async touch(session: FastifySessionObject): Promise<void> {
    const now = this.clock.now();
    const seen = now.getTime();
    const id = sessionDigest(session.sessionId);
    const stored = this.noted.get(id)?.stored ?? -Infinity;
    const isDue = seen - stored >= NOTED_EVERY_MS;
    this.noted.set(id, { seen, stored: isDue ? seen : stored });
    if (isDue) {
      await this.database.manager.update(Session, { id, lastSeenAt: LessThan(now) }, { lastSeenAt: now });
    }
  }
}

/**
 * Stores sessions in the database, so that every process sees them and a sign-out ends them everywhere at once. Deletes expired rows.
 * Any number of processes may run it.
 */
@Injectable()
export class DatabaseSessionStore implements SessionStore {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly activity: SessionActivity,
  ) {}

  set(sessionId: string, session: Stored, done: Done): void {
    this.write(sessionDigest(sessionId), session).then(() => done(), done);
  }

  get(sessionId: string, done: (error: Error | null, session?: Stored | null) => void): void {
    this.read(sessionDigest(sessionId)).then((session) => done(null, session), done);
  }

  destroy(sessionId: string, done: Done): void {
    const id = sessionDigest(sessionId);
    this.transactions.run((tx) => tx.delete(Session, { id })).then(() => done(), done);
  }

  /** A session that ended after it was read stays ended: only a newly created one gets a row. */
  private write(id: string, session: Stored): Promise<void> {
    const isNew = session.isKept !== true;
    session.isKept = true;
    const changes = { payload: JSON.stringify(session), userId: signedInUserId(session) };
    return this.transactions.run(async (tx) => {
      if (!isNew) {
        await tx.update(Session, { id }, changes);
        return;
      }
      const now = this.clock.now();
      const { ip: address, userAgent } = requestContext();
      const began = { address, device: deviceOf(userAgent), createdAt: now, lastSeenAt: now };
      await addRows(tx, Session, { id, ...changes, ...began });
    });
  }

  /** Null if there is none or a limit has been reached, to the second. */
  private async read(id: string): Promise<Stored | null> {
    const session = await findSession(this.database.manager, id);
    if (!session) {
      return null;
    }
    const now = this.clock.now().getTime();
    const idle = now - this.activity.lastSeen(id, toInstant(session.lastSeenAt).getTime()) >= IDLE_LIMIT_MS;
    const tooOld = now - toInstant(session.createdAt).getTime() >= SESSION_LIMIT_MS;
    const stored = JSON.parse(session.payload) as Stored;
    return idle || tooOld || isRevoked(session, stored) ? null : { ...stored, isKept: true };
  }

  @Interval(EVERY_MS)
  async purge(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.transactions.run(async (tx) => {
      await tx.delete(Session, { lastSeenAt: LessThan(new Date(now - IDLE_LIMIT_MS - NOTED_EVERY_MS)) });
      await tx.delete(AttemptCount, { windowStartedAt: LessThan(new Date(now - ATTEMPT_WINDOW_MS)) });
      await tx.delete(KnownAddress, { lastUsedAt: LessThan(new Date(now - KNOWN_ADDRESS_MS)) });
    });
  }
}

/** The table's key is a digest, so a copy of the table opens no session. */
export const sessionDigest = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

const factsOf = (session: Stored) => (session as { passport?: Partial<SessionFacts> }).passport;
const signedInUserId = (session: Stored): number | null => factsOf(session)?.id ?? null;

/**
 * Checked on each request, so that a lock or a change of roles applies immediately on every process, even to a session created at the same
 * moment. Sessions older than access versions count as the first version.
 */
const isRevoked = ({ userId, isActive, accessVersion }: StoredSession, session: Stored): boolean =>
  userId !== null && (!isActive || accessVersion !== (factsOf(session)?.accessVersion ?? 0));
