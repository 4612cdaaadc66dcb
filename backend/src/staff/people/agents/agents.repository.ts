import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { AgentOrder, AgentsFilter } from '#shared/contract/people';
import { User } from '../../../platform/people/user.entity.ts';
import { Agency } from '../../../platform/people/agency.entity.ts';
import { Agent } from '../../../platform/people/agent.entity.ts';
import { AppError } from '../../../platform/errors.ts';
import { KeptCounts } from '../../../platform/database/kept-counts.ts';
import { GroupAgent } from '../../../quoting/groups/group-agent.entity.ts';
import { startingWith } from '../starting-with.ts';

export type AgentUser = Pick<User, 'id' | 'username' | 'fullName' | 'agentId' | 'isGeneralAgent'>;

/** An agent with the agency, and what hangs on them. */
export interface ListedAgent {
  agent: Agent;
  generalAgencyName: string | null;
  groupCount: number;
  users: AgentUser[];
}

export interface AgentsPage {
  filter: AgentsFilter;
  order: AgentOrder;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

const ORDERS: Record<AgentOrder, readonly string[]> = {
  SrcAgentId: ['agent.srcAgentId'],
  Name: ['agent.lastName', 'agent.firstName', 'agent.id'],
  NpnNumber: ['agent.npnNumber', 'agent.id'],
};

/** The queries on agents as super users see them. */
@Injectable()
export class ManagedAgentsRepository {
  private readonly groupCounts = new KeptCounts<GroupCount[]>(totalOf);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async listPage(page: AgentsPage): Promise<{ agents: ListedAgent[]; total: number }> {
    const found = this.narrowed(page.filter).offset(page.first).limit(page.count);
    ORDERS[page.order].forEach((column) => found.addOrderBy(column, page.direction));
    const [agents, total] = await found.getManyAndCount();
    return { agents: await this.withSurroundings(agents), total };
  }

  /** The next ones by number. */
  async listAfter(filter: AgentsFilter, srcAgentId: string, count: number): Promise<ListedAgent[]> {
    const agents = await this.narrowed(filter)
      .andWhere('agent.srcAgentId > :srcAgentId', { srcAgentId })
      .orderBy('agent.srcAgentId')
      .limit(count)
      .getMany();
    return this.withSurroundings(agents);
  }

  /** @throws NOT_FOUND */
  async findListed(id: number): Promise<ListedAgent> {
    const agent = await this.narrowed({ id: [id] }).getOne();
    const [listed] = await this.withSurroundings(agent ? [agent] : []);
    return listed ?? notFound(id);
  }

  /** @throws NOT_FOUND */
  async find(id: number, tx: EntityManager): Promise<Agent> {
    return (await tx.findOne(Agent, { where: { id }, relations: { agency: true } })) ?? notFound(id);
  }

  private narrowed({ q, AgencyId, IsActive, IsAgentBroker, id }: AgentsFilter): SelectQueryBuilder<Agent> {
    const found = this.database
      .createQueryBuilder(Agent, 'agent')
      .innerJoinAndSelect('agent.agency', 'agency')
      .where('1 = 1');
    // "Ada Lin" looks for a first and a last name.
    (q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 4)
      .forEach((word, index) => {
        const name = `word${index}`;
        found.andWhere(SEARCH.replaceAll(':word', `:${name}`), { [name]: startingWith(word) });
      });
    if (AgencyId) {
      found.andWhere('agent.agencyId = :AgencyId', { AgencyId });
    }
    if (IsActive !== undefined) {
      found.andWhere('agent.isActive = :IsActive', { IsActive });
    }
    if (IsAgentBroker !== undefined) {
      found.andWhere('agent.isAgentBroker = :IsAgentBroker', { IsAgentBroker });
    }
    if (id) {
      found.andWhere('agent.id IN (:...ids)', { ids: [0, ...id] });
    }
    return found;
  }

  private async withSurroundings(agents: readonly Agent[]): Promise<ListedAgent[]> {
    const agentId = In(agents.map(({ id }) => id));
    const { manager } = this.database;
    const generals = await manager.findBy(Agency, { id: In(agents.map(({ agency }) => agency?.generalAgencyId ?? 0)) });
    const users = await manager.find(User, { select: USER_FIELDS, where: { agentId }, order: { username: 'ASC' } });
    const groups = await this.countGroups(agents.map(({ id }) => id));
    return agents.map((agent) => ({
      agent,
      generalAgencyName: generals.find(({ id }) => id === agent.agency?.generalAgencyId)?.name ?? null,
      groupCount: groups.find((each) => each.agentId === agent.id)?.count ?? 0,
      users: users.filter((user) => user.agentId === agent.id),
    }));
  }

  /** An agent may have 20,000. */
  private countGroups(agentIds: readonly number[]): Promise<GroupCount[]> {
    return this.groupCounts.get(agentIds.join(','), async () => {
      const rows = await this.database.manager
        .createQueryBuilder(GroupAgent, 'link')
        .select('link.agentId', 'agentId')
        .addSelect('COUNT(*)', 'count')
        .where({ agentId: In([...agentIds]) })
        .groupBy('link.agentId')
        .getRawMany<{ agentId: number; count: number | string }>();
      return rows.map(({ agentId, count }) => ({ agentId, count: Number(count) }));
    });
  }
}

interface GroupCount {
  agentId: number;
  count: number;
}

const totalOf = (counts: readonly GroupCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const USER_FIELDS = { id: true, username: true, fullName: true, agentId: true, isGeneralAgent: true } as const;

const SEARCH = `(agent.firstName LIKE :word ESCAPE '!' OR agent.lastName LIKE :word ESCAPE '!'
  OR LOWER(agent.srcAgentId) LIKE :word ESCAPE '!' OR agent.npnNumber LIKE :word ESCAPE '!')`;

function notFound(id: number): never {
  throw new AppError('NOT_FOUND', `Agent ${id} was not found.`);
}
