import { Injectable } from '@nestjs/common';
import { SignInThrottle } from '../../account/sign-in-throttle.ts';
import { networkOf } from '../../http/reader.ts';

/**
 * Tokens of 256 random bits are not guessed at any speed; whoever tries nevertheless is slowed down and then refused, by the
 * same count in the database as wrong passwords. Whoever has one IPv6 address has a whole network of them.
 */
@Injectable()
export class LinkLimit {
  constructor(private readonly throttle: SignInThrottle) {}

  /** Runs the work; a link that was good is forgotten. @throws TOO_MANY_REQUESTS after five bad links in 15 minutes */
  async counted<T>(ip: string, work: () => Promise<T>): Promise<T> {
    const caller = `password-link ${ip.includes(':') ? networkOf(ip) : ip}`;
    await this.throttle.countAttempt(caller);
    const answer = await work();
    await this.throttle.forget(caller);
    return answer;
  }
}
