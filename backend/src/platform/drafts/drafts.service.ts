import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Wire } from '#shared/records/field';
import {
  DRAFT_CHANGED,
  DRAFT_OF_ANOTHER_USER,
  DRAFT_TOO_LARGE,
  type KEEP_DRAFT,
  MAX_DRAFT_BYTES,
  MAX_DRAFTS,
} from '#shared/session/draft.record';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { NightlyJobs } from '../jobs/nightly-jobs.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { DraftsRepository } from './drafts.repository.ts';
import type { FormDraft } from './form-draft.table.ts';

/** Keeps what a user types until it is saved or discarded. Deletes expired drafts every night. */
@Injectable()
export class DraftsService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly drafts: DraftsRepository,
    private readonly audit: AuditTrail,
    private readonly nightly: NightlyJobs,
  ) {}

  /** @throws TOO_LARGE, NOT_FOUND for a draft of another user, STALE_VERSION when it was changed in another tab or on another device */
  keep(user: SessionUser, form: string, { UserId, Version, Content }: Wire<typeof KEEP_DRAFT>): Promise<FormDraft> {
    if (UserId !== user.id) {
      throw new AppError('NOT_FOUND', DRAFT_OF_ANOTHER_USER);
    }
    const json = JSON.stringify(Content ?? null);
    if (Buffer.byteLength(json) > MAX_DRAFT_BYTES) {
      throw new AppError('TOO_LARGE', DRAFT_TOO_LARGE, { Content: [DRAFT_TOO_LARGE] });
    }
    return this.transactions.run(async (tx) => {
      const present = await this.drafts.list(tx, user);
      const draft = present.find((each) => each.form === form);
      if (draft && draft.version !== Version && !this.drafts.isExpired(draft)) {
        throw new AppError('STALE_VERSION', DRAFT_CHANGED);
      }
      const id = draft?.id ?? (await this.start(tx, user, { form, present }));
      return this.drafts.write(tx, id, json);
    });
  }

  /** Also when there is none. */
  async discard(user: SessionUser, form: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const draft = (await this.drafts.list(tx, user)).find((each) => each.form === form);
      if (draft) {
        await this.drafts.remove(tx, [draft.id]);
        await this.note(tx, user, 'discard-draft', form);
      }
    });
  }

  /** Only the first change of a draft is an event: it is written every few seconds. */
  private async start(
    tx: EntityManager,
    user: SessionUser,
    { form, present }: { form: string; present: readonly FormDraft[] },
  ): Promise<number> {
    const tooMany = present.slice(0, Math.max(0, present.length - MAX_DRAFTS + 1));
    await this.drafts.remove(
      tx,
      tooMany.map(({ id }) => id),
    );
    await this.note(tx, user, 'start-draft', form);
    return this.drafts.add(tx, user, form);
  }

  private note(tx: EntityManager, user: SessionUser, action: string, form: string): Promise<void> {
    return this.audit.record(tx, { user, action, subject: 'user', subjectId: user.id, fields: [form] });
  }

  onModuleInit(): void {
    this.nightly.register('purge-drafts', () => this.purge());
  }

  purge(): Promise<void> {
    return this.transactions.run((tx) => this.drafts.removeExpired(tx));
  }
}
