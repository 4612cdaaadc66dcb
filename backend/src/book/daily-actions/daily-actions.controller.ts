import { Controller, Get, Query } from '@nestjs/common';
import type { DailyActions } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { ActionsQuery, DailyActionsAnswer } from './daily-actions.dto.ts';
import { DailyActionsService } from './daily-actions.service.ts';

const FIRST_PAGE = { first: 0, count: 10 };

/** What to do today in an individual book of business. Ours: individuals, section 6. */
@Controller('api/BobIndividual')
@Allow(...INDIVIDUAL_QUOTING)
export class DailyActionsController {
  constructor(private readonly actions: DailyActionsService) {}

  /** The households that need a call today: how many, for which reasons, and one page of them, by risk and deadline. */
  @Get('GetActions')
  @Answers(DailyActionsAnswer, 'NOT_FOUND')
  list(
    @CurrentUser() user: SessionUser,
    @Query() { agentId, kind, range: asked }: ActionsQuery,
  ): Promise<DailyActions> {
    const { range } = parseListQuery({ range: asked }, { sort: [], filter: [] });
    return this.actions.list(user, { srcAgentId: agentId, kind, page: range ?? FIRST_PAGE });
  }
}
