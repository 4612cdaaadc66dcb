import { Injectable } from '@nestjs/common';
import { addMedicineProblem } from '#shared/medicines/medicine-search';
import type { MEDICINES_FOUND, QuoteMedicine } from '#shared/medicines/medicine.record';
import type { Wire } from '#shared/records/field';
import { MedicinesService } from '../../catalogue/medicines/medicines.service.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteMedicinesRepository } from '../quotes/quote-medicines.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { type AnyQuote, Quotes } from '../quotes/quotes.repository.ts';

/**
 * The medicines that a client takes, beside the plans of a quote. They change neither the quote nor its version. The audit trail says that
 * one was added, not which.
 */
@Injectable()
export class QuoteMedicinesService {
  constructor(
    private readonly quotes: Quotes,
    private readonly stored: QuoteMedicinesRepository,
    private readonly medicines: MedicinesService,
    private readonly plans: PlansRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  search(name: string): Promise<Wire<typeof MEDICINES_FOUND>> {
    return this.medicines.search(name);
  }

  async list(user: SessionUser, quoteId: number): Promise<QuoteMedicine[]> {
    return this.listOf(await this.quotes.find(user, quoteId));
  }

  /** @throws NOT_FOUND for a quote or a medicine that is not there, RULE_BROKEN for one too many */
  async add(user: SessionUser, quoteId: number, id: number): Promise<QuoteMedicine[]> {
    const medicine = await this.medicines.find(id);
    const quote = await this.transactions.run(async (tx) => {
      // Locked, so that of two who add at once both medicines stay.
      const locked = await this.quotes.lock(user, quoteId, tx);
      const kept = await this.stored.list(quoteId, tx);
      if (kept.some(({ RxNormId }) => RxNormId === id)) {
        return locked;
      }
      const problem = addMedicineProblem(kept.length);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem);
      }
      await this.stored.write(tx, quoteId, [...kept, medicine]);
      await this.audit.record(tx, { user, action: 'add-quote-medicine', subject: 'quote', subjectId: quoteId });
      return locked;
    });
    return this.listOf(quote);
  }

  async remove(user: SessionUser, quoteId: number, id: number): Promise<QuoteMedicine[]> {
    const quote = await this.transactions.run(async (tx) => {
      const locked = await this.quotes.lock(user, quoteId, tx);
      const kept = await this.stored.list(quoteId, tx);
      const left = kept.filter(({ RxNormId }) => RxNormId !== id);
      if (left.length < kept.length) {
        await this.stored.write(tx, quoteId, left);
        await this.audit.record(tx, { user, action: 'remove-quote-medicine', subject: 'quote', subjectId: quoteId });
      }
      return locked;
    });
    return this.listOf(quote);
  }

  private async listOf(quote: AnyQuote): Promise<QuoteMedicine[]> {
    const kept = await this.stored.list(quote.id);
    if (kept.length === 0) {
      return [];
    }
    const offered = await this.plans.listOffered(termsOfQuote(quote));
    return this.medicines.listAnswers(
      kept,
      offered.filter(({ coverage }) => coverage === 'medical'),
    );
  }
}
