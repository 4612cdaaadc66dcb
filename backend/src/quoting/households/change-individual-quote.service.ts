import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import type { INDIVIDUAL_QUOTE_CHANGE } from '#shared/individuals/individual-quote.record';
import { type IndividualPlanType, type IndividualTerms, ownTerms } from '#shared/individuals/individual-terms';
import { FROM_MARKETPLACE } from '#shared/marketplace/marketplace-facts';
import { termsProblems } from '#shared/individuals/terms-problems';
import { centsFromDollars } from '#shared/formats/currency';
import { quoteNameProblem } from '#shared/quotes/quote-name';
import type { Wire } from '#shared/records/field';
import { changedColumns } from '#shared/records/rows';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { QuoteRecords } from '../quotes/changes/quote-records.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { answersAfter } from './household-columns.ts';
import { HouseholdCreditService } from './household-credit.service.ts';
import { HouseholdRules, type RatedPlace } from './household-rules.ts';
import { assertEditable } from './individual-editing.ts';
import { termsColumns, termsOf } from './terms-columns.ts';

type Sent = Omit<Wire<typeof INDIVIDUAL_QUOTE_CHANGE>, 'QuoteType'>;
export type IndividualQuoteChange = Pick<Sent, 'Id' | 'Version'> & Partial<Sent>;

/** Changes the terms, the effective date, the place, the agents or the name of a household's quote. */
@Injectable()
export class ChangeIndividualQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly either: EitherQuotesRepository,
    private readonly census: CensusRepository,
    private readonly rules: HouseholdRules,
    private readonly credit: HouseholdCreditService,
    private readonly records: QuoteRecords,
  ) {}

  /** What was left out stays as stored. @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN by field, STALE_VERSION */
  change(user: SessionUser, sent: IndividualQuoteChange): Promise<IndividualQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.either.findIndividualForUpdate(user, sent.Id, tx);
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
        await this.credit.assertElectable(tx, {
          ...stored,
          effectiveDate,
          individual: { ...stored.individual, ...wanted },
        });
      }
      const columns = { name, effectiveDate };
      const quote = await this.either.saveIndividual(
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
    const assigned = await this.either.listAgentIds(tx, Id);
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
      await this.either.noteHousehold(tx, before, {});
    }
  }
}

/** One problem is said as it is, several at their fields. */
function refusal(errors: FieldErrors): AppError {
  const messages = Object.values(errors).flat();
  return new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, errors);
}

/** Of a quote of the marketplace, which decided by this. @throws RULE_BROKEN by field */
function assertUndecided(sent: IndividualQuoteChange, { individual }: IndividualQuote): void {
  if (!individual.isFfm) {
    return;
  }
  const { postalCode, countyFips } = individual;
  const before = termsOf(individual);
  const terms = Object.entries(before).filter(([name, value]) => {
    const wanted = sent[name as keyof typeof before];
    return wanted !== undefined && wanted !== value;
  });
  const isMoved =
    sent.Address && !(sent.Address.FullPostalCode === postalCode && sent.Address.CountyFips === countyFips);
  const changed = [
    ...terms.map(([name]) => name),
    ...(isMoved ? ['Address'] : []),
    ...(sent.Household ? ['Household'] : []),
  ];
  if (changed.length > 0) {
    throw new AppError(
      'RULE_BROKEN',
      FROM_MARKETPLACE,
      Object.fromEntries(changed.map((name) => [name, [FROM_MARKETPLACE]])),
    );
  }
}

/** Only what was sent. Cents of an income do not count: tax returns are in whole dollars. */
const taxColumns = ({ Household, Ffm }: IndividualQuoteChange) => ({
  ...(Household !== undefined && {
    householdSize: Household?.Size ?? null,
    annualIncome: Household ? Math.round(Household.AnnualIncome) : null,
  }),
  ...(Ffm !== undefined && {
    electedAptcCents: Ffm ? centsFromDollars(Ffm.AptcElectedAmount) : null,
    electsMaximum: Ffm?.IsMaximum ?? false,
  }),
});

/** @throws RULE_BROKEN */
function chosenName(sent: string | undefined, { name }: IndividualQuote): string {
  const problem = sent === undefined ? null : quoteNameProblem(sent, []);
  if (problem) {
    throw new AppError('RULE_BROKEN', problem, { Name: [problem] });
  }
  return sent?.trim() ?? name;
}
