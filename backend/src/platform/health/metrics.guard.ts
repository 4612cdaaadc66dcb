import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import { NOT_ALLOWED } from '../http/access.ts';
import { isBearer } from '../http/bearer-token.ts';
import { NO_SUCH_CALL } from '../http/errors.filter.ts';

/** Admits only the operator's own collector, by its token, regardless of what a proxy lets through. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { metricsToken } = this.env;
    if (!metricsToken) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    if (!isBearer(context.switchToHttp().getRequest<FastifyRequest>(), metricsToken)) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }
}
