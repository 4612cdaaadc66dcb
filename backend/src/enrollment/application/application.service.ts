import { Injectable } from '@nestjs/common';
import type {
  AnsweredSubgroup,
  ApplicationAnswers,
  ApplicationFacts,
  ApplicationResponse,
} from '#shared/enrollment/application.record';
import { applicationProblems, mayBypassDocuments } from '#shared/enrollment/application/application-problems';
import { answeredSubgroup, coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { EnrollmentEditing } from '../state/enrollment-editing.ts';
import { AccountNumbers } from '../parts/application/account-numbers.ts';
import type { Application } from '../parts/application/application.table.ts';
import { ApplicationFactsService } from '../parts/application/application-facts.service.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { type Known, PrefillService } from './prefill.service.ts';

/** The application of a quote in the form that its page uses. */
@Injectable()
export class ApplicationService {
  constructor(
    private readonly quotes: Quotes,
    private readonly applications: ApplicationsRepository,
    private readonly known: PrefillService,
    private readonly facts: ApplicationFactsService,
    private readonly accounts: AccountNumbers,
    private readonly editing: EnrollmentEditing,
  ) {}

  /** The stored application, or until one is saved, the data already known. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<ApplicationResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.applications.find(quoteId);
    const start = stored ? ofStored(this.accounts.shown(stored)) : await this.known.find(quote);
    const audience = user.isInternal || stored?.isSavedByStaff ? 'internal' : 'external';
    const ofQuote = await this.facts.ofQuote(quote, audience);
    const answers = coupledAnswers(start.answers, ofQuote);
    const facts = await this.facts.withAnswers(ofQuote, quote, answers);
    return {
      ...answered(answers, facts),
      ...savedColumns(quoteId, stored),
      Facts: facts,
      Prefilled: start.Prefilled,
      EarlierQuote: start.EarlierQuote,
      EditProblem: await this.editing.problem(user, quote, 'Application'),
      MayBypassDocuments: mayBypassDocuments(facts, user.permissions),
    };
  }
}

const ofStored = (answers: ApplicationAnswers): Known => ({ answers, Prefilled: [], EarlierQuote: null });

const savedColumns = (QuoteId: number, stored: Application | null) => ({
  QuoteId,
  Version: stored?.version ?? 0,
  SavedBefore: stored !== null,
  SavedAt: stored?.savedAt.toISOString() ?? null,
});

type Answered = ApplicationAnswers &
  Pick<ApplicationResponse, 'Problems'> & { PrimaryGroup: AnsweredSubgroup; SubGroups: AnsweredSubgroup[] };

function answered(answers: ApplicationAnswers, facts: ApplicationFacts): Answered {
  const Problems = applicationProblems(answers, facts);
  return {
    ...answers,
    PrimaryGroup: answeredSubgroup(answers.PrimaryGroup, 'PrimaryGroup', Problems),
    SubGroups: answers.SubGroups.map((subgroup, index) => answeredSubgroup(subgroup, `SubGroups.${index}`, Problems)),
    Problems,
  };
}
