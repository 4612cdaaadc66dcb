import { Injectable } from '@nestjs/common';
import type { TimelineEntry } from '#shared/timeline/timeline.record';
import { GroupsRepository } from '../../quoting/groups/groups.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MAX_RANGE, parseListQuery } from '../../platform/http/list-query.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { toTimelineEntry } from './timeline-entry.ts';
import { type TimelineSubject, TimelineRepository } from './timeline.repository.ts';

export interface FoundEntries {
  entries: TimelineEntry[];
  /** Zero-based position of the first row. */
  first: number;
  total: number;
}

/** The history of a group or a quote, in words for the user. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly quotes: Quotes,
    private readonly timeline: TimelineRepository,
    private readonly rules: RulesService,
  ) {}

  /** @throws NOT_FOUND for a group that the user may not see */
  async listOfGroup(user: SessionUser, groupId: number, query: { range?: string }): Promise<FoundEntries> {
    await this.groups.findVisible(user, groupId);
    const quotes = await this.timeline.listQuotes(user, groupId);
    return this.page(user, { line: 'group', groupId, quotes }, query);
  }

  /** @throws NOT_FOUND for a quote that the user may not see */
  async listOfQuote(user: SessionUser, quoteId: number, query: { range?: string }): Promise<FoundEntries> {
    const quote = await this.quotes.find(user, quoteId);
    const line = quote.groupId === null ? 'individual' : 'group';
    return this.page(user, { line, groupId: null, quotes: [quote] }, query);
  }

  private async page(user: SessionUser, subject: TimelineSubject, query: { range?: string }): Promise<FoundEntries> {
    const { range } = parseListQuery({ range: query.range }, { sort: [], filter: [] });
    const page = range ?? { first: 0, count: MAX_RANGE };
    const { rows, total } = await this.timeline.listPage(user, subject, page);
    const rules = await this.rules.inForce();
    const named = { line: subject.line, quotes: new Map(subject.quotes.map(({ id, name }) => [id, name])) };
    return {
      entries: rows.map((row) => toTimelineEntry(user, row, named, rules)),
      first: page.first,
      total,
    };
  }
}
