import type { CurrentUserResponse } from '#shared/session/account.record';

/** Signed in, and quotes individuals. */
export const AGENT: CurrentUserResponse = {
  Id: 1,
  Username: 'ada',
  FullName: 'Ada Agent',
  Email: '',
  UserRoles: [],
  Permissions: ['agent'],
  AgentId: 3,
  SrcAgentId: 'A1001',
  IsAgentBroker: false,
  IsGeneralAgent: false,
  IsInternal: false,
};
