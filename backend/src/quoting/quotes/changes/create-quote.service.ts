import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NEW_QUOTE } from '#shared/quotes/quote.record';
import type { Wire } from '#shared/records/field';
import type { IsoDate } from '#shared/dates/iso-date';
import { EFFECTIVE_DATE_NOT_ALLOWED, NO_RENEWAL_TO_QUOTE } from '#shared/quotes/allowed-effective-dates';
import { newQuoteProblem, noNewQuoteReason, preferredNewDate, type NewQuoteFacts } from '#shared/quotes/new-quote';
import { isRenewal } from '#shared/quotes/quote-type';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import { GroupsRepository } from '../../groups/groups.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../quotes.repository.ts';
import { NewQuoteRules } from './new-quote-rules.ts';
import { NewQuotes } from './new-quotes.ts';
import { QuoteRecords } from './quote-records.ts';

@Injectable()
export class CreateQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly groups: GroupsRepository,
    private readonly newQuotes: NewQuotes,
    private readonly newQuoteRules: NewQuoteRules,
    private readonly records: QuoteRecords,
  ) {}

  /**
   * Creates a quote with an editable census. Repeating the request right away returns the quote that the first one created.
   * @param fill puts people on the census of the new quote
   * @throws NOT_FOUND, RULE_BROKEN with the reason why no quote can be started
   */
  create(
    user: SessionUser,
    { GroupId, QuoteType, EffectiveDate, Name }: Wire<typeof NEW_QUOTE>,
    fill: (tx: EntityManager, quote: GroupQuote) => Promise<void>,
  ): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const group = await this.groups.findForUpdate(user, GroupId, tx);
      const effectiveDate = chosenDate(EffectiveDate, await this.newQuoteRules.factsOf(user, group, QuoteType, tx));
      const made = await this.newQuotes.madeJustNow(tx, user, {
        groupId: GroupId,
        quoteType: QuoteType,
        effectiveDate,
        ...(Name === null ? {} : { name: Name }),
      });
      if (made) {
        return made;
      }
      const quote = await this.newQuotes.insert(tx, user, group, {
        quoteType: QuoteType,
        effectiveDate,
        renewalDate: isRenewal(QuoteType) ? group.renewalDate : null,
        name: Name,
        copiedFrom: null,
      });
      await fill(tx, quote);
      await this.records.created(tx, user, quote);
      return quote;
    });
  }
}

const ABOUT_THE_DATE: readonly string[] = [EFFECTIVE_DATE_NOT_ALLOWED, NO_RENEWAL_TO_QUOTE];

function chosenDate(given: IsoDate | null, facts: NewQuoteFacts): IsoDate {
  const day = given ?? preferredNewDate(facts);
  const problem = day ? newQuoteProblem(facts, day) : noNewQuoteReason(facts);
  if (!day || problem) {
    const message = problem ?? NO_RENEWAL_TO_QUOTE;
    throw new AppError('RULE_BROKEN', message, ABOUT_THE_DATE.includes(message) ? { EffectiveDate: [message] } : {});
  }
  return day;
}
