import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, VersionColumn } from 'typeorm';
import { User } from '../../people/user.entity.ts';

/** A user's own setting: the columns of a table, saved searches. Plain stored data. */
@Entity('user_preferences')
export class UserPreference {
  @PrimaryColumn({ type: 'integer' }) userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_user_preferences_userId' })
  user?: User;

  /** "group.new.columns". */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  name: string;

  /** JSON. */
  @Column({ type: 'text' }) value: string;

  /** UTC. */
  @Column({ type: 'datetime' }) modifiedAt: Date;

  @VersionColumn() version: number;
}
