import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { ACCESS, NOT_ALLOWED, SIGN_IN_FIRST, type Access, WITHOUT_TOKEN } from '../http/access.ts';
import { checkCsrf, requireOwnPage } from '../http/csrf.ts';
import { userOf } from '../http/current-user.ts';
import { SessionActivity } from './session-store.ts';

/** Calls that the page makes on its own: they must not keep an unattended session alive. */
const POLLING_HEADER = 'x-pq-polling';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The access check of every route: who may call it, and that a change comes from our own page. A route without a declaration is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly activity: SessionActivity,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declaredFor = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, declaredFor);
    if (access === 'machine') {
      return true;
    }
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = userOf(request);
    if (access !== 'public' && !user) {
      throw new AppError('NOT_SIGNED_IN', SIGN_IN_FIRST);
    }
    if (!SAFE_METHODS.includes(request.method)) {
      const isWithoutToken = this.reflector.getAllAndOverride<true | undefined>(WITHOUT_TOKEN, declaredFor);
      await (isWithoutToken
        ? requireOwnPage(request)
        : checkCsrf(request, context.switchToHttp().getResponse<FastifyReply>()));
    }
    if (
      access === undefined ||
      (Array.isArray(access) && !access.some((wanted) => user?.permissions.includes(wanted)))
    ) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    if (user && request.headers[POLLING_HEADER] === undefined) {
      await this.activity.touch(request.session);
    }
    return true;
  }
}
