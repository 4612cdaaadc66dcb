import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { newQuoteName } from '#shared/quotes/quote-name';
import { changedColumns } from '#shared/records/rows';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ConsentsService } from '../../consents/consents.service.ts';
import { filedApplicant } from '../../households/household-columns.ts';
import { MarketplaceQuotesRepository } from '../../marketplace-quotes/marketplace-quotes.repository.ts';
import { QuoteRecords } from '../../quotes/quote-records.service.ts';
import type { IndividualDetails } from '../../quotes/individual-details.table.ts';
import { Quotes, type IndividualQuote } from '../../quotes/quotes.repository.ts';
import { decisionOf, grantOf, periodOf } from './decided-columns.ts';
import { DecidedMembersService } from './decided-members.service.ts';
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
    private readonly quotes: Quotes,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly members: DecidedMembersService,
    private readonly consents: ConsentsService,
    private readonly records: QuoteRecords,
    private readonly clock: Clock,
  ) {}

  async insert(
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
    const people = this.members.peopleOf(user, eligibility, effectiveDate);
    const details = {
      ...{ ...period, ...place, ...filedApplicant(people)!, ...grantOf(eligibility) },
      ...{ contractId: null, isFfm: true, submittedAt: null, householdSize: null, annualIncome: null },
      electedAptcCents: electedCents,
      electsMaximum: false,
    };
    const columns = {
      ...({ quoteType, name: newQuoteName(quoteType, effectiveDate, []), status: 'Quoting', statusAt: now } as const),
      ...{ effectiveDate, censusChangedAt: now, createdByUserId: user.id, createdAt: now, modifiedAt: now },
    };
    const quote = await this.quotes.insertIndividual(tx, columns, { details, agentIds: [user.agentId!] });
    await this.decided.save(tx, decisionOf(eligibility, { quoteId: quote.id, fetchedAt: now }));
    await this.members.insert(tx, quote, eligibility, people);
    await this.consents.link(tx, user, quote, consentId);
    await this.records.created(tx, user, quote);
    return this.quotes.of('household').lock(user, quote.id, tx);
  }

  /** The amounts, days and the verification of a later decision about the same people, while the quote can be edited. */
  async refresh(
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
    };
    const details = changedColumns(wanted, quote.individual);
    const { EffectiveDates } = eligibility.EnrollmentPeriod;
    const keepsDate = !isDateChosen && EffectiveDates.includes(quote.effectiveDate);
    const day = keepsDate ? quote.effectiveDate : effectiveDate;
    await this.decided.save(tx, decisionOf(eligibility, { quoteId: quote.id, fetchedAt: this.clock.now() }));
    const people = this.members.peopleOf(user, eligibility, day);
    const isTobaccoChanged = await this.members.refresh(tx, quote, eligibility, people);
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
}
