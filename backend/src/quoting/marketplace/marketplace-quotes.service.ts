import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { electedAmountProblem } from '#shared/eligibility/net-premium';
import { centsFromDollars } from '#shared/formats/currency';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { eligibilityProblem, START_FAILED } from '#shared/marketplace/eligibility-problem';
import type { EligibilityAnswer } from '#shared/marketplace/marketplace-payload';
import { suggestedDay } from '#shared/eligibility/individual-dates';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { newQuoteName } from '#shared/quotes/quote-name';
import { changedColumns } from '#shared/records/rows';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { ConsentsService } from '../consents/consents.service.ts';
import type { NewMember } from '../group-census/census-columns.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { filedApplicant } from '../households/household-columns.ts';
import { HouseholdRules, type RatedPlace } from '../households/household-rules.service.ts';
import { MarketplaceQuotesRepository } from '../households/marketplace-quotes.repository.ts';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';
import { MoveQuoteService } from '../quotes/move-quote.service.ts';
import { QuoteRecords } from '../quotes/quote-records.service.ts';
import { type IndividualQuote, Quotes } from '../quotes/quotes.repository.ts';
import { decisionOf, grantOf, isSameHousehold, periodOf, toMember } from './decided-columns.ts';
import { type FetchedEligibility, MarketplaceVisitsService } from './marketplace-visits.service.ts';

const FETCHED_AGAIN = 'eligibility fetched again';

/** All that a marketplace quote consists of. */
export interface DecidedQuote extends FetchedEligibility {
  effectiveDate: IsoDate;
  /** By the agent, not by default. */
  isDateChosen: boolean;
  place: RatedPlace;
  electedCents: number;
}

/** What a later decision may change. */
type DecidedDetails = Pick<
  IndividualDetails,
  keyof ReturnType<typeof periodOf> | keyof ReturnType<typeof grantOf> | 'electedAptcCents'
> &
  Partial<Pick<IndividualDetails, 'electedReason'>>;

/**
 * Quotes of what the marketplace decided. Amounts are the marketplace's own: a browser only says for whom, and how much of them is taken.
 */
@Injectable()
export class MarketplaceQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly moveQuote: MoveQuoteService,
    private readonly visits: MarketplaceVisitsService,
    private readonly rules: HouseholdRules,
    private readonly clock: Clock,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly consents: ConsentsService,
    private readonly records: QuoteRecords,
  ) {}

  /**
   * Creates the quote of a consumer, or opens the user's own one again: with the new amounts, for plans to be chosen again, unless it waits
   * for the marketplace's answer. Two clicks are one quote. People who are no longer the same get a quote of their own.
   * @throws NOT_ALLOWED, NOT_FOUND, UPSTREAM_FAILED; WRONG_STATE without consent; RULE_BROKEN if no quote can be started, and by field
   */
  async start(user: SessionUser, request: NewMarketplaceQuote): Promise<IndividualQuote> {
    return this.open(user, request.QuoteType, await this.decide(user, request));
  }

  /** Same with what is decided already. @throws WRONG_STATE without consent */
  open(user: SessionUser, quoteType: NewMarketplaceQuote['QuoteType'], quote: DecidedQuote): Promise<IndividualQuote> {
    return this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `marketplace quote of user ${user.id}`);
      const open = await this.findOpen(tx, user, quote);
      if (open === null) {
        return this.insert(tx, user, { quoteType, ...quote });
      }
      const refreshed = await this.refresh(tx, user, open, quote);
      const isChosenAgain = refreshed.status !== 'Quoting' && refreshed.readOnlyReason === 0;
      return isChosenAgain
        ? this.moveQuote.move(tx, user, refreshed, { to: 'Quoting', why: FETCHED_AGAIN })
        : refreshed;
    });
  }

  /** @throws NOT_ALLOWED, NOT_FOUND, UPSTREAM_FAILED; WRONG_STATE without consent; RULE_BROKEN if no quote can be started, and by field */
  private async decide(user: SessionUser, request: NewMarketplaceQuote): Promise<DecidedQuote> {
    await this.visits.assertAccess(user);
    return this.judge(request, await this.visits.fetchEligibility(user, request.Ffm.ConsumerId));
  }

  /** Same with what the marketplace has answered. @throws RULE_BROKEN if no quote can be started, and by field */
  async judge(
    { EffectiveDate, Ffm }: NewMarketplaceQuote,
    { eligibility, consentId }: FetchedEligibility,
  ): Promise<DecidedQuote> {
    const problem = eligibilityProblem(eligibility);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem.message);
    }
    const electedCents = centsFromDollars(Ffm.AptcElectedAmount);
    const electedProblem = electedAmountProblem(electedCents, centsFromDollars(eligibility.AptcAmount));
    if (electedProblem) {
      throw new AppError('RULE_BROKEN', electedProblem, { 'Ffm.AptcElectedAmount': [electedProblem] });
    }
    const { EffectiveDates } = eligibility.EnrollmentPeriod;
    if (EffectiveDate !== null && !EffectiveDates.includes(EffectiveDate)) {
      throw new AppError('RULE_BROKEN', EFFECTIVE_DATE_NOT_ALLOWED, { EffectiveDate: [EFFECTIVE_DATE_NOT_ALLOWED] });
    }
    const today = this.clock.today();
    const effectiveDate = EffectiveDate ?? suggestedDay(EffectiveDates, today)!;
    const place = await this.placeOf(eligibility);
    return { eligibility, consentId, effectiveDate, isDateChosen: EffectiveDate !== null, place, electedCents };
  }

  /** Of the subscriber: everyone is rated there. */
  private async placeOf({ Applicants }: EligibilityAnswer): Promise<RatedPlace> {
    const { Address } = Applicants.find(({ Relationship }) => Relationship === 'self')!;
    const place = await this.rules.place(Address);
    if ('errors' in place) {
      throw new AppError('RULE_BROKEN', Object.values(place.errors).flat()[0] ?? START_FAILED);
    }
    return place.found;
  }

  /** The quote that this user has not submitted yet for the consumer. null if there is none, and for people or a county that are no longer the same. */
  private async findOpen(
    tx: EntityManager,
    user: SessionUser,
    { eligibility, place }: DecidedQuote,
  ): Promise<IndividualQuote | null> {
    const id = await this.decided.findOpenId(user, eligibility.ConsumerId);
    if (id === null) {
      return null;
    }
    const quote = await this.quotes.of('household').lock(user, id, tx);
    const members = await this.census.listOf(quote, tx);
    const applicants = await this.decided.listApplicants(tx, quote);
    const isSame =
      quote.individual.countyFips === place.countyFips && isSameHousehold(members, applicants, eligibility.Applicants);
    return isSame ? quote : null;
  }

  private async insert(
    tx: EntityManager,
    user: SessionUser,
    {
      quoteType,
      eligibility,
      consentId,
      effectiveDate,
      place,
      electedCents,
    }: DecidedQuote & { quoteType: NewMarketplaceQuote['QuoteType'] },
  ): Promise<IndividualQuote> {
    const now = this.clock.now();
    const period = periodOf(eligibility);
    const people = this.peopleOf(user, eligibility, effectiveDate);
    const details = {
      ...{ ...period, ...place, ...filedApplicant(people)!, ...grantOf(eligibility) },
      ...{ contractId: null, isFfm: true, submittedAt: null, householdSize: null, annualIncome: null },
      electedAptcCents: electedCents,
      electsMaximum: false,
      electedReason: null,
      companionId: null,
      sentCreditCents: null,
    };
    const columns = {
      ...({ quoteType, name: newQuoteName(quoteType, effectiveDate, []), status: 'Quoting', statusAt: now } as const),
      ...{ effectiveDate, censusChangedAt: now, createdByUserId: user.id, createdAt: now, modifiedAt: now },
    };
    const quote = await this.quotes.insertIndividual(tx, columns, { details, agentIds: [user.agentId!] });
    await this.decided.save(tx, quote, decisionOf(eligibility, now));
    await this.insertMembers(tx, quote, eligibility, people);
    await this.consents.link(tx, user, quote, consentId);
    await this.records.created(tx, user, quote);
    return this.quotes.of('household').lock(user, quote.id, tx);
  }

  /** The amounts, days and the verification of a later decision about the same people, while the quote can be edited. */
  private async refresh(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { eligibility, consentId, effectiveDate, isDateChosen, electedCents }: DecidedQuote,
  ): Promise<IndividualQuote> {
    await this.consents.link(tx, user, quote, consentId);
    if (quote.readOnlyReason !== 0) {
      return quote;
    }
    const wanted: DecidedDetails = {
      ...periodOf(eligibility),
      ...grantOf(eligibility),
      electedAptcCents: electedCents,
      // Said of another amount.
      ...(electedCents === quote.individual.electedAptcCents ? {} : { electedReason: null }),
    };
    const details = changedColumns(wanted, quote.individual);
    const { EffectiveDates } = eligibility.EnrollmentPeriod;
    const keepsDate = !isDateChosen && EffectiveDates.includes(quote.effectiveDate);
    const day = keepsDate ? quote.effectiveDate : effectiveDate;
    await this.decided.save(tx, quote, decisionOf(eligibility, this.clock.now()));
    const people = this.peopleOf(user, eligibility, day);
    const isTobaccoChanged = await this.refreshMembers(tx, quote, eligibility, people);
    const fields = [
      ...Object.keys(details),
      ...(day === quote.effectiveDate ? [] : ['EffectiveDate']),
      ...(isTobaccoChanged ? ['Tobacco'] : []),
    ];
    if (fields.length === 0) {
      return quote;
    }
    if (isTobaccoChanged) {
      await this.quotes.noteHousehold(tx, quote, {});
    }
    const saved = await this.quotes.saveIndividual(tx, quote, {
      columns: { effectiveDate: day },
      details,
      agentIds: null,
    });
    await this.records.changed(tx, user, { quoteId: quote.id, action: 'fetch-eligibility', fields });
    return saved;
  }

  /** The applicants as people of a household, in their order. */
  private peopleOf(user: SessionUser, eligibility: EligibilityAnswer, effectiveDate: IsoDate): NewMember[] {
    const facts = this.rules.peopleFacts(user, periodOf(eligibility), effectiveDate);
    return eligibility.Applicants.map((applicant) => toMember(applicant, facts));
  }

  private async insertMembers(
    tx: EntityManager,
    quote: IndividualQuote,
    { Applicants }: EligibilityAnswer,
    people: readonly NewMember[],
  ): Promise<void> {
    await this.census.insertAll(tx, quote, people);
    const members = await this.census.listOf(quote, tx);
    await this.decided.saveMembers(
      tx,
      Applicants.map(({ ApplicantId, IsEligible, CsrLevel, Address }, index) => ({
        memberId: members.find(({ rowKey }) => rowKey === people[index]!.rowKey)!.id,
        applicantId: ApplicantId,
        isEligible: IsEligible,
        csrLevel: CsrLevel,
        tobacco: people[index]!.tobacco === true,
        address: Address,
      })),
    );
  }

  /**
   * Takes over what the marketplace now says about homes, and about tobacco where it said something else before. Otherwise what the agent
   * has entered stays. The people are the same.
   * @returns whether anyone's tobacco changed
   */
  private async refreshMembers(
    tx: EntityManager,
    quote: IndividualQuote,
    { Applicants }: EligibilityAnswer,
    people: readonly NewMember[],
  ): Promise<boolean> {
    const known = await this.decided.listMembers(tx, quote);
    const members = await this.census.listOf(quote, tx);
    const now = known.map((before) => {
      const at = Applicants.findIndex(({ ApplicantId }) => ApplicantId === before.applicantId);
      return { ...before, tobacco: people[at]!.tobacco === true, address: Applicants[at]!.Address };
    });
    await this.decided.saveMembers(tx, now);
    let isChanged = false;
    for (const [index, { memberId, tobacco }] of now.entries()) {
      const member = members.find(({ id }) => id === memberId)!;
      if (tobacco !== known[index]!.tobacco && member.tobacco !== tobacco) {
        await this.census.update(tx, member, { tobacco, lastTobaccoUse: null });
        isChanged = true;
      }
    }
    return isChanged;
  }
}
