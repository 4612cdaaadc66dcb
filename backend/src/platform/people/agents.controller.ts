import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import type { Agent } from '#shared/people/agent.record';
import { Allow } from '../http/access.ts';
import { AnswersList } from '../http/answers.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { setContentRange } from '../http/list-query.ts';
import { AgentCardAnswer, AgentCriteriaDto } from './agents.dto.ts';
import { AgentsService } from './agents.service.ts';

/** Finds agents to assign. Spec 002 section 7, "Agents". */
@Controller('api/agent')
export class AgentsController {
  constructor(private readonly agents: AgentsService) {}

  /** The agents that this user may assign. Only agents can load this list (spec 002 section 6); internal staff search. */
  @Get('AgentsForUser')
  @AnswersList(AgentCardAnswer)
  @Allow('agent', 'agentadmin')
  listForUser(@CurrentUser() user: SessionUser): Promise<Agent[]> {
    return this.agents.listForUser(user);
  }

  /** Searches all agents for internal staff, those of AgentsForUser for everyone else; by name, with Content-Range. */
  @Get('findAgentsByCriteria')
  @AnswersList(AgentCardAnswer)
  @Allow('smallgroup', ...INDIVIDUAL_QUOTING)
  async find(
    @CurrentUser() user: SessionUser,
    @Query() query: AgentCriteriaDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Agent[]> {
    const { agents, first, total } = await this.agents.listByCriteria(user, query);
    setContentRange(reply, { what: 'agents', first, count: agents.length, total });
    return agents;
  }
}
