import { addMonths, firstOfNextMonth, type IsoDate } from '#shared/dates/iso-date';
import { Clock } from '../platform/clock.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The day on which most of the demo's quotes take effect and its groups renew: the first of the month after the next. */
export const demoRenewalDay = (today: IsoDate): IsoDate => addMonths(firstOfNextMonth(today), 1);

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

/** What the players use of it: tests set a clock of their own. */
export type PlayedClock = Pick<DemoClock, 'at' | 'now' | 'today'>;
