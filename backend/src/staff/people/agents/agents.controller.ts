import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AgentRow } from '#shared/contract/people';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { AgentDto, ChangeAgentDto } from './agents.dto.ts';
import { ManagedAgentsService } from './agents.service.ts';
import { SaveAgentService } from './save-agent.service.ts';

/** Who sells. Spec 002 section 3, "Agent". An agent is not deleted: groups and quotes name them; they are no longer offered. */
@Controller('api/people/Agents')
@Allow('superuser')
export class ManagedAgentsController {
  constructor(
    private readonly agents: ManagedAgentsService,
    private readonly saveAgent: SaveAgentService,
  ) {}

  @Get()
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<AgentRow[]> {
    const { rows, first, total } = await this.agents.list(query);
    setContentRange(reply, { what: 'agents', first, count: rows.length, total });
    return rows;
  }

  @Get(':id')
  find(@Param('id', PositiveIdPipe) id: number): Promise<AgentRow> {
    return this.agents.row(id);
  }

  @Post()
  @HttpCode(200)
  async create(@CurrentUser() user: SessionUser, @Body() body: AgentDto): Promise<AgentRow> {
    return this.agents.row(await this.saveAgent.create(user, body));
  }

  @Put(':id')
  async change(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: ChangeAgentDto,
  ): Promise<AgentRow> {
    await this.saveAgent.change(user, id, body);
    return this.agents.row(id);
  }
}
