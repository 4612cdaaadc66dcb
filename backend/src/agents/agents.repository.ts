import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { asciiLower } from '#shared/formats/ascii-lower';
import type { SessionUser } from '../http/current-user.ts';
import { Agent } from './agent.entity.ts';
import { pickableAgents } from './pickable-agents.ts';
import { type Condition, visibleAgents } from './visible-agents.ts';

/** What agents are looked for by; each is the beginning of the text, whatever the case. */
export interface AgentCriteria {
  firstName?: string;
  lastName?: string;
  srcAgentId?: string;
  agencyName?: string;
}

export interface AgentPage {
  agents: Agent[];
  total: number;
}

const CRITERIA_COLUMNS: Record<keyof AgentCriteria, string> = {
  firstName: 'agent.firstName',
  lastName: 'agent.lastName',
  srcAgentId: 'LOWER(agent.srcAgentId)',
  agencyName: 'agency.name',
};
const CRITERIA = Object.keys(CRITERIA_COLUMNS) as (keyof AgentCriteria)[];

/** All queries on agents. */
@Injectable()
export class AgentsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** With their agencies; ids that do not exist are left out. */
  listByIds(ids: readonly number[], tx: EntityManager = this.database.manager): Promise<Agent[]> {
    return tx.find(Agent, { where: { id: In([...ids]) }, relations: { agency: true }, order: { id: 'ASC' } });
  }

  /** The agents that this user may assign, by name, with their agencies. */
  listPickable(user: SessionUser): Promise<Agent[]> {
    return this.pickable(user, this.database.manager).getMany();
  }

  /** Those that the criteria leave of the agents that this user may assign; one page of them, by name. */
  async listByCriteria(
    user: SessionUser,
    criteria: AgentCriteria,
    page: { first: number; count: number },
  ): Promise<AgentPage> {
    const query = this.pickable(user, this.database.manager);
    for (const name of CRITERIA) {
      const text = criteria[name]?.trim();
      if (text) {
        query.andWhere(`${CRITERIA_COLUMNS[name]} LIKE :${name} ESCAPE '!'`, {
          [name]: `${asciiLower(text).replace(/[!%_]/g, '!$&')}%`,
        });
      }
    }
    const [agents, total] = await query.offset(page.first).limit(page.count).getManyAndCount();
    return { agents, total };
  }

  /** Those of these agents that the user may assign. */
  pickableIds(user: SessionUser, ids: readonly number[]): Promise<Set<number>> {
    const { sql, parameters } = pickableAgents(user, 'agent.id');
    const offered = { sql: `(${sql}) AND agent.isActive = :offered`, parameters: { ...parameters, offered: true } };
    return idsOf(this.database.manager, ids, offered);
  }

  /** Those of these agents whose books the user sees. */
  visibleIds(user: SessionUser, ids: readonly number[]): Promise<Set<number>> {
    return idsOf(this.database.manager, ids, visibleAgents(user, 'agent.id'));
  }

  private pickable(user: SessionUser, tx: EntityManager) {
    const { sql, parameters } = pickableAgents(user, 'agent.id');
    return tx
      .createQueryBuilder(Agent, 'agent')
      .innerJoinAndSelect('agent.agency', 'agency')
      .where(sql, parameters)
      .andWhere('agent.isActive = :offered', { offered: true })
      .orderBy('agent.lastName')
      .addOrderBy('agent.firstName')
      .addOrderBy('agent.id');
  }
}

async function idsOf(tx: EntityManager, ids: readonly number[], { sql, parameters }: Condition): Promise<Set<number>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await tx
    .createQueryBuilder(Agent, 'agent')
    .select('agent.id', 'id')
    .where('agent.id IN (:...ids)', { ids })
    .andWhere(sql, parameters)
    .getRawMany<{ id: number }>();
  return new Set(rows.map(({ id }) => id));
}
