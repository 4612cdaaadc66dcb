import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsPositive, IsString, MaxLength, ValidateIf } from 'class-validator';
import type {
  ChangeUserRequest,
  CreateUserRequest,
  PasswordLinkResponse,
  PasswordState,
  UserRow,
  UserSession,
  VersionRequest,
} from '#shared/contract/people';
import { type KnownRole, namesOfRoles } from '#shared/people/known-roles';
import { fullNameProblem, userEmailProblem, usernameProblem } from '#shared/people/user-rules';
import type { Session } from '../../../platform/account/session.entity.ts';
import { Satisfies } from '../../../platform/http/satisfies.ts';
import type { IssuedLink } from '../passwords/password-links.ts';
import type { ListedUser } from './users.repository.ts';

export class VersionDto implements VersionRequest {
  @IsInt()
  @IsPositive()
  Version: number;
}

class UserFieldsDto {
  /** @example Ada Byron */
  @Satisfies(fullNameProblem)
  FullName: string;

  /** @example ada@example.com */
  @Satisfies(userEmailProblem)
  Email: string;

  /** @example ["tuo-role-smallgroupagent"] */
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  Roles: string[];

  /** The agent that this user is; null for internal staff. */
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @IsPositive()
  AgentId: number | null;

  @IsBoolean()
  IsGeneralAgent: boolean;
}

export class CreateUserDto extends UserFieldsDto implements CreateUserRequest {
  /** @example ada.byron */
  @Satisfies(usernameProblem)
  Username: string;
}

export class ChangeUserDto extends UserFieldsDto implements ChangeUserRequest {
  @IsInt()
  @IsPositive()
  Version: number;
}

export function toUserRow({ user, openSessions, linkExpiresAt }: ListedUser, roles: KnownRole[], now: Date): UserRow {
  const { agent } = user;
  return {
    Id: user.id,
    Version: user.version,
    Username: user.username,
    FullName: user.fullName,
    Email: user.email,
    Roles: user.roles,
    RoleNames: namesOfRoles(user.roles, roles),
    AgentId: user.agentId,
    AgentName: agent ? `${agent.firstName} ${agent.lastName}` : null,
    SrcAgentId: agent?.srcAgentId ?? null,
    AgencyName: agent?.agency?.name ?? null,
    IsGeneralAgent: user.isGeneralAgent,
    IsAgentBroker: agent?.isAgentBroker ?? false,
    IsLocked: !user.isActive,
    LastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    OpenSessions: openSessions,
    Password: passwordState(user.passwordHash !== null, linkExpiresAt, now),
    LinkExpiresAt: linkExpiresAt?.toISOString() ?? null,
  };
}

function passwordState(isSet: boolean, linkExpiresAt: Date | null, now: Date): PasswordState {
  if (isSet) {
    return 'set';
  }
  return linkExpiresAt === null ? 'none' : linkExpiresAt > now ? 'invited' : 'expired';
}

export const toUserSession = (session: Session, ownSessionId: string): UserSession => ({
  Id: session.id,
  StartedAt: session.createdAt.toISOString(),
  LastSeenAt: session.lastSeenAt.toISOString(),
  Address: session.address,
  Device: session.device,
  IsOwn: session.id === ownSessionId,
});

export const toPasswordLinkResponse = (user: UserRow, { url, expiresAt }: IssuedLink): PasswordLinkResponse => ({
  User: user,
  Url: url,
  ExpiresAt: expiresAt.toISOString(),
});
