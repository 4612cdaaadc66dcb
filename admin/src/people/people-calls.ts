import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { AGENCIES as AGENCY_CALLS, CARRIER, MANAGED_AGENTS, USERS as USER_CALLS } from '#shared/people/people.calls';
import type { AgencyRequest, AgencyRow, ChangeAgencyRequest } from '#shared/people/agency.record';
import type { AgentRequest, AgentRow, ChangeAgentRequest } from '#shared/people/agent.record';
import type { ChangeUserRequest, CreateUserRequest, UserRow } from '#shared/people/user.record';
import { WITH_NOTICE, asking, call, query } from '#web/http/calls';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resources' names, and the paths of their lists below /sales. */
export const USERS = 'users';
export const AGENTS = 'agents';
export const AGENCIES = 'agencies';

export const userCalls: ResourceCalls = { list: asking(USER_CALLS.list).path, idField: 'Id' };
export const agentCalls: ResourceCalls = { list: asking(MANAGED_AGENTS.list).path, idField: 'Id' };
export const agencyCalls: ResourceCalls = { list: asking(AGENCY_CALLS.list).path, idField: 'Id' };

export const USERS_CSV = asking(USER_CALLS.export).path;
export const AGENTS_CSV = asking(MANAGED_AGENTS.export).path;
export const AGENCIES_CSV = asking(AGENCY_CALLS.export).path;

/** A list row with its Id as `id`, which react-admin requires. */
export type UserRecord = UserRow & { id: number };
export type AgentRecord = AgentRow & { id: number };
export type AgencyRecord = AgencyRow & { id: number };

const one = (resource: string, id: number) => ({
  queryKey: [resource, 'one', id],
  enabled: Number.isSafeInteger(id),
});
export const userQuery = (id: number) =>
  queryOptions({ ...query(USER_CALLS.find, { id }, WITH_NOTICE), ...one(USERS, id) });
export const agentQuery = (id: number) =>
  queryOptions({ ...query(MANAGED_AGENTS.find, { id }, WITH_NOTICE), ...one(AGENTS, id) });
export const agencyQuery = (id: number) =>
  queryOptions({ ...query(AGENCY_CALLS.find, { id }, WITH_NOTICE), ...one(AGENCIES, id) });

/** The carrier, whose logo all proposals show. */
export const CARRIER_LOGO_PATH = asking(CARRIER.viewLogo).path;

export const agencyLogoPath = (id: number): string => asking(AGENCY_CALLS.viewLogo, { id }).path;

const version = ({ Id, Version }: UserRow) => ({ id: Id, body: { Version } });
export const peopleActions = {
  createUser: (body: CreateUserRequest) => call(USER_CALLS.create, { body }, WITH_NOTICE),
  changeUser: (id: number, body: ChangeUserRequest) => call(USER_CALLS.change, { id, body }, WITH_NOTICE),
  lockUser: (user: UserRow) => call(USER_CALLS.lock, version(user), WITH_NOTICE),
  unlockUser: (user: UserRow) => call(USER_CALLS.unlock, version(user), WITH_NOTICE),
  resetPassword: (user: UserRow) => call(USER_CALLS.reset, version(user), WITH_NOTICE),
  resetSecondStep: (user: UserRow) => call(USER_CALLS.resetSecondStep, version(user), WITH_NOTICE),
  endSessions: (id: number) => call(USER_CALLS.endAll, { id }, WITH_NOTICE),
  endSession: (id: number, sessionId: string) => call(USER_CALLS.endOne, { id, sessionId }, WITH_NOTICE),
  createAgent: (body: AgentRequest) => call(MANAGED_AGENTS.create, { body }, WITH_NOTICE),
  changeAgent: (id: number, body: ChangeAgentRequest) => call(MANAGED_AGENTS.change, { id, body }, WITH_NOTICE),
  createAgency: (body: AgencyRequest) => call(AGENCY_CALLS.create, { body }, WITH_NOTICE),
  changeAgency: (id: number, body: ChangeAgencyRequest) => call(AGENCY_CALLS.change, { id, body }, WITH_NOTICE),
};
export const usePeopleActions = () => useDataProvider<DataProvider & typeof peopleActions>();
