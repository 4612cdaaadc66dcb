import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Contract } from './contract.entity.ts';

/** A bill of a contract. Plain stored data. Spec 000 section 3, "Contract details". */
@Entity('invoices')
@Index('IDX_invoices_contractId_invoiceNumber', ['contractId', 'invoiceNumber'], { unique: true })
@Index('IDX_invoices_contractId_createdOn', ['contractId', 'createdOn'])
export class Invoice {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) contractId: number;

  @ManyToOne(() => Contract, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contractId', foreignKeyConstraintName: 'FK_invoices_contractId' })
  contract?: Contract;

  /** The carrier's. */
  @Column({ type: 'varchar', length: 20 }) invoiceNumber: string;

  @Column({ type: 'date' }) createdOn: IsoDate;

  @Column({ type: 'date' }) coverageStart: IsoDate;

  @Column({ type: 'date' }) coverageEnd: IsoDate;

  /** Negative amounts are owed to the household. */
  @Column({ type: 'integer' }) currentAmountDueCents: number;

  @Column({ type: 'integer' }) previousBalanceCents: number;

  @Column({ type: 'integer' }) totalAmountDueCents: number;

  /** The carrier's word. */
  @Column({ type: 'varchar', length: 20 }) invoiceStatus: string;

  /** As the carrier said when the invoice was imported. */
  @Column({ type: 'boolean', default: false }) isPdfAvailable: boolean;
}
