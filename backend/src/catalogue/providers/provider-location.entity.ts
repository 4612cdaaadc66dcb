import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Provider } from './provider.entity.ts';

/** An office of a provider. Plain stored data. */
@Entity('provider_locations')
@Index('IDX_provider_locations_providerId_position', ['providerId', 'position'], { unique: true })
@Index('IDX_provider_locations_latitudeMicrodegrees_longitudeMicrodegree', [
  'latitudeMicrodegrees',
  'longitudeMicrodegrees',
])
export class ProviderLocation {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) providerId: number;

  @ManyToOne(() => Provider, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'providerId', foreignKeyConstraintName: 'FK_provider_locations_providerId' })
  provider?: Provider;

  /** Order in the directory, from 1. */
  @Column({ type: 'integer' }) position: number;

  @Column({ type: 'varchar', length: 100 }) addressLine1: string;

  /** '' = none. */
  @Column({ type: 'varchar', length: 100 }) addressLine2: string;

  @Column({ type: 'varchar', length: 60 }) city: string;

  @Column({ type: 'varchar', length: 2 }) stateCode: string;

  /** Five digits. */
  @Column({ type: 'varchar', length: 5 }) postalCode: string;

  /** Without the word County; '' if the ZIP is unknown. */
  @Column({ type: 'varchar', length: 60 }) countyName: string;

  /** Ten digits, or ''. */
  @Column({ type: 'varchar', length: 10 }) phone: string;

  /** Millionths of a degree: the center of the ZIP; null if the ZIP is unknown. Then the office is never near. */
  @Column({ type: 'integer', nullable: true }) latitudeMicrodegrees: number | null;

  @Column({ type: 'integer', nullable: true }) longitudeMicrodegrees: number | null;
}
