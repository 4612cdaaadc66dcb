import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { CurrentUserResponse, SignInOptionsResponse, SignInRequest } from '#shared/contract/account';
import type { Env } from '../config/env.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AsTyped } from '../http/trimmed-body.ts';

export class SignInDto implements SignInRequest {
  /** @example agent */
  @AsTyped()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  UserName: string;

  /** @example priority-demo */
  @AsTyped()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  Password: string;
}

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
