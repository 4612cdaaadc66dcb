import type { EntityManager } from 'typeorm';
import { preparedRows } from '../database/run-sql.ts';
import { selected, sql, table } from '../database/sql.ts';
import { User } from '../people/user.table.ts';
import { Session } from './session.table.ts';

const s = table(Session, 's');
const u = table(User, 'u');

/** A session with what its user's account says now. */
export interface StoredSession {
  userId: number | null;
  /** 1 or 0; null if no one is signed in. */
  isActive: number | boolean | null;
  accessVersion: number | null;
  payload: string;
  createdAt: Date | string;
  lastSeenAt: Date | string;
}

/** Plain columns: every request reads its session, and building an entity takes longer than reading the row. */
export async function findSession(manager: EntityManager, id: string): Promise<StoredSession | null> {
  const [session] = await preparedRows<StoredSession>(
    manager,
    sql`SELECT ${COLUMNS} FROM ${s} LEFT JOIN ${u} ON ${u.id} = ${s.userId} WHERE ${s.id} = ${id}`,
  );
  return session ?? null;
}

const COLUMNS = selected<StoredSession>({
  userId: s.userId,
  isActive: u.isActive,
  accessVersion: u.accessVersion,
  payload: s.payload,
  createdAt: s.createdAt,
  lastSeenAt: s.lastSeenAt,
});
