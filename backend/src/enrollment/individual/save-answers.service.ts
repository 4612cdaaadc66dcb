import { Injectable } from '@nestjs/common';
import type { ShortTermAnswersRequest } from '#shared/individual-enrollment/individual-enrollment.record';
import {
  answersSaved,
  type EligibilityAnswers,
  HEALTH_SAVED,
  type HealthAnswers,
  NO_ELIGIBILITY,
  NO_HEALTH,
  unaskedProblems,
} from '#shared/individual-enrollment/questions';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { HealthSeal } from '../parts/individual/health-seal.ts';
import type { IndividualEnrollment } from '../parts/individual/individual-enrollment.table.ts';
import { IndividualEnrollmentsRepository } from '../parts/individual/individual-enrollments.repository.ts';
import { HouseholdEditing } from '../state/household-editing.ts';
import type { RefreshedHousehold } from '../state/refresh-household.service.ts';

type SentAnswers = Partial<EligibilityAnswers & HealthAnswers>;

/** Saves the answers about eligibility and health, complete or not. */
@Injectable()
export class SaveAnswersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly healthSeal: HealthSeal,
    private readonly editing: HouseholdEditing,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE; RULE_BROKEN, by field, for answers to what is not asked; STALE_VERSION */
  save(
    user: SessionUser,
    { QuoteId, AnswersVersion, ...sent }: ShortTermAnswersRequest,
  ): Promise<RefreshedHousehold & { message: string }> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, QuoteId, tx);
      this.editing.assertOpen(quote);
      assertAsked(sent, quote);
      const stored = await this.enrollments.findAnswers(quote, tx);
      if (AnswersVersion !== undefined && AnswersVersion !== (stored?.version ?? 0)) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      await this.enrollments.saveAnswers(tx, quote, stored, {
        eligibility: merged(stored ? eligibilityOf(stored) : NO_ELIGIBILITY, sent),
        health: merged(stored ? this.healthSeal.open(stored) : NO_HEALTH, sent),
      });
      await this.quotes.touch(tx, quote);
      const message = answersSaved(sent);
      // Without the names of the fields: nobody needs to know which health question was answered when.
      const action = message === HEALTH_SAVED ? 'answer-health-questions' : 'answer-eligibility';
      const refreshed = await this.editing.end(tx, user, quote, {
        user,
        action,
        subject: 'quote',
        subjectId: quote.id,
      });
      return { ...refreshed, message };
    });
  }
}

const eligibilityOf = ({ enrolleesEligible, hasPedDental }: IndividualEnrollment): EligibilityAnswers => ({
  EnrolleesEligible: enrolleesEligible,
  HasPedDental: hasPedDental,
});

/** What is left out stays as stored. */
function merged<Answers extends EligibilityAnswers | HealthAnswers>(stored: Answers, sent: SentAnswers): Answers {
  const given = Object.entries(sent).filter(([name, answer]) => name in stored && answer !== undefined);
  return { ...stored, ...Object.fromEntries(given) };
}

/** @throws RULE_BROKEN */
function assertAsked(sent: SentAnswers, { effectiveDate, individual }: IndividualQuote): void {
  const { planType, isFfm } = individual;
  const problems = unaskedProblems(sent, { planType, isFfm, effectiveDate });
  const [message] = Object.values(problems).flat();
  if (message) {
    throw new AppError('RULE_BROKEN', message, problems);
  }
}
