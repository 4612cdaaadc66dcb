import { Body, Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { PreviewImportResponse } from '#shared/census/import/import.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersList } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { CensusMemberAnswer, CensusMemberBody } from '../group-census.dto.ts';
import { AddAllMembersService } from './add-all-members.service.ts';
import { AddAllDto, CensusPreviewAnswer, PreviewTextBody } from './import-census.dto.ts';
import { readImportRequest } from './import-request.ts';
import { MembersPipe } from './members-pipe.ts';
import { PreviewImportService } from './preview-import.service.ts';

/** A census from a spreadsheet: looked at first, then written. */
@Controller('api/groupcensus')
export class ImportCensusController {
  constructor(
    private readonly previewImport: PreviewImportService,
    private readonly addAllMembers: AddAllMembersService,
  ) {}

  /** Writes nothing. Takes multipart with the part `file` (and Mapping, Mode), or JSON with a pasted text. */
  @Post('PreviewImport/:quoteId')
  @HttpCode(200)
  @Allow('smallgroup')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: PreviewTextBody })
  @Answers(CensusPreviewAnswer, 'NOT_FOUND', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  async preview(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Req() request: FastifyRequest,
  ): Promise<PreviewImportResponse> {
    return this.previewImport.preview(user, quoteId, await readImportRequest(request));
  }

  /** All or nothing; answers the whole census. Columns that were corrected are remembered for the next file with their header. */
  @Post('AddAllGroupCensus/:quoteId')
  @HttpCode(200)
  @Allow('smallgroup')
  @ApiBody({ type: [CensusMemberBody] })
  @AnswersList(CensusMemberAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  addAll(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() query: AddAllDto,
    @Body(MembersPipe) members: CensusMemberBody[],
  ): Promise<CensusMemberResponse[]> {
    return this.addAllMembers.addAll(user, quoteId, members, query);
  }
}
