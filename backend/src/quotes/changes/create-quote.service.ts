import { Injectable } from '@nestjs/common';
import type { CreateQuoteRequest } from '#shared/contract/quotes';
import type { IsoDate } from '#shared/dates/iso-date';
import { NO_QUOTE_FOR_OLFO } from '#shared/groups/olfo-groups';
import {
  effectiveDateProblem,
  NO_RENEWAL_TO_QUOTE,
  nextEffectiveDate,
  type EffectiveDateFacts,
} from '#shared/quotes/allowed-effective-dates';
import { isRenewal } from '#shared/quotes/quote-type';
import { RulesService } from '../../business-rules/rules.service.ts';
import { Clock } from '../../clock.ts';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import { GroupsRepository } from '../../groups/groups.repository.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { effectiveDateFacts } from '../effective-dates.ts';
import type { GroupQuote } from '../quotes.repository.ts';
import { NewQuotes } from './new-quotes.ts';
import { QuoteRecords } from './quote-records.ts';

@Injectable()
export class CreateQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly groups: GroupsRepository,
    private readonly newQuotes: NewQuotes,
    private readonly records: QuoteRecords,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a quote whose census can be edited. The same request again at once answers the quote that the first one made.
   * @throws NOT_FOUND, RULE_BROKEN with the fields that are wrong
   */
  async create(
    user: SessionUser,
    { GroupId, QuoteType, EffectiveDate, Name }: CreateQuoteRequest,
  ): Promise<GroupQuote> {
    const rules = await this.rules.inForce();
    return this.transactions.run(async (tx) => {
      const group = await this.groups.findForUpdate(user, GroupId, tx);
      if (group.isRenewOlfo && !user.isInternal) {
        throw new AppError('RULE_BROKEN', NO_QUOTE_FOR_OLFO);
      }
      const wanted = { quoteType: QuoteType, renewalDate: group.renewalDate };
      const effectiveDate = chosenDate(EffectiveDate, effectiveDateFacts(user, wanted, this.clock.today(), rules));
      const made = await this.newQuotes.madeJustNow(tx, user, {
        groupId: GroupId,
        quoteType: QuoteType,
        effectiveDate,
        ...(Name === undefined ? {} : { name: Name.trim() }),
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
      await this.records.created(tx, user, quote.id);
      return quote;
    });
  }
}

function chosenDate(given: IsoDate | undefined, facts: EffectiveDateFacts): IsoDate {
  const day = given ?? nextEffectiveDate(facts);
  const problem = day ? effectiveDateProblem(day, facts) : NO_RENEWAL_TO_QUOTE;
  if (!day || problem) {
    const message = problem ?? NO_RENEWAL_TO_QUOTE;
    throw new AppError('RULE_BROKEN', message, { EffectiveDate: [message] });
  }
  return day;
}
