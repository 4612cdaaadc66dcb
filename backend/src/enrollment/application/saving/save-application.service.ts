import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationAnswers, SaveApplicationRequest } from '#shared/enrollment/application.record';
import { changedAnswers } from '#shared/enrollment/application/answer-fields';
import { blankAnswers } from '#shared/enrollment/application/blank-answers';
import { Clock } from '../../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { EnrollmentEditing } from '../../state/enrollment-editing.ts';
import { AccountNumbers, type SealedNumbers } from '../../parts/application/account-numbers.ts';
import { Application } from '../../parts/application/application.table.ts';
import { ApplicationsRepository } from '../../parts/application/applications.repository.ts';
import { ReceivedAnswersService } from './received-answers.service.ts';
import { type SaveRoute, wrongRouteProblem } from './save-routes.ts';

type Columns = Pick<Application, 'answers'> & SealedNumbers;

/** Encryption is bound to the id of the row, so a first save inserts the row before the numbers. */
const NO_NUMBERS: SealedNumbers = { routingNumberSealed: null, accountNumberSealed: null };

/** Saves the application of a group quote, complete or not. */
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
   * Saving unchanged data does nothing.
   * @throws NOT_FOUND, RULE_BROKEN by the route for the other type of quote and for a bypass, WRONG_STATE, TOO_LARGE, STALE_VERSION
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
    const columns = {
      answers: this.accounts.stored(answers),
      isSavedByStaff: user.isInternal || (stored?.isSavedByStaff ?? false),
      savedByUserId: user.id,
      savedAt: this.clock.now(),
    };
    // The quote's row is locked, so the second of two first saves finds the row of the other.
    const row = stored ?? (await tx.save(Application, { ...columns, ...NO_NUMBERS, quoteId: quote.id }));
    const sealed = this.accounts.sealed(answers, row);
    const fields = changedFields(stored, { ...columns, ...sealed });
    if (stored && fields.length === 0) {
      return;
    }
    if (stored) {
      await guardedUpdate(tx, Application, stored, { ...columns, ...sealed });
    } else {
      await tx.update(Application, { id: row.id }, { ...sealed, version: () => 'version' });
    }
    await this.applications.replaceSubgroups(tx, row.id, [answers.PrimaryGroup, ...answers.SubGroups]);
    const entry = { user, action: 'save-application', subject: 'quote', subjectId: quote.id, fields };
    await this.editing.end(tx, quote, entry);
  }
}

/** Names of the changed fields; for the bank account only that it changed. */
function changedFields(stored: Application | null, columns: Columns): string[] {
  const changed = changedAnswers(stored?.answers ?? blankAnswers(), columns.answers);
  const before = stored ?? NO_NUMBERS;
  const hasNewNumber =
    before.accountNumberSealed !== columns.accountNumberSealed ||
    before.routingNumberSealed !== columns.routingNumberSealed;
  return hasNewNumber ? [...new Set([...changed, 'AccountData'])] : changed;
}
