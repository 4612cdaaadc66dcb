import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { limitedAddress } from '../../http/client-device.ts';
import { Attempts } from './attempts.ts';
import { KnownAddressesRepository } from './known-addresses.repository.ts';
import type { Limit } from './limit.ts';

/** The user name and the address of an attempt. */
export interface SignInAttempt {
  /** Normalized by `signInName`. */
  name: string;
  userId: number | null;
  ip: string;
}

/** Limits wrong passwords per account and per address. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly attempts: Attempts,
    private readonly known: KnownAddressesRepository,
  ) {}

  /** @throws TOO_MANY_REQUESTS and the errors of `attempt` */
  async limited<T>({ name, userId, ip }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    const address = limitedAddress(ip);
    const ofAddress: Limit = { kind: 'address', of: address };
    return this.attempts.limited([ofAddress, await this.ofSecret(name, userId, address)], attempt);
  }

  /** The same for codes of the second step. */
  async limitedStep<T>(userId: number, ip: string, attempt: () => Promise<T>): Promise<T> {
    const address = limitedAddress(ip);
    const ofUser: Limit = (await this.known.isKnown(userId, address))
      ? { kind: 'second-step-from-known-address', of: `${userId} ${address}` }
      : { kind: 'second-step', of: String(userId) };
    return this.attempts.limited([{ kind: 'address', of: address }, ofUser], attempt);
  }

  /** After the last step of a sign-in. */
  remember(userId: number, ip: string, tx: EntityManager): Promise<void> {
    return this.known.remember(userId, limitedAddress(ip), tx);
  }

  /** By id if the user exists, so that every spelling of the name counts for one account. */
  private async ofSecret(name: string, userId: number | null, address: string): Promise<Limit> {
    if (userId === null) {
      return { kind: 'unknown-name', of: name };
    }
    return (await this.known.isKnown(userId, address))
      ? { kind: 'account-from-known-address', of: `${userId} ${address}` }
      : { kind: 'account', of: String(userId) };
  }
}
