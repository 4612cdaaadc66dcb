import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { AGENCIES, AGENTS, USERS } from './people-calls.ts';

export const users: ResourceProps = {
  name: USERS,
  list: lazyScreen(async () => (await import('./users/UserScreens.tsx')).UserScreens),
  recordRepresentation: 'Username',
  options: { label: 'Users' },
};

export const agents: ResourceProps = {
  name: AGENTS,
  list: lazyScreen(async () => (await import('./agents/AgentListScreen.tsx')).AgentListScreen),
  recordRepresentation: 'SrcAgentId',
  options: { label: 'Agents' },
};

export const agencies: ResourceProps = {
  name: AGENCIES,
  list: lazyScreen(async () => (await import('./agencies/AgencyListScreen.tsx')).AgencyListScreen),
  recordRepresentation: 'Name',
  options: { label: 'Agencies' },
};
