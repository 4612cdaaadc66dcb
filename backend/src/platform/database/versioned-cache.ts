import type { CacheName, CacheVersions } from './cache-versions.ts';

/**
 * What a process keeps of the database, dropped when its version there changes: at most a second behind an import.
 * Requests that ask at the same time share one load; a load that fails is not kept.
 */
export class VersionedCache<Value> {
  private entries = new Map<string, Promise<Value>>();
  private version: number | null = null;

  /** @param limit entries kept; the longest unused goes first */
  constructor(
    private readonly versions: CacheVersions,
    private readonly name: CacheName,
    private readonly limit: number,
  ) {}

  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    await this.dropWhenChanged();
    const known = this.entries.get(key);
    const value = known ?? load();
    this.entries.delete(key);
    this.entries.set(key, value);
    if (!known) {
      this.forgetOldest();
      value.catch(() => this.forgetFailed(key, value));
    }
    return value;
  }

  /** Drops everything now, for a change that this very process made. */
  forget(): void {
    this.entries.clear();
    this.versions.forget();
  }

  private async dropWhenChanged(): Promise<void> {
    const version = await this.versions.current(this.name);
    if (version !== this.version) {
      this.entries = new Map();
      this.version = version;
    }
  }

  private forgetOldest(): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.limit && oldest !== undefined) {
      this.entries.delete(oldest);
    }
  }

  private forgetFailed(key: string, failed: Promise<Value>): void {
    if (this.entries.get(key) === failed) {
      this.entries.delete(key);
    }
  }
}
