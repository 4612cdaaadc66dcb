import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Provider } from './provider.entity.ts';

/** The provider accepts the plan's members in every year. */
export const EVERY_YEAR = 0;

/** A plan, or a whole network, that a provider belongs to. Plain stored data. */
@Entity('provider_plans')
export class ProviderPlan {
  @PrimaryColumn({ type: 'integer' }) providerId: number;

  @ManyToOne(() => Provider, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'providerId', foreignKeyConstraintName: 'FK_provider_plans_providerId' })
  provider?: Provider;

  /** A filed plan id ("12345MI0010001"), or a network type ("HMO"), which means all plans of that network. */
  @PrimaryColumn({ type: 'varchar', length: 14 }) network: string;

  /** Year of the plan, or EVERY_YEAR. */
  @PrimaryColumn({ type: 'integer' }) businessYear: number;
}
