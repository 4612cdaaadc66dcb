import { Injectable } from '@nestjs/common';
import {
  RATE_DRAFT_GROUP,
  type RateDraftGroupRow,
  type RateDraftGroupsFilter,
} from '#shared/rate-drafts/rate-draft.record';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import { isFlag, isId } from '../../platform/http/list-filter.ts';
import { csvColumns } from '../../platform/http/list-rows.ts';
import { type Asked, type FiledList, inSteps, type PageQuery } from '../../platform/http/lists.ts';
import { hundredths } from './rate-drafts.service.ts';
import { type GroupsAsked, type ListedGroup, RehearsedGroupsRepository } from './rehearsed-groups.repository.ts';

export const WHICH_DRAFT = 'Say in the filter DraftId which draft is meant.';

/** The groups that a draft has priced, steepest increase first: as a list and as a file. */
@Injectable()
export class DraftGroupsListService implements FiledList<RateDraftGroupsFilter, 'ChangePercent', RateDraftGroupRow> {
  readonly rows = 'rate-draft-groups';
  readonly filters = { DraftId: isId, IsAbove: isFlag };
  readonly orders = ['ChangePercent'] as const;
  readonly usual = { direction: 'DESC' } as const;
  readonly columns = csvColumns(RATE_DRAFT_GROUP, [
    'GroupName',
    'GroupEnterpriseId',
    'QuoteId',
    'RateArea',
    'Members',
    'PremiumNow',
    'PremiumThen',
    'ChangePercent',
  ]);

  constructor(
    private readonly groups: RehearsedGroupsRepository,
    private readonly rules: RulesService,
  ) {}

  async listPage({ filter, ...page }: PageQuery<RateDraftGroupsFilter, 'ChangePercent'>) {
    const asked = await this.askedOf(filter);
    return { rows: await this.groups.listPage(asked, page), total: await this.groups.count(asked) };
  }

  async listAll({
    filter,
  }: Asked<RateDraftGroupsFilter, 'ChangePercent'>): Promise<AsyncIterable<RateDraftGroupRow[]>> {
    const asked = await this.askedOf(filter);
    return inSteps<ListedGroup>((after, count) => this.groups.listSteepest(asked, after?.place ?? null, count));
  }

  /** @throws INVALID_INPUT without a draft */
  private async askedOf({ DraftId, IsAbove = false }: RateDraftGroupsFilter): Promise<GroupsAsked> {
    if (DraftId === undefined) {
      throw new AppError('INVALID_INPUT', WHICH_DRAFT, { filter: [WHICH_DRAFT] });
    }
    const { PassiveRenewalReviewPercent } = await this.rules.inForce();
    return { draftId: DraftId, above: IsAbove ? hundredths(PassiveRenewalReviewPercent) : null };
  }
}
