import { Injectable } from '@nestjs/common';
import type { GroupResponse } from '#shared/contract/groups';
import type { QuoteResponse } from '#shared/contract/quotes';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { GroupsRepository } from '../groups/groups.repository.ts';
import { GroupsService } from '../groups/groups.service.ts';
import type { SessionUser } from '../http/current-user.ts';
import { CopiedQuotesRepository } from './copy/copied-quotes.repository.ts';
import { CopyRules } from './copy/copy-rules.ts';
import { toQuoteResponse } from './answers/quote-response.ts';
import { NotificationsRepository } from './notifications/notifications.repository.ts';
import { type GroupQuote, QuotesRepository, type SiblingQuote } from './quotes.repository.ts';

/** Quotes as they are read: as many queries for a whole group as for one quote. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly groups: GroupsRepository,
    private readonly groupAnswers: GroupsService,
    private readonly notifications: NotificationsRepository,
    private readonly copies: CopiedQuotesRepository,
    private readonly copyRules: CopyRules,
  ) {}

  async find(user: SessionUser, id: number): Promise<QuoteResponse> {
    return this.describe(user, await this.quotes.findVisible(user, id));
  }

  /** The quotes of a group, newest first. @throws NOT_FOUND for a group that the user may not see */
  async listByGroup(user: SessionUser, groupId: number): Promise<QuoteResponse[]> {
    const group = await this.groupAnswers.describe(await this.groups.findVisible(user, groupId));
    const quotes = await this.quotes.listByGroup(user, groupId);
    const siblings = quotes.filter(({ isDeleted }) => !isDeleted);
    return this.answers(user, quotes, group, siblings);
  }

  /** For a quote that was already narrowed to its reader. */
  async describe(user: SessionUser, quote: GroupQuote): Promise<QuoteResponse> {
    const [group, siblings] = await Promise.all([
      this.groupAnswers.describe(quote.group),
      this.quotes.listSiblings(quote),
    ]);
    const [answer] = await this.answers(user, [quote], group, siblings);
    return answer!;
  }

  private async answers(
    user: SessionUser,
    quotes: readonly GroupQuote[],
    group: GroupResponse,
    siblings: readonly SiblingQuote[],
  ): Promise<QuoteResponse[]> {
    const ids = quotes.map(({ id }) => id);
    const [agents, summarised, notifications, originals] = await Promise.all([
      this.quotes.mapAgents(ids),
      this.quotes.findWithBenefitsSummary(ids),
      this.notifications.mapByQuote(quotes),
      this.copies.mapOriginals(quotes),
    ]);
    return Promise.all(
      quotes.map(async (quote) =>
        toQuoteResponse(quote, {
          group,
          agents: agents.get(quote.id) ?? [],
          notifications: notifications.get(quote.id) ?? [],
          original: originals.get(quote.copiedFromQuoteId ?? 0) ?? null,
          hasBenefitsSummary: summarised.has(quote.id),
          siblings,
          copyFacts: await this.copyRules.factsOf(user, quote, siblings),
          canChangeEffectiveDate: canChangeEffectiveDate(quote),
        }),
      ),
    );
  }
}

/** Until enrollment begins, and while nothing locks the quote. */
export const canChangeEffectiveDate = ({
  status,
  isDeleted,
  readOnlyReason,
}: Pick<GroupQuote, 'status' | 'isDeleted' | 'readOnlyReason'>): boolean =>
  BEFORE_ENROLLMENT.includes(status) && !isDeleted && readOnlyReason === 0;
