import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { preparedRows } from './prepared-rows.ts';
import { SystemState } from './system-state.entity.ts';

/** What processes keep in memory; each has a version in the database, so that a change anywhere drops it everywhere. */
const CACHE_NAMES = ['business-rules', 'rates', 'locations', 'providers'] as const;
export type CacheName = (typeof CACHE_NAMES)[number];

const cacheKey = (name: CacheName) => `cache:${name}`;

/** How long this process trusts what it read before it asks whether another one has changed something. */
const CHECK_EVERY_MS = 1_000;

/** The versions of all caches, read together: one statement a second, however many caches and requests ask. */
@Injectable()
export class CacheVersions {
  private versions: Promise<ReadonlyMap<string, number>> | null = null;
  private readAt = 0;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** 0 while nothing was ever bumped. At most a second behind other processes. */
  async current(name: CacheName): Promise<number> {
    return (await this.all()).get(cacheKey(name)) ?? 0;
  }

  /** To be called after a change made by this process is committed. */
  forget(): void {
    this.versions = null;
  }

  private all(): Promise<ReadonlyMap<string, number>> {
    const now = performance.now();
    if (this.versions === null || now - this.readAt >= CHECK_EVERY_MS) {
      const versions = this.read();
      this.versions = versions;
      this.readAt = now;
      versions.catch(() => this.forgetIf(versions));
    }
    return this.versions;
  }

  private async read(): Promise<ReadonlyMap<string, number>> {
    const rows = await preparedRows<{ name: string; version: number }>(
      this.database.manager,
      `SELECT name, version FROM system_state WHERE name IN (${CACHE_NAMES.map((name) => `'${cacheKey(name)}'`).join(', ')})`,
      [],
    );
    return new Map(rows.map(({ name, version }) => [name, version]));
  }

  private forgetIf(failed: Promise<unknown>): void {
    if (this.versions === failed) {
      this.versions = null;
    }
  }
}

/** Call in the transaction that changes what is cached. */
export async function bumpCacheVersion(tx: EntityManager, name: CacheName): Promise<void> {
  const { affected } = await tx.increment(SystemState, { name: cacheKey(name) }, 'version', 1);
  if (affected === 0) {
    await tx.insert(SystemState, { name: cacheKey(name), value: '', version: 1 });
  }
}
