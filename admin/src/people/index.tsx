import type { ReactElement } from 'react';
import { type ResourceProps, RestoreScrollPosition } from 'react-admin';
import { Route } from 'react-router';
import { lazyScreen } from '#web/shell/lazy-screen';
import { AGENCIES, AGENTS, type AgentRecord, USERS } from './people-calls.ts';

const Agencies = lazyScreen(async () => (await import('./Agencies.tsx')).Agencies);
const Agents = lazyScreen(async () => (await import('./Agents.tsx')).Agents);
const Users = lazyScreen(async () => (await import('./users/Users.tsx')).Users);
const UserScreen = lazyScreen(async () => (await import('./users/UserScreen.tsx')).UserScreen);

/** A list with a dialog over it, where react-admin puts the list alone: so the list stays as it is while a dialog opens and closes. */
const inPlace = (resource: string, list: ReactElement) => (
  <RestoreScrollPosition storeKey={`${resource}.list.scrollPosition`}>{list}</RestoreScrollPosition>
);

/** What is added has its own address, not react-admin's `create`. */
const at = (path: string, resource: string, list: ReactElement) => (
  <Route key={path} path={path} element={inPlace(resource, list)} />
);

export const users: ResourceProps = {
  name: USERS,
  list: Users,
  edit: UserScreen,
  hasCreate: true,
  children: at('add', USERS, <Users dialog="add" />),
  recordRepresentation: 'Username',
  options: { label: 'Users' },
};

export const agents: ResourceProps = {
  name: AGENTS,
  list: Agents,
  edit: inPlace(AGENTS, <Agents dialog="edit" />),
  hasCreate: true,
  children: at('add', AGENTS, <Agents dialog="add" />),
  recordRepresentation: ({ FirstName, LastName, SrcAgentId, AgencyName }: AgentRecord) =>
    `${FirstName} ${LastName} (${SrcAgentId}), ${AgencyName}`,
  options: { label: 'Agents' },
};

export const agencies: ResourceProps = {
  name: AGENCIES,
  list: Agencies,
  edit: inPlace(AGENCIES, <Agencies dialog="edit" />),
  hasCreate: true,
  children: [at('add', AGENCIES, <Agencies dialog="add" />), at('carrier', AGENCIES, <Agencies dialog="carrier" />)],
  recordRepresentation: 'Name',
  options: { label: 'Agencies' },
};
