import { Injectable } from '@nestjs/common';
import { detroitDay, type IsoDate } from '#shared/dates/iso-date';

/** The only place that reads the time. Tests inject their own. */
@Injectable()
export class Clock {
  /** Caches `today`, which takes longer to compute than most code that uses it, and is called several times per request. */
  private known: { second: number; day: IsoDate } | null = null;

  /** UTC, cut to whole seconds, as instants are stored. */
  now(): Date {
    return new Date(Math.floor(Date.now() / 1000) * 1000);
  }

  /** The calendar day in America/Detroit. */
  today(): IsoDate {
    const now = this.now();
    if (this.known?.second !== now.getTime()) {
      this.known = { second: now.getTime(), day: detroitDay(now) };
    }
    return this.known.day;
  }
}
