import { Injectable } from '@nestjs/common';
import { Attempts } from '../../../platform/account/limits/attempts.ts';
import { limitedAddress } from '../../../platform/http/client-device.ts';

/**
 * Tokens of 256 random bits cannot be guessed at any speed; attempts are still slowed down and then refused, by a count in the database.
 */
@Injectable()
export class LinkLimit {
  constructor(private readonly attempts: Attempts) {}

  /** Runs the work; a valid link clears the count. @throws TOO_MANY_REQUESTS after five invalid links in 15 minutes */
  limited<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return this.attempts.limited([{ kind: 'password-link', of: limitedAddress(ip) }], work);
  }
}
