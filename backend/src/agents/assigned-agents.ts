import type { DataSource, EntityManager } from 'typeorm';
import { EntityColumns } from '../database/entity-columns.ts';
import { padded, placeholders, preparedRows } from '../database/prepared-rows.ts';
import { Agency } from './agency.entity.ts';
import { Agent } from './agent.entity.ts';

/** Who is assigned to what: the table, and its column of the id. */
const ASSIGNED_TO = {
  quote: { table: 'quote_agents', id: 'quoteId' },
  group: { table: 'group_agents', id: 'groupId' },
} as const;

/** Reads the agents of quotes or of groups. */
export class AssignedAgents {
  private readonly agents: EntityColumns<Agent>;
  private readonly agencies: EntityColumns<Agency>;
  private readonly select: string;

  constructor(database: DataSource, to: keyof typeof ASSIGNED_TO) {
    const { table, id } = ASSIGNED_TO[to];
    this.agents = new EntityColumns(database, Agent, 'agent');
    this.agencies = new EntityColumns(database, Agency, 'agency');
    this.select = `SELECT assigned.${id} AS assignedTo, ${this.agents.sql}, ${this.agencies.sql}
      FROM ${table} assigned JOIN agents agent ON agent.id = assigned.agentId JOIN agencies agency ON agency.id = agent.agencyId
      WHERE assigned.${id} IN`;
  }

  /** By quote or group: in their order, with their agencies. */
  async map(ids: readonly number[], tx: EntityManager): Promise<Map<number, Agent[]>> {
    const agents = new Map<number, Agent[]>();
    if (ids.length === 0) {
      return agents;
    }
    const rows = await preparedRows<{ assignedTo: number } & Record<string, unknown>>(
      tx,
      `${this.select} (${placeholders(ids.length)}) ORDER BY assigned.position`,
      padded(ids),
    );
    for (const row of rows) {
      const agent = Object.assign(this.agents.read(row), { agency: this.agencies.read(row) });
      agents.set(row.assignedTo, [...(agents.get(row.assignedTo) ?? []), agent]);
    }
    return agents;
  }
}
