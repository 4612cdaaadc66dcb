import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AgencyRow } from '#shared/contract/people';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { AgencyDto, ChangeAgencyDto } from './agencies.dto.ts';
import { AgenciesService } from './agencies.service.ts';
import { SaveAgencyService } from './save-agency.service.ts';

/** Where agents work. An agency that has agents is not deleted; it is no longer offered. */
@Controller('api/people/Agencies')
@Allow('superuser')
export class AgenciesController {
  constructor(
    private readonly agencies: AgenciesService,
    private readonly saveAgency: SaveAgencyService,
  ) {}

  @Get()
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<AgencyRow[]> {
    const { rows, first, total } = await this.agencies.list(query);
    setContentRange(reply, { what: 'agencies', first, count: rows.length, total });
    return rows;
  }

  @Get(':id')
  find(@Param('id', PositiveIdPipe) id: number): Promise<AgencyRow> {
    return this.agencies.row(id);
  }

  @Post()
  @HttpCode(200)
  async create(@CurrentUser() user: SessionUser, @Body() body: AgencyDto): Promise<AgencyRow> {
    return this.agencies.row(await this.saveAgency.create(user, body));
  }

  @Put(':id')
  async change(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: ChangeAgencyDto,
  ): Promise<AgencyRow> {
    await this.saveAgency.change(user, id, body);
    return this.agencies.row(id);
  }
}
