import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../clock.ts';
import { Env } from '../config/env.ts';
import { isDuplicate } from '../database/database-errors.ts';
import { Transactions } from '../database/transactions.ts';
import { checkpointDigest } from '../security/audit-digest.ts';
import { AuditKeys } from '../security/audit-keys.ts';
import { CheckpointRepository } from './checkpoint.repository.ts';

const EVERY_MS = 60_000;
/** A process that runs soon after another has nothing to do. */
const SOON_MS = 50_000;

/** Signs the ends of all chains every minute, so that truncation is detected. Only one process signs. */
@Injectable()
export class SignAuditService {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly transactions: Transactions,
    private readonly checkpoints: CheckpointRepository,
    private readonly keys: AuditKeys,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  @Interval(EVERY_MS)
  async onTime(): Promise<void> {
    if (this.env.jobsPollMs === 0) {
      return;
    }
    try {
      await this.sign();
    } catch (error) {
      if (isDuplicate(error)) {
        return;
      }
      this.logger.warn(
        `The audit trail could not be signed, which is tried again in a minute: ${(error as Error).name}`,
      );
    }
  }

  /** Does nothing if nothing was written since. @throws a duplicate error if another process signs at the same moment */
  async sign(): Promise<void> {
    const signed = await this.transactions.run(async (tx) => {
      const before = await this.checkpoints.newest(tx);
      const now = this.clock.now();
      if (before && now.getTime() - before.at.getTime() < SOON_MS) {
        return null;
      }
      const heads = await this.checkpoints.listMoved(tx);
      if (heads.length === 0) {
        return null;
      }
      const number = (before?.number ?? 0) + 1;
      const keyId = this.keys.newest;
      const contents = { number, at: now, previous: before?.digest ?? '', heads };
      const digest = checkpointDigest(this.keys, keyId, contents)!;
      await this.checkpoints.insert(tx, { number, at: now, keyId, digest }, heads);
      return { number, digest };
    });
    if (signed) {
      // With logs stored elsewhere, an intruder with access to the database alone cannot remove checkpoints unnoticed.
      this.logger.log(`Audit checkpoint ${signed.number}: ${signed.digest}`);
    }
  }
}
