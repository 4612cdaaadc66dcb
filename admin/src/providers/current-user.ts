import type { CurrentUserResponse } from '#shared/session/account.record';
import type { Permission } from '#shared/roles/permissions';

let signedIn: CurrentUserResponse | null = null;

/** Called once, before the console renders. Signing out reloads the page, so the user never changes. */
export function rememberUser(user: CurrentUserResponse): void {
  signedIn = user;
}

export function currentUser(): CurrentUserResponse {
  if (!signedIn) {
    throw new Error('The console was drawn before anyone signed in.');
  }
  return signedIn;
}

export const can = (permission: Permission): boolean => currentUser().Permissions.includes(permission);
