import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Gender, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { Contract } from './contract.entity.ts';

/** A person on a contract, the subscriber first. Plain stored data, without SSNs. Spec 000 section 3, "Contract detail". */
@Entity('contract_members')
@Index('IDX_contract_members_bookAgentId_birthDate_relationshipCode', ['bookAgentId', 'birthDate', 'relationshipCode'])
@Index('IDX_contract_members_bookAgentId_primaryCareProviderId_bookPlanI', [
  'bookAgentId',
  'primaryCareProviderId',
  'bookPlanId',
  'primaryCareProviderExistingPatient',
])
export class ContractMember {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_contract_members_contractId')
  @Column({ type: 'integer' })
  contractId: number;

  @ManyToOne(() => Contract, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contractId', foreignKeyConstraintName: 'FK_contract_members_contractId' })
  contract?: Contract;

  @Column({ type: 'boolean', default: false }) isSubscriber: boolean;

  @Column({ type: 'varchar', length: 16 }) relationshipCode: Relationship;

  @Column({ type: 'varchar', length: 50 }) firstName: string;

  @Column({ type: 'varchar', length: 50 }) lastName: string;

  @Column({ type: 'date' }) birthDate: IsoDate;

  @Column({ type: 'varchar', length: 1, nullable: true }) gender: Gender | null;

  /** At the carrier; null until it has told. */
  @Column({ type: 'varchar', length: 20, nullable: true }) enterpriseId: string | null;

  /** Ten digits; null = the carrier chooses. */
  @Column({ type: 'varchar', length: 10, nullable: true }) primaryCareProviderId: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true }) primaryCareProviderName: string | null;

  @Column({ type: 'boolean', default: false }) primaryCareProviderExistingPatient: boolean;

  @Column({ type: 'date' }) effectiveDate: IsoDate;

  /** False for a subscriber who takes no coverage. */
  @Column({ type: 'boolean', default: false }) isActive: boolean;

  /** The plan begins with a visit by video instead of a primary care provider. */
  @Column({ type: 'boolean', default: false }) eVisitFirst: boolean;

  @Column({ type: 'varchar', length: 10 }) homePostalCode: string;

  @Column({ type: 'varchar', length: 10 }) mailingPostalCode: string;

  /** Ten digits, or ''. */
  @Column({ type: 'varchar', length: 10 }) homePhone: string;

  /**
   * The agent in whose book of individuals the contract is active and covers this person; otherwise null. Follows from the contract, as
   * `bookPlanId` does (`noteBookOfMembers`), so that an agent's list of what to do reads only the few people that it is about.
   */
  @Column({ type: 'integer', nullable: true }) bookAgentId: number | null;

  /** The contract's medical plan. */
  @Column({ type: 'integer', nullable: true }) bookPlanId: number | null;

  /** null = not recorded. */
  @Column({ type: 'boolean', nullable: true }) usesTobacco: boolean | null;
}
