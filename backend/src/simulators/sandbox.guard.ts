import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../platform/config/env.ts';
import { AppError } from '../platform/errors.ts';
import { isBearer, NOT_ALLOWED } from '../platform/http/access.ts';
import { NO_SUCH_CALL } from '../platform/http/errors.filter.ts';

/** Admits our own gateway to a sandbox by its token, browsers by that of their page, and no one in production. */
export abstract class SandboxGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly gatewayToken: string,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.env.isProduction) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { token } = request.params as { token?: string };
    if (!(token === undefined ? isBearer(request, this.gatewayToken) : await this.findPage(request, token))) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }

  /** Whether there is a page with this token, which the request then carries. */
  protected findPage(_request: FastifyRequest, _token: string): Promise<boolean> {
    return Promise.resolve(false);
  }
}
