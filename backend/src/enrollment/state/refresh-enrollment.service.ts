import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { areAllCompleted, type EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { ALL_PARTS_COMPLETE } from '#shared/timeline/timeline-words';
import { deleteFound } from '../../platform/database/delete-found.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { EnrollmentProgress } from './enrollment-progress.table.ts';
import { EnrollmentStateService } from './enrollment-state.service.ts';

/** The statuses that a quote moves between as its parts are filled in. */
const WAITING_FOR_AGENT: readonly QuoteStatus[] = ['Enrolling', 'SignatureRequired', 'FailedEnrollment'];

/**
 * Keeps the status current: SignatureRequired when all parts are valid, otherwise Enrolling. Every change of a part calls it in its
 * transaction.
 * Source: spec 001 section 4, "Group enrollment".
 */
@Injectable()
export class RefreshEnrollmentService {
  constructor(
    private readonly state: EnrollmentStateService,
    private readonly moveQuote: MoveQuoteService,
    private readonly quotes: Quotes,
  ) {}

  /** Call it after writing the part and before auditing the change. `quote` was found for update. */
  async refresh(tx: EntityManager, quote: GroupQuote): Promise<GroupQuote> {
    if (!WAITING_FOR_AGENT.includes(quote.status)) {
      return quote;
    }
    const sections = await this.state.find(quote, tx);
    await this.noteProgress(tx, quote.id, sections.SupportingDocuments);
    const isComplete = areAllCompleted(sections);
    const to = isComplete ? 'SignatureRequired' : 'Enrolling';
    if (to === quote.status) {
      return quote;
    }
    // A failed enrollment removes the signature's lock.
    const open = quote.status === 'FailedEnrollment' ? await this.quotes.save(tx, quote, { readOnlyReason: 0 }) : quote;
    return this.moveQuote.move(tx, null, open, { to, why: isComplete ? ALL_PARTS_COMPLETE : 'something is missing' });
  }

  /** Callers have locked the quote, so no other transaction writes its row. */
  private async noteProgress(tx: EntityManager, quoteId: number, { Problems }: EnrollmentSection): Promise<void> {
    await deleteFound(tx, EnrollmentProgress, 'quoteId', [quoteId]);
    await tx.insert(EnrollmentProgress, { quoteId, missingDocuments: Problems.length });
  }
}
