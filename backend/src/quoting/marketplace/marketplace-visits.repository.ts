import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MarketplaceVisit } from './marketplace-visit.table.ts';

/** More at a time are not asked for. */
const MOST_VISITS = 20;

@Injectable()
export class MarketplaceVisitsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The user's own visits since, newest first: nobody continues a visit of another user, not even of the same agent. */
  listSince(user: SessionUser, since: Date): Promise<Pick<MarketplaceVisit, 'reference' | 'consentId'>[]> {
    return this.database.manager.find(MarketplaceVisit, {
      select: { id: true, reference: true, consentId: true },
      where: { userId: user.id, startedAt: MoreThanOrEqual(since) },
      order: { startedAt: 'DESC', id: 'DESC' },
      take: MOST_VISITS,
    });
  }
}
