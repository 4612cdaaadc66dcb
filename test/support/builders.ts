import { hash } from '@node-rs/argon2';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { Agency } from '../../backend/src/platform/people/agency.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';

export const TEST_PASSWORD = 'a test password';
const cheapHash = hash(TEST_PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

let count = 0;
const next = () => (count += 1);

/** A new agency. */
export const buildAgency = (given: Partial<Agency> = {}): Agency =>
  Object.assign(new Agency(), { name: `Agency ${next()}`, generalAgencyId: null }, given);

/** An agent; pass the agencyId. */
export const buildAgent = (given: Partial<Agent> & Pick<Agent, 'agencyId'>): Agent => {
  const number = next();
  return Object.assign(
    new Agent(),
    {
      srcAgentId: `S${number}`,
      firstName: 'Ada',
      lastName: `Agent${number}`,
      npnNumber: '1234567',
      phone: '6165550100',
      email: `agent${number}@example.com`,
      isAgentBroker: false,
    },
    given,
  );
};

/** A user who can sign in with TEST_PASSWORD: by default a small-group agent without an agent record. */
export const buildUser = async (given: Partial<User> = {}): Promise<User> => {
  const number = next();
  return Object.assign(
    new User(),
    {
      username: `user${number}`,
      fullName: `User ${number}`,
      email: `user${number}@example.com`,
      passwordHash: await cheapHash,
      oidcSubject: null,
      roles: [ROLES.smallGroupAgent],
      agentId: null,
      isGeneralAgent: false,
      isActive: true,
    },
    given,
  );
};
