import { Injectable } from '@nestjs/common';
import type { ContractDetail, UpdatedPcp } from '#shared/book-of-business/individuals/contract-detail.record';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { rulesOfTab } from '../books/rules-of-tab.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { notFound, VisibleContractsRepository } from '../contracts/visible-contracts.repository.ts';
import { toInvoice, toContractParts, toMember, toPcpChange } from './contract-detail-answers.ts';
import { type WantedPcp, PcpChangesService } from '../pcp-changes/pcp-changes.service.ts';
import { PcpChangesRepository } from '../pcp-changes/pcp-changes.repository.ts';
import type { Viewing } from '../pcp-changes/pcp-rights.ts';

/** A contract with its people, its bills, and what became of its changes of providers. */
@Injectable()
export class ContractDetailsService {
  constructor(
    private readonly contracts: VisibleContractsRepository,
    private readonly changes: PcpChangesRepository,
    private readonly pcpChanges: PcpChangesService,
    private readonly worker: Worker,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, contractNumber: string): Promise<ContractDetail> {
    const contract = await this.contracts.findByNumber(user, contractNumber);
    const viewing = await this.viewingOf(user);
    // Before the members, who are changed together with them.
    const changes = await this.changes.listOf(contract);
    const [members, invoices] = await Promise.all([
      this.contracts.listMembers(contract),
      this.contracts.listInvoices(contract),
    ]);
    const payments = await this.contracts.mapPayments(invoices);
    return {
      ...toContractParts(contract, viewing),
      Members: members.map((member) => toMember(contract, member, viewing)),
      Invoices: invoices.map((invoice) => toInvoice(invoice, payments.get(invoice.id) ?? [])),
      PcpChanges: changes.map(toPcpChange),
    };
  }

  /**
   * Waits for the carrier's answer as long as people wait.
   * @throws what PcpChangesService.request does; RULE_BROKEN with the carrier's reason
   */
  async updatePcp(user: SessionUser, wanted: WantedPcp): Promise<UpdatedPcp> {
    const { contract, changeId } = await this.pcpChanges.request(user, wanted);
    const look = () => this.changes.find(changeId);
    await this.worker.waitWhile(async () => (await look())?.status === 'Requested');
    const change = (await look()) ?? notFound();
    if (change.status === 'Refused' || change.status === 'Unanswered') {
      throw new AppError('RULE_BROKEN', change.reason);
    }
    const members = await this.contracts.listMembers(contract);
    const member = members.find(({ enterpriseId }) => enterpriseId === wanted.enterpriseId) ?? notFound();
    return { Status: change.status, Member: toMember(contract, member, await this.viewingOf(user)) };
  }

  private async viewingOf(user: SessionUser): Promise<Viewing> {
    return { user, today: this.clock.today(), rules: rulesOfTab(await this.rules.inForce()) };
  }
}
