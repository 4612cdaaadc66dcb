import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/config/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { NOT_ALLOWED } from '../../../platform/http/access.ts';
import { isBearer } from '../../../platform/http/bearer-token.ts';
import { NO_SUCH_CALL } from '../../../platform/http/errors.filter.ts';
import type { SandboxVisit } from './sandbox-visit.entity.ts';
import { SandboxMarketplaceService } from './sandbox-marketplace.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visit to the sandbox whose token is in the address. */
    sandboxVisit?: SandboxVisit;
  }
}

/** Admits our own gateway by its token, browsers by that of their page, and no one in production. */
@Injectable()
export class SandboxMarketplaceGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly marketplace: SandboxMarketplaceService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.env.isProduction) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { token } = request.params as { token?: string };
    if (token !== undefined) {
      request.sandboxVisit = (await this.marketplace.find(token)) ?? undefined;
    }
    if (token === undefined ? !isBearer(request, this.env.marketplaceToken) : !request.sandboxVisit) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    return true;
  }
}
