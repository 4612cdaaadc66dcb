import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { newQuoteName } from '#shared/quotes/quote-name';
import { changedColumns } from '#shared/records/rows';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import type { NewMember } from '../../group-census/census-columns.ts';
import { filedApplicant } from '../../households/household-columns.ts';
import { HouseholdRules } from '../../households/household-rules.ts';
import { MarketplaceQuotesRepository } from '../../marketplace-quotes/marketplace-quotes.repository.ts';
import { QuoteRecords } from '../../quotes/changes/quote-records.ts';
import type { IndividualDetails } from '../../quotes/individual-details.entity.ts';
import { EitherQuotesRepository } from '../../quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../../quotes/quotes.repository.ts';
import { decisionOf, grantOf, periodOf, toMember } from './decided-columns.ts';
import type { DecidedQuote } from './decide-quote.service.ts';

/** What a later decision may change. */
type DecidedDetails = Pick<
  IndividualDetails,
  keyof ReturnType<typeof periodOf> | keyof ReturnType<typeof grantOf> | 'electedAptcCents'
>;

/** Writes what the marketplace decided. */
@Injectable()
export class StoreDecidedQuoteService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly census: CensusRepository,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly rules: HouseholdRules,
    private readonly records: QuoteRecords,
    private readonly clock: Clock,
  ) {}

  async insert(
    tx: EntityManager,
    user: SessionUser,
    {
      quoteType,
      eligibility,
      effectiveDate,
      place,
      electedCents,
    }: DecidedQuote & { quoteType: NewMarketplaceQuote['QuoteType'] },
  ): Promise<IndividualQuote> {
    const now = this.clock.now();
    const period = periodOf(eligibility);
    const facts = this.rules.peopleFacts(user, period, effectiveDate);
    const people = eligibility.Applicants.map((applicant) => toMember(applicant, facts));
    const details = {
      ...{ ...period, ...place, ...filedApplicant(people)!, ...grantOf(eligibility) },
      ...{ contractId: null, isFfm: true, submittedAt: null, householdSize: null, annualIncome: null },
      electedAptcCents: electedCents,
    };
    const columns = {
      ...({ quoteType, name: newQuoteName(quoteType, effectiveDate, []), status: 'Quoting', statusAt: now } as const),
      ...{ effectiveDate, censusChangedAt: now, createdByUserId: user.id, createdAt: now, modifiedAt: now },
    };
    const quote = await this.either.insertIndividual(tx, columns, { details, agentIds: [user.agentId!] });
    await this.census.insertAll(tx, quote, people);
    await this.decided.save(tx, decisionOf(eligibility, { quoteId: quote.id, fetchedAt: now }));
    await this.saveMembers(tx, quote, { people, eligibility });
    await this.records.created(tx, user, quote);
    return this.either.findIndividualForUpdate(user, quote.id, tx);
  }

  /** The amounts, days and the verification of a later decision about the same people. */
  async refresh(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { eligibility, effectiveDate, isDateChosen, electedCents }: DecidedQuote,
  ): Promise<IndividualQuote> {
    const wanted: DecidedDetails = {
      ...periodOf(eligibility),
      ...grantOf(eligibility),
      electedAptcCents: electedCents,
    };
    const details = changedColumns(wanted, quote.individual);
    const { EffectiveDates } = eligibility.EnrollmentPeriod;
    const keepsDate = !isDateChosen && EffectiveDates.includes(quote.effectiveDate);
    const day = keepsDate ? quote.effectiveDate : effectiveDate;
    await this.decided.save(tx, decisionOf(eligibility, { quoteId: quote.id, fetchedAt: this.clock.now() }));
    const fields = [...Object.keys(details), ...(day === quote.effectiveDate ? [] : ['EffectiveDate'])];
    if (fields.length === 0) {
      return quote;
    }
    const saved = await this.either.saveIndividual(tx, quote, {
      columns: { effectiveDate: day },
      details,
      agentIds: null,
    });
    await this.records.changed(tx, user, { quoteId: quote.id, action: 'fetch-eligibility', fields });
    return saved;
  }

  private async saveMembers(
    tx: EntityManager,
    quote: IndividualQuote,
    { people, eligibility }: { people: readonly NewMember[]; eligibility: DecidedQuote['eligibility'] },
  ): Promise<void> {
    const members = await this.census.listOf(quote, tx);
    await this.decided.saveMembers(
      tx,
      eligibility.Applicants.map(({ ApplicantId, IsEligible, CsrLevel }, index) => ({
        memberId: members.find(({ rowKey }) => rowKey === people[index]!.rowKey)!.id,
        applicantId: ApplicantId,
        isEligible: IsEligible,
        csrLevel: CsrLevel,
      })),
    );
  }
}
