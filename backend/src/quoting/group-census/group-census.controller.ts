import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ApproveCensusResponse, CensusMemberResponse } from '#shared/census/census.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ApproveCensusService } from './approve-census.service.ts';
import { ExportCensusService } from './download/export-census.service.ts';
import {
  ApproveCensusBody,
  ApprovedCensusAnswer,
  CensusMemberAnswer,
  ListCensusDto,
  RestoreRemovedBody,
  TemplateDto,
  toApproveCensus,
} from './group-census.dto.ts';
import { GroupCensusService } from './group-census.service.ts';
import { RestoreMembersService } from './snapshots/restore-members.service.ts';

/** A census as a whole: read, downloaded, approved. Spec 002 section 7, "Group census". */
@Controller('api/groupcensus')
export class GroupCensusController {
  constructor(
    private readonly census: GroupCensusService,
    private readonly exportCensus: ExportCensusService,
    private readonly approveCensus: ApproveCensusService,
    private readonly restoreMembers: RestoreMembersService,
  ) {}

  /** An empty census with hints, as CSV or as an Excel workbook. */
  @Get('Template')
  @Allow('smallgroup')
  @AnswersFile(CSV_TYPE)
  template(@Query() { format = 'csv' }: TemplateDto, @Res() reply: FastifyReply): FastifyReply {
    return sendFile(reply, this.exportCensus.template(format));
  }

  /** The census in order; with ?canIHazCsv=true as a CSV file. */
  @Get(':quoteId')
  @Allow('smallgroup')
  @AnswersList(CensusMemberAnswer, 'NOT_FOUND')
  async list(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() query: ListCensusDto,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return query.canIHazCsv === 'true'
      ? sendFile(reply, await this.exportCensus.export(user, quoteId))
      : reply.send(await this.census.list(user, quoteId));
  }

  /** The census as approved; before approval, the current census. */
  @Get('getoriginalcensus/:quoteId')
  @Allow('smallgroup')
  @AnswersList(CensusMemberAnswer, 'NOT_FOUND')
  listOriginal(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<CensusMemberResponse[]> {
    return this.census.listOriginal(user, quoteId);
  }

  /** Undoes a removal; returns the whole census. */
  @Post('RestoreRemoved/:quoteId')
  @HttpCode(200)
  @Allow('smallgroup')
  @AnswersList(CensusMemberAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  restore(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: RestoreRemovedBody,
  ): Promise<CensusMemberResponse[]> {
    return this.restoreMembers.restore(user, quoteId, body);
  }

  /** Ends editing; the quote moves to Quoting. */
  @Put('ApproveCensus/:quoteId')
  @Allow('smallgroup')
  @Answers(ApprovedCensusAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async approve(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: ApproveCensusBody,
  ): Promise<ApproveCensusResponse> {
    const { quote, warnings } = await this.approveCensus.approve(user, quoteId, body);
    return toApproveCensus(quote, warnings);
  }
}
