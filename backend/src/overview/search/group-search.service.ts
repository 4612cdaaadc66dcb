import { Injectable } from '@nestjs/common';
import type { QuotePremium } from '#shared/quotes/quote-premium';
import { groupStatusLabel, shownStatus } from '#shared/quotes/quote-status';
import type { Wire } from '#shared/records/field';
import { audienceOf } from '#shared/roles/permissions';
import {
  criteriaProblems,
  givenCriteria,
  MOST_FOUND,
  searchProblem,
  TOO_MANY_FOUND,
} from '#shared/search/group-criteria';
import type { GROUP_SEARCH_PAGE, GroupSearchCriteria, GroupSearchRow } from '#shared/search/group-search.record';
import { toAgentResponse } from '../../platform/people/agent-response.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MAX_RANGE, parseListQuery } from '../../platform/http/list-query.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { QuotePremiumsRepository, toPremiumAnswer } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { groupConditions } from './group-conditions.repository.ts';
import { type FoundGroup, type GroupSearchOrder, GroupSearchRepository } from './group-search.repository.ts';

const ORDERS = {
  GroupName: 'name',
  GroupEnterpriseId: 'groupEnterpriseId',
  City: 'city',
  RenewalDate: 'renewalDate',
} as const satisfies Record<string, GroupSearchOrder>;
const SORTABLE = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

export interface FoundGroups {
  rows: GroupSearchRow[];
  /** Zero-based position of the first row among all matches. */
  first: number;
  total: number;
}

/** Finds groups by their properties. Source: spec 002 section 2, "/search". */
@Injectable()
export class GroupSearchService {
  constructor(
    private readonly groups: GroupSearchRepository,
    private readonly premiums: QuotePremiumsRepository,
  ) {}

  /**
   * The groups of this user that meet all criteria, by name unless another order is requested.
   * @throws INVALID_INPUT with the invalid criteria, RULE_BROKEN when none is given or too many groups match
   */
  async search(
    user: SessionUser,
    criteria: GroupSearchCriteria,
    page: Wire<typeof GROUP_SEARCH_PAGE>,
  ): Promise<FoundGroups> {
    const { range, sort } = parseListQuery({ range: page.range, sort: page.sort }, { sort: SORTABLE, filter: [] });
    const ids = await this.matching(user, criteria);
    const { first, count } = range ?? { first: 0, count: MAX_RANGE };
    const order = { order: ORDERS[sort?.field ?? 'GroupName'], direction: sort?.direction ?? 'ASC' } as const;
    const found = await this.groups.listPage(ids, { ...order, first, count });
    const [agents, premiums] = await Promise.all([
      this.groups.listAgents(found.map(({ groupId }) => groupId)),
      this.premiums.find(found.map(({ quoteId }) => quoteId)),
    ]);
    const rows = found.map((group) => ({
      ...toRow(group, agents.get(group.groupId) ?? []),
      NewestQuote: newestQuote(user, group, premiums),
    }));
    return { rows, first, total: ids.length };
  }

  private async matching(user: SessionUser, criteria: GroupSearchCriteria): Promise<number[]> {
    const given = givenCriteria(criteria);
    const problem = searchProblem(given);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const problems = criteriaProblems(given);
    if (Object.keys(problems).length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, problems);
    }
    const ids = await this.groups.listMatching(user, groupConditions(given), MOST_FOUND + 1);
    if (ids.length > MOST_FOUND) {
      throw new AppError('RULE_BROKEN', TOO_MANY_FOUND);
    }
    return ids;
  }
}

const toRow = (group: FoundGroup, agents: readonly Agent[]): Omit<GroupSearchRow, 'NewestQuote'> => ({
  Id: group.groupId,
  GroupEnterpriseId: group.groupEnterpriseId,
  GroupName: group.groupName,
  City: group.city,
  RenewalDate: group.renewalDate,
  Members: Number(group.members),
  AssociatedAgents: agents.map(toAgentResponse),
});

const newestQuote = (
  user: SessionUser,
  { quoteId, quoteName, status }: FoundGroup,
  premiums: ReadonlyMap<number, QuotePremium>,
): GroupSearchRow['NewestQuote'] =>
  quoteId === null || status === null
    ? null
    : {
        Id: quoteId,
        Name: quoteName ?? '',
        Status: shownStatus(status, audienceOf(user.permissions)),
        QuoteStatus: groupStatusLabel(status, audienceOf(user.permissions)),
        Premium: toPremiumAnswer(premiums.get(quoteId)),
      };
