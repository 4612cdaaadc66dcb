import { Column } from 'typeorm';
import type { CoverageStatus, Gender, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { OtherCoverage } from '#shared/eligibility/tax-person.record';
import { SealedColumn } from '../../../platform/security/sealed-column.ts';

/** The stored columns of a person, on the census and in its snapshots. */
export abstract class CensusPersonColumns {
  /** Random, and known before the row is written: used to find the id assigned to the row. */
  @Column({ type: 'varchar', length: 36 }) rowKey: string;

  /** The household within the quote, shared by the employee and the dependents. */
  @Column({ type: 'integer' }) employeeNumber: number;

  @Column({ type: 'varchar', length: 16 }) relationship: Relationship;

  @Column({ type: 'varchar', length: 50 }) firstName: string;

  @Column({ type: 'varchar', length: 4, nullable: true }) middleInitial: string | null;

  @Column({ type: 'varchar', length: 50 }) lastName: string;

  /** Calendar day. */
  @Column({ type: 'date' }) dateOfBirth: IsoDate;

  @SealedColumn() ssnSealed: string | null;

  @Column({ type: 'varchar', length: 1, nullable: true }) gender: Gender | null;

  @Column({ type: 'varchar', length: 8 }) medicalStatus: CoverageStatus;

  @Column({ type: 'varchar', length: 8 }) dentalStatus: CoverageStatus;

  @Column({ type: 'varchar', length: 8 }) visionStatus: CoverageStatus;

  /** null: not answered. Of households only; a group's census says No where nothing is given. */
  @Column({ type: 'boolean', nullable: true, default: false }) tobacco: boolean | null;

  /** Calendar day. */
  @Column({ type: 'date', nullable: true }) lastTobaccoUse: IsoDate | null;

  @Column({ type: 'boolean', default: false }) disabled: boolean;

  /** 48002 or 48002-1234. */
  @Column({ type: 'varchar', length: 10, nullable: true }) homePostalCode: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true }) emailAddress: string | null;

  /** Ten digits. */
  @Column({ type: 'varchar', length: 10, nullable: true }) homeNumber: string | null;

  /** What the tax credit asks of a household's people. */
  @Column({ type: 'varchar', length: 10, default: 'None' }) otherCoverage: OtherCoverage;

  @Column({ type: 'boolean', default: false }) isPregnant: boolean;

  /** Calendar day. */
  @Column({ type: 'date', nullable: true }) medicaidDeniedOn: IsoDate | null;

  @Column({ type: 'boolean', default: false }) livesElsewhere: boolean;

  /** Of a certificate for catastrophic plans. */
  @Column({ type: 'varchar', length: 12, nullable: true }) exemptionNumber: string | null;

  /** The plan assigned by plan selection; it may have left the catalog since. */
  @Column({ type: 'integer', nullable: true }) assignedPlanId: number | null;
}
