import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Written by `takeTurn` and `takeTurnOf`. */
@Entity('turns')
export class Turn {
  @PrimaryColumn({ type: 'varchar', length: 32 }) name: string;

  /** So often; what counts is that it changes. */
  @Column({ type: 'integer' }) taken: number;
}
