import type { User } from '../../backend/src/platform/people/user.table.ts';
import { OPERATIONS_ROLE, SALES_ROLE } from '../../backend/src/platform/account/demo-accounts.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { TestApp } from './app.ts';
import { buildAgency, buildAgent } from './builders.ts';

/** An agent with an agency, an agent record and a user. */
export async function insertAgentUser(app: TestApp, given: Partial<User> = {}): Promise<User> {
  const agency = await app.insert(buildAgency());
  const agent = await app.insert(buildAgent({ agencyId: agency.id }));
  return app.insertUser({ roles: [ROLES.smallGroupAgent], agentId: agent.id, fullName: 'Ada Agent', ...given });
}

export const insertSalesUser = (app: TestApp): Promise<User> => app.insertUser({ roles: [SALES_ROLE] });
export const insertOperationsUser = (app: TestApp): Promise<User> => app.insertUser({ roles: [OPERATIONS_ROLE] });
export const insertSuperUser = (app: TestApp): Promise<User> => app.insertUser({ roles: [ROLES.superUser] });
