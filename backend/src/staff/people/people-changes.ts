import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { FieldErrors } from '#shared/answers/errors';
import { asciiLower } from '#shared/formats/text';
import type { Columns, Fields } from '#shared/records/field';
import { changedColumns, differences } from '#shared/records/rows';
import { ROLES } from '#shared/roles/permissions';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../platform/database/guarded-update.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { SystemState } from '../../platform/database/system-state.table.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import { SIGN_IN_FIRST } from '../../platform/http/access.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { User } from '../../platform/people/user.table.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';

const TURN = 'people-turn';

/** Audit subjects. */
type Subject = 'user' | 'agent' | 'agency';

interface StoredRow {
  id: number;
  version: number;
}

/** A transaction in which a super user changes people. */
export interface PeopleChange {
  tx: EntityManager;
  user: SessionUser;
}

interface ChangedRecord<R extends Fields, Row extends StoredRow & Columns<R>> {
  entity: EntityTarget<Row>;
  subject: Subject;
  fields: R;
  stored: Row;
  wanted: Columns<R>;
  /** The version read by the caller. */
  read: number;
  /** Replaces ids with names, to tell a caller with an older version what differs. */
  inWords?: Partial<Record<keyof R, string>>;
}

/** Changes users, agents and agencies: one change at a time, against the version that was read, with an audit entry. */
@Injectable()
export class PeopleChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Changes run one after another, so that names stay unique and two super users cannot lock each other. No one can lock or demote
   * themselves, and the user who makes a change is still a super user, so at least one always remains.
   * @throws NOT_SIGNED_IN for someone who was locked or lost the role while this request was in progress
   */
  run<T>(user: SessionUser, work: (change: PeopleChange) => Promise<T>): Promise<T> {
    return this.transactions.run(async (tx) => {
      await takeTurn(tx, 'people');
      const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
      await tx.findOneOrFail(SystemState, { where: { name: TURN }, ...lock });
      const actor = await tx.findOneBy(User, { id: user.id });
      if (!actor?.isActive || !actor.roles.includes(ROLES.superUser)) {
        throw new AppError('NOT_SIGNED_IN', SIGN_IN_FIRST);
      }
      return work({ tx, user });
    });
  }

  /** The audit entry of a change. */
  async note(
    { tx, user }: PeopleChange,
    entry: { action: string; subject: Subject; id: number; fields?: string[] },
  ): Promise<void> {
    const { action, subject, id, fields } = entry;
    await this.audit.record(tx, { user, action, subject, subjectId: id, fields });
  }

  /**
   * Writes the columns that differ; nothing without a difference.
   * @param check called for the current version before anything is written
   * @returns the names of the columns
   * @throws STALE_VERSION that says what differs now
   */
  async write<R extends Fields, Row extends StoredRow & Columns<R>>(
    change: PeopleChange,
    { entity, subject, fields, stored, wanted, read, inWords }: ChangedRecord<R, Row>,
    check: () => Promise<void>,
  ): Promise<string[]> {
    refuseStale(read, stored.version, () => differences(fields, wanted, stored, inWords));
    await check();
    const changes = changedColumns(wanted, stored);
    const names = Object.keys(changes);
    if (names.length > 0) {
      await guardedUpdate(change.tx, entity, stored, changes as unknown as QueryDeepPartialEntity<Row>);
      const changed = names.map((name) => (name === 'name' ? `${subject}Name` : name));
      await this.note(change, { action: `change-${subject}`, subject, id: stored.id, fields: changed });
    }
    return names;
  }
}

/** @throws STALE_VERSION unless this version was read, with what differs now */
export function refuseStale(read: number, stored: number, differing: () => FieldErrors = () => ({})): void {
  if (read !== stored) {
    throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE, differing());
  }
}

/** @throws RULE_BROKEN that names the fields, unless no field has a problem */
export function refuseFields(problems: Readonly<Record<string, string | null | undefined>>): void {
  const found = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : []));
  if (found.length > 0) {
    throw new AppError('RULE_BROKEN', INVALID_INPUT, Object.fromEntries(found) as FieldErrors);
  }
}

/** A lower-case LIKE pattern for a prefix; compare it with LOWER. Use it with ESCAPE '!'. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** Same for a word inside a text. */
export const wordStartingWith = (text: string): string => `% ${escaped(text)}%`;

const escaped = (text: string): string => asciiLower(text.trim()).replace(/[!%_]/g, '!$&');
