import type { Role } from '#shared/roles/permissions';

/** GET /api/people/Users: somebody who may sign in, as super users see them. Never a password. */
export interface UserRow {
  Id: number;
  Version: number;
  Username: string;
  FullName: string;
  Email: string;
  Roles: Role[];
  /** The roles in words, in the same order; a role that no rule names is written as it is. */
  RoleNames: string[];
  /** The agent that this user is; null for internal staff. */
  AgentId: number | null;
  AgentName: string | null;
  SrcAgentId: string | null;
  AgencyName: string | null;
  IsGeneralAgent: boolean;
  IsAgentBroker: boolean;
  IsLocked: boolean;
  /** ISO 8601 UTC; null while they have never signed in. */
  LastSignInAt: string | null;
  OpenSessions: number;
  Password: PasswordState;
  /** Until when the one-time link can be used; null where there is none. */
  LinkExpiresAt: string | null;
}

/** `invited`: a link is on its way; `expired`: it was not used in time; `none`: single sign-on only. */
export const PASSWORD_STATES = ['set', 'invited', 'expired', 'none'] as const;
export type PasswordState = (typeof PASSWORD_STATES)[number];

export const USER_ORDERS = ['Username', 'FullName', 'Email', 'LastSignInAt'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export interface UsersFilter {
  q?: string;
  Role?: Role;
  IsLocked?: boolean;
  AgencyId?: number;
  AgentId?: number;
  id?: number[];
}

/** One browser in which the user is signed in. */
export interface UserSession {
  /** A digest: it opens no session. */
  Id: string;
  StartedAt: string;
  LastSeenAt: string;
  Address: string;
  /** "Chrome on Windows". */
  Device: string;
  /** The session in which this was asked. */
  IsOwn: boolean;
}

/** GET /api/people/Users/{id}. */
export interface UserDetails extends UserRow {
  Sessions: UserSession[];
}

interface UserFields {
  FullName: string;
  Email: string;
  Roles: Role[];
  AgentId: number | null;
  IsGeneralAgent: boolean;
}

/** POST /api/people/Users. */
export interface CreateUserRequest extends UserFields {
  Username: string;
}

/** PUT /api/people/Users/{id}. The user name stays. */
export interface ChangeUserRequest extends UserFields {
  Version: number;
}

/** PUT Lock and Unlock, POST ResetPassword: the version of the user that was read. */
export interface VersionRequest {
  Version: number;
}

/** Answer of POST Users and POST ResetPassword: the one time that the link is told. */
export interface PasswordLinkResponse {
  User: UserRow;
  Url: string;
  ExpiresAt: string;
}

/** POST /api/account/PasswordLink. Public: the token is the proof. */
export interface PasswordLinkRequest {
  Token: string;
}

/** For whom a link is, and where they sign in afterwards. */
export interface PasswordLinkOwner {
  Username: string;
  FullName: string;
  IsInternal: boolean;
  ExpiresAt: string;
}

/** POST /api/account/SetPassword. Public. */
export interface SetPasswordRequest extends PasswordLinkRequest {
  Password: string;
}

/** GET /api/people/Agents. */
export interface AgentRow {
  Id: number;
  Version: number;
  SrcAgentId: string;
  FirstName: string;
  LastName: string;
  /** National Producer Number; '' for none. */
  NpnNumber: string;
  Phone: string;
  Email: string;
  AgencyId: number;
  AgencyName: string;
  /** Of the agency; null where it works under none. */
  GeneralAgencyName: string | null;
  IsAgentBroker: boolean;
  /** One of the users looks after the agencies under their own. */
  IsGeneralAgent: boolean;
  /** Offered for new groups and new users. */
  IsActive: boolean;
  GroupCount: number;
  Users: { Id: number; Username: string; FullName: string }[];
}

export const AGENT_ORDERS = ['SrcAgentId', 'Name', 'NpnNumber'] as const;
export type AgentOrder = (typeof AGENT_ORDERS)[number];

export interface AgentsFilter {
  q?: string;
  AgencyId?: number;
  IsActive?: boolean;
  IsAgentBroker?: boolean;
  id?: number[];
}

/** POST /api/people/Agents; with the Version PUT /api/people/Agents/{id}. */
export interface AgentRequest {
  SrcAgentId: string;
  FirstName: string;
  LastName: string;
  NpnNumber: string;
  Phone: string;
  Email: string;
  AgencyId: number;
  IsAgentBroker: boolean;
  IsActive: boolean;
}
export type ChangeAgentRequest = AgentRequest & VersionRequest;

/** GET /api/people/Agencies. */
export interface AgencyRow {
  Id: number;
  Version: number;
  Name: string;
  /** The agency above it, whose general agents look after this one. */
  GeneralAgencyId: number | null;
  GeneralAgencyName: string | null;
  AgentCount: number;
  /** Agencies that work under this one. */
  AgencyCount: number;
  /** Offered for agents. */
  IsActive: boolean;
}

export const AGENCY_ORDERS = ['Name'] as const;
export type AgencyOrder = (typeof AGENCY_ORDERS)[number];

export interface AgenciesFilter {
  q?: string;
  IsActive?: boolean;
  GeneralAgencyId?: number;
  id?: number[];
}

/** POST /api/people/Agencies; with the Version PUT /api/people/Agencies/{id}. */
export interface AgencyRequest {
  Name: string;
  GeneralAgencyId: number | null;
  IsActive: boolean;
}
export type ChangeAgencyRequest = AgencyRequest & VersionRequest;
