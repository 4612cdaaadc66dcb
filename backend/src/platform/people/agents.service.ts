import { Injectable } from '@nestjs/common';
import type { AGENT_CRITERIA, Agent } from '#shared/people/agent.record';
import type { Wire } from '#shared/records/field';
import type { SessionUser } from '../http/current-user.ts';
import { MAX_RANGE, parseListQuery } from '../http/list-query.ts';
import { toAgentResponse } from './agent-response.ts';
import { AgentsRepository } from './agents.repository.ts';

export interface FoundAgents {
  agents: Agent[];
  /** Zero-based position of the first row among all matches. */
  first: number;
  total: number;
}

/** Lists of agents for selection. */
@Injectable()
export class AgentsService {
  constructor(private readonly repository: AgentsRepository) {}

  async listForUser(user: SessionUser): Promise<Agent[]> {
    return (await this.repository.listPickable(user)).map(toAgentResponse);
  }

  async listByCriteria(user: SessionUser, query: Wire<typeof AGENT_CRITERIA>): Promise<FoundAgents> {
    const { range } = parseListQuery({ range: query.range }, { sort: [], filter: [] });
    const page = range ?? { first: 0, count: MAX_RANGE };
    const criteria = {
      firstName: query.FirstName,
      lastName: query.LastName,
      srcAgentId: query.SrcAgentId,
      agencyName: query.AgencyName,
    };
    const { agents, total } = await this.repository.listByCriteria(user, criteria, page);
    return { agents: agents.map(toAgentResponse), first: page.first, total };
  }
}
