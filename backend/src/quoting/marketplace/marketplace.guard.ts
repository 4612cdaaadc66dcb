import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { userOf } from '../../platform/http/current-user.ts';
import { MarketplaceVisitsService } from './marketplace-visits.service.ts';

/** Admits those who may use the marketplace today. */
@Injectable()
export class MarketplaceGuard implements CanActivate {
  constructor(private readonly visits: MarketplaceVisitsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.visits.assertAccess(userOf(context.switchToHttp().getRequest<FastifyRequest>())!);
    return true;
  }
}
