import { asciiLower, isOneLine, unprintableProblem } from '#shared/formats/text';
import { emailProblem } from '#shared/formats/email';
import type { KnownRole } from '#shared/roles/role-names';
import type { Role } from '#shared/roles/permissions';

/** Rules for users' names and roles. The specification names the fields (002 section 3, "User"); limits and wording are ours. */
export const MAX_FULL_NAME = 120;
export const MAX_USER_EMAIL = 120;

export const USERNAME_MISSING = 'Enter a user name.';
export const USERNAME_INVALID = 'Use 3 to 100 letters, digits, periods, hyphens, underscores and @, without spaces.';
export const USERNAME_TAKEN = 'This user name is taken. Capital and small letters count as the same.';
export const FULL_NAME_MISSING = 'Enter the full name.';
export const FULL_NAME_INVALID = `Use at most ${MAX_FULL_NAME} characters, and no line breaks.`;
export const EMAIL_MISSING = 'Enter an email address.';
export const EMAIL_TOO_LONG = `Use an email address of at most ${MAX_USER_EMAIL} characters.`;
export const ROLE_MISSING = 'Choose at least one role.';
export const ROLE_UNKNOWN = 'Choose from the roles that are offered.';
export const ROLES_MIXED = 'A user is either an agent or internal staff, not both.';
export const AGENT_MISSING = 'Choose the agent that this user is.';
export const AGENT_NOT_FOR_STAFF = 'Internal staff are no agents: leave this empty.';
export const AGENT_NOT_THERE = 'Choose an agent from the list.';
export const GENERAL_AGENT_EXTERNAL = 'Only agents can be general agents.';

export function usernameProblem(text: string): string | null {
  const name = text.trim();
  return name === '' ? USERNAME_MISSING : /^[\w.@-]{3,100}$/.test(name) ? null : USERNAME_INVALID;
}

/** A user name in the form in which it is stored and looked up. */
export const signInName = (typed: string): string => asciiLower(typed.trim());

export function fullNameProblem(text: string): string | null {
  const name = text.trim();
  const isFit = name.length <= MAX_FULL_NAME && isOneLine(name);
  return name === '' ? FULL_NAME_MISSING : isFit ? unprintableProblem(name) : FULL_NAME_INVALID;
}

export function userEmailProblem(text: string): string | null {
  const address = text.trim();
  return address === '' ? EMAIL_MISSING : address.length > MAX_USER_EMAIL ? EMAIL_TOO_LONG : emailProblem(address);
}

export interface UserPlace {
  Roles: readonly Role[];
  AgentId: number | null;
  IsGeneralAgent: boolean;
}

/** What is wrong with a user's roles and the fields that depend on them, by field; empty when valid. */
export function placeProblems(place: UserPlace, all: readonly KnownRole[]): Partial<Record<keyof UserPlace, string>> {
  const { Roles, AgentId, IsGeneralAgent } = place;
  const isExternal = (role: Role) => all.some((each) => each.role === role && !each.isInternal);
  const external = Roles.filter(isExternal);
  const roles =
    Roles.length === 0
      ? ROLE_MISSING
      : Roles.some((role) => !all.some((each) => each.role === role))
        ? ROLE_UNKNOWN
        : external.length > 0 && external.length < Roles.length
          ? ROLES_MIXED
          : null;
  const agent =
    external.length > 0 && AgentId === null
      ? AGENT_MISSING
      : external.length === 0 && AgentId !== null
        ? AGENT_NOT_FOR_STAFF
        : null;
  const general = IsGeneralAgent && external.length === 0 ? GENERAL_AGENT_EXTERNAL : null;
  return {
    ...(roles && { Roles: roles }),
    ...(agent && { AgentId: agent }),
    ...(general && { IsGeneralAgent: general }),
  };
}

/** Nobody can lock out everyone: at least one super user remains, the one who made the change. */
export const NOT_YOURSELF_LOCK = 'You cannot lock yourself. Another super user can.';
export const NOT_YOURSELF_ROLE = 'You cannot take the super user role from yourself. Another super user can.';
export const NOT_YOURSELF_SECOND_STEP = 'Remove your own second step on the page “Sign-in security”.';
export const HAS_NO_SECOND_STEP = 'This user has no second step.';
export const NOT_YOURSELF_RESET = 'You cannot reset your own password. Another super user can.';
