import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { effectiveDateProblem } from '#shared/quotes/allowed-effective-dates';
import { NOTHING_IN_FORCE } from '#shared/renewals/passive-renewal';
import { StartQuoteService } from '../../enrollment/starting-quotes/start-quote.service.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Group } from '../../quoting/groups/group.table.ts';
import { effectiveDateFacts } from '../../quoting/quotes/effective-dates.ts';
import { QuoteRecords } from '../../quoting/quotes/quote-records.service.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import { RenewalsRepository } from '../../quoting/renewal-plans/renewals.repository.ts';
import { isUntouched } from './preview-passive-renewals.service.ts';

/** Starts the renewal quote of a group that has none, as internal staff would: from the quote in force, with its people. */
@Injectable()
export class BeginRenewalQuoteService {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly groupQuotes: QuotesService,
    private readonly startQuote: StartQuoteService,
    private readonly records: QuoteRecords,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @param group locked for the transaction. @throws RULE_BROKEN when there is nothing to renew, or not now */
  async begin(tx: EntityManager, user: SessionUser, group: Group): Promise<GroupQuote> {
    const { renewalDate } = group;
    const inForce = renewalDate && (await this.renewals.findInForce(group.id, { before: renewalDate }, tx));
    if (!inForce) {
      throw new AppError('RULE_BROKEN', NOTHING_IN_FORCE);
    }
    const quoteType = 'SmallGroupRenewal';
    const facts = effectiveDateFacts(user, { quoteType, renewalDate }, this.clock.today(), await this.rules.inForce());
    const problem = effectiveDateProblem(renewalDate, facts);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const wanted = {
      quoteType,
      effectiveDate: renewalDate,
      renewalDate,
      name: null,
      copiedFrom: inForce,
    } as const;
    const quote = await this.groupQuotes.insert(tx, user, group, wanted);
    await this.startQuote.fillRenewal(tx, quote);
    await this.records.copied(tx, user, quote, inForce.id);
    return quote;
  }

  /** Same for a quote that somebody opened and left. @returns whether it was one */
  async fillUntouched(tx: EntityManager, quote: GroupQuote): Promise<boolean> {
    return isUntouched(quote) && this.startQuote.fillRenewal(tx, quote);
  }
}
