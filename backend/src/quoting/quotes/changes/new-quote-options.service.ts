import { Injectable } from '@nestjs/common';
import type { NewQuoteOption } from '#shared/quotes/quote.record';
import { isInForce } from '#shared/groups/group-facts';
import { newQuoteDates, noNewQuoteReason, preferredNewDate } from '#shared/quotes/new-quote';
import { GROUP_QUOTE_TYPES, isRenewal } from '#shared/quotes/quote-type';
import { Clock } from '../../../platform/clock.ts';
import { GroupsRepository } from '../../groups/groups.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { NewQuoteRules } from './new-quote-rules.ts';

/** Which quotes can be started for a group. Stores nothing. */
@Injectable()
export class NewQuoteOptionsService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly newQuoteRules: NewQuoteRules,
    private readonly clock: Clock,
  ) {}

  /** The most suitable type first: a renewal while the group is in force. @throws NOT_FOUND */
  async list(user: SessionUser, groupId: number): Promise<NewQuoteOption[]> {
    const group = await this.groups.findVisible(user, groupId);
    const renews = isInForce(group, this.clock.today());
    const types = [...GROUP_QUOTE_TYPES].sort((one, other) =>
      isRenewal(one) === renews ? -1 : isRenewal(other) === renews ? 1 : 0,
    );
    return Promise.all(
      types.map(async (QuoteType) => {
        const facts = await this.newQuoteRules.factsOf(user, group, QuoteType);
        return {
          QuoteType,
          Problem: noNewQuoteReason(facts),
          EffectiveDates: newQuoteDates(facts),
          EffectiveDate: preferredNewDate(facts),
        };
      }),
    );
  }
}
