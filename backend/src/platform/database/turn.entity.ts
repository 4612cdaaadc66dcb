import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Written by `takeTurn` and `takeTurnOf`. */
@Entity('turns')
export class Turn {
  @PrimaryColumn({ type: 'varchar', length: 32 }) name: string;

  /** A counter; it only matters that it changes. */
  @Column({ type: 'integer' }) taken: number;
}
