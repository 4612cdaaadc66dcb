import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteEvent } from './quote-event.table.ts';
import type { Quote } from './quote.table.ts';

type BegunQuote = Pick<Quote, 'id' | 'status'>;

/** Audits changes of a quote other than its status. Call each method last in its transaction. */
@Injectable()
export class QuoteRecords {
  constructor(
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  created(tx: EntityManager, user: SessionUser, quote: BegunQuote): Promise<void> {
    return this.begun(tx, user, quote, { action: 'create-quote', why: 'quote created' });
  }

  copied(tx: EntityManager, user: SessionUser, quote: BegunQuote, originalId: number): Promise<void> {
    return this.begun(tx, user, quote, { action: 'copy-quote', why: `copied from quote ${originalId}` });
  }

  renewed(tx: EntityManager, user: SessionUser, quote: BegunQuote, contractNumber: string): Promise<void> {
    return this.begun(tx, user, quote, { action: 'renew-contract', why: `renewal of contract ${contractNumber}` });
  }

  /** @param change `fields`: wire names of what changed */
  changed(
    tx: EntityManager,
    user: SessionUser,
    { quoteId, action, fields }: { quoteId: number; action: string; fields?: string[] },
  ): Promise<void> {
    return this.audit.record(tx, { user, action, subject: 'quote', subjectId: quoteId, fields });
  }

  private async begun(
    tx: EntityManager,
    user: SessionUser,
    { id: quoteId, status }: BegunQuote,
    { action, why }: { action: string; why: string },
  ): Promise<void> {
    await addRows(tx, QuoteEvent, {
      quoteId,
      fromStatus: null,
      toStatus: status,
      userId: user.id,
      at: this.clock.now(),
      why,
    });
    await this.changed(tx, user, { quoteId, action });
  }
}
