import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { UnmatchedMember } from '#shared/enrollment/members/members.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { WORKBOOK_TYPE } from '../../quoting/group-census/download/workbook.ts';
import { UnmatchedMemberAnswer } from './demographics.dto.ts';
import { ExportMembersService } from './export/export-members.service.ts';
import { UnmatchedMembersService } from '../parts/demographics/unmatched-members.service.ts';

/** Enrollment's calls for a census as a whole. Spec 001 section 7. */
@Controller('api/groupcensus')
export class EnrollmentCensusController {
  constructor(
    private readonly exportMembers: ExportMembersService,
    private readonly unmatched: UnmatchedMembersService,
  ) {}

  @Get('GetEnrollmentCensusExcel/:quoteId')
  @Header('Cache-Control', 'no-store')
  @Allow('smallgroup')
  @AnswersFile(WORKBOOK_TYPE, 'NOT_FOUND')
  async export(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendFile(reply, await this.exportMembers.export(user, quoteId));
  }

  /** People covered by the group's coverage in force who are not on this census. */
  @Get('GetUnMatchedCensusEnrollMembers/:quoteId/:groupId')
  @Header('Cache-Control', 'no-store')
  @Allow('smallgroup')
  @AnswersList(UnmatchedMemberAnswer, 'NOT_FOUND')
  listUnmatched(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<UnmatchedMember[]> {
    return this.unmatched.list(user, quoteId, groupId);
  }
}
