import { requestContext } from '../request-context.ts';

/** Of counts over many rows nobody notices five seconds, but who has just changed something: for them it is counted anew. */
export const KEPT_MS = 5_000;
/** Whoever asks from then on has them read again for the next ones, and need not wait for it. */
const RENEWED_AFTER_MS = 3_000;
/** Fewer are counted each time, about as quickly as a page is read; those counts are always as things are now. */
const MANY = 250;
/** Keys that are remembered at the same time; the oldest goes. */
const MOST_KEYS = 500;

interface Kept<Counted> {
  counted: Promise<Counted>;
  since: number;
  /** The reading that is to follow this one, while it is under way. */
  renewal: Kept<Counted> | null;
}

/**
 * Counts that are dear to read and the same for all who ask, kept by this process for five seconds where they are over many rows.
 * Requests that ask at the same time share one reading; one that fails is not kept. What is asked for all the time is read again
 * behind those who ask, so that nobody waits for it.
 */
export class CountCache<Counted> {
  private readonly kept = new Map<string, Kept<Counted>>();

  /** @param sizeOf how many rows were counted */
  constructor(
    private readonly sizeOf: (counted: Counted) => number,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param key what is counted, and by which conditions */
  get(key: string, count: () => Promise<Counted>): Promise<Counted> {
    if (requestContext().hasJustChanged) {
      return this.keep(key, count);
    }
    const known = this.kept.get(key);
    if (known && this.ageOf(known) < KEPT_MS) {
      if (this.ageOf(known) >= RENEWED_AFTER_MS) {
        known.renewal ??= this.renew(key, known, count);
      }
      return known.counted;
    }
    if (known?.renewal && this.ageOf(known.renewal) < KEPT_MS) {
      return known.renewal.counted;
    }
    return this.keep(key, count);
  }

  private ageOf({ since }: Kept<Counted>): number {
    return this.now() - since;
  }

  private keep(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const kept = this.read(count);
    this.put(key, kept);
    return kept.counted.then(
      (counted) => {
        if (this.sizeOf(counted) < MANY) {
          this.forget(key, kept);
        }
        return counted;
      },
      (error: unknown) => {
        this.forget(key, kept);
        throw error;
      },
    );
  }

  /** Takes the place of the known one when it is read; until then, and where that fails, the known one stays. */
  private renew(key: string, known: Kept<Counted>, count: () => Promise<Counted>): Kept<Counted> {
    const renewal = this.read(count);
    renewal.counted.then(
      (counted) => {
        if (this.kept.get(key) !== known) {
          return;
        }
        if (this.sizeOf(counted) < MANY) {
          this.kept.delete(key);
        } else {
          this.put(key, renewal);
        }
      },
      () => {
        known.renewal = null;
      },
    );
    return renewal;
  }

  private read(count: () => Promise<Counted>): Kept<Counted> {
    return { since: this.now(), counted: count(), renewal: null };
  }

  private put(key: string, kept: Kept<Counted>): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEYS && oldest !== undefined) {
      this.kept.delete(oldest);
    }
  }

  /** A newer one is left alone. */
  private forget(key: string, kept: Kept<Counted>): void {
    if (this.kept.get(key) === kept) {
      this.kept.delete(key);
    }
  }
}
