import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, LessThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ImportLayout } from './import-layout.table.ts';

export const MAX_LAYOUTS = 200;
const KEPT_MS = 365 * 24 * 60 * 60_000;

/** Every query takes the user: what an agency corrected, no other agency sees. */
@Injectable()
export class ImportLayoutsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The columns by the digest of their header. */
  async listOf(user: SessionUser): Promise<Map<string, string>> {
    const kept = await this.database.manager.find(ImportLayout, {
      where: { owner: ownerOf(user), usedAt: MoreThanOrEqual(this.oldest()) },
      order: { usedAt: 'DESC' },
      take: MAX_LAYOUTS,
    });
    return new Map(kept.map(({ layout, columns }) => [layout, columns]));
  }

  /** Used now. The oldest make room, and those that nobody used for a year go. */
  async keep(tx: EntityManager, user: SessionUser, layout: string, columns: string): Promise<void> {
    const owner = ownerOf(user);
    await tx.upsert(ImportLayout, { owner, layout, columns, usedAt: this.clock.now() }, ['owner', 'layout']);
    await tx.delete(ImportLayout, { owner, usedAt: LessThan(this.oldest()) });
    const surplus = await tx.find(ImportLayout, {
      where: { owner },
      order: { usedAt: 'DESC', layout: 'ASC' },
      skip: MAX_LAYOUTS,
      take: MAX_LAYOUTS,
    });
    if (surplus.length > 0) {
      await tx.delete(ImportLayout, { owner, layout: In(surplus.map((row) => row.layout)) });
    }
  }

  async forget(tx: EntityManager, user: SessionUser, layout: string): Promise<void> {
    await tx.delete(ImportLayout, { owner: ownerOf(user), layout });
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - KEPT_MS);
  }
}

const ownerOf = ({ id, agencyId, isInternal }: SessionUser): string =>
  agencyId === null || isInternal ? `user:${id}` : `agency:${agencyId}`;
