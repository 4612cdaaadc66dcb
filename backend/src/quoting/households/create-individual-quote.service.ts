import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import type { NEW_INDIVIDUAL_QUOTE } from '#shared/individuals/individual-quote.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { type IndividualTerms, ownTerms } from '#shared/individuals/individual-terms';
import { termsProblems } from '#shared/individuals/terms-problems';
import { newQuoteName } from '#shared/quotes/quote-name';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { QuoteRecords } from '../quotes/changes/quote-records.ts';
import type { NewMember } from '../group-census/census-columns.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { filedApplicant, newMember } from './household-columns.ts';
import { HouseholdRules, type RatedPlace } from './household-rules.ts';
import { termsColumns } from './terms-columns.ts';

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
  grantedAptcCents: null,
  grantedCsrLevel: null,
};

@Injectable()
export class CreateIndividualQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly either: EitherQuotesRepository,
    private readonly census: CensusRepository,
    private readonly rules: HouseholdRules,
    private readonly records: QuoteRecords,
    private readonly clock: Clock,
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
    const messages = Object.values(errors).flat();
    if (messages.length > 0 || 'errors' in place || 'errors' in agents) {
      throw new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, errors);
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
    const begun = await this.either.listBegunSince(tx, user, {
      birthDate: filedApplicant(people)!.subscriberBirthDate,
      since: new Date(this.clock.now().getTime() - DOUBLE_CLICK_MS),
    });
    for (const quote of begun) {
      const isSame =
        quote.effectiveDate === effectiveDate &&
        quote.quoteType === quoteType &&
        details.every(([name, value]) => quote.individual[name as keyof IndividualDetails] === value) &&
        isDeepStrictEqual(await this.either.listAgentIds(tx, quote.id), agentIds) &&
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
    const quote = await this.either.insertIndividual(
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
    return this.either.findIndividualForUpdate(user, quote.id, tx);
  }
}

const detailsOf = ({ terms, place, people, contractId }: NewHousehold) => ({
  ...NOTHING_ELSE,
  ...termsColumns(terms),
  ...place,
  ...filedApplicant(people)!,
  contractId,
});
