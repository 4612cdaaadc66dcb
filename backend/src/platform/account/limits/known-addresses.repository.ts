import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHmac } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../clock.ts';
import { Env } from '../../config/env.ts';
import { KnownAddress } from './limits.table.ts';

/** This long after its last use an address counts as unknown again. */
export const KNOWN_ADDRESS_MS = 90 * 24 * 3_600_000;

/** Remembers the addresses from which users have signed in with the correct password. */
@Injectable()
export class KnownAddressesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async isKnown(userId: number, address: string): Promise<boolean> {
    const known = await this.database.manager.findOneBy(KnownAddress, { digest: this.digest(userId, address) });
    return known !== null && this.clock.now().getTime() - known.lastUsedAt.getTime() < KNOWN_ADDRESS_MS;
  }

  async remember(userId: number, address: string, tx: EntityManager): Promise<void> {
    const digest = this.digest(userId, address);
    const row = { digest, userId, lastUsedAt: this.clock.now() };
    const { affected } = await tx.update(KnownAddress, { digest }, row);
    if (affected === 0) {
      await tx.createQueryBuilder().insert().into(KnownAddress).values(row).orIgnore().execute();
    }
  }

  private digest(userId: number, address: string): string {
    return createHmac('sha256', this.env.sessionSecret).update(`known-address\0${userId}\0${address}`).digest('hex');
  }
}
