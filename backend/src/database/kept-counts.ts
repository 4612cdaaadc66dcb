/** Of counts over many rows nobody notices five seconds. */
const KEPT_MS = 5_000;
/** Counting fewer costs less than remembering how many they are; those counts are always as things are now. */
const MANY = 1_000;
/** Keys that are remembered at the same time; the oldest goes. */
const MOST_KEYS = 500;

interface Kept<Counted> {
  counted: Promise<Counted>;
  until: number;
}

/**
 * Counts that are dear to read and the same for all who ask, kept by this process for five seconds where they are over many rows.
 * Requests that ask at the same time share one reading; one that fails is not kept.
 */
export class KeptCounts<Counted> {
  private readonly kept = new Map<string, Kept<Counted>>();

  /** @param sizeOf how many rows were counted */
  constructor(
    private readonly sizeOf: (counted: Counted) => number,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param key what is counted, and by which conditions */
  async get(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const known = this.kept.get(key);
    if (known && this.now() < known.until) {
      return known.counted;
    }
    const kept = this.keep(key, count());
    try {
      const counted = await kept.counted;
      if (this.sizeOf(counted) < MANY) {
        this.forget(key, kept);
      }
      return counted;
    } catch (error) {
      this.forget(key, kept);
      throw error;
    }
  }

  private keep(key: string, counted: Promise<Counted>): Kept<Counted> {
    const kept = { counted, until: this.now() + KEPT_MS };
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEYS && oldest !== undefined) {
      this.kept.delete(oldest);
    }
    return kept;
  }

  /** A newer one is left alone. */
  private forget(key: string, kept: Kept<Counted>): void {
    if (this.kept.get(key) === kept) {
      this.kept.delete(key);
    }
  }
}
