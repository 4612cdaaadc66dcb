import type { DataSource, EntityManager } from 'typeorm';
import { askTogether, type Question } from '../database/ask-together.ts';
import { EntityColumns } from '../database/entity-columns.ts';
import { roundedList, sql } from '../database/sql.ts';
import { Agency } from './agency.table.ts';
import { Agent } from './agent.table.ts';

/** The assignment table, and its id column. */
const ASSIGNED_TO = {
  quote: { table: sql`quote_agents assigned`, id: sql`assigned.quoteId` },
  group: { table: sql`group_agents assigned`, id: sql`assigned.groupId` },
} as const;

interface AssignedAgent {
  assignedTo: number;
  position: number;
  /** Columns of the agent and the agency. */
  [column: string]: unknown;
}

/** Reads the agents of quotes or of groups. */
export class AssignedAgents {
  private readonly agents: EntityColumns<Agent>;
  private readonly agencies: EntityColumns<Agency>;

  constructor(
    database: DataSource,
    private readonly to: keyof typeof ASSIGNED_TO,
  ) {
    this.agents = new EntityColumns(database, Agent, 'agent');
    this.agencies = new EntityColumns(database, Agency, 'agency');
  }

  /** @param ids of quotes or groups; at least one */
  question(ids: readonly number[]): Question<AssignedAgent> {
    const { table, id } = ASSIGNED_TO[this.to];
    return {
      columns: {
        assignedTo: id,
        position: sql`assigned.position`,
        ...this.agents.columns,
        ...this.agencies.columns,
      },
      from: sql`FROM ${table} JOIN agents agent ON agent.id = assigned.agentId
        JOIN agencies agency ON agency.id = agent.agencyId WHERE ${id} IN (${roundedList(ids)})`,
    };
  }

  /** By quote or group: in order, with their agencies. */
  read(rows: readonly AssignedAgent[]): Map<number, Agent[]> {
    const agents = new Map<number, Agent[]>();
    for (const row of [...rows].sort((one, other) => one.position - other.position)) {
      const agent = Object.assign(this.agents.read(row), { agency: this.agencies.read(row) });
      agents.set(row.assignedTo, [...(agents.get(row.assignedTo) ?? []), agent]);
    }
    return agents;
  }

  async map(ids: readonly number[], tx: EntityManager): Promise<Map<number, Agent[]>> {
    return ids.length === 0 ? new Map() : this.read((await askTogether(tx, { agents: this.question(ids) })).agents);
  }
}
