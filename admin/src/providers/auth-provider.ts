import type { AuthProvider } from 'react-admin';
import type { Permission } from '#shared/roles/permissions';
import { can, currentUser } from './current-user.ts';
import { signOut } from './session.ts';

/** Who may open a resource; unlisted ones are open to all internal staff. */
const NEEDED: Partial<Record<string, Permission>> = {
  users: 'superuser',
  agents: 'superuser',
  agencies: 'superuser',
  audit: 'superuser',
  'rate-drafts': 'superuser',
};

/**
 * The signed-in user, for react-admin. Sign-in happens before the console is loaded (main.tsx), and 401 and 403 are handled where
 * requests are sent (http.ts), so there is nothing left to check here.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const { Id, FullName } = currentUser();
    return Promise.resolve({ id: Id, fullName: FullName });
  },
  getPermissions: () => Promise.resolve(currentUser().Permissions),
  canAccess: ({ resource }) => {
    const needed = NEEDED[resource];
    return Promise.resolve(needed === undefined || can(needed));
  },
};
