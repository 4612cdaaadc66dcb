import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type {
  ConfirmDemographicsResponse,
  EnrollmentFileResponse,
  EnrollmentMembersResponse,
  SaveEnrollmentMemberResponse,
} from '#shared/enrollment/members/members.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ConfirmDemographicsService } from './confirm-demographics.service.ts';
import {
  ConfirmDemographicsBody,
  ConfirmedDemographicsAnswer,
  EnrollmentFileAnswer,
  EnrollmentMemberAnswer,
  EnrollmentMembersAnswer,
  SaveMemberBody,
} from './demographics.dto.ts';
import { DemographicsService } from './demographics.service.ts';
import { readFileRequest } from './import/file-request.ts';
import { ImportFileService } from './import/import-file.service.ts';
import { SaveMemberService } from './members/save-member.service.ts';

const FILE_FORM = {
  type: 'object',
  properties: {
    quoteId: { type: 'integer' },
    file: { type: 'string', format: 'binary' },
    commit: { type: 'boolean' },
    stamp: { type: 'string' },
  },
} as const;

/** The enrolling members. Spec 001 section 2, "/enrollment/demographics", and section 7. */
@Controller('api/enrollment')
export class DemographicsController {
  constructor(
    private readonly demographics: DemographicsService,
    private readonly saveMember: SaveMemberService,
    private readonly confirmDemographics: ConfirmDemographicsService,
    private readonly importFile: ImportFileService,
  ) {}

  /** Separate from GET /api/groupcensus, which quoting calls all the time. */
  @Get('Members/:quoteId')
  @Header('Cache-Control', 'no-store')
  @Allow('smallgroup')
  @Answers(EnrollmentMembersAnswer, 'NOT_FOUND')
  list(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<EnrollmentMembersResponse> {
    return this.demographics.list(user, quoteId);
  }

  /** Answers the member with its rate area (spec 001 section 4, "Census member edit"). */
  @Put('Member/:quoteId')
  @Allow('smallgroup')
  @Answers(EnrollmentMemberAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  save(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: SaveMemberBody,
  ): Promise<SaveEnrollmentMemberResponse> {
    return this.saveMember.save(user, quoteId, body);
  }

  @Put('ConfirmDemographics/:quoteId')
  @Allow('smallgroup')
  @Answers(ConfirmedDemographicsAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  confirm(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: ConfirmDemographicsBody,
  ): Promise<ConfirmDemographicsResponse> {
    return this.confirmDemographics.confirm(user, quoteId, body);
  }

  /** Multipart: `quoteId` and `file`; with `commit` = true and the preview's `stamp` the file is written. */
  @Post('processExcelEnrollmentFile')
  @HttpCode(200)
  @Allow('smallgroup')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FILE_FORM })
  @Answers(EnrollmentFileAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_MANY_REQUESTS')
  async import(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest): Promise<EnrollmentFileResponse> {
    return this.importFile.import(user, await readFileRequest(request));
  }
}
