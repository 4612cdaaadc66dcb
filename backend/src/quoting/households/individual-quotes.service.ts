import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import type { IsoDate } from '#shared/dates/iso-date';
import { individualDates } from '#shared/eligibility/individual-dates';
import { quoteExpiry } from '#shared/individuals/individual-expiry';
import type { IndividualQuoteResponse, NEW_INDIVIDUAL_QUOTE } from '#shared/individuals/individual-quote.record';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import {
  datesQuestion,
  type IndividualPlanType,
  type IndividualTerms,
  ownTerms,
} from '#shared/individuals/individual-terms';
import { termsProblems } from '#shared/individuals/terms-problems';
import { newQuoteName } from '#shared/quotes/quote-name';
import type { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import type { Wire } from '#shared/records/field';
import { changedColumns } from '#shared/records/rows';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { toAgentResponse } from '../../platform/people/agent-response.ts';
import type { NewMember } from '../group-census/census-columns.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { TaxCreditService } from '../household-offers/tax-credit.service.ts';
import { RelatedToQuoteRepository } from '../quotes/related-to-quote.repository.ts';
import { QuoteRecords } from '../quotes/quote-records.service.ts';
import { Quotes, type IndividualQuote } from '../quotes/quotes.repository.ts';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';
import { answersAfter, filedApplicant, newMember } from './household-columns.ts';
import { HouseholdRelationsService } from './household-relations.service.ts';
import { HouseholdRules, type RatedPlace } from './household-rules.service.ts';
import {
  assertEditable,
  assertUndecided,
  canEdit,
  chosenName,
  type IndividualQuoteChange,
  taxColumns,
} from './individual-editing.ts';
import { toFfm, toIndividual } from './individual-quote-answer.ts';
import { termsColumns, termsOf } from './terms-columns.ts';

type NewIndividualQuote = Wire<typeof NEW_INDIVIDUAL_QUOTE>;

/** What a quote begins with. */
export interface NewHousehold {
  quoteType: NewIndividualQuote['QuoteType'];
  effectiveDate: IsoDate;
  terms: IndividualTerms;
  place: RatedPlace;
  /** The applicant among them. */
  people: readonly NewMember[];
  agentIds: readonly number[];
  /** That it renews. */
  contractId: string | null;
}

/** The same household by the same user within this time counts as a double click. */
const DOUBLE_CLICK_MS = 2_000;
const NOTHING_ELSE = {
  isFfm: false,
  submittedAt: null,
  householdSize: null,
  annualIncome: null,
  electedAptcCents: null,
  electsMaximum: false,
  electedReason: null,
  grantedAptcCents: null,
  grantedCsrLevel: null,
  companionId: null,
  sentCreditCents: null,
};

/** Quotes of households: created, changed, and in their API form. */
@Injectable()
export class IndividualQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly rules: HouseholdRules,
    private readonly records: QuoteRecords,
    private readonly clock: Clock,
    private readonly taxCredit: TaxCreditService,
    private readonly related: RelatedToQuoteRepository,
    private readonly relations: HouseholdRelationsService,
  ) {}

  /**
   * Creates the quote of a household, in status Quoting. What a rule objects to in the people is stored and answered; the terms, the
   * place and the agents must be right. Repeating the request right away returns the quote that the first one created.
   * @throws RULE_BROKEN with all problems, by field
   */
  async create(user: SessionUser, request: NewIndividualQuote): Promise<IndividualQuote> {
    const { place, agentIds } = await this.checked(user, request);
    return this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `new individual quote of user ${user.id}`);
      const { QuoteType: quoteType, EffectiveDate: effectiveDate } = request;
      const terms = ownTerms(request);
      const facts = this.rules.peopleFacts(user, termsColumns(terms), effectiveDate);
      const people = request.Census.map((sent) => newMember(sent, facts));
      const household = { quoteType, effectiveDate, terms, place, people, agentIds, contractId: null };
      const made = await this.madeJustNow(tx, user, household);
      if (made) {
        return made;
      }
      const quote = await this.store(tx, user, household);
      await this.records.created(tx, user, quote);
      return quote;
    });
  }

  private async checked(user: SessionUser, request: NewIndividualQuote) {
    const place = await this.rules.place(request.Address);
    const agents = await this.rules.agentsOfNew(user, request.AssociatedAgents);
    const terms = termsProblems(ownTerms(request), request.EffectiveDate, await this.rules.datesFacts(user));
    const errors: FieldErrors = {
      ...terms,
      ...('errors' in place ? place.errors : {}),
      ...('errors' in agents ? agents.errors : {}),
    };
    if (Object.values(errors).flat().length > 0 || 'errors' in place || 'errors' in agents) {
      throw refusal(errors);
    }
    return { place: place.found, agentIds: agents.found };
  }

  /** The quote that a first click began: the same in everything that was sent, so that two households are two, however soon. */
  private async madeJustNow(
    tx: EntityManager,
    user: SessionUser,
    household: NewHousehold,
  ): Promise<IndividualQuote | undefined> {
    const { effectiveDate, quoteType, agentIds, people } = household;
    const details = Object.entries(detailsOf(household));
    const begun = await this.quotes.listBegunSince(tx, user, {
      birthDate: filedApplicant(people)!.subscriberBirthDate,
      since: new Date(this.clock.now().getTime() - DOUBLE_CLICK_MS),
    });
    for (const quote of begun) {
      const isSame =
        quote.effectiveDate === effectiveDate &&
        quote.quoteType === quoteType &&
        details.every(([name, value]) => quote.individual[name as keyof IndividualDetails] === value) &&
        isDeepStrictEqual(await this.quotes.listAgentIds(tx, quote.id), agentIds) &&
        (await this.census.isOf(tx, quote, people));
      if (isSame) {
        return quote;
      }
    }
    return undefined;
  }

  /** The quote of a household whose facts were checked, in status Quoting, with its people. */
  async store(tx: EntityManager, user: SessionUser, household: NewHousehold): Promise<IndividualQuote> {
    const { quoteType, effectiveDate, people, agentIds } = household;
    const now = this.clock.now();
    const quote = await this.quotes.insertIndividual(
      tx,
      {
        quoteType,
        name: newQuoteName(quoteType, effectiveDate, []),
        status: 'Quoting',
        statusAt: now,
        effectiveDate,
        censusChangedAt: now,
        createdByUserId: user.id,
        createdAt: now,
        modifiedAt: now,
      },
      {
        details: detailsOf(household),
        agentIds,
      },
    );
    await this.census.insertAll(tx, quote, people);
    return this.quotes.of('household').lock(user, quote.id, tx);
  }

  /** What was left out stays as stored. @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN by field, STALE_VERSION */
  change(user: SessionUser, sent: IndividualQuoteChange): Promise<IndividualQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.of('household').lock(user, sent.Id, tx);
      assertEditable(stored);
      assertUndecided(sent, stored);
      const name = chosenName(sent.Name, stored);
      const effectiveDate = sent.EffectiveDate ?? stored.effectiveDate;
      const terms = await this.chosenTerms(user, sent, stored, tx);
      const place = await this.chosenPlace(tx, sent, stored);
      const agentIds = await this.chosenAgents(tx, user, sent);
      const wanted = { ...termsColumns(terms), ...place, ...taxColumns(sent) };
      const details = changedColumns(wanted, stored.individual);
      if (details.electedAptcCents || details.electsMaximum) {
        await this.taxCredit.assertElectable(tx, {
          ...stored,
          effectiveDate,
          individual: { ...stored.individual, ...wanted },
        });
      }
      const columns = { name, effectiveDate };
      const quote = await this.quotes.saveIndividual(
        tx,
        { ...stored, version: sent.Version },
        { columns, details, agentIds },
      );
      await this.askAgain(tx, user, stored, { effectiveDate, planType: terms.IndividualPlanType });
      const fields = [
        ...(name === stored.name ? [] : ['Name']),
        ...(effectiveDate === stored.effectiveDate ? [] : ['EffectiveDate']),
        ...Object.keys(details),
        ...(agentIds ? ['AssociatedAgents'] : []),
      ];
      await this.records.changed(tx, user, { quoteId: stored.id, action: 'change-individual-quote', fields });
      return quote;
    });
  }

  /** Unchanged dates are not judged again: they may have passed since they were chosen. */
  private async chosenTerms(
    user: SessionUser,
    sent: IndividualQuoteChange,
    quote: IndividualQuote,
    tx: EntityManager,
  ): Promise<IndividualTerms> {
    const { effectiveDate, individual } = quote;
    const before = termsOf(individual);
    const terms = ownTerms({
      IndividualPlanType: sent.IndividualPlanType ?? before.IndividualPlanType,
      EnrollmentType: sent.EnrollmentType === undefined ? before.EnrollmentType : sent.EnrollmentType,
      QualifyingEventReason:
        sent.QualifyingEventReason === undefined ? before.QualifyingEventReason : sent.QualifyingEventReason,
      EventDate: sent.EventDate === undefined ? before.EventDate : sent.EventDate,
      EventAnswer: sent.EventAnswer === undefined ? before.EventAnswer : sent.EventAnswer,
      CoverageLength: sent.CoverageLength === undefined ? before.CoverageLength : sent.CoverageLength,
    });
    const day = sent.EffectiveDate ?? effectiveDate;
    if (isDeepStrictEqual(terms, before) && day === effectiveDate) {
      return terms;
    }
    const facts = await this.rules.datesFactsOf(user, quote, terms.IndividualPlanType, tx);
    const problems = termsProblems(terms, day, facts);
    if (Object.keys(problems).length > 0) {
      throw refusal(problems);
    }
    return terms;
  }

  private async chosenPlace(
    tx: EntityManager,
    { Address }: IndividualQuoteChange,
    { individual }: IndividualQuote,
  ): Promise<Partial<RatedPlace>> {
    const isSame = Address?.FullPostalCode === individual.postalCode && Address.CountyFips === individual.countyFips;
    if (!Address || isSame) {
      return {};
    }
    const place = await this.rules.place(Address, tx);
    if ('errors' in place) {
      throw refusal(place.errors);
    }
    return place.found;
  }

  /** null where they stay. */
  private async chosenAgents(
    tx: EntityManager,
    user: SessionUser,
    { Id, AssociatedAgents }: IndividualQuoteChange,
  ): Promise<number[] | null> {
    if (AssociatedAgents === undefined) {
      return null;
    }
    const assigned = await this.quotes.listAgentIds(tx, Id);
    const agents = await this.rules.agentIds(user, AssociatedAgents, assigned, tx);
    if ('errors' in agents) {
      throw refusal(agents.errors);
    }
    return isDeepStrictEqual(agents.found, assigned) ? null : agents.found;
  }

  /** What is not asked for the new plan type or date is set aside, and what is asked again is there again. */
  private async askAgain(
    tx: EntityManager,
    user: SessionUser,
    before: IndividualQuote,
    after: Pick<IndividualQuote, 'effectiveDate'> & { planType: IndividualPlanType },
  ): Promise<void> {
    const factsBefore = this.rules.peopleFacts(user, before.individual, before.effectiveDate);
    const factsAfter = this.rules.peopleFacts(user, after, after.effectiveDate);
    let hasChanged = false;
    for (const member of await this.census.listOf(before, tx)) {
      const changes = changedColumns(answersAfter(member, factsBefore, factsAfter), member);
      if (Object.keys(changes).length > 0) {
        await this.census.update(tx, member, changes);
        hasChanged = true;
      }
    }
    if (hasChanged) {
      await this.quotes.noteHousehold(tx, before, {});
    }
  }

  /**
   * For a quote already checked for this user.
   * @param bypassExpiry leaves out whether it can be continued, for staff and read-only views: individuals, decision 6
   */
  async describe(
    user: SessionUser,
    quote: IndividualQuote,
    { bypassExpiry = false } = {},
  ): Promise<IndividualQuoteResponse> {
    const { individual, effectiveDate, status } = quote;
    const { agents, notifications } = await this.related.ofIndividual(quote.id);
    const { decision, renewed, companion } = await this.relations.find(user, quote);
    const facts = { ...(await this.rules.datesFacts(user)), granted: decision?.effectiveDates ?? null };
    const terms = termsOf(individual);
    const dates = individualDates(datesQuestion(terms), facts);
    const expiry = quoteExpiry({ ...terms, status, effectiveDate }, facts);
    return {
      Id: quote.id,
      Version: quote.version,
      Name: quote.name,
      Status: status,
      QuoteStatus: individualStatusLabel(status),
      QuoteType: quote.quoteType as (typeof INDIVIDUAL_QUOTE_TYPES)[number],
      EffectiveDate: effectiveDate,
      IsDeleted: quote.isDeleted,
      ReadOnly: quote.readOnlyReason,
      AssociatedAgents: agents.map(toAgentResponse),
      ...toIndividual(individual, renewed),
      Ffm: toFfm(individual, decision),
      IsOepAvailable: dates.IsOepAvailable,
      IsQuotingOnly: dates.IsQuotingOnly,
      AllowedEffectiveDates: dates.EffectiveDates,
      Expiry: bypassExpiry ? null : expiry,
      Companion: companion,
      CanEdit: canEdit(quote),
      Notifications: notifications,
      CreatedAt: quote.createdAt.toISOString(),
      ModifiedAt: quote.modifiedAt.toISOString(),
    };
  }
}

const detailsOf = ({ terms, place, people, contractId }: NewHousehold) => ({
  ...NOTHING_ELSE,
  ...termsColumns(terms),
  ...place,
  ...filedApplicant(people)!,
  contractId,
});

/** One problem is said as it is, several at their fields. */
function refusal(errors: FieldErrors): AppError {
  const messages = Object.values(errors).flat();
  return new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, errors);
}
