import type { Permission, Role } from '#shared/roles/permissions';

/** POST /api/account. Spec 002 section 7, "Account and search". */
export interface SignInRequest {
  UserName: string;
  Password: string;
}

/** Answer of POST and GET /api/account: who is signed in and what they may do. */
export interface CurrentUserResponse {
  Id: number;
  Username: string;
  FullName: string;
  Email: string;
  UserRoles: Role[];
  Permissions: Permission[];
  /** The user's own agent record; null for internal staff. */
  AgentId: number | null;
  SrcAgentId: string | null;
  IsAgentBroker: boolean;
  IsGeneralAgent: boolean;
  IsInternal: boolean;
}

/** GET /api/account/SignInOptions: what the sign-in page shows. Public. */
export interface SignInOptionsResponse {
  /** Filled in demo mode only. */
  DemoAccounts: DemoAccount[];
  DemoPassword: string | null;
  /** Path that starts single sign-on, or null where none is configured. */
  SingleSignOnUrl: string | null;
  /** Host name on which the sign-in page and the dashboard lead to /sales/group, or null where none is configured. */
  PartnerHost: string | null;
}

export interface DemoAccount {
  UserName: string;
  FullName: string;
  /** For people: "Agent of another agency". */
  Description: string;
  /** May enter the console; its sign-in page shows only these. */
  IsInternal: boolean;
}
