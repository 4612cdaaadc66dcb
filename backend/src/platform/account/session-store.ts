import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionStore } from '@fastify/session';
import { DataSource } from 'typeorm';
import { IDLE_LIMIT_MS, SESSION_LIMIT_MS } from '#shared/session/idle-clock';
import { Clock } from '../clock.ts';
import { toInstant } from '../database/raw-values.ts';
import { Transactions } from '../database/transactions.ts';
import { deviceOf } from '../http/client-device.ts';
import { requestContext } from '../request-context.ts';
import { Session } from './session.table.ts';
import { findSession, type StoredSession } from './session.repository.ts';
import type { SessionFacts } from './session-user.ts';

declare module 'fastify' {
  interface Session {
    /** The session has, or had, a row. */
    isKept?: boolean;
  }
}

type Stored = Parameters<SessionStore['set']>[1];
type Done = (error?: Error) => void;

/** Stores sessions in the database, so that every process sees them and a sign-out ends them everywhere at once. */
@Injectable()
export class DatabaseSessionStore implements SessionStore {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
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
      await tx.insert(Session, { id, ...changes, ...began });
    });
  }

  /** Null if there is none or a limit has been reached, to the second. */
  private async read(id: string): Promise<Stored | null> {
    const session = await findSession(this.database.manager, id);
    if (!session) {
      return null;
    }
    const now = this.clock.now().getTime();
    const idle = now - toInstant(session.lastSeenAt).getTime() >= IDLE_LIMIT_MS;
    const tooOld = now - toInstant(session.createdAt).getTime() >= SESSION_LIMIT_MS;
    const stored = JSON.parse(session.payload) as Stored;
    return idle || tooOld || isRevoked(session, stored) ? null : { ...stored, isKept: true };
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
