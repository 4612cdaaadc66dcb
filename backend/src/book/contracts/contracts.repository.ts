import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.ts';
import { ContractMember } from './contract-member.entity.ts';
import { Contract } from './contract.entity.ts';

type ContractColumns = Omit<
  Contract,
  'id' | 'quote' | 'agent' | 'medicalPlan' | 'createdAt' | 'modifiedAt' | 'version'
>;

export interface NewContract extends ContractColumns {
  /** The subscriber first. */
  members: Omit<ContractMember, 'id' | 'contractId' | 'contract'>[];
}

@Injectable()
export class ContractsRepository {
  constructor(private readonly clock: Clock) {}

  /** With its members. */
  async insert(tx: EntityManager, { members, ...columns }: NewContract): Promise<void> {
    const now = this.clock.now();
    const { id: contractId } = await tx.save(Contract, { ...columns, createdAt: now, modifiedAt: now });
    await tx.insert(
      ContractMember,
      members.map((member) => ({ ...member, contractId })),
    );
  }
}
