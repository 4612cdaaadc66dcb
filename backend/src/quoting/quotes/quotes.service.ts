import { Injectable } from '@nestjs/common';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { toGroupResponse } from '../groups/group-response.ts';
import type { Group } from '../groups/group.table.ts';
import { GroupsRepository } from '../groups/groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CopyRules } from './copy-rules.ts';
import { toQuoteResponse } from './answers/quote-response.ts';
import { RelatedToQuoteRepository } from './answers/related-to-quote.repository.ts';
import { type GroupQuote, Quotes } from './quotes.repository.ts';

/** Reads quotes, with the same number of queries for a whole group as for one quote. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly quotes: Quotes,
    private readonly groups: GroupsRepository,
    private readonly related: RelatedToQuoteRepository,
    private readonly copyRules: CopyRules,
  ) {}

  async find(user: SessionUser, id: number): Promise<QuoteResponse> {
    return this.describe(user, await this.quotes.of('group').find(user, id));
  }

  /** The quotes of a group, newest first. @throws NOT_FOUND for a group that the user may not see */
  async listByGroup(user: SessionUser, groupId: number): Promise<QuoteResponse[]> {
    const group = await this.groups.findVisible(user, groupId);
    return this.answers(user, group, await this.quotes.listByGroup(user, groupId));
  }

  /** For a quote already checked for this user. */
  async describe(user: SessionUser, quote: GroupQuote): Promise<QuoteResponse> {
    const [answer] = await this.answers(user, quote.group, [quote]);
    return answer!;
  }

  private async answers(user: SessionUser, group: Group, quotes: readonly GroupQuote[]): Promise<QuoteResponse[]> {
    const around = await this.related.find(group.id, quotes);
    const { agents, ...known } = around.ofGroup;
    const groupAnswer = toGroupResponse(group, agents, known);
    return Promise.all(
      quotes.map(async (quote) =>
        toQuoteResponse(quote, {
          group: groupAnswer,
          agents: around.agents.get(quote.id) ?? [],
          notifications: around.notifications.get(quote.id) ?? [],
          original: around.originals.get(quote.copiedFromQuoteId ?? 0) ?? null,
          hasBenefitsSummary: around.summarised.has(quote.id),
          siblings: around.siblings,
          copyFacts: await this.copyRules.factsOf(user, quote, around.siblings),
          canChangeEffectiveDate: canChangeEffectiveDate(quote),
        }),
      ),
    );
  }
}

/** Until enrollment starts, and while nothing locks the quote. */
export const canChangeEffectiveDate = ({
  status,
  isDeleted,
  readOnlyReason,
}: Pick<GroupQuote, 'status' | 'isDeleted' | 'readOnlyReason'>): boolean =>
  BEFORE_ENROLLMENT.includes(status) && !isDeleted && readOnlyReason === 0;
