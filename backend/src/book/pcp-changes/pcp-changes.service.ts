import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  NO_PCP_BEFORE,
  PCP_CHANGE_OPEN,
  PCP_CHANGED_MEANWHILE,
  pcpDayProblem,
} from '#shared/book-of-business/individuals/pcp-change';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CarrierPcpChange } from '#shared/installation/carrier-payload';
import { PCP_ID_INVALID, pcpIdProblem } from '#shared/providers/pcp-search';
import { ProvidersService } from '../../catalogue/providers/providers.service.ts';
import { callCarrier, type CallResult } from '../../enrollment/installation/carrier/carrier-answer.ts';
import { CarrierGateway } from '../../enrollment/installation/carrier/carrier.gateway.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { JobHandler, TakenJob } from '../../platform/jobs/job-handler.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { rulesOfTab } from '../books/rules-of-tab.ts';
import type { ContractMember } from '../contracts/contract-member.table.ts';
import {
  notFound,
  type VisibleContract,
  VisibleContractsRepository,
} from '../contracts/visible-contracts.repository.ts';
import type { PcpChange } from './pcp-change.table.ts';
import { type NewPcpChange, PcpChangesRepository } from './pcp-changes.repository.ts';
import { pcpRightProblem, type Viewing } from './pcp-rights.ts';

export interface WantedPcp {
  facetsId: string;
  enterpriseId: string;
  providerId: string;
  day: IsoDate;
  isExistingPatient: boolean;
  /** The provider's number that the user saw, NO_PCP_BEFORE for none; null = whatever it is. */
  before: string | null;
}

interface Target {
  contract: VisibleContract;
  member: ContractMember;
  viewing: Viewing;
}

/** Has the worker repeat the job. */
class PcpChangeUnanswered extends Error {
  override readonly name = 'PcpChangeUnanswered';
}

/** Ours. */
const UNANSWERED = 'The carrier did not answer. Please try again later, or call the carrier.';

/**
 * Another primary care provider for a member: requested, and sent to the carrier under a key that stays the same however often it is sent.
 * Source: spec 000 sections 2, 4, 7 and 8; individuals, decision 24.
 */
@Injectable()
export class PcpChangesService implements JobHandler, OnModuleInit {
  readonly topic = 'change-pcp';

  constructor(
    private readonly worker: Worker,
    private readonly transactions: Transactions,
    private readonly contracts: VisibleContractsRepository,
    private readonly changes: PcpChangesRepository,
    private readonly providers: ProvidersService,
    private readonly rules: RulesService,
    private readonly carrier: CarrierGateway,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  /**
   * A repeated request is the same request: one that is open, one that the carrier has not answered (it is sent again under its key), and
   * one with which the member got this provider.
   *
   * @returns the contract, and the id of the request
   * @throws NOT_FOUND, INVALID_INPUT, RULE_BROKEN, WRONG_STATE while another change of the member is open, or once the member has
   * another provider than the user saw
   */
  async request(user: SessionUser, wanted: WantedPcp): Promise<{ contract: VisibleContract; changeId: number }> {
    const target = await this.findTarget(user, wanted);
    const { contract, member } = target;
    const providerName = await this.providerFor(target, wanted);
    const change: NewPcpChange = {
      contractId: contract.id,
      enterpriseId: wanted.enterpriseId,
      facetsId: wanted.facetsId,
      previousProviderName: member.primaryCareProviderName ?? member.primaryCareProviderId,
      providerId: wanted.providerId,
      providerName,
      isExistingPatient: wanted.isExistingPatient,
      effectiveDate: wanted.day,
      requestedByUserId: user.id,
    };
    const changeId = await this.transactions.run(async (tx) => {
      await this.contracts.lock(tx, contract);
      const newest = await this.changes.findNewest(tx, change);
      if (newest?.status === 'Requested' && !isSame(newest, change)) {
        throw new AppError('WRONG_STATE', PCP_CHANGE_OPEN);
      }
      if (newest && (await this.isDone(tx, newest, change))) {
        return newest.id;
      }
      if (
        wanted.before !== null &&
        wanted.before !== ((await this.changes.findProviderId(tx, change)) ?? NO_PCP_BEFORE)
      ) {
        throw new AppError('WRONG_STATE', PCP_CHANGED_MEANWHILE);
      }
      return this.send(tx, user, { newest, change });
    });
    return { contract, changeId };
  }

  async run({ subjectId, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const change = await this.changes.findToSend(subjectId);
    if (change?.status !== 'Requested') {
      return;
    }
    const payload = await this.payloadOf(change);
    stop.throwIfAborted();
    const result = await callCarrier(() => this.carrier.changePcp(idempotencyKey, payload));
    await this.transactions.run((tx) => this.record(tx, change, result));
    if (result.outcome === 'Unavailable') {
      throw new PcpChangeUnanswered();
    }
  }

  /** No more automatic retries: the agent requests it again, under the same key. */
  async giveUp(tx: EntityManager, { subjectId: id }: TakenJob): Promise<void> {
    const change = await this.changes.find(id, tx);
    if (change) {
      await this.changes.settle(tx, change, { status: 'Unanswered', reason: UNANSWERED, detail: change.detail });
    }
  }

  /** Of a household's contracts with this number, the one whose PCP can be changed. */
  private async findTarget(user: SessionUser, { facetsId, enterpriseId }: WantedPcp): Promise<Target> {
    const contracts = await this.contracts.listByFacetsId(user, facetsId);
    const members = await this.contracts.listMembersNamed(contracts, enterpriseId);
    const viewing = { user, today: this.clock.today(), rules: rulesOfTab(await this.rules.inForce()) };
    const targets = contracts.flatMap((contract) =>
      members.filter(({ contractId }) => contractId === contract.id).map((member) => ({ contract, member, viewing })),
    );
    const problemOf = ({ contract, member }: Target) => pcpRightProblem(contract, member, viewing);
    const target = targets.find((each) => problemOf(each) === null) ?? targets[0] ?? notFound();
    const problem = problemOf(target);
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    return target;
  }

  /** The name of the provider whom the member can have from this day on. */
  private async providerFor({ contract, member, viewing }: Target, wanted: WantedPcp): Promise<string> {
    const { providerId, day, isExistingPatient } = wanted;
    if (pcpIdProblem(providerId) !== null) {
      throw new AppError('INVALID_INPUT', PCP_ID_INVALID, { PrimaryCareProviderId: [PCP_ID_INVALID] });
    }
    const { effectiveDate, birthDate } = member;
    const dayProblem = pcpDayProblem(day, { today: viewing.today, effectiveDate, lastDay: contract.terminationDate });
    if (dayProblem !== null) {
      throw new AppError('RULE_BROKEN', dayProblem, { EffectiveDate: [dayProblem] });
    }
    const chosen = await this.providers.choosePcp({
      PrimaryCareProviderId: providerId,
      PrimaryCareProviderAutoAssign: false,
      PrimaryCareProviderExistingPatient: isExistingPatient,
      planId: contract.medicalPlanId,
      effectiveDate: day,
      dateOfBirth: birthDate,
    });
    if ('problem' in chosen) {
      throw new AppError('RULE_BROKEN', chosen.problem, { PrimaryCareProviderId: [chosen.problem] });
    }
    return chosen.name;
  }

  /** Whether nothing is left to send. */
  private async isDone(tx: EntityManager, newest: PcpChange, change: NewPcpChange): Promise<boolean> {
    if (!isSame(newest, change)) {
      return false;
    }
    return (
      newest.status === 'Requested' || (newest.status === 'Changed' && (await this.changes.isAssigned(tx, newest)))
    );
  }

  private async send(
    tx: EntityManager,
    user: SessionUser,
    { newest, change }: { newest: PcpChange | null; change: NewPcpChange },
  ): Promise<number> {
    const isRepeat = newest?.status === 'Unanswered' && isSame(newest, change);
    const subjectId = isRepeat ? newest.id : await this.changes.insert(tx, change);
    if (isRepeat) {
      await this.changes.reopen(tx, newest, user.id);
    }
    await this.outbox.add(tx, { topic: 'change-pcp', subjectId });
    const entry = { user, action: 'change-pcp', subject: 'contract', subjectId: change.contractId };
    await this.audit.record(tx, { ...entry, fields: ['PrimaryCareProviderId'] });
    return subjectId;
  }

  private async record(
    tx: EntityManager,
    change: PcpChange,
    { outcome, message: reason, detail }: CallResult,
  ): Promise<void> {
    if (outcome === 'Unavailable') {
      await this.changes.note(tx, change, detail);
    } else if (outcome === 'Refused') {
      await this.changes.settle(tx, change, { status: 'Refused', reason, detail });
    } else if (await this.changes.settle(tx, change, { status: 'Changed', reason: '', detail })) {
      await this.changes.assign(tx, change);
    }
  }

  private async payloadOf(change: PcpChange): Promise<CarrierPcpChange> {
    const contract = change.contract!;
    return {
      Reference: `P${change.id}`,
      ContractId: contract.contractNumber,
      FacetsId: change.facetsId,
      EnterpriseId: change.enterpriseId,
      LastName: (await this.changes.findLastName(change)) ?? contract.lastName,
      ProviderId: change.providerId,
      ProviderName: change.providerName,
      IsExistingPatient: change.isExistingPatient,
      EffectiveDate: change.effectiveDate,
    };
  }
}

const isSame = (one: PcpChange, other: NewPcpChange): boolean =>
  one.facetsId === other.facetsId &&
  one.providerId === other.providerId &&
  one.isExistingPatient === other.isExistingPatient &&
  one.effectiveDate === other.effectiveDate;
