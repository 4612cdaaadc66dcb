import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addRow } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { ContractMember } from '../contracts/contract-member.table.ts';
import type { VisibleContract } from '../contracts/visible-contracts.repository.ts';
import { PcpChange } from './pcp-change.table.ts';

/** Of a member, a few; of a family over the years, some more. Ours. */
const MOST_CHANGES = 100;

export type NewPcpChange = Pick<
  PcpChange,
  | 'contractId'
  | 'enterpriseId'
  | 'facetsId'
  | 'previousProviderName'
  | 'providerId'
  | 'providerName'
  | 'isExistingPatient'
  | 'effectiveDate'
  | 'requestedByUserId'
>;
/** What became of a request. */
export type PcpOutcome = Pick<PcpChange, 'status' | 'reason' | 'detail'>;

/** All queries on changes of primary care providers. Not narrowed by user: jobs name the change, and callers check who asks. */
@Injectable()
export class PcpChangesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  find(id: number, tx: EntityManager = this.database.manager): Promise<PcpChange | null> {
    return tx.findOneBy(PcpChange, { id });
  }

  /** With its contract. */
  findToSend(id: number): Promise<PcpChange | null> {
    return this.database.manager.findOne(PcpChange, { where: { id }, relations: { contract: true } });
  }

  /** The newest first, with who requested it. */
  listOf({ id: contractId }: VisibleContract): Promise<PcpChange[]> {
    return this.database.manager
      .createQueryBuilder(PcpChange, 'change')
      .leftJoin('change.requestedBy', 'user')
      .addSelect(['user.id', 'user.fullName'])
      .where({ contractId })
      .orderBy('change.id', 'DESC')
      .limit(MOST_CHANGES)
      .getMany();
  }

  async findNewest(
    tx: EntityManager,
    { contractId, enterpriseId }: Pick<PcpChange, 'contractId' | 'enterpriseId'>,
  ): Promise<PcpChange | null> {
    const [newest] = await tx.find(PcpChange, { where: { contractId, enterpriseId }, order: { id: 'DESC' }, take: 1 });
    return newest ?? null;
  }

  /** Callers have locked the contract. */
  async insert(tx: EntityManager, change: NewPcpChange): Promise<number> {
    return addRow(tx, PcpChange, {
      ...change,
      status: 'Requested',
      openMark: 1,
      requestedAt: this.clock.now(),
      answeredAt: null,
      reason: '',
      detail: '',
    });
  }

  /** One that was not answered is open again. Callers have locked the contract. */
  async reopen(tx: EntityManager, { id }: PcpChange, requestedByUserId: number): Promise<void> {
    const open = { status: 'Requested', openMark: 1, answeredAt: null, reason: '' } as const;
    await tx.update(PcpChange, { id }, { ...open, requestedAt: this.clock.now(), requestedByUserId });
  }

  /** Ends an open request; one that was ended before stays as it is. Returns whether it was open. */
  async settle(tx: EntityManager, { id }: Pick<PcpChange, 'id'>, outcome: PcpOutcome): Promise<boolean> {
    const ended = { ...outcome, openMark: null, answeredAt: this.clock.now() };
    return (await tx.update(PcpChange, { id, status: 'Requested' }, ended)).affected === 1;
  }

  /** The last answer to an open request that is asked again. */
  async note(tx: EntityManager, { id }: PcpChange, detail: string): Promise<void> {
    await tx.update(PcpChange, { id, status: 'Requested' }, { detail });
  }

  /** The member has the provider from now on. */
  async assign(
    tx: EntityManager,
    { contractId, enterpriseId, providerId, providerName, isExistingPatient }: PcpChange,
  ): Promise<void> {
    await tx.update(
      ContractMember,
      { contractId, enterpriseId },
      {
        primaryCareProviderId: providerId,
        primaryCareProviderName: providerName,
        primaryCareProviderExistingPatient: isExistingPatient,
      },
    );
  }

  /** Whether the member still has the provider: an import may have replaced it. */
  isAssigned(
    tx: EntityManager,
    { contractId, enterpriseId, providerId: primaryCareProviderId }: PcpChange,
  ): Promise<boolean> {
    return tx.existsBy(ContractMember, { contractId, enterpriseId, primaryCareProviderId });
  }

  /** Call it with the contract locked. */
  async findProviderId(
    tx: EntityManager,
    { contractId, enterpriseId }: Pick<PcpChange, 'contractId' | 'enterpriseId'>,
  ): Promise<string | null> {
    return (await tx.findOneBy(ContractMember, { contractId, enterpriseId }))?.primaryCareProviderId ?? null;
  }

  /** null for a member whom an import has removed since. */
  async findLastName({ contractId, enterpriseId }: PcpChange): Promise<string | null> {
    const member = await this.database.manager.findOne(ContractMember, {
      select: { id: true, lastName: true },
      where: { contractId, enterpriseId },
    });
    return member?.lastName ?? null;
  }
}
