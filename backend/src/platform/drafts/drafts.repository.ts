import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { DRAFT_KEPT_DAYS } from '#shared/session/draft.record';
import { addRow } from '../database/add-rows.ts';
import { Clock } from '../clock.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { takeTurn } from '../database/turns.ts';
import type { SessionUser } from '../http/current-user.ts';
import { User } from '../people/user.table.ts';
import { FieldEncryption } from '../security/field-encryption.ts';
import { sealContext } from '../security/sealed-column.ts';
import { FormDraft } from './form-draft.table.ts';

const KEPT_MS = DRAFT_KEPT_DAYS * 24 * 60 * 60_000;

/** Every query takes the user: no one, staff included, can read or write another user's drafts. Content is encrypted here. */
@Injectable()
export class DraftsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly encryption: FieldEncryption,
  ) {}

  /** Null if there is none, or if it has expired. */
  async find({ id: userId }: SessionUser, form: string): Promise<(FormDraft & { content: unknown }) | null> {
    const draft = await this.database.manager.findOneBy(FormDraft, {
      userId,
      form,
      savedAt: MoreThanOrEqual(this.expiredBefore()),
    });
    if (!draft?.contentSealed) {
      return null;
    }
    return { ...draft, content: JSON.parse(this.encryption.open(draft.contentSealed, contextOf(draft.id))) as unknown };
  }

  /** The user's drafts without content, oldest first. Writers for one user run one after another from here to the end of the transaction. */
  async list(tx: EntityManager, { id: userId }: SessionUser): Promise<FormDraft[]> {
    await takeTurn(tx, 'user', userId);
    if (!isSqlite(tx)) {
      await tx.findOneOrFail(User, {
        select: { id: true },
        where: { id: userId },
        lock: { mode: 'pessimistic_write' },
      });
    }
    return tx.find(FormDraft, {
      select: { id: true, form: true, savedAt: true, version: true },
      where: { userId },
      order: { savedAt: 'ASC', id: 'ASC' },
    });
  }

  isExpired = ({ savedAt }: FormDraft): boolean => savedAt < this.expiredBefore();

  async add(tx: EntityManager, { id: userId }: SessionUser, form: string): Promise<number> {
    return addRow(tx, FormDraft, {
      userId,
      form,
      contentSealed: null,
      savedAt: this.clock.now(),
    });
  }

  async write(tx: EntityManager, id: number, json: string): Promise<FormDraft> {
    const contentSealed = this.encryption.seal(json, contextOf(id));
    await tx.update(FormDraft, { id }, { contentSealed, savedAt: this.clock.now() });
    return tx.findOneOrFail(FormDraft, { select: { id: true, savedAt: true, version: true }, where: { id } });
  }

  async remove(tx: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) {
      await tx.delete(FormDraft, { id: In([...ids]) });
    }
  }

  /** Of all users. */
  async removeExpired(tx: EntityManager): Promise<void> {
    await tx.delete(FormDraft, { savedAt: LessThan(this.expiredBefore()) });
  }

  private expiredBefore(): Date {
    return new Date(this.clock.now().getTime() - KEPT_MS);
  }
}

const contextOf = (id: number): string => sealContext('form_drafts.contentSealed', id);
