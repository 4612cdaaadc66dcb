import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Attempts under one limit inside the current window. */
@Entity('attempt_counts')
export class AttemptCount {
  /** Digest of the limit's kind and of whom it is for. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) keyDigest: string;

  /** Begun, and not known yet how they end. */
  @Column({ type: 'integer' }) underWay: number;

  @Column({ type: 'integer' }) failures: number;

  /** UTC; the window of ATTEMPT_WINDOW_MS starts here. */
  @Column({ type: 'datetime' }) windowStartedAt: Date;
}
