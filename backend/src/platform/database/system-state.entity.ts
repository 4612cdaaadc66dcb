import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Small facts about the whole database: cache versions, the key check, the head of the audit chain. */
@Entity('system_state')
export class SystemState {
  @PrimaryColumn({ type: 'varchar', length: 64 }) name: string;

  @Column({ type: 'varchar', length: 255 }) value: string;

  @Column({ type: 'integer', default: 0 }) version: number;
}
