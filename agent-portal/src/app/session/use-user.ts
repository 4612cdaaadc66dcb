import { useQuery } from '@tanstack/react-query';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { audienceOf, type Permission } from '#shared/roles/permissions';
import { sessionQuery } from './session-query.ts';

const NOBODY: CurrentUserResponse = {
  Id: 0,
  Username: '',
  FullName: '',
  Email: '',
  UserRoles: [],
  Permissions: [],
  AgentId: null,
  SrcAgentId: null,
  IsAgentBroker: false,
  IsGeneralAgent: false,
  IsInternal: false,
};

/** The signed-in user. Screens behind the sign-in always have one; an anonymous user while signing out. */
export const useUser = (): CurrentUserResponse => useQuery(sessionQuery).data ?? NOBODY;

/** Which wording the screen uses: for internal staff or for everyone else. */
export const useAudience = (): 'external' | 'internal' => audienceOf(useUser().Permissions);

export function useCan(...wanted: Permission[]): boolean {
  const { Permissions } = useUser();
  return wanted.some((permission) => Permissions.includes(permission));
}
