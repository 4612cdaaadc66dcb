import type { CurrentUserResponse, SignInOptionsResponse } from '#shared/session/account.record';
import type { Env } from '../config/env.ts';
import type { SessionUser } from '../http/current-user.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

export const toCurrentUser = (user: SessionUser): CurrentUserResponse => ({
  Id: user.id,
  Username: user.username,
  FullName: user.fullName,
  Email: user.email,
  UserRoles: user.roles,
  Permissions: user.permissions,
  AgentId: user.agentId,
  SrcAgentId: user.srcAgentId,
  IsAgentBroker: user.isAgentBroker,
  IsGeneralAgent: user.isGeneralAgent,
  IsInternal: user.isInternal,
});

export const toSignInOptions = (env: Env): SignInOptionsResponse => ({
  DemoAccounts: env.demoMode
    ? DEMO_ACCOUNTS.map(({ username, fullName, description, srcAgentId }) => ({
        UserName: username,
        FullName: fullName,
        Description: description,
        IsInternal: srcAgentId === undefined,
      }))
    : [],
  DemoPassword: env.demoMode ? DEMO_PASSWORD : null,
  PartnerHost: env.partnerHost || null,
  SingleSignOnUrl: env.oidcIssuer ? '/api/account/SingleSignOn' : null,
});
