import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  AnsweredSubgroup,
  ApplicationAnswers,
  ApplicationFacts,
  ApplicationResponse,
  SaveApplicationRequest,
  Subgroup,
} from '#shared/enrollment/application.record';
import { changedAnswers } from '#shared/enrollment/application/answer-fields';
import {
  applicationProblems,
  DOCUMENTS_NOT_BYPASSED,
  mayBypassDocuments,
  mayBypassMembers,
  MEMBERS_NOT_BYPASSED,
} from '#shared/enrollment/application/application-problems';
import { blankAnswers } from '#shared/enrollment/application/blank-answers';
import { answeredSubgroup, coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import { prefilledAnswers } from '#shared/enrollment/application/prefill';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toGroupResponse } from '../../quoting/groups/group-response.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { AccountNumbers, type SealedNumbers } from '../parts/application/account-numbers.service.ts';
import { ApplicationFactsService, type QuoteFacts } from '../parts/application/application-facts.service.ts';
import { Application } from '../parts/application/application.table.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import { writtenAnswers } from './written-answers.ts';

/** The two ways to save: one for new business, one for renewals. Spec 001 section 7. */
type SaveRoute = 'new business' | 'renewal';

/** Our wording. */
export const SAVE_AS_RENEWAL = 'This quote is a renewal: its application is saved with PUT /api/enrollment.';
export const SAVE_AS_NEW =
  'This quote is new business: its application is saved with POST /api/enrollment/PostNewGroupEnrollment.';
const APPLICATION_TOO_LARGE = 'The application is too large to be saved. Please shorten names and addresses.';

/** Maximum size of a row on every database: a MySQL text column has 65,535 bytes. */
const MOST_BYTES = 65_000;

/** Encryption is bound to the id of the row, so a first save inserts the row before the numbers. */
const NO_NUMBERS: SealedNumbers = { routingNumberSealed: null, accountNumberSealed: null };

const NOBODY = { members: 0, employees: 0 };

interface Known extends Pick<ApplicationResponse, 'Prefilled' | 'EarlierQuote'> {
  answers: ApplicationAnswers;
}

interface Saving {
  tx: EntityManager;
  user: SessionUser;
  quote: GroupQuote;
  stored: Application | null;
}

/** The application of a group quote: in the form that its page uses, and saved, complete or not. */
@Injectable()
export class ApplicationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly applications: ApplicationsRepository,
    private readonly facts: ApplicationFactsService,
    private readonly accounts: AccountNumbers,
    private readonly state: EnrollmentStateService,
    private readonly clock: Clock,
  ) {}

  /** The stored application, or until one is saved, the data already known. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<ApplicationResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.applications.find(quoteId);
    const start = stored ? ofStored(this.accounts.shown(stored)) : await this.known(quote);
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
      EditProblem: await this.state.problem(user, quote, 'Application'),
      MayBypassDocuments: mayBypassDocuments(facts, user.permissions),
    };
  }

  /**
   * Saving unchanged data does nothing.
   * @throws NOT_FOUND, RULE_BROKEN by the route for the other type of quote and for a bypass, WRONG_STATE, TOO_LARGE, STALE_VERSION
   */
  save(user: SessionUser, request: SaveApplicationRequest, route: SaveRoute): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.state.begin(tx, user, request.QuoteId, 'Application');
      const problem = wrongRouteProblem(route, quote.quoteType);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { QuoteId: [problem] });
      }
      const stored = await this.applications.find(quote.id, tx);
      if (request.Version !== (stored?.version ?? 0)) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      const saving = { tx, user, quote, stored };
      await this.keep(saving, await this.settle(saving, request));
    });
  }

  /** Pre-fills a new application, so that no one has to type known data again. */
  private async known(quote: GroupQuote, tx?: EntityManager): Promise<Known> {
    const found = await this.applications.findEarlier(quote, tx);
    const earlier = found && {
      answers: found.application.answers,
      isApproved: found.quote.status === 'Approved',
    };
    const group = toGroupResponse(quote.group, [], NOBODY);
    const census = await this.applications.countCensus(quote.id, tx);
    const { answers, prefilled } = prefilledAnswers({ group, census, earlier });
    return {
      answers,
      Prefilled: prefilled,
      EarlierQuote: found && { Id: found.quote.id, Name: found.quote.name },
    };
  }

  /** The submitted answers as they may be stored. @throws RULE_BROKEN for a bypass that this user may not change, TOO_LARGE */
  private async settle({ tx, user, quote, stored }: Saving, request: ApplicationAnswers): Promise<ApplicationAnswers> {
    const facts = await this.facts.ofQuote(quote, user.isInternal ? 'internal' : 'external', tx);
    const answers = coupledAnswers(writtenAnswers(request), facts);
    assertBypasses(user, answers, stored?.answers ?? null, facts);
    const before = stored?.answers ?? (await this.known(quote, tx)).answers;
    const settled = { ...answers, ...numberedGroups(answers, before, quote) };
    if (Buffer.byteLength(JSON.stringify(settled)) > MOST_BYTES) {
      throw new AppError('TOO_LARGE', APPLICATION_TOO_LARGE);
    }
    return settled;
  }

  private async keep({ tx, user, quote, stored }: Saving, answers: ApplicationAnswers): Promise<void> {
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
    await this.state.end(tx, quote, entry);
  }
}

function wrongRouteProblem(route: SaveRoute, quoteType: QuoteType): string | null {
  if (isRenewal(quoteType)) {
    return route === 'renewal' ? null : SAVE_AS_RENEWAL;
  }
  return route === 'new business' ? null : SAVE_AS_NEW;
}

/** Refuses a bypass that is newly set by a user without the permission. */
function assertBypasses(
  { permissions }: SessionUser,
  answers: ApplicationAnswers,
  stored: ApplicationAnswers | null,
  facts: QuoteFacts,
): void {
  const refuse = (field: 'BypassMemberEnrollment' | 'BypassSupportDocument', may: boolean, message: string) => {
    if (answers[field] && !stored?.[field] && !may) {
      throw new AppError('RULE_BROKEN', message, { [field]: [message] });
    }
  };
  refuse('BypassMemberEnrollment', mayBypassMembers(answers, facts, permissions), MEMBERS_NOT_BYPASSED);
  refuse('BypassSupportDocument', mayBypassDocuments(facts, permissions), DOCUMENTS_NOT_BYPASSED);
}

/** Keeps the insurer's known subgroup numbers; a subgroup without one is new. */
function numberedGroups(
  { PrimaryGroup, SubGroups }: ApplicationAnswers,
  before: ApplicationAnswers,
  { group }: GroupQuote,
): Pick<ApplicationAnswers, 'PrimaryGroup' | 'SubGroups'> {
  const number = group.groupEnterpriseId;
  return {
    PrimaryGroup: { ...PrimaryGroup, GroupEnterpriseId: number, GroupStatus: number === null ? 'New' : 'Active' },
    SubGroups: SubGroups.map((subgroup, index): Subgroup => ({
      ...subgroup,
      GroupEnterpriseId: before.SubGroups[index]?.GroupEnterpriseId ?? null,
    })),
  };
}

/** Names of the changed fields; for the bank account only that it changed. */
function changedFields(stored: Application | null, columns: Pick<Application, 'answers'> & SealedNumbers): string[] {
  const changed = changedAnswers(stored?.answers ?? blankAnswers(), columns.answers);
  const before = stored ?? NO_NUMBERS;
  const hasNewNumber =
    before.accountNumberSealed !== columns.accountNumberSealed ||
    before.routingNumberSealed !== columns.routingNumberSealed;
  return hasNewNumber ? [...new Set([...changed, 'AccountData'])] : changed;
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
