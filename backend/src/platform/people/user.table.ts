import { flag, id, instant, int, loose, refers, stored, text, version, words } from '../database/stored.ts';
import { Agent } from './agent.table.ts';

/** A person who may sign in. */
export class User extends stored('users', {
  id: id(),
  /** Lower case. */
  username: text(100).unique(),
  fullName: loose(120).index(),
  email: text(120).index(),
  /** argon2id; null for people who only use single sign-on. */
  passwordHash: text(200).orNull(),
  /** The subject at the single sign-on provider. */
  oidcSubject: text(190).orNull().unique(),
  roles: words(),
  /** The user's own agent record; null for internal staff. */
  agentId: refers(() => Agent, 'RESTRICT').orNull(),
  /** Works for a general agency and serves the agencies under it. */
  isGeneralAgent: flag(),
  /** false: locked. A locked user cannot sign in, and existing sessions end. */
  isActive: flag().default(true),
  /** Incremented when the user's permissions change: sessions with an earlier version end. */
  accessVersion: int().default(0),
  /** UTC; null until the first time. Does not change the version. */
  lastSignInAt: instant().orNull().index(),
  version: version(),
}) {}
