import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { SystemState } from './system-state.entity.ts';

/** What processes keep in memory; each has a version in the database, so that a change anywhere drops it everywhere. */
export type CacheName = 'business-rules' | 'rates' | 'locations' | 'providers';

@Injectable()
export class CacheVersions {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** 0 while nothing was ever bumped. */
  async current(name: CacheName): Promise<number> {
    const state = await this.database.manager.findOneBy(SystemState, { name: cacheKey(name) });
    return state?.version ?? 0;
  }
}

/** Call in the transaction that changes what is cached. */
export async function bumpCacheVersion(tx: EntityManager, name: CacheName): Promise<void> {
  const { affected } = await tx.increment(SystemState, { name: cacheKey(name) }, 'version', 1);
  if (affected === 0) {
    await tx.insert(SystemState, { name: cacheKey(name), value: '', version: 1 });
  }
}

const cacheKey = (name: CacheName) => `cache:${name}`;
