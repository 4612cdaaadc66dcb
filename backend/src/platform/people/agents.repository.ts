import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { asciiLower } from '#shared/formats/text';
import { sql } from '../database/sql.ts';
import type { SessionUser } from '../http/current-user.ts';
import { Agent } from './agent.table.ts';
import { pickableAgents, visibleAgents } from './visible-agents.repository.ts';

/** Search criteria for agents; each is a case-insensitive prefix. */
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
const AGENT_ID = sql`agent.id`;
const CRITERIA = Object.keys(CRITERIA_COLUMNS) as (keyof AgentCriteria)[];

/** All queries on agents. */
@Injectable()
export class AgentsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** With their agencies; unknown ids are skipped. */
  listByIds(ids: readonly number[], tx: EntityManager = this.database.manager): Promise<Agent[]> {
    return tx.find(Agent, { where: { id: In([...ids]) }, relations: { agency: true }, order: { id: 'ASC' } });
  }

  /** In the order of the numbers; unknown ones are skipped. */
  async idsByNumber(srcAgentIds: readonly string[], tx: EntityManager = this.database.manager): Promise<number[]> {
    const found = await tx.find(Agent, {
      select: { id: true, srcAgentId: true },
      where: { srcAgentId: In([...srcAgentIds]) },
    });
    return srcAgentIds.flatMap((number) => found.find(({ srcAgentId }) => srcAgentId === number)?.id ?? []);
  }

  /** The agents that this user may assign, by name, with their agencies. */
  listPickable(user: SessionUser): Promise<Agent[]> {
    return this.pickable(user, this.database.manager).getMany();
  }

  /** The agents that this user may assign and that match the criteria; one page of them, by name. */
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

  /** These agents with their agencies, in any order; which of them the user may assign, and whose books the user sees. */
  async narrow(
    user: SessionUser,
    ids: readonly number[],
    tx: EntityManager = this.database.manager,
  ): Promise<{ agents: Agent[]; pickable: Set<number>; visible: Set<number> }> {
    const [pickable, ofPickable] = pickableAgents(user, AGENT_ID).named('pickable');
    const [visible, ofVisible] = visibleAgents(user, AGENT_ID).named('visible');
    const { entities, raw } =
      ids.length === 0
        ? { entities: [], raw: [] }
        : await tx
            .createQueryBuilder(Agent, 'agent')
            .innerJoinAndSelect('agent.agency', 'agency')
            .addSelect(`CASE WHEN (${pickable}) AND agent.isActive = :offered THEN 1 ELSE 0 END`, 'isPickable')
            .addSelect(`CASE WHEN ${visible} THEN 1 ELSE 0 END`, 'isVisible')
            .where('agent.id IN (:...ids)', { ids, offered: true, ...ofPickable, ...ofVisible })
            .getRawAndEntities<{ isPickable: number; isVisible: number }>();
    const idsWhere = (flag: 'isPickable' | 'isVisible') =>
      new Set(entities.filter((_, at) => raw[at]![flag]).map(({ id }) => id));
    return { agents: entities, pickable: idsWhere('isPickable'), visible: idsWhere('isVisible') };
  }

  private pickable(user: SessionUser, tx: EntityManager) {
    return tx
      .createQueryBuilder(Agent, 'agent')
      .innerJoinAndSelect('agent.agency', 'agency')
      .where(...pickableAgents(user, AGENT_ID).named('pickable'))
      .andWhere('agent.isActive = :offered', { offered: true })
      .orderBy('agent.lastName')
      .addOrderBy('agent.firstName')
      .addOrderBy('agent.id');
  }
}
