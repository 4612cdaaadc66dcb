import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { User } from '../../platform/people/user.entity.ts';

/** The billing address, if it differs from the general address. Stored as one JSON text because it is never searched. */
export interface BillingAddress {
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  stateCode: string;
  /** 48002 or 48002-1234. */
  postalCode: string;
  county: string;
  countyFips: string;
}

/** An employer. Plain stored data. */
@Entity('groups')
export class Group {
  @PrimaryGeneratedColumn() id: number;

  /** The insurer's number of the group; null until it is enrolled. */
  @Index('IDX_groups_groupEnterpriseId')
  @Column({ type: 'varchar', length: 20, nullable: true })
  groupEnterpriseId: string | null;

  @Index('IDX_groups_name')
  @Column({ type: 'varchar', length: 150 })
  name: string;

  /** Nine digits. */
  @Index('IDX_groups_taxId')
  @Column({ type: 'varchar', length: 9, nullable: true })
  taxId: string | null;

  /** Four digits. */
  @Column({ type: 'varchar', length: 4, nullable: true }) sicCode: string | null;

  /** Ten digits. */
  @Column({ type: 'varchar', length: 10, nullable: true }) phoneNumber: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true }) email: string | null;

  /** The general address is the principal address: it determines the rating area. */
  @Column({ type: 'varchar', length: 100 }) addressLine1: string;

  @Column({ type: 'varchar', length: 100, nullable: true }) addressLine2: string | null;

  @Column({ type: 'varchar', length: 60 }) city: string;

  @Column({ type: 'varchar', length: 2 }) stateCode: string;

  /** 48002 or 48002-1234. */
  @Index('IDX_groups_postalCode')
  @Column({ type: 'varchar', length: 10 })
  postalCode: string;

  /** Without the word County. */
  @Column({ type: 'varchar', length: 60 }) county: string;

  /** Five digits. */
  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  /** 1 to 16, from the county; 16 is PPO only. */
  @Column({ type: 'integer' }) rateArea: number;

  @Column({ type: 'simple-json', nullable: true }) billingAddress: BillingAddress | null;

  @Column({ type: 'boolean', default: false }) religiousFlag: boolean;

  @Column({ type: 'boolean', default: false }) isCamadGroup: boolean;

  @Column({ type: 'boolean', default: false }) isAgentBrokerGroup: boolean;

  @Column({ type: 'boolean', default: false }) totalHealthcare: boolean;

  @Column({ type: 'boolean', default: false }) isLargeToSmallRolloverGroup: boolean;

  @Column({ type: 'boolean', default: false }) isRolloverToLargeGroup: boolean;

  @Column({ type: 'boolean', default: false }) isRenewOlfo: boolean;

  @Column({ type: 'integer', nullable: true }) totalEligibleEmployees: number | null;

  /** The next renewal; null while the group has never been enrolled. */
  @Index('IDX_groups_renewalDate')
  @Column({ type: 'date', nullable: true })
  renewalDate: IsoDate | null;

  /** When its current coverage took effect; null without coverage. */
  @Column({ type: 'date', nullable: true }) lastEffectiveDate: IsoDate | null;

  /** The first day without coverage; null while no end is known. */
  @Column({ type: 'date', nullable: true }) termDate: IsoDate | null;

  @Index('IDX_groups_createdByUserId')
  @Column({ type: 'integer' })
  createdByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'createdByUserId', foreignKeyConstraintName: 'FK_groups_createdByUserId' })
  createdBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;

  /** UTC. Last change of the group's own fields. */
  @Column({ type: 'datetime' }) modifiedAt: Date;

  /** UTC. The last change of the group or any of its quotes: the order of the dashboard. Does not change the version. */
  @Index('IDX_groups_activityAt')
  @Column({ type: 'datetime' })
  activityAt: Date;

  @VersionColumn() version: number;
}
