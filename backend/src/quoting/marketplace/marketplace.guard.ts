import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { userOf } from '../../platform/http/current-user.ts';
import { MarketplaceAccess } from './marketplace-access.ts';

/** Admits those who may use the marketplace today. */
@Injectable()
export class MarketplaceGuard implements CanActivate {
  constructor(private readonly access: MarketplaceAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.access.assert(userOf(context.switchToHttp().getRequest<FastifyRequest>())!);
    return true;
  }
}
