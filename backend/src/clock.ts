import { Injectable } from '@nestjs/common';
import { detroitDay, type IsoDate } from '#shared/dates/iso-date';

/** The only place that reads the time. Tests give their own. */
@Injectable()
export class Clock {
  /** UTC, cut to whole seconds, as instants are stored. */
  now(): Date {
    return new Date(Math.floor(Date.now() / 1000) * 1000);
  }

  /** The calendar day in America/Detroit. */
  today(): IsoDate {
    return detroitDay(this.now());
  }
}
