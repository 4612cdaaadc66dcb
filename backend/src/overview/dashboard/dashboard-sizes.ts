import { Injectable } from '@nestjs/common';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { Readable } from './dashboard-groups.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';

/** Caches the number of groups that a user sees: counting 20,000 costs more than showing ten. */
@Injectable()
export class DashboardSizes {
  private readonly sizes = new CountCache<number>((size) => size);

  constructor(private readonly groups: DashboardRepository) {}

  sizeOf(readable: Readable): Promise<number> {
    return this.sizes.get(String(readable), () => this.groups.count(readable));
  }
}
