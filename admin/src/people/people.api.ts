import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { AgencyRequest, AgencyRow, ChangeAgencyRequest } from '#shared/people/agency.record';
import type { LogoHolder } from '#shared/people/logo.record';
import type { AgentRequest, AgentRow, ChangeAgentRequest } from '#shared/people/agent.record';
import type {
  ChangeUserRequest,
  CreateUserRequest,
  PasswordLinkResponse,
  UserDetails,
  UserRow,
} from '#shared/people/user.record';
import { getJson, send } from '#web/http/client';
import { inScreen } from '#web/http/in-screen';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resources' names, and the paths of their lists below /sales. */
export const USERS = 'users';
export const AGENTS = 'agents';
export const AGENCIES = 'agencies';

const USERS_PATH = '/api/people/Users';
const AGENTS_PATH = '/api/people/Agents';
const AGENCIES_PATH = '/api/people/Agencies';

export const userCalls: ResourceCalls = { list: USERS_PATH, idField: 'Id' };
export const agentCalls: ResourceCalls = { list: AGENTS_PATH, idField: 'Id' };
export const agencyCalls: ResourceCalls = { list: AGENCIES_PATH, idField: 'Id' };

export const USERS_CSV = `${USERS_PATH}.csv`;
export const AGENTS_CSV = `${AGENTS_PATH}.csv`;
export const AGENCIES_CSV = `${AGENCIES_PATH}.csv`;

/** A list row with its Id as `id`, which react-admin requires. */
export type UserRecord = UserRow & { id: number };
export type AgentRecord = AgentRow & { id: number };
export type AgencyRecord = AgencyRow & { id: number };

const one = <Row>(resource: string, path: string, id: number) =>
  queryOptions({
    queryKey: [resource, 'one', id],
    queryFn: ({ signal }) => getJson<Row>(`${path}/${id}`, signal),
    enabled: Number.isSafeInteger(id),
  });
export const userQuery = (id: number) => one<UserDetails>(USERS, USERS_PATH, id);
export const agentQuery = (id: number) => one<AgentRow>(AGENTS, AGENTS_PATH, id);
export const agencyQuery = (id: number) => one<AgencyRow>(AGENCIES, AGENCIES_PATH, id);

/** The carrier, whose logo all proposals show. */
const CARRIER_PATH = '/api/people/Carrier';
export const CARRIER_LOGO_PATH = `${CARRIER_PATH}/Logo`;
export const carrierQuery = queryOptions({ queryKey: ['carrier'], queryFn: inScreen<LogoHolder>(CARRIER_PATH) });

const sent = async <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> =>
  (await send<T>({ method, path, body })).body;

export const agencyLogoPath = (agencyId: number): string => `${AGENCIES_PATH}/${agencyId}/Logo`;

export const peopleActions = {
  createUser: (body: CreateUserRequest) => sent<PasswordLinkResponse>('POST', USERS_PATH, body),
  changeUser: (id: number, body: ChangeUserRequest) => sent<UserRow>('PUT', `${USERS_PATH}/${id}`, body),
  lockUser: ({ Id, Version }: UserRow) => sent<UserRow>('PUT', `${USERS_PATH}/Lock/${Id}`, { Version }),
  unlockUser: ({ Id, Version }: UserRow) => sent<UserRow>('PUT', `${USERS_PATH}/Unlock/${Id}`, { Version }),
  resetPassword: ({ Id, Version }: UserRow) =>
    sent<PasswordLinkResponse>('POST', `${USERS_PATH}/ResetPassword/${Id}`, { Version }),
  resetSecondStep: ({ Id, Version }: UserRow) =>
    sent<UserRow>('PUT', `${USERS_PATH}/ResetSecondStep/${Id}`, { Version }),
  endSessions: (userId: number) => sent<void>('DELETE', `${USERS_PATH}/Sessions/${userId}`),
  endSession: (userId: number, sessionId: string) =>
    sent<void>('DELETE', `${USERS_PATH}/Sessions/${userId}/${sessionId}`),
  createAgent: (body: AgentRequest) => sent<AgentRow>('POST', AGENTS_PATH, body),
  changeAgent: (id: number, body: ChangeAgentRequest) => sent<AgentRow>('PUT', `${AGENTS_PATH}/${id}`, body),
  createAgency: (body: AgencyRequest) => sent<AgencyRow>('POST', AGENCIES_PATH, body),
  changeAgency: (id: number, body: ChangeAgencyRequest) => sent<AgencyRow>('PUT', `${AGENCIES_PATH}/${id}`, body),
};
export const usePeopleActions = () => useDataProvider<DataProvider & typeof peopleActions>();
