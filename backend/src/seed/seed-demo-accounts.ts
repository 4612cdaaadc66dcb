import { hash } from '@node-rs/argon2';
import type { DataSource, EntityManager } from 'typeorm';
import { User } from '../platform/people/user.table.ts';
import { Agency } from '../platform/people/agency.table.ts';
import { Agent } from '../platform/people/agent.table.ts';
import { DEMO_ACCOUNTS, DEMO_AGENCIES, DEMO_AGENTS, DEMO_PASSWORD } from '../platform/account/demo-accounts.ts';

/** The demo agencies, their agents and an account of every role. Does nothing where there are users already. */
export async function seedDemoAccounts(database: DataSource): Promise<void> {
  if ((await database.manager.count(User)) > 0) {
    return;
  }
  const passwordHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await database.transaction(async (tx) => {
    const agencyIds = await insertAgencies(tx);
    const agentIds = await insertAgents(tx, agencyIds);
    for (const { description: _, srcAgentId, isGeneralAgent = false, ...account } of DEMO_ACCOUNTS) {
      const agentId = srcAgentId ? agentIds.get(srcAgentId)! : null;
      const email = `${account.username}@example.com`;
      const more = { email, passwordHash, oidcSubject: null, agentId, isGeneralAgent, isActive: true };
      await tx.save(User, { ...account, ...more });
    }
  });
}

async function insertAgencies(tx: EntityManager): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name } of DEMO_AGENCIES) {
    ids.set(name, (await tx.save(Agency, { name, generalAgencyId: null })).id);
  }
  for (const { name, under } of DEMO_AGENCIES) {
    if (under) {
      await tx.update(Agency, { id: ids.get(name)! }, { generalAgencyId: ids.get(under)! });
    }
  }
  return ids;
}

async function insertAgents(tx: EntityManager, agencyIds: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [firstName, lastName, srcAgentId, npnNumber, phone, agency, isAgentBroker] of DEMO_AGENTS) {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const person = { firstName, lastName, srcAgentId, npnNumber, phone, email, isAgentBroker };
    ids.set(srcAgentId, (await tx.save(Agent, { ...person, agencyId: agencyIds.get(agency)! })).id);
  }
  return ids;
}
