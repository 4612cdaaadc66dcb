import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addRows } from './add-rows.ts';
import { preparedRows } from './run-sql.ts';
import { list, sql, table } from './sql.ts';
import { SystemState } from './system-state.table.ts';

/**
 * The in-memory caches; each has a version in the database, so that a change anywhere drops it everywhere. Contracts and formularies are
 * not cached: their versions count their imports.
 */
const CACHE_NAMES = ['business-rules', 'rates', 'locations', 'providers', 'formularies', 'contracts'] as const;
export type CacheName = (typeof CACHE_NAMES)[number];

const cacheKey = (name: CacheName) => `cache:${name}`;

const state = table(SystemState, 'state');

/** How long this process trusts a version before it checks for changes by other processes. */
const CHECK_EVERY_MS = 1_000;

/** The versions of all caches, read together: one statement per second, regardless of the number of caches and requests. */
@Injectable()
export class CacheVersions {
  private versions: Promise<ReadonlyMap<string, number>> | null = null;
  private readAt = 0;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** 0 before the first change. At most a second behind other processes. */
  async current(name: CacheName): Promise<number> {
    return (await this.all()).get(cacheKey(name)) ?? 0;
  }

  /** Call it after committing a change made by this process. */
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
      sql`SELECT ${state.name}, ${state.version} FROM ${state} WHERE ${state.name} IN (${list(CACHE_NAMES.map(cacheKey))})`,
    );
    return new Map(rows.map(({ name, version }) => [name, version]));
  }

  private forgetIf(failed: Promise<unknown>): void {
    if (this.versions === failed) {
      this.versions = null;
    }
  }
}

/** Call it in the transaction that changes the cached data. */
export async function bumpCacheVersion(tx: EntityManager, name: CacheName): Promise<void> {
  const { affected } = await tx.increment(SystemState, { name: cacheKey(name) }, 'version', 1);
  if (affected === 0) {
    await addRows(tx, SystemState, { name: cacheKey(name), value: '', version: 1 });
  }
}

/** In the transaction of a change: its own version. 0 before the first change. */
export async function readCacheVersion(tx: EntityManager, name: CacheName): Promise<number> {
  return (await tx.findOneBy(SystemState, { name: cacheKey(name) }))?.version ?? 0;
}
