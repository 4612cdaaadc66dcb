import type { DataSource, EntityManager } from 'typeorm';
import { askTogether, type Question } from '../database/ask-together.ts';
import { EntityColumns } from '../database/entity-columns.ts';
import { padded, placeholders } from '../database/prepared-rows.ts';
import { Agency } from './agency.entity.ts';
import { Agent } from './agent.entity.ts';

/** Who is assigned to what: the table, and its column of the id. */
const ASSIGNED_TO = {
  quote: { table: 'quote_agents', id: 'quoteId' },
  group: { table: 'group_agents', id: 'groupId' },
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

  /** @param ids of quotes or groups; there must be one */
  question(ids: readonly number[]): Question<AssignedAgent> {
    const { table, id } = ASSIGNED_TO[this.to];
    return {
      columns: {
        assignedTo: `assigned.${id}`,
        position: 'assigned.position',
        ...this.agents.columns,
        ...this.agencies.columns,
      },
      from: `FROM ${table} assigned JOIN agents agent ON agent.id = assigned.agentId
        JOIN agencies agency ON agency.id = agent.agencyId WHERE assigned.${id} IN (${placeholders(ids.length)})`,
      values: padded(ids),
    };
  }

  /** By quote or group: in their order, with their agencies. */
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
