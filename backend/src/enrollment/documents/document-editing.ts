import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AnyDocTypeId, documentTitle } from '#shared/enrollment/documents.record';
import { APPLICATION_FIRST } from '#shared/enrollment/upload-rules';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes, type AnyQuote, type GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { EnrollmentEditing } from '../state/enrollment-editing.ts';
import { HouseholdEditing } from '../state/household-editing.ts';

/** The checks before every change of the supporting documents and the steps after it. */
@Injectable()
export class DocumentEditing {
  constructor(
    private readonly groups: EnrollmentEditing,
    private readonly households: HouseholdEditing,
    private readonly applications: ApplicationsRepository,
    private readonly quotes: Quotes,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE, also before the application of a group is started */
  async begin(tx: EntityManager, user: SessionUser, quoteId: number): Promise<AnyQuote> {
    const quote = await this.quotes.lock(user, quoteId, tx);
    if (quote.groupId === null) {
      this.households.assertOpen(quote);
    } else {
      await this.assertGroupOpen(tx, user, quote);
    }
    return quote;
  }

  /** The audit entry names the document type, never the file. A document for a pended decision about a group counts as a reply. */
  async end(
    tx: EntityManager,
    user: SessionUser,
    quote: AnyQuote,
    { action, docTypeId }: { action: string; docTypeId: AnyDocTypeId },
  ): Promise<void> {
    const entry = { user, action, subject: 'quote', subjectId: quote.id, fields: [documentTitle(docTypeId)] };
    if (quote.groupId === null) {
      await this.quotes.touch(tx, quote);
      await this.households.end(tx, user, quote, entry);
      return;
    }
    if (quote.status === 'Pended') {
      await this.quotes.save(tx, quote, { agentRepliedAt: this.clock.now() });
    }
    await this.groups.end(tx, quote, entry);
  }

  private async assertGroupOpen(tx: EntityManager, user: SessionUser, quote: GroupQuote): Promise<void> {
    const problem =
      (await this.groups.problem(user, quote, 'SupportingDocuments', tx)) ??
      ((await this.applications.find(quote.id, tx)) === null ? APPLICATION_FIRST : null);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }
}
