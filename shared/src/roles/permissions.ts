/**
 * Roles from the sign-on system, and the permissions that guards and screens check.
 * Source: spec 002 section 6; spec 000 section 6; design section 8.
 */
export const ROLES = {
  smallGroupAgent: 'tuo-role-smallgroupagent',
  individualAgent: 'tuo-role-individualagent',
  smallGroupAgentAdmin: 'tuo-role-smallgroupagentadmin',
  camadInternal: 'tuo-role-camadinternal',
  superUser: 'pq-role-superuser',
} as const;

/** A role name. Internal sales and operations roles are named by rules, so any text is possible. */
export type Role = string;

/** `agent` to `internaloperations` are the names in the specification; the others are ours. */
export const PERMISSIONS = [
  'agent',
  'agentadmin',
  'generalagent',
  'agentbroker',
  'internalsales',
  'internaloperations',
  'camad',
  'superuser',
  /** Sales, operations or super user. */
  'internal',
  /** Quote and manage small groups. */
  'smallgroup',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export interface PermissionFacts {
  roles: readonly Role[];
  isGeneralAgent: boolean;
  isAgentBroker: boolean;
  /** Rule InternalSales: the roles that mean internal sales. */
  internalSalesRoles: readonly Role[];
  /** Rule InternalOperations. */
  internalOperationsRoles: readonly Role[];
}

/** The permissions of a user with these roles and flags. A user without a known role may do nothing. */
export function permissionsOf(facts: PermissionFacts): Permission[] {
  const has = (...wanted: readonly Role[]) => wanted.some((role) => facts.roles.includes(role));
  const external = has(ROLES.smallGroupAgent, ROLES.individualAgent, ROLES.smallGroupAgentAdmin);
  const granted: Record<Permission, boolean> = {
    agent: has(ROLES.smallGroupAgent, ROLES.individualAgent),
    agentadmin: has(ROLES.smallGroupAgentAdmin),
    generalagent: external && facts.isGeneralAgent,
    agentbroker: external && facts.isAgentBroker,
    internalsales: has(...facts.internalSalesRoles),
    internaloperations: has(...facts.internalOperationsRoles),
    camad: has(ROLES.camadInternal),
    superuser: has(ROLES.superUser),
    internal: has(ROLES.superUser, ...facts.internalSalesRoles, ...facts.internalOperationsRoles),
    smallgroup: has(
      ROLES.smallGroupAgent,
      ROLES.smallGroupAgentAdmin,
      ROLES.superUser,
      ...facts.internalSalesRoles,
      ...facts.internalOperationsRoles,
    ),
  };
  return PERMISSIONS.filter((permission) => granted[permission]);
}

/** Internal staff get the internal wording and date ranges; everyone else is external. */
export const audienceOf = (permissions: readonly Permission[]): 'external' | 'internal' =>
  permissions.includes('internal') ? 'internal' : 'external';

/** Who quotes and enrolls individuals. Source: spec 002 sections 2 and 6; agent admins for their agency: individuals, decision 35. */
export const INDIVIDUAL_QUOTING: readonly Permission[] = ['agent', 'agentadmin', 'internal'];

export const mayQuoteIndividuals = (permissions: readonly Permission[]): boolean =>
  INDIVIDUAL_QUOTING.some((permission) => permissions.includes(permission));

/** Who has books of business for individuals. Source: spec 002 section 2, "Login, search, shell". */
export const INDIVIDUAL_BOOKS: readonly Permission[] = ['agent', 'agentadmin'];
