import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/config/env.ts';
import { SandboxGuard } from '../../../platform/sandbox/sandbox.guard.ts';
import { SandboxMarketplaceService } from './sandbox-marketplace.service.ts';
import type { SandboxVisit } from './sandbox-visit.table.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visit to the sandbox whose token is in the address. */
    sandboxVisit?: SandboxVisit;
  }
}

@Injectable()
export class SandboxMarketplaceGuard extends SandboxGuard {
  constructor(
    env: Env,
    private readonly marketplace: SandboxMarketplaceService,
  ) {
    super(env, env.marketplaceToken);
  }

  protected override async findPage(request: FastifyRequest, token: string): Promise<boolean> {
    request.sandboxVisit = (await this.marketplace.find(token)) ?? undefined;
    return request.sandboxVisit !== undefined;
  }
}
