import { Injectable } from '@nestjs/common';
import { STAGES, type Stage, stageOf } from '#shared/groups/dashboard.record';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { Readable } from './dashboard-groups.repository.ts';
import type { FoundRows } from './dashboard-lists.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';

export type StageCounts = Record<Stage, number>;

/** Caches the number of groups that a user sees: counting 20,000 costs more than showing ten. */
@Injectable()
export class DashboardSizes {
  private readonly sizes = new CountCache<number>((size) => size);
  private readonly stages = new CountCache<StageCounts>(totalOf);

  constructor(private readonly groups: DashboardRepository) {}

  sizeOf(readable: Readable): Promise<number> {
    return this.sizes.get(String(readable), () => this.groups.count(readable));
  }

  /** The groups of a list by stage; for staff all in one. Those that match a text are counted each time. */
  stagesOf(readable: Readable, found: FoundRows): Promise<StageCounts> {
    const count = () => this.countStages(readable, found);
    const { List, window } = found;
    return found.Text ? count() : this.stages.get(JSON.stringify([readable, List, window]), count);
  }

  private async countStages(readable: Readable, found: FoundRows): Promise<StageCounts> {
    const counts: StageCounts = { progress: 0, review: 0, finished: 0 };
    for (const { status, groups } of await this.groups.countFound(readable, found)) {
      counts[stageOf(status)] += groups;
    }
    return counts;
  }
}

export const totalOf = (counts: StageCounts): number => STAGES.reduce((sum, stage) => sum + counts[stage], 0);
