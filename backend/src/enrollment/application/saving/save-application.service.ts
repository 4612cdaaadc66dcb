import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationAnswers, SaveApplicationRequest } from '#shared/contract/enrollment-application';
import { changedAnswers } from '#shared/enrollment/application/answer-fields';
import { blankAnswers } from '#shared/enrollment/application/blank-answers';
import { Clock } from '../../../clock.ts';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../../database/guarded-update.ts';
import { Transactions } from '../../../database/transactions.ts';
import { AppError } from '../../../errors.ts';
import type { SessionUser } from '../../../http/current-user.ts';
import type { GroupQuote } from '../../../quotes/quotes.repository.ts';
import { EnrollmentEditing } from '../../state/enrollment-editing.ts';
import { AccountNumbers } from '../account-numbers.ts';
import { Application } from '../application.entity.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import { ReceivedAnswersService } from './received-answers.service.ts';
import { type SaveRoute, wrongRouteProblem } from './save-routes.ts';

type Columns = Pick<Application, 'answers' | 'accountNumberSealed' | 'isSavedByStaff' | 'savedByUserId' | 'savedAt'>;

/** Keeps the application of a group quote, complete or not. */
@Injectable()
export class SaveApplicationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: EnrollmentEditing,
    private readonly applications: ApplicationsRepository,
    private readonly received: ReceivedAnswersService,
    private readonly accounts: AccountNumbers,
    private readonly clock: Clock,
  ) {}

  /**
   * Saving what is stored already changes nothing.
   * @throws NOT_FOUND, RULE_BROKEN by the route for the other type of quote, NOT_ALLOWED, WRONG_STATE, TOO_LARGE, STALE_VERSION
   */
  save(user: SessionUser, request: SaveApplicationRequest, route: SaveRoute): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, request.QuoteId, 'Application');
      const problem = wrongRouteProblem(route, quote.quoteType);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { QuoteId: [problem] });
      }
      const stored = await this.applications.find(quote.id, tx);
      if (request.Version !== (stored?.version ?? 0)) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      const answers = await this.received.settle({ tx, user, quote, stored }, request);
      await this.keep(tx, user, quote, { stored, answers });
    });
  }

  private async keep(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    { stored, answers }: { stored: Application | null; answers: ApplicationAnswers },
  ): Promise<void> {
    const columns: Columns = {
      ...this.accounts.stored(quote.id, answers, stored?.accountNumberSealed ?? null),
      isSavedByStaff: user.isInternal || (stored?.isSavedByStaff ?? false),
      savedByUserId: user.id,
      savedAt: this.clock.now(),
    };
    const fields = changedFields(stored, columns);
    if (stored && fields.length === 0) {
      return;
    }
    const applicationId = await this.write(tx, quote, stored, columns);
    await this.applications.replaceSubgroups(tx, applicationId, [answers.PrimaryGroup, ...answers.SubGroups]);
    const entry = { user, action: 'save-application', subject: 'quote', subjectId: quote.id, fields };
    await this.editing.end(tx, quote, entry);
  }

  /** The quote's row is held, so of two first savings one finds the row of the other. */
  private async write(
    tx: EntityManager,
    { id: quoteId }: GroupQuote,
    stored: Application | null,
    columns: Columns,
  ): Promise<number> {
    if (stored) {
      await guardedUpdate(tx, Application, stored, columns);
      return stored.id;
    }
    return (await tx.save(Application, { ...columns, quoteId })).id;
  }
}

/** By their names; of the bank account only that it changed. */
function changedFields(stored: Application | null, columns: Columns): string[] {
  const changed = changedAnswers(stored?.answers ?? blankAnswers(), columns.answers);
  const hasNewNumber = (stored?.accountNumberSealed ?? null) !== columns.accountNumberSealed;
  return hasNewNumber ? [...new Set([...changed, 'AccountData'])] : changed;
}
