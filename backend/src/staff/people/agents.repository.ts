import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import {
  AGENT,
  AGENT_ORDERS,
  AGENT_ROW,
  type AgentOrder,
  type AgentRow,
  type AgentsFilter,
} from '#shared/people/agent.record';
import { wireOf } from '#shared/records/rows';
import { CountCache } from '../../platform/database/count-cache.ts';
import { AppError } from '../../platform/errors.ts';
import { areIds, isFlag, isId, isText } from '../../platform/http/list-filter.ts';
import { csvColumns } from '../../platform/http/list-rows.ts';
import { type Asked, type FiledList, inSteps, type PageQuery } from '../../platform/http/lists.ts';
import { Agency } from '../../platform/people/agency.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { startingWith } from './people-changes.ts';

const ORDERS: Record<AgentOrder, readonly string[]> = {
  SrcAgentId: ['agent.srcAgentId'],
  Name: ['agent.lastName', 'agent.firstName', 'agent.id'],
  NpnNumber: ['agent.npnNumber', 'agent.id'],
};

/** Agents, for super users. */
@Injectable()
export class ManagedAgentsRepository implements FiledList<AgentsFilter, AgentOrder, AgentRow> {
  readonly rows = 'agents';
  readonly filters = { q: isText, AgencyId: isId, IsActive: isFlag, IsAgentBroker: isFlag, id: areIds };
  readonly orders = AGENT_ORDERS;
  readonly columns = csvColumns(AGENT_ROW, [
    'SrcAgentId',
    'FirstName',
    'LastName',
    'NpnNumber',
    'Phone',
    'Email',
    'AgencyName',
    'GeneralAgencyName',
    'IsGeneralAgent',
    'IsAgentBroker',
    'IsActive',
    'GroupCount',
    'Users',
  ]);

  private readonly groupCounts = new CountCache<GroupCount[]>(totalOf);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async listPage(page: PageQuery<AgentsFilter, AgentOrder>): Promise<{ rows: AgentRow[]; total: number }> {
    const found = this.narrowed(page.filter).offset(page.first).limit(page.count);
    ORDERS[page.order].forEach((column) => found.addOrderBy(column, page.direction));
    const [agents, total] = await found.getManyAndCount();
    return { rows: await this.withRelated(agents), total };
  }

  listAll({ filter }: Asked<AgentsFilter, AgentOrder>): AsyncIterable<AgentRow[]> {
    return inSteps((after, count) => this.listAfter(filter, after, count));
  }

  private async listAfter(filter: AgentsFilter, after: AgentRow | null, count: number): Promise<AgentRow[]> {
    const agents = await this.narrowed(filter)
      .andWhere('agent.srcAgentId > :srcAgentId', { srcAgentId: after?.SrcAgentId ?? '' })
      .orderBy('agent.srcAgentId')
      .limit(count)
      .getMany();
    return this.withRelated(agents);
  }

  /** @throws NOT_FOUND */
  async row(id: number): Promise<AgentRow> {
    const agent = await this.narrowed({ id: [id] }).getOne();
    const [listed] = await this.withRelated(agent ? [agent] : []);
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
    // "Ada Lin" is matched as a first and a last name.
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

  private async withRelated(agents: readonly Agent[]): Promise<AgentRow[]> {
    const agentId = In(agents.map(({ id }) => id));
    const { manager } = this.database;
    const generals = await manager.findBy(Agency, { id: In(agents.map(({ agency }) => agency?.generalAgencyId ?? 0)) });
    const users = await manager.find(User, { select: USER_FIELDS, where: { agentId }, order: { username: 'ASC' } });
    const groups = await this.countGroups(agents.map(({ id }) => id));
    return agents.map((agent) => {
      const own = users.filter(({ agentId: of }) => of === agent.id);
      return {
        Id: agent.id,
        Version: agent.version,
        ...wireOf(AGENT, agent),
        AgencyName: agent.agency?.name ?? '',
        GeneralAgencyName: generals.find(({ id }) => id === agent.agency?.generalAgencyId)?.name ?? null,
        IsGeneralAgent: own.some(({ isGeneralAgent }) => isGeneralAgent),
        GroupCount: groups.find((each) => each.agentId === agent.id)?.count ?? 0,
        Users: own.map(({ id, username, fullName }) => ({ Id: id, Username: username, FullName: fullName })),
      };
    });
  }

  /** Cached because an agent may have 20,000 groups. */
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
