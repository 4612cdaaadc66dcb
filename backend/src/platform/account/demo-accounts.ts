import { ROLES } from '#shared/roles/permissions';

/** The password of every demo account. A server in production mode refuses to run in demo mode. */
export const DEMO_PASSWORD = 'priority-demo';

export interface DemoAccountSeed {
  username: string;
  fullName: string;
  description: string;
  roles: string[];
  /** Source id of this user's demo agent; internal staff have none. */
  srcAgentId?: string;
  isGeneralAgent?: boolean;
}

/** The roles that the default rules InternalSales and InternalOperations name. */
export const SALES_ROLE = 'pq-role-internalsales';
export const OPERATIONS_ROLE = 'pq-role-internaloperations';

export const DEMO_ACCOUNTS: readonly DemoAccountSeed[] = [
  {
    username: 'agent',
    fullName: 'Ada Lindqvist',
    description: 'Agent',
    roles: [ROLES.smallGroupAgent, ROLES.individualAgent],
    srcAgentId: 'A1001',
  },
  {
    username: 'agent2',
    fullName: 'Marcus Webb',
    description: 'Agent of another agency',
    roles: [ROLES.smallGroupAgent, ROLES.individualAgent],
    srcAgentId: 'A2001',
  },
  {
    username: 'agentadmin',
    fullName: 'Priya Raman',
    description: 'Agent admin',
    roles: [ROLES.smallGroupAgentAdmin],
    srcAgentId: 'A1002',
  },
  {
    username: 'generalagent',
    fullName: 'Helen Kowalski',
    description: 'General agent',
    roles: [ROLES.smallGroupAgent],
    srcAgentId: 'G9001',
    isGeneralAgent: true,
  },
  {
    username: 'agentbroker',
    fullName: 'Tomas Reyes',
    description: 'Agent-broker',
    roles: [ROLES.smallGroupAgent],
    srcAgentId: 'A1003',
  },
  {
    username: 'individualagent',
    fullName: 'Grace Oyelaran',
    description: 'Agent for individuals',
    roles: [ROLES.individualAgent],
    srcAgentId: 'A1004',
  },
  { username: 'sales', fullName: 'Sam Whitaker', description: 'Internal sales', roles: [SALES_ROLE] },
  { username: 'operations', fullName: 'Olivia Brandt', description: 'Internal operations', roles: [OPERATIONS_ROLE] },
  {
    username: 'camad',
    fullName: 'Carl Madsen',
    description: 'Internal operations, CAMAD',
    roles: [OPERATIONS_ROLE, ROLES.camadInternal],
  },
  { username: 'superuser', fullName: 'Sofia Novak', description: 'Super user', roles: [ROLES.superUser] },
];

/** Agencies by name; the second belongs to the general agency. */
export const DEMO_AGENCIES = [
  { name: 'Great Lakes Benefit Partners', under: null },
  { name: 'Marquette Insurance Group', under: 'Straits General Agency' },
  { name: 'Straits General Agency', under: null },
] as const;

/** firstName, lastName, srcAgentId, npnNumber, phone, agency, isAgentBroker. Phone numbers 555-01xx are fictional. */
export const DEMO_AGENTS = [
  ['Ada', 'Lindqvist', 'A1001', '8812345', '6165550101', 'Great Lakes Benefit Partners', false],
  ['Priya', 'Raman', 'A1002', '8812346', '6165550102', 'Great Lakes Benefit Partners', false],
  ['Tomas', 'Reyes', 'A1003', '8812347', '6165550103', 'Great Lakes Benefit Partners', true],
  ['Grace', 'Oyelaran', 'A1004', '8812348', '6165550104', 'Great Lakes Benefit Partners', false],
  ['Marcus', 'Webb', 'A2001', '8823451', '9065550105', 'Marquette Insurance Group', false],
  ['Nora', 'Feldman', 'A2002', '8823452', '9065550106', 'Marquette Insurance Group', false],
  ['Helen', 'Kowalski', 'G9001', '8834561', '5175550107', 'Straits General Agency', false],
  ['Ben', 'Achterberg', 'A1005', '8812349', '6165550108', 'Great Lakes Benefit Partners', false],
] as const;
