import { Clock } from '../platform/clock.ts';

/** Demo data has a past: while `at` works, it is that instant. Only before the server listens. */
export class DemoClock extends Clock {
  private instant: Date | null = null;

  override now(): Date {
    return this.instant ?? super.now();
  }

  async at<Result>(instant: Date, work: () => Promise<Result>): Promise<Result> {
    this.instant = instant;
    try {
      return await work();
    } finally {
      this.instant = null;
    }
  }
}
