import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { FoundGroupAnswer, GroupCriteriaBody, GroupSearchPageDto, GroupSearchQueryDto } from './group-search.dto.ts';
import { type FoundGroups, GroupSearchService } from './group-search.service.ts';

/** Spec 002 section 7, "Group". Both send Content-Range; URLs are never logged with their query. */
@Controller('api/group')
@Allow('smallgroup')
export class GroupSearchController {
  constructor(private readonly groupSearch: GroupSearchService) {}

  /** The specification's call, with the criteria in the URL. */
  @Get('GetGroupsBySearchCriteria')
  @AnswersList(FoundGroupAnswer, 'RULE_BROKEN')
  async find(
    @CurrentUser() user: SessionUser,
    @Query() query: GroupSearchQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupSearchRow[]> {
    return answer(reply, await this.groupSearch.search(user, query, query));
  }

  /** Same with the criteria in the body, to keep tax ids and names out of URLs. */
  @Post('GetGroupsBySearchCriteria')
  @AnswersList(FoundGroupAnswer, 'RULE_BROKEN')
  @HttpCode(200)
  async search(
    @CurrentUser() user: SessionUser,
    @Body() criteria: GroupCriteriaBody,
    @Query() page: GroupSearchPageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupSearchRow[]> {
    return answer(reply, await this.groupSearch.search(user, criteria, page));
  }
}

function answer(reply: FastifyReply, { rows, first, total }: FoundGroups): GroupSearchRow[] {
  setContentRange(reply, { what: 'groups', first, count: rows.length, total });
  return rows;
}
