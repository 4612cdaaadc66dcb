import { LRUCache } from 'lru-cache';
import { requestContext } from '../request-context.ts';
import { deleteIf } from './versioned-cache.ts';

/** Maximum age of a cached count. Users who have just changed something always get a fresh count. */
export const KEPT_MS = 5_000;
/** From this age on, a request triggers a refresh in the background. */
const RENEWED_AFTER_MS = 3_000;
/** Smaller counts are never cached: they take about as long as reading a page, and are always current. */
const MANY = 250;
const MOST_KEYS = 500;

/**
 * Caches expensive counts for five seconds and refreshes them in the background. Concurrent requests share one reading; a failed one is not
 * cached. lru-cache's own `fetch` cannot do this: a user who has just changed something would get a reading that started before the change.
 */
export class CountCache<Counted> {
  private readonly kept: LRUCache<string, Promise<Counted>>;
  private readonly renewals: LRUCache<string, Promise<Counted>>;

  /** @param sizeOf how many rows were counted */
  constructor(
    private readonly sizeOf: (counted: Counted) => number,
    /** Milliseconds of a monotonic clock. */
    private readonly now: () => number = () => performance.now(),
  ) {
    // lru-cache treats 0 as no start time, and an entry exactly at its limit as fresh.
    const perf = { now: () => now() + 1 };
    const options = { max: MOST_KEYS, ttl: KEPT_MS - 1, ttlResolution: 0, noDeleteOnStaleGet: true, perf };
    this.kept = new LRUCache(options);
    this.renewals = new LRUCache(options);
  }

  /** @param key identifies what is counted, and its conditions */
  get(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const known = requestContext().hasJustChanged ? undefined : this.kept.get(key);
    if (known) {
      if (this.kept.getRemainingTTL(key) < KEPT_MS - RENEWED_AFTER_MS && !this.renewals.has(key)) {
        this.renew(key, known, count());
      }
      return known;
    }
    const renewal = requestContext().hasJustChanged ? undefined : this.renewals.get(key);
    return renewal ?? this.keep(key, count());
  }

  private keep(key: string, counting: Promise<Counted>): Promise<Counted> {
    this.renewals.delete(key);
    this.kept.set(key, counting);
    return counting.then(
      (counted) => {
        if (this.sizeOf(counted) < MANY) {
          deleteIf(this.kept, key, counting);
        }
        return counted;
      },
      (error: unknown) => {
        deleteIf(this.kept, key, counting);
        throw error;
      },
    );
  }

  /** Replaces the cached count once it is read; until then, or if that fails, the cached one remains. */
  private renew(key: string, known: Promise<Counted>, counting: Promise<Counted>): void {
    const start = this.now() + 1;
    this.renewals.set(key, counting, { start });
    counting.then(
      (counted) => {
        deleteIf(this.renewals, key, counting);
        if (this.kept.peek(key, { allowStale: true }) !== known) {
          return;
        }
        if (this.sizeOf(counted) < MANY) {
          this.kept.delete(key);
        } else {
          this.kept.set(key, counting, { start });
        }
      },
      () => deleteIf(this.renewals, key, counting),
    );
  }
}
