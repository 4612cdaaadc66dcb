import { LRUCache } from 'lru-cache';
import type { CacheName, CacheVersions } from './cache-versions.ts';

/**
 * Caches data of the database, dropped when its version there changes: at most a second behind an import. Concurrent requests share one
 * load; a failed load is not cached.
 */
export class VersionedCache<Value> {
  private readonly entries: LRUCache<string, Promise<Value>>;
  private version: number | null = null;

  /** @param limit maximum number of entries; the least recently used is dropped first */
  constructor(
    private readonly versions: CacheVersions,
    private readonly name: CacheName,
    limit: number,
  ) {
    this.entries = new LRUCache({ max: limit });
  }

  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    await this.dropWhenChanged();
    const known = this.entries.get(key);
    if (known) {
      return known;
    }
    const value = load();
    this.entries.set(key, value);
    value.catch(() => deleteIf(this.entries, key, value));
    return value;
  }

  /** Drops everything now, for a change made by this process. */
  forget(): void {
    this.entries.clear();
    this.versions.forget();
  }

  private async dropWhenChanged(): Promise<void> {
    const version = await this.versions.current(this.name);
    if (version !== this.version) {
      this.entries.clear();
      this.version = version;
    }
  }
}

/** Deletes the value only if it has not been replaced. */
export function deleteIf<Value extends object>(entries: LRUCache<string, Value>, key: string, value: Value): void {
  if (entries.peek(key, { allowStale: true }) === value) {
    entries.delete(key);
  }
}
