import { Clock } from '../../backend/src/platform/clock.ts';

/** Does not advance until a test sets it. */
export class FixedClock extends Clock {
  private instant = new Date('2026-11-20T15:00:00Z');

  override now(): Date {
    return new Date(this.instant);
  }

  set(instant: string): void {
    this.instant = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
