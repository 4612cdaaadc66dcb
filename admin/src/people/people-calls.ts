import { useDataProvider, type DataProvider } from 'react-admin';
import { AGENCIES as AGENCY_CALLS, CARRIER, MANAGED_AGENTS, USERS as USER_CALLS } from '#shared/people/people.calls';
import type { AgencyRow } from '#shared/people/agency.record';
import type { AgentRow } from '#shared/people/agent.record';
import type { PasswordLinkResponse, UserDetails, UserRow } from '#shared/people/user.record';
import { WITH_NOTICE, asking, call } from '#web/http/calls';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resources' names, and the paths of their lists below /sales. */
export const USERS = 'users';
export const AGENTS = 'agents';
export const AGENCIES = 'agencies';

export const userCalls: ResourceCalls = {
  list: asking(USER_CALLS.list).path,
  idField: 'Id',
  isEditable: true,
  // With the link to set a password, which is answered only once.
  created: (answer) => ({ ...answer, ...(answer['User'] as UserRow) }),
};
export const agentCalls: ResourceCalls = { list: asking(MANAGED_AGENTS.list).path, idField: 'Id', isEditable: true };
export const agencyCalls: ResourceCalls = { list: asking(AGENCY_CALLS.list).path, idField: 'Id', isEditable: true };

export const USERS_CSV = asking(USER_CALLS.export).path;
export const AGENTS_CSV = asking(MANAGED_AGENTS.export).path;
export const AGENCIES_CSV = asking(AGENCY_CALLS.export).path;

/** A row with its Id as `id`, which react-admin requires. A list has no sessions. */
export type UserRecord = UserRow & Partial<Pick<UserDetails, 'Sessions'>> & { id: number };
export type NewUserRecord = UserRecord & PasswordLinkResponse;
export type AgentRecord = AgentRow & { id: number };
export type AgencyRecord = AgencyRow & { id: number };

/** The carrier, whose logo all proposals show. */
export const CARRIER_LOGO_PATH = asking(CARRIER.viewLogo).path;

export const agencyLogoPath = (id: number): string => asking(AGENCY_CALLS.viewLogo, { id }).path;

const version = ({ Id, Version }: UserRow) => ({ id: Id, body: { Version } });
export const peopleActions = {
  lockUser: (user: UserRow) => call(USER_CALLS.lock, version(user), WITH_NOTICE),
  unlockUser: (user: UserRow) => call(USER_CALLS.unlock, version(user), WITH_NOTICE),
  resetPassword: (user: UserRow) => call(USER_CALLS.reset, version(user), WITH_NOTICE),
  resetSecondStep: (user: UserRow) => call(USER_CALLS.resetSecondStep, version(user), WITH_NOTICE),
  endSessions: (id: number) => call(USER_CALLS.endAll, { id }, WITH_NOTICE),
  endSession: (id: number, sessionId: string) => call(USER_CALLS.endOne, { id, sessionId }, WITH_NOTICE),
};
export const usePeopleActions = () => useDataProvider<DataProvider & typeof peopleActions>();
