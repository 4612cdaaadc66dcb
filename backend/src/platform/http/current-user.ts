import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Permission, Role } from '#shared/roles/permissions';

/** The signed-in user, as guards, operations and repositories see them. */
export interface SessionUser {
  id: number;
  username: string;
  fullName: string;
  email: string;
  roles: Role[];
  agentId: number | null;
  srcAgentId: string | null;
  agencyId: number | null;
  isAgentBroker: boolean;
  isGeneralAgent: boolean;
  /** The user's version at sign-in: a higher one ends the session. */
  accessVersion: number;
  permissions: Permission[];
  isInternal: boolean;
}

export const userOf = (request: FastifyRequest): SessionUser | null =>
  (request.user as SessionUser | null | undefined) ?? null;

/** The signed-in user of the request. Use it only on routes that are not @Public(). */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const user = userOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (!user) {
    throw new Error('CurrentUser was used on a public route.');
  }
  return user;
});
