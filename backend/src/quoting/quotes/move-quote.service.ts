import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { canMoveIndividualQuote, individualStatusLabel } from '#shared/individuals/individual-status';
import { isTakingPeriod, takingPeriodProblem } from '#shared/quotes/one-sale';
import { canMoveGroupQuote, groupStatusLabel, type Mover, type QuoteStatus } from '#shared/quotes/quote-status';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteEvent } from './quote-event.table.ts';
import { type AnyQuote, Quotes } from './quotes.repository.ts';

export interface QuoteMove {
  to: QuoteStatus;
  /** A short reason, without personal data: "census approved". */
  why: string;
}

/** By whom (null = the system) and from which status a quote was moved. */
export interface QuoteMoved {
  user: SessionUser | null;
  from: QuoteStatus;
}

/** What a move brings about beyond the quote, in its transaction. */
export type MoveFollower = (tx: EntityManager, moved: AnyQuote, made: QuoteMoved) => Promise<void>;

/** The only code that changes the status of a quote. */
@Injectable()
export class MoveQuoteService {
  private readonly followers: MoveFollower[] = [];

  constructor(
    private readonly quotes: Quotes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Features above register here what must follow a move, whoever makes it. */
  follow(follower: MoveFollower): void {
    this.followers.push(follower);
  }

  /**
   * Changes the status, records the change and its user (null = the system), and returns the updated quote. Call it last in the
   * transaction: it locks the audit trail until the commit.
   * @throws WRONG_STATE when the status table does not allow it, RULE_BROKEN when another quote of the group has its period, STALE_VERSION
   * when the quote changed since it was read
   */
  async move<Moved extends AnyQuote>(
    tx: EntityManager,
    user: SessionUser | null,
    quote: Moved,
    { to, why }: QuoteMove,
  ): Promise<Moved> {
    const from = quote.status;
    const mover: Mover = user === null ? 'system' : user.isInternal ? 'internal' : 'external';
    const canMove = quote.groupId === null ? canMoveIndividualQuote : canMoveGroupQuote;
    if (quote.isDeleted || !canMove(from, to, mover)) {
      throw new AppError('WRONG_STATE', cannotMove(quote, user?.isInternal ?? true));
    }
    await this.assertPeriodIsFree(tx, quote, to, mover);
    const now = this.clock.now();
    const moved = await this.quotes.save(tx, quote, {
      status: to,
      ...(from !== to && { statusAt: now, agentRepliedAt: null }),
    });
    await addRows(tx, QuoteEvent, {
      quoteId: quote.id,
      fromStatus: from,
      toStatus: to,
      userId: user?.id ?? null,
      at: now,
      why,
    });
    for (const follow of this.followers) {
      await follow(tx, moved, { user, from });
    }
    await this.audit.record(tx, {
      user,
      action: 'move-quote',
      subject: 'quote',
      subjectId: quote.id,
      fields: ['Status', from, to],
    });
    return moved;
  }

  /** If two quotes of a group are enrolled at the same time, the row locks make one wait, and it then sees the other. */
  private async assertPeriodIsFree(tx: EntityManager, quote: AnyQuote, to: QuoteStatus, mover: Mover): Promise<void> {
    if (quote.groupId === null || !isTakingPeriod(to)) {
      return;
    }
    const others = (await this.quotes.lockSiblings(tx, quote)).filter(({ id }) => id !== quote.id);
    const problem = takingPeriodProblem(quote, to, others, mover === 'external' ? 'external' : 'internal');
    if (problem) {
      throw new AppError('RULE_BROKEN', problem);
    }
  }
}

function cannotMove({ status, isDeleted, groupId }: AnyQuote, isInternal: boolean): string {
  const audience = isInternal ? 'internal' : 'external';
  const label = groupId === null ? individualStatusLabel(status) : groupStatusLabel(status, audience);
  return isDeleted ? 'This quote is deleted.' : `This cannot be done while the quote is in status ${label}.`;
}
