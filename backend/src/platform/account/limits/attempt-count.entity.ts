import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Attempts under one limit inside the current window. */
@Entity('attempt_counts')
export class AttemptCount {
  /** Digest of the limit's kind and subject. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) keyDigest: string;

  /** Started, result pending. */
  @Column({ type: 'integer' }) underWay: number;

  @Column({ type: 'integer' }) failures: number;

  /** UTC; the window of ATTEMPT_WINDOW_MS starts here. */
  @Column({ type: 'datetime' }) windowStartedAt: Date;
}
