import type { DataSource } from 'typeorm';
import { User } from '../platform/people/user.entity.ts';
import { Agent } from '../platform/people/agent.entity.ts';
import type { DemoOwner } from './demo-rows.ts';

/** Whose the demo's groups are: agents by their source ids, and the user of the first, or anybody. */
export class DemoOwners {
  private constructor(
    private readonly agents: ReadonlyMap<string, number>,
    private readonly users: readonly User[],
  ) {}

  static async load(database: DataSource): Promise<DemoOwners> {
    const agents = await database.manager.find(Agent);
    const users = await database.manager.find(User, { order: { id: 'ASC' } });
    return new DemoOwners(new Map(agents.map(({ srcAgentId, id }) => [srcAgentId, id])), users);
  }

  of(srcAgentIds: readonly string[]): DemoOwner {
    const agentIds = srcAgentIds.map((srcAgentId) => this.agents.get(srcAgentId)!);
    const user = this.users.find(({ agentId }) => agentId === agentIds[0]) ?? this.users[0]!;
    const staff = this.users.find(({ agentId }) => agentId === null) ?? user;
    return { agentIds, userId: user.id, staffUserId: staff.id };
  }
}
