import { LRUCache } from 'lru-cache';
import { requestContext } from '../request-context.ts';
import { deleteIf } from './versioned-cache.ts';

/** Counts over many rows may be this old, but not for a user who has just changed something: they get them counted anew. */
export const KEPT_MS = 5_000;
/** From this age on, a request has them counted again in the background for the next ones. */
const RENEWED_AFTER_MS = 3_000;
/** Fewer are counted each time, about as quickly as a page is read; those counts are always as things are now. */
const MANY = 250;
const MOST_KEYS = 500;

/**
 * Caches expensive counts for five seconds and refreshes them in the background. Requests that ask at the same time share one
 * reading; one that fails is not kept. lru-cache's own `fetch` cannot do this: a user who has just changed something would be
 * given a reading that began before the change.
 */
export class CountCache<Counted> {
  private readonly kept: LRUCache<string, Promise<Counted>>;
  private readonly renewals: LRUCache<string, Promise<Counted>>;

  /** @param sizeOf how many rows were counted */
  constructor(
    private readonly sizeOf: (counted: Counted) => number,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    // It takes 0 for an entry without a start, and an entry to be fresh at its very limit.
    const perf = { now: () => now() + 1 };
    const options = { max: MOST_KEYS, ttl: KEPT_MS - 1, ttlResolution: 0, noDeleteOnStaleGet: true, perf };
    this.kept = new LRUCache(options);
    this.renewals = new LRUCache(options);
  }

  /** @param key what is counted, and by which conditions */
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

  /** Takes the place of the known one when it is read; until then, and where that fails, the known one stays. */
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
