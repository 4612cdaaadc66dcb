import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  ApplicationAnswers,
  ApplicationResponse,
  EmployersAnswers,
  SaveApplicationRequest,
  Subgroup,
} from '#shared/enrollment/application.record';
import { changedAnswers } from '#shared/enrollment/application/answer-fields';
import {
  DOCUMENTS_NOT_BYPASSED,
  mayBypassDocuments,
  mayBypassMembers,
  MEMBERS_NOT_BYPASSED,
} from '#shared/enrollment/application/application-problems';
import { blankAnswers } from '#shared/enrollment/application/blank-answers';
import { answeredApplication, coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import { prefilledAnswers } from '#shared/enrollment/application/prefill';
import { documentTitle } from '#shared/enrollment/documents.record';
import { APPLICATION_FIRST } from '#shared/enrollment/upload-rules';
import { quotePremium } from '#shared/quotes/quote-premium';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { toGroupResponse } from '../../quoting/groups/group-response.ts';
import { toPricedSelection } from '../../quoting/quote-plans/priced-selection.ts';
import { SelectionRepository } from '../../quoting/quote-plans/selection.repository.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import {
  ApplicationFactsService,
  type QuoteFacts,
  type SealedNumbers,
} from '../parts/application/application-facts.service.ts';
import { Application } from '../parts/application/application.table.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { MemberEnrollmentsRepository } from '../parts/demographics/member-enrollments.repository.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import {
  type ApplicationContent,
  type ContentMember,
  groupOf,
  toContentMember,
  withoutAccountNumber,
} from './application-content.ts';
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

/** An employer with a link, who saves in the name of the link's maker. */
export interface EmployerWithLink {
  /** Whether the link still serves: asked once the quote is locked. */
  assertOpen: (tx: EntityManager) => Promise<void>;
  /** Something has changed. */
  noteSaved: (tx: EntityManager) => Promise<void>;
}

interface Saving {
  tx: EntityManager;
  user: SessionUser;
  quote: GroupQuote;
  stored: Application | null;
  employer?: EmployerWithLink;
}

/**
 * The application of a group quote: in the form that its page uses, saved, complete or not, and as a whole, for printing and signing.
 */
@Injectable()
export class ApplicationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly applications: ApplicationsRepository,
    private readonly facts: ApplicationFactsService,
    private readonly state: EnrollmentStateService,
    private readonly clock: Clock,
    private readonly selection: SelectionRepository,
    private readonly census: CensusRepository,
    private readonly enrollments: MemberEnrollmentsRepository,
    private readonly documents: EnrollmentDocumentsRepository,
  ) {}

  /** The stored application, or until one is saved, the data already known. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<ApplicationResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.applications.find(quoteId);
    const start = stored ? ofStored(this.facts.shownAnswers(stored)) : await this.known(quote);
    const audience = user.isInternal || stored?.isSavedByStaff ? 'internal' : 'external';
    const ofQuote = await this.facts.ofQuote(quote, audience);
    const answers = coupledAnswers(start.answers, ofQuote);
    const facts = await this.facts.withAnswers(ofQuote, quote, answers);
    return {
      ...answeredApplication(answers, facts),
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
      const saving = { tx, user, quote, stored: await this.findVersion(request, quote, tx) };
      await this.keep(saving, await this.settle(saving, request));
    });
  }

  /**
   * The same by the employer: how the agent submits stays as it is.
   * @throws NOT_FOUND, WRONG_STATE, TOO_LARGE, STALE_VERSION
   */
  saveAsEmployer(
    user: SessionUser,
    quoteId: number,
    answers: EmployersAnswers,
    employer: EmployerWithLink,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.state.begin(tx, user, quoteId, 'Application');
      await employer.assertOpen(tx);
      const stored = await this.findVersion(answers, quote, tx);
      const { BypassMemberEnrollment, BypassSupportDocument } = stored?.answers ?? blankAnswers();
      const saving = { tx, user, quote, stored, employer };
      const request = { ...answers, BypassMemberEnrollment, BypassSupportDocument };
      await this.keep(saving, await this.settle(saving, request));
    });
  }

  /** @throws WRONG_STATE before an application is saved */
  async compose(quote: GroupQuote, tx?: EntityManager): Promise<ApplicationContent> {
    const application = await this.applications.find(quote.id, tx);
    if (application === null) {
      throw new AppError('WRONG_STATE', APPLICATION_FIRST);
    }
    const { id, name, quoteType, effectiveDate } = quote;
    const census = await this.census.listOf(quote, tx);
    return {
      Quote: { Id: id, Name: name, QuoteType: quoteType, EffectiveDate: effectiveDate },
      Group: groupOf(quote),
      Agents: await this.agentsOf(quote, tx),
      Application: { Version: application.version, Answers: withoutAccountNumber(application.answers) },
      ...(await this.plansOf(quote, census, tx)),
      Members: await this.membersOf(quote, census, tx),
      Documents: await this.documentsOf(quote, tx),
    };
  }

  /** @throws STALE_VERSION when another one is stored */
  private async findVersion(
    { Version }: { Version: number },
    { id }: GroupQuote,
    tx: EntityManager,
  ): Promise<Application | null> {
    const stored = await this.applications.find(id, tx);
    if (Version !== (stored?.version ?? 0)) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    return stored;
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

  private async keep({ tx, user, quote, stored, employer }: Saving, answers: ApplicationAnswers): Promise<void> {
    const columns = {
      answers: this.facts.storedAnswers(answers),
      isSavedByStaff: user.isInternal || (stored?.isSavedByStaff ?? false),
      savedByUserId: user.id,
      savedAt: this.clock.now(),
    };
    // The quote's row is locked, so the second of two first saves finds the row of the other.
    const row = stored ?? (await tx.save(Application, { ...columns, ...NO_NUMBERS, quoteId: quote.id }));
    const sealed = this.facts.sealedNumbers(answers, row);
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
    await employer?.noteSaved(tx);
    const action = employer ? 'save-application-as-employer' : 'save-application';
    const entry = { user: employer ? null : user, action, subject: 'quote', subjectId: quote.id, fields };
    await this.state.end(tx, quote, entry);
  }

  private async agentsOf({ id }: GroupQuote, tx?: EntityManager): Promise<ApplicationContent['Agents']> {
    const agents = await this.quotes.listAgents(id, tx);
    return agents.map(({ firstName, lastName, agency, npnNumber }) => ({
      Name: `${firstName} ${lastName}`,
      AgencyName: agency?.name ?? '',
      NpnNumber: npnNumber,
    }));
  }

  private async plansOf(
    { id }: GroupQuote,
    census: readonly CensusMember[],
    tx?: EntityManager,
  ): Promise<Pick<ApplicationContent, 'Plans' | 'Premium'>> {
    const chosen = await this.selection.listNamedPlans(id, tx);
    const ratesOf = await this.selection.mapMemberPlans(id, tx);
    const assigned = new Map(census.map((member) => [member.id, member.assignedPlanId]));
    const premium = quotePremium(
      chosen.map(({ id: quotePlanId, plan, planId, monthlyRateCents }) =>
        toPricedSelection(
          { planId, coverage: plan.coverage, monthlyRateCents, members: ratesOf.get(quotePlanId) ?? [] },
          assigned,
        ),
      ),
    );
    return {
      Plans: chosen.map(({ plan, monthlyRateCents }, at) => {
        const taken = premium.plans[at] ?? null;
        return {
          PlanId: plan.id,
          HiosPlanId: plan.hiosPlanId,
          Name: plan.displayName,
          Coverage: plan.coverage,
          MetalTier: plan.metalTier,
          NetworkType: plan.networkType,
          MonthlyRateCents: monthlyRateCents,
          Taken: taken && { Members: taken.people, Cents: taken.cents },
        };
      }),
      Premium: premium.total && { Cents: premium.total.cents, IsLowest: premium.total.isLowest },
    };
  }

  private async membersOf(
    quote: GroupQuote,
    census: readonly CensusMember[],
    tx?: EntityManager,
  ): Promise<ContentMember[]> {
    const rows = await this.enrollments.mapOf(quote, tx);
    return census.map((member) => toContentMember(member, rows.get(member.id)));
  }

  private async documentsOf(quote: GroupQuote, tx?: EntityManager): Promise<ApplicationContent['Documents']> {
    const filed = await this.documents.listOf(quote, tx);
    return filed.map(({ docTypeId, document }) => ({
      DocTypeId: docTypeId,
      Title: documentTitle(docTypeId),
      FileName: document.fileName,
      Sha256: document.sha256,
    }));
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
