import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { householdEditProblem, RETRIED } from '#shared/individual-enrollment/editing';
import { areAllPanelsCompleted } from '#shared/individual-enrollment/panels';
import { askedHealth, type HealthAnswers } from '#shared/individual-enrollment/questions';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { ALL_PARTS_COMPLETE } from '#shared/timeline/timeline-words';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { type AuditEntry, AuditTrail } from '../../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../../quoting/quotes/move-quote.service.ts';
import { type IndividualQuote, Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { type EnteredHousehold, HouseholdReader } from './household-reader.service.ts';
import { IndividualEnrollmentsRepository } from './individual-enrollments.repository.ts';

export interface RefreshedHousehold {
  quote: IndividualQuote;
  entered: EnteredHousehold;
}

const MOVING: readonly QuoteStatus[] = ['Enrolling', 'SignatureRequired'];

/**
 * Keeps the status of a household's enrollment current: SignatureRequired when all panels are complete, otherwise Enrolling. Every change
 * of a panel begins and ends here, in its transaction. Source: individuals, section 2, "Individual transitions".
 */
@Injectable()
export class HouseholdStateService {
  constructor(
    private readonly reader: HouseholdReader,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly quotes: Quotes,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** What is entered, and what is missing. */
  read(quote: IndividualQuote, tx?: EntityManager): Promise<EnteredHousehold> {
    return this.reader.read(quote, tx);
  }

  /** @throws WRONG_STATE when the panels cannot be changed now. The quote was found for update. */
  assertOpen({ status, isDeleted, readOnlyReason }: IndividualQuote): void {
    const problem = householdEditProblem({ status, isDeleted, readOnly: readOnlyReason });
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }

  /** Updates the status and audits the change. Call it last. */
  async end(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    entry: AuditEntry,
  ): Promise<RefreshedHousehold> {
    const refreshed = await this.refresh(tx, user, quote);
    await this.audit.record(tx, entry);
    return refreshed;
  }

  /** @param user who made the change: correcting a failed or pended enrollment is the retry */
  async refresh(tx: EntityManager, user: SessionUser, found: IndividualQuote): Promise<RefreshedHousehold> {
    const entered = await this.reader.read(found, tx);
    const quote = RETRIED.includes(found.status) ? await this.retry(tx, user, found) : found;
    const isComplete = areAllPanelsCompleted(entered.panels);
    const to = isComplete ? 'SignatureRequired' : 'Enrolling';
    if (!MOVING.includes(quote.status) || quote.status === to) {
      return { quote, entered };
    }
    const why = isComplete ? ALL_PARTS_COMPLETE : 'something is missing';
    return { quote: await this.moveQuote.move(tx, null, quote, { to, why }), entered };
  }

  /** Back from a change of plans, everything may be complete already. Other plans may not ask about health. */
  async refreshAfterPlans(tx: EntityManager, user: SessionUser, quote: IndividualQuote): Promise<IndividualQuote> {
    if (askedHealth({ ...quote.individual, effectiveDate: quote.effectiveDate }).length === 0) {
      await this.enrollments.forgetHealth(tx, quote);
    }
    return (await this.refresh(tx, user, quote)).quote;
  }

  /**
   * Records which staff read health answers, as for an SSN that is shown: before the answers are sent. Agents read the answers of their own
   * clients.
   */
  async noteReading(user: SessionUser, { id: subjectId }: IndividualQuote, health: HealthAnswers): Promise<void> {
    if (user.isInternal && Object.values(health).some((answer) => answer !== null)) {
      await this.transactions.run((tx) =>
        this.audit.record(tx, { user, action: 'view-health-answers', subject: 'quote', subjectId }),
      );
    }
  }

  /** The signature's lock goes with the failure. */
  private async retry(tx: EntityManager, user: SessionUser, quote: IndividualQuote): Promise<IndividualQuote> {
    const open = quote.readOnlyReason > 0 ? await this.quotes.save(tx, quote, { readOnlyReason: 0 }) : quote;
    return this.moveQuote.move(tx, user, open, { to: 'Enrolling', why: 'enrollment corrected' });
  }
}
