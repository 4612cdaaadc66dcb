import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AgentRow } from '#shared/people/agent.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../../platform/http/answers.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import { AgentAnswer, AgentChange, NewAgent } from './agents.dto.ts';
import { ManagedAgentsRepository } from './agents.repository.ts';
import { SaveAgentService } from './save-agent.service.ts';

/** Spec 002 section 3, "Agent". Agents cannot be deleted because groups and quotes name them, only deactivated. */
@Controller('api/people')
@Allow('superuser')
export class ManagedAgentsController {
  constructor(
    private readonly agents: ManagedAgentsRepository,
    private readonly saveAgent: SaveAgentService,
    private readonly lists: Lists,
  ) {}

  /** Agents. */
  @Get('Agents')
  @AnswersList(AgentAnswer)
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<AgentRow[]> {
    return this.lists.page(this.agents, query, reply);
  }

  /** All agents that match the filter. */
  @Get('Agents.csv')
  @AnswersFile(CSV_TYPE)
  export(@Query() query: ListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.agents, query, reply);
  }

  /** One agent. */
  @Get('Agents/:id')
  @Answers(AgentAnswer, 'NOT_FOUND')
  find(@Param('id', PositiveIdPipe) id: number): Promise<AgentRow> {
    return this.agents.row(id);
  }

  /** Creates an agent. */
  @Post('Agents')
  @HttpCode(200)
  @Answers(AgentAnswer, 'RULE_BROKEN')
  async create(@CurrentUser() user: SessionUser, @Body() body: NewAgent): Promise<AgentRow> {
    return this.agents.row(await this.saveAgent.create(user, body));
  }

  /** Changes an agent. */
  @Put('Agents/:id')
  @Answers(AgentAnswer, 'NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN')
  async change(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: AgentChange,
  ): Promise<AgentRow> {
    await this.saveAgent.change(user, id, body);
    return this.agents.row(id);
  }
}
