import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/config/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { isBearer } from '../../../platform/http/bearer-token.ts';
import { NO_SUCH_CALL } from '../../../platform/http/errors.filter.ts';
import { NOT_ALLOWED } from '../../../platform/http/access.ts';

/** Admits only our own gateway, by its token, and no one in production. */
@Injectable()
export class SandboxGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.env.isProduction) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    if (!isBearer(context.switchToHttp().getRequest<FastifyRequest>(), this.env.carrierToken)) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }
}
