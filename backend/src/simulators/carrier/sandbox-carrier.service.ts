import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import {
  applicationRefusal,
  type CarrierRefusal,
  fieldsOf,
  groupRefusal,
  memberRefusal,
  pcpChangeRefusal,
} from './carrier-checks.ts';
import { failureNamed, NAMED_REFUSALS, type NamedSubject } from './named-failures.ts';
import { SandboxApplication, SandboxGroup, SandboxMember, SandboxPcpChange } from './sandbox-carrier.table.ts';

type Fields = Record<string, unknown>;

/** The sandbox's answer: a transaction number and the result. */
export type SandboxAnswer =
  | { isInstalled: true; body: { TransactionId: string; GroupNumber?: string; ContractId?: string } }
  | { isInstalled: false; body: CarrierRefusal };

const FIRST_GROUP_NUMBER = 80_000_000;
const FIRST_CONTRACT = 910_000_000;

/**
 * Simulates the carrier's core system. It installs what a carrier would accept, once per idempotency key, and repeats its first answer.
 * Refusals are not remembered: after a correction, the same work may be sent again with its key.
 */
@Injectable()
export class SandboxCarrierService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async installGroup(key: string, group: Fields): Promise<SandboxAnswer> {
    const refusal = groupRefusal(group) ?? namedRefusal(group['GroupName'], 'group');
    if (refusal) {
      return { isInstalled: false, body: refusal };
    }
    const { Reference: reference, GroupName: name, GroupNumber: number } = group as Record<string, string>;
    const id = await this.installOnce(SandboxGroup, { idempotencyKey: key, reference: reference! }, name!);
    return {
      isInstalled: true,
      body: { TransactionId: `G${id}`, GroupNumber: number || String(FIRST_GROUP_NUMBER + id) },
    };
  }

  async installMember(key: string, groupReference: string, member: Fields): Promise<SandboxAnswer> {
    const { Reference: reference, SubscriberReference: employee, LastName: name } = member as Record<string, string>;
    const refusal =
      memberRefusal(member) ??
      namedRefusal(name, 'member') ??
      (await this.missing(groupReference, { reference: reference!, employee: employee! }));
    if (refusal) {
      return { isInstalled: false, body: refusal };
    }
    const row = { idempotencyKey: key, groupReference, reference: reference! };
    return { isInstalled: true, body: { TransactionId: `M${await this.installOnce(SandboxMember, row, name!)}` } };
  }

  async acceptApplication(key: string, application: Fields): Promise<SandboxAnswer> {
    const applicant = fieldsOf((application['Members'] as unknown[] | undefined)?.[0]);
    const refusal = applicationRefusal(application) ?? namedRefusal(applicant['LastName'], 'application');
    if (refusal) {
      return { isInstalled: false, body: refusal };
    }
    const { Reference: reference, ContractId: renewed } = application as Record<string, string>;
    const row = { idempotencyKey: key, reference: reference! };
    const id = await this.installOnce(SandboxApplication, row, String(applicant['LastName']));
    return { isInstalled: true, body: { TransactionId: `A${id}`, ContractId: renewed || String(FIRST_CONTRACT + id) } };
  }

  async changePcp(key: string, change: Fields): Promise<SandboxAnswer> {
    const refusal = pcpChangeRefusal(change) ?? namedRefusal(change['LastName'], 'pcpChange');
    if (refusal) {
      return { isInstalled: false, body: refusal };
    }
    const { Reference: reference, LastName: name } = change as Record<string, string>;
    const id = await this.installOnce(SandboxPcpChange, { idempotencyKey: key, reference: reference! }, name!);
    return { isInstalled: true, body: { TransactionId: `P${id}` } };
  }

  /** A member requires the group, a dependent the employee. */
  private async missing(
    groupReference: string,
    { reference, employee }: { reference: string; employee: string },
  ): Promise<CarrierRefusal | null> {
    const { manager } = this.database;
    if (!(await manager.existsBy(SandboxGroup, { reference: groupReference }))) {
      return { Code: 'GROUP_UNKNOWN', Message: 'The group is not installed.' };
    }
    return reference === employee || (await manager.existsBy(SandboxMember, { groupReference, reference: employee }))
      ? null
      : { Code: 'EMPLOYEE_MISSING', Message: 'The employee of this household is not installed.' };
  }

  /** The id of the installation with this key, new or existing. */
  private async installOnce<Row extends SandboxApplication | SandboxGroup | SandboxMember | SandboxPcpChange>(
    target: new () => Row,
    row: { idempotencyKey: string; reference: string; groupReference?: string },
    name: string,
  ): Promise<number> {
    const { idempotencyKey } = row;
    const isRepeat = await this.database.manager.existsBy<SandboxGroup>(target, { idempotencyKey });
    const { id } = await this.transactions.run(async (tx) => {
      const insert = tx.createQueryBuilder().insert().into<SandboxGroup>(target);
      await insert
        .values({ ...row, installedAt: this.clock.now() })
        .orIgnore()
        .updateEntity(false)
        .execute();
      return tx.findOneByOrFail<SandboxGroup>(target, { idempotencyKey });
    });
    if (!isRepeat && failureNamed(name) === 'timeout') {
      // Longer than our own timeout: the result gets lost.
      await sleep(this.env.carrierTimeoutMs * 1.5);
    }
    return id;
  }
}

/** @throws UNAVAILABLE if the name triggers it */
function namedRefusal(name: unknown, what: NamedSubject): CarrierRefusal | null {
  const failure = failureNamed(String(name));
  if (failure === 'down') {
    throw new AppError('UNAVAILABLE', 'The carrier system is being maintained.');
  }
  const refusal = failure && NAMED_REFUSALS[failure];
  return refusal ? { Code: refusal.Code, Message: refusal[what] } : null;
}
