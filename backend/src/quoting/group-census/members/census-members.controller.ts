import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  CensusMemberResponse,
  CensusSsnResponse,
  RemovedMembersResponse,
  SaveMemberResponse,
} from '#shared/census/census.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersList } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { AddMemberService } from './add-member.service.ts';
import { EditMemberService } from './edit-member.service.ts';
import { RemoveAllMembersService } from './remove-all-members.service.ts';
import { RemoveMemberService } from './remove-member.service.ts';
import { RevealSsnService } from './reveal-ssn.service.ts';
import {
  CensusMemberAnswer,
  CensusMemberBody,
  GroupMembersQueryDto,
  RemovedMembersAnswer,
  RevealedSsnAnswer,
  SavedMemberAnswer,
} from '../group-census.dto.ts';
import { GroupCensusService } from '../group-census.service.ts';

/** The members of a census, one by one. Spec 002 section 7, "Group census". */
@Controller('api/groupcensus')
export class CensusMembersController {
  constructor(
    private readonly census: GroupCensusService,
    private readonly addMember: AddMemberService,
    private readonly editMember: EditMemberService,
    private readonly removeMember: RemoveMemberService,
    private readonly removeAllMembers: RemoveAllMembersService,
    private readonly revealSsn: RevealSsnService,
  ) {}

  /** Members of the group's newest quote; with `range` one page and Content-Range. */
  @Get('GetCensusMembersByGroupId/:groupId')
  @Header('Cache-Control', 'no-store')
  @Allow('smallgroup')
  @AnswersList(CensusMemberAnswer, 'NOT_FOUND')
  async listByGroup(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
    @Query() query: GroupMembersQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CensusMemberResponse[]> {
    const { members, page } = await this.census.listByGroup(user, groupId, query);
    if (page) {
      setContentRange(reply, { what: 'members', first: page.first, count: members.length, total: page.total });
    }
    return members;
  }

  @Get(':quoteId/:memberId/SSN')
  @Header('Cache-Control', 'no-store')
  @Allow('internal')
  @Answers(RevealedSsnAnswer, 'NOT_FOUND', 'WRONG_STATE')
  reveal(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('memberId', PositiveIdPipe) memberId: number,
  ): Promise<CensusSsnResponse> {
    return this.revealSsn.reveal(user, quoteId, memberId);
  }

  /** Adds a person. One who was read from this census is edited, as by PUT (spec 002 section 4, "Census editing"). */
  @Post(':quoteId')
  @HttpCode(200)
  @Allow('smallgroup')
  @Answers(SavedMemberAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  add(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: CensusMemberBody,
  ): Promise<SaveMemberResponse> {
    const isOfCensus = body.Id > 0 && body.QuoteId === quoteId;
    return isOfCensus ? this.editMember.edit(user, quoteId, body) : this.addMember.add(user, quoteId, body);
  }

  @Put(':quoteId')
  @Allow('smallgroup')
  @Answers(SavedMemberAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  edit(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: CensusMemberBody,
  ): Promise<SaveMemberResponse> {
    return this.editMember.edit(user, quoteId, body);
  }

  @Delete('RemoveAllGroupCensus/:quoteId')
  @Allow('smallgroup')
  @Answers(RemovedMembersAnswer, 'NOT_FOUND', 'WRONG_STATE')
  removeAll(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<RemovedMembersResponse> {
    return this.removeAllMembers.removeAll(user, quoteId);
  }

  /** Deleting an employee deletes the whole household. */
  @Delete(':quoteId/:memberId')
  @Allow('smallgroup')
  @Answers(RemovedMembersAnswer, 'NOT_FOUND', 'WRONG_STATE')
  remove(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('memberId', PositiveIdPipe) memberId: number,
  ): Promise<RemovedMembersResponse> {
    return this.removeMember.remove(user, quoteId, memberId);
  }
}
