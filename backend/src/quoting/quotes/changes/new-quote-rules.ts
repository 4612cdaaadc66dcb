import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewQuoteFacts } from '#shared/quotes/new-quote';
import type { QuoteType } from '#shared/quotes/quote-type';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import type { Group } from '../../groups/group.table.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { effectiveDateFacts } from '../effective-dates.ts';
import { Quotes } from '../quotes.repository.ts';

/** The inputs of the rule for new quotes from the group, its quotes, the calendar and the business rules. */
@Injectable()
export class NewQuoteRules {
  constructor(
    private readonly quotes: Quotes,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** Callers must already have found the group for their user. */
  async factsOf(user: SessionUser, group: Group, quoteType: QuoteType, tx?: EntityManager): Promise<NewQuoteFacts> {
    const wanted = { quoteType, renewalDate: group.renewalDate };
    return {
      ...effectiveDateFacts(user, wanted, this.clock.today(), await this.rules.inForce()),
      group,
      isRenewOlfo: group.isRenewOlfo,
      existing: await this.quotes.listSiblings({ groupId: group.id }, tx),
    };
  }
}
