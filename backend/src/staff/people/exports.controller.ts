import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/http/access.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { ListQueryDto } from '../../platform/http/list-query.dto.ts';
import { ExportAgenciesService } from './agencies/export-agencies.service.ts';
import { ExportAgentsService } from './agents/export-agents.service.ts';
import { ExportUsersService } from './users/export-users.service.ts';

/** Everything that a list's filters leave, as a file. Each is a GET that writes down who took it out: no other site may cause it. */
@Controller('api/people')
@Allow('superuser')
export class PeopleExportsController {
  constructor(
    private readonly users: ExportUsersService,
    private readonly agents: ExportAgentsService,
    private readonly agencies: ExportAgenciesService,
  ) {}

  @Get('Users.csv')
  async exportUsers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.users.export(user, query));
  }

  @Get('Agents.csv')
  async exportAgents(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.agents.export(user, query));
  }

  @Get('Agencies.csv')
  async exportAgencies(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.agencies.export(user, query));
  }
}
