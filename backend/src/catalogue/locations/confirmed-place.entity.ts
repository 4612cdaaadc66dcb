import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../platform/people/user.entity.ts';

/**
 * What a user knows of a ZIP code and the lists do not: another name of its city, or another county. Counts for everybody from then on,
 * and stays when the lists are loaded again.
 */
@Entity('confirmed_places')
@Index('IDX_confirmed_places_postalCode_city_countyFips', ['postalCode', 'city', 'countyFips'], { unique: true })
export class ConfirmedPlace {
  @PrimaryGeneratedColumn() id: number;

  /** Five digits. */
  @Column({ type: 'varchar', length: 5 }) postalCode: string;

  /** '' for a county. */
  @Column({ type: 'varchar', length: 60 }) city: string;

  /** Of Michigan; '' for a city. */
  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  @Index('IDX_confirmed_places_userId')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_confirmed_places_userId' })
  user?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) confirmedAt: Date;
}
