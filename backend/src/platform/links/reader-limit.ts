import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { networkOf } from '../http/client-device.ts';

const WINDOW_MS = 60_000;
/** An office of 50 employees has one address, and all may do their part in one meeting: about eight requests each. */
export const READER_REQUESTS = 600;
const MOST_READERS = 50_000;
export const TOO_MANY_READS = 'Too many requests. Please wait a minute and try again.';

/**
 * Limits how often one address may request links per minute. Like the limit on concurrent requests, it only reduces load, so each process
 * counts on its own: links of 256 random bits cannot be guessed at any speed.
 */
@Injectable()
export class ReaderLimit {
  private readonly counts = new LRUCache<string, number>({ max: MOST_READERS });
  private window = 0;

  constructor(private readonly clock: Clock) {}

  /** @throws TOO_MANY_REQUESTS */
  take(ip: string): void {
    const window = Math.floor(this.clock.now().getTime() / WINDOW_MS);
    if (window !== this.window) {
      this.window = window;
      this.counts.clear();
    }
    // The owner of one IPv6 address controls a whole network of them.
    const reader = ip.includes(':') ? networkOf(ip) : ip;
    const count = (this.counts.get(reader) ?? 0) + 1;
    this.counts.set(reader, count);
    if (count > READER_REQUESTS) {
      throw new AppError('TOO_MANY_REQUESTS', TOO_MANY_READS);
    }
  }
}
