import type { Permission } from '#shared/roles/permissions';

/** Who quotes and enrolls individuals. Source: spec 002 sections 2 and 6; agent admins for their agency: individuals, decision 35. */
export const INDIVIDUAL_QUOTING: readonly Permission[] = ['agent', 'agentadmin', 'internal'];

export const mayQuoteIndividuals = (permissions: readonly Permission[]): boolean =>
  INDIVIDUAL_QUOTING.some((permission) => permissions.includes(permission));

/** Who has books of business for individuals. Source: spec 002 section 2, "Login, search, shell". */
export const INDIVIDUAL_BOOKS: readonly Permission[] = ['agent', 'agentadmin'];
