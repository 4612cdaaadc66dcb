import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { limitedAddress } from '../../http/client-device.ts';
import { Attempts } from './attempts.ts';
import { KnownAddressesRepository } from './known-addresses.repository.ts';
import type { Limit } from './limit.ts';

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  /** As `signInName` makes it. */
  name: string;
  userId: number | null;
  ip: string;
}

/** How often wrong passwords are let through: per account and per address. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly attempts: Attempts,
    private readonly known: KnownAddressesRepository,
  ) {}

  /** @throws TOO_MANY_REQUESTS; what `attempt` throws */
  async limited<T>({ name, userId, ip }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    const address = limitedAddress(ip);
    const ofAddress: Limit = { kind: 'address', of: address };
    return this.attempts.limited([ofAddress, await this.ofSecret(name, userId, address)], attempt);
  }

  /** After the right password. */
  remember(userId: number, ip: string, tx: EntityManager): Promise<void> {
    return this.known.remember(userId, limitedAddress(ip), tx);
  }

  /** By the id where there is a user: however the name is spelled, it is one account. */
  private async ofSecret(name: string, userId: number | null, address: string): Promise<Limit> {
    if (userId === null) {
      return { kind: 'unknown-name', of: name };
    }
    return (await this.known.isKnown(userId, address))
      ? { kind: 'account-from-known-address', of: `${userId} ${address}` }
      : { kind: 'account', of: String(userId) };
  }
}
