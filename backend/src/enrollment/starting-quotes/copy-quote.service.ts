import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import type { IsoDate } from '#shared/dates/iso-date';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { copyQuoteProblem, preferredCopyDate } from '#shared/quotes/copy-quote';
import { renewalInstead } from '#shared/quotes/one-sale';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import type { QUOTE_COPY } from '#shared/quotes/quote.record';
import type { Wire } from '#shared/records/field';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import { QuoteRecords } from '../../quoting/quotes/quote-records.service.ts';
import { CANNOT_BE_CHANGED_HERE } from '../../quoting/quotes/quote-response.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { CopyCensusService } from './copy-census.service.ts';

@Injectable()
export class CopyQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly groupQuotes: QuotesService,
    private readonly copyCensus: CopyCensusService,
    private readonly records: QuoteRecords,
  ) {}

  /**
   * Creates a quote with the census of an existing one and the group's current agents. Plans, decisions, signature and notifications stay
   * with the original. Repeating the request right away returns the copy that the first one made.
   * @throws NOT_FOUND, RULE_BROKEN with the reason why it cannot be copied
   */
  copy(user: SessionUser, request: Wire<typeof QUOTE_COPY>): Promise<GroupQuote> {
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
    await this.copyCensus.copy(tx, original, copy);
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
