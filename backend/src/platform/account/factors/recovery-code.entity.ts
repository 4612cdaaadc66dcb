import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../people/user.entity.ts';

/** For users without their phone. Using it deletes it. Plain stored data. */
@Entity('recovery_codes')
@Index('IDX_recovery_codes_userId_digest', ['userId', 'digest'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_recovery_codes_userId' })
  user?: User;

  /** SHA-256 of 80 random bits: a copy of the table signs nobody in. */
  @Column({ type: 'varchar', length: 64 }) digest: string;
}
