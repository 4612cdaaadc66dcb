import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { NEW_CONTRACT_RENEWAL, type NewContractRenewal } from '#shared/contract-renewals/contract-renewal.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { NEW_INDIVIDUAL_QUOTE, NEW_MARKETPLACE_QUOTE } from '#shared/individuals/individual-quote.record';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { copyQuoteProblem, preferredCopyDate } from '#shared/quotes/copy-quote';
import { renewalInstead } from '#shared/quotes/one-sale';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import type { QUOTE_COPY } from '#shared/quotes/quote.record';
import type { Wire } from '#shared/records/field';
import { mayQuoteIndividuals } from '#shared/roles/permissions';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { NOT_ALLOWED } from '../../platform/http/access.ts';
import { isA } from '../../platform/http/body-of.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { MarketplaceQuotesService } from '../../quoting/marketplace/marketplace-quotes.service.ts';
import { QuoteRecords } from '../../quoting/quotes/quote-records.service.ts';
import { CANNOT_BE_CHANGED_HERE } from '../../quoting/quotes/quote-response.ts';
import {
  type AnyQuote,
  type GroupQuote,
  type IndividualQuote,
  Quotes,
} from '../../quoting/quotes/quotes.repository.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import { RenewalPlansService } from '../../quoting/renewal-plans/renewal-plans.service.ts';
import { MemberEnrollmentsRepository } from '../parts/demographics/member-enrollments.repository.ts';
import type { StartedQuote } from './start-quote.pipe.ts';

type OpenRenewal = (user: SessionUser, request: NewContractRenewal) => Promise<IndividualQuote>;

/** POST /api/quote starts a quote, new or as a copy, with its people, of the quote whose id is sent. Spec 002 section 7. */
@Injectable()
export class StartQuoteService {
  private openRenewal: OpenRenewal | null = null;

  constructor(
    private readonly groupQuotes: QuotesService,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly marketplaceQuotes: MarketplaceQuotesService,
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly records: QuoteRecords,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly enrollments: MemberEnrollmentsRepository,
    private readonly renewalPlans: RenewalPlansService,
  ) {}

  /** A renewal begins with a contract of the book, a wing above this one: it registers how. */
  renewContractsBy(open: OpenRenewal): void {
    this.openRenewal = open;
  }

  /** @throws NOT_ALLOWED for a line of business that is not the user's */
  start(user: SessionUser, request: StartedQuote): Promise<AnyQuote> {
    if (isA(NEW_MARKETPLACE_QUOTE, request)) {
      return this.marketplaceQuotes.start(user, request);
    }
    const isRenewal = isA(NEW_CONTRACT_RENEWAL, request);
    const isIndividual = isA(NEW_INDIVIDUAL_QUOTE, request);
    const { permissions } = user;
    if (!(isIndividual || isRenewal ? mayQuoteIndividuals(permissions) : permissions.includes('smallgroup'))) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    if (isRenewal) {
      return this.openRenewal!(user, request);
    }
    if (isIndividual) {
      return this.individualQuotes.create(user, request);
    }
    return 'Id' in request
      ? this.copy(user, request)
      : this.groupQuotes.create(user, request, async (tx, quote) => {
          if (!request.EmptyCensus) {
            await this.fillRenewal(tx, quote);
          }
        });
  }

  /**
   * Puts the people of the coverage in force on the empty census of a renewal, with their details: who leaves is removed, who joins added.
   * @returns whether there were any: not for new business, or where the coverage in force is not in the system
   */
  async fillRenewal(tx: EntityManager, renewal: GroupQuote): Promise<boolean> {
    const inForce = await this.renewalPlans.findInForce(renewal, tx);
    if (!inForce) {
      return false;
    }
    await this.copyCensus(tx, inForce, renewal);
    return true;
  }

  /**
   * Creates a quote with the census of an existing one and the group's current agents. Plans, decisions, signature and notifications stay
   * with the original. Repeating the request right away returns the copy that the first one made.
   * @throws NOT_FOUND, RULE_BROKEN with the reason why it cannot be copied
   */
  private copy(user: SessionUser, request: Wire<typeof QUOTE_COPY>): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const original = await this.quotes.of('group').lock(user, request.Id, tx);
      assertSame(request, original);
      const effectiveDate = await this.chosenDate(tx, user, original, request.EffectiveDate);
      const name = newNameIn(request, original);
      const made = await this.groupQuotes.madeJustNow(tx, user, {
        copiedFromQuoteId: original.id,
        effectiveDate,
        ...(name === null ? {} : { name }),
      });
      return made ?? this.store(tx, user, original, { effectiveDate, name });
    });
  }

  private async store(
    tx: EntityManager,
    user: SessionUser,
    original: GroupQuote,
    { effectiveDate, name }: { effectiveDate: IsoDate; name: string | null },
  ): Promise<GroupQuote> {
    const { group } = original;
    const quoteType = typeOfCopy(original, effectiveDate);
    const renewalDate = isRenewal(quoteType) ? group.renewalDate : null;
    const quote = { quoteType, effectiveDate, renewalDate, name, copiedFrom: original };
    const copy = await this.groupQuotes.insert(tx, user, group, quote);
    await this.copyCensus(tx, original, copy);
    await this.records.copied(tx, user, copy, original.id);
    return copy;
  }

  private async chosenDate(
    tx: EntityManager,
    user: SessionUser,
    original: GroupQuote,
    given: IsoDate | null,
  ): Promise<IsoDate> {
    const facts = await this.groupQuotes.copyFacts(user, original, await this.quotes.listSiblings(original, tx));
    const day = given ?? preferredCopyDate(facts);
    const problem = copyQuoteProblem(facts, day);
    if (problem) {
      const fields: FieldErrors = problem === EFFECTIVE_DATE_NOT_ALLOWED ? { EffectiveDate: [problem] } : {};
      throw new AppError('RULE_BROKEN', problem, fields);
    }
    return day;
  }

  /**
   * Inserts every member again, in order, with a new key; SSNs are encrypted again for the new rows. A member's enrollment details are
   * copied, so that no one has to type them again. Plans are not: they belong to the prices of the original.
   */
  private async copyCensus(tx: EntityManager, original: GroupQuote, copy: GroupQuote): Promise<void> {
    const members = await this.census.listOf(original, tx);
    const copyKeys = new Map(members.map(({ rowKey }) => [rowKey, randomUUID()]));
    const rows = members.map((member) => {
      const rowKey = copyKeys.get(member.rowKey)!;
      return { ...member, rowKey, ssn: this.ssn.digits(member) };
    });
    await this.census.insertAll(tx, copy, rows);
    await this.enrollments.copy(tx, { from: original, to: copy }, copyKeys);
  }
}

/** The coverage of a group in force is renewed by a copy for its renewal date. */
const typeOfCopy = ({ quoteType, group }: GroupQuote, effectiveDate: IsoDate): QuoteType =>
  effectiveDate === group.renewalDate && renewalInstead({ quoteType, effectiveDate, group })
    ? 'SmallGroupRenewal'
    : quoteType;

/** A quote sent back unchanged contains its own name: the copy gets a new one. */
function newNameIn({ Name }: Wire<typeof QUOTE_COPY>, original: GroupQuote): string | null {
  return Name === original.name ? null : Name;
}

function assertSame({ GroupId, QuoteType }: Wire<typeof QUOTE_COPY>, { groupId, quoteType }: GroupQuote): void {
  const fields = {
    ...(GroupId === undefined || GroupId === groupId ? {} : { GroupId: [CANNOT_BE_CHANGED_HERE] }),
    ...(QuoteType === undefined || QuoteType === quoteType ? {} : { QuoteType: [CANNOT_BE_CHANGED_HERE] }),
  };
  if (Object.keys(fields).length > 0) {
    throw new AppError('INVALID_INPUT', INVALID_INPUT, fields);
  }
}
