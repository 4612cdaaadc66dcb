import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { AuditEntry } from '../../platform/security/audit-trail.ts';
import { EnrollmentEditing } from '../state/enrollment-editing.ts';
import { DemographicsConfirmationsRepository } from '../parts/demographics/demographics-confirmations.repository.ts';

/** The checks before every change of the demographics and the steps after it. */
@Injectable()
export class DemographicsEditing {
  constructor(
    private readonly editing: EnrollmentEditing,
    private readonly quotes: Quotes,
    private readonly confirmations: DemographicsConfirmationsRepository,
  ) {}

  /** The quote, locked for this transaction. @throws NOT_FOUND, WRONG_STATE when the demographics cannot be edited now */
  begin(tx: EntityManager, user: SessionUser, quoteId: number): Promise<GroupQuote> {
    return this.editing.begin(tx, user, quoteId, 'Demographics');
  }

  /** Same checks for a preview, without the lock. */
  async findEditable(user: SessionUser, quoteId: number): Promise<GroupQuote> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const problem = await this.problem(user, quote);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    return quote;
  }

  /** Why this user cannot change the demographics now; null = can. */
  problem(user: SessionUser, quote: GroupQuote): Promise<string | null> {
    return this.editing.problem(user, quote, 'Demographics');
  }

  /** After a change of members: withdraws the agent's confirmation and updates the status. Call it last. */
  async end(tx: EntityManager, user: SessionUser, quote: GroupQuote, entry: Omit<AuditEntry, 'user'>): Promise<void> {
    if (!user.isInternal) {
      await this.confirmations.clear(tx, quote);
    }
    await this.finish(tx, user, quote, entry);
  }

  /** Same, for changes that leave the members as they are. */
  async finish(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    entry: Omit<AuditEntry, 'user'>,
  ): Promise<void> {
    await this.editing.end(tx, quote, { user, ...entry });
  }
}
