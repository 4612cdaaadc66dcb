import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../config/env.ts';
import { AppError } from '../../errors.ts';
import { NO_SUCH_CALL } from '../../http/errors.filter.ts';
import { NOT_ALLOWED } from '../../http/access.guard.ts';

/** Nobody but our own gateway, by its token, and nobody at all in production. */
@Injectable()
export class SandboxGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.env.isProduction) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isSame(headers.authorization ?? '', `Bearer ${this.env.carrierToken}`)) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
