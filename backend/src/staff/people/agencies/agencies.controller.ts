import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AgencyRow } from '#shared/people/agency.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../../platform/http/answers.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import { AgencyAnswer, AgencyChange, NewAgency } from './agencies.dto.ts';
import { AgenciesRepository } from './agencies.repository.ts';
import { SaveAgencyService } from './save-agency.service.ts';

/** The agencies of agents. An agency with agents cannot be deleted, only deactivated. */
@Controller('api/people')
@Allow('superuser')
export class AgenciesController {
  constructor(
    private readonly agencies: AgenciesRepository,
    private readonly saveAgency: SaveAgencyService,
    private readonly lists: Lists,
  ) {}

  /** Agencies. */
  @Get('Agencies')
  @AnswersList(AgencyAnswer)
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<AgencyRow[]> {
    return this.lists.page(this.agencies, query, reply);
  }

  /** All agencies that match the filter. */
  @Get('Agencies.csv')
  @AnswersFile(CSV_TYPE)
  export(@Query() query: ListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.agencies, query, reply);
  }

  /** One agency. */
  @Get('Agencies/:id')
  @Answers(AgencyAnswer, 'NOT_FOUND')
  find(@Param('id', PositiveIdPipe) id: number): Promise<AgencyRow> {
    return this.agencies.row(id);
  }

  /** Creates an agency. */
  @Post('Agencies')
  @HttpCode(200)
  @Answers(AgencyAnswer, 'RULE_BROKEN')
  async create(@CurrentUser() user: SessionUser, @Body() body: NewAgency): Promise<AgencyRow> {
    return this.agencies.row(await this.saveAgency.create(user, body));
  }

  /** Changes an agency. */
  @Put('Agencies/:id')
  @Answers(AgencyAnswer, 'NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN')
  async change(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: AgencyChange,
  ): Promise<AgencyRow> {
    await this.saveAgency.change(user, id, body);
    return this.agencies.row(id);
  }
}
