import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { formatCents } from '#shared/formats/currency';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import { InstallationMember } from '../../enrollment/installation/installation-member.table.ts';
import { Installation } from '../../enrollment/installation/installation.table.ts';
import { HeldPayment } from '../../enrollment/parts/household/held-payment.table.ts';
import { IndividualApplication } from '../../enrollment/parts/household/individual-application.table.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, selected, sql, table } from '../../platform/database/sql.ts';
import { OutboxJob } from '../../platform/jobs/outbox-job.table.ts';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';

const e = table(Installation, 'e');
const job = table(OutboxJob, 'job');

type Names = Promise<Map<number, string>>;

/** What the carrier answered about a group, a member or a household. */
export interface StoredState {
  id: number;
  status: ApplicationStatus;
  message: string;
  /** Status of an installed group with a member who is not installed. */
  hasErrors?: number | boolean;
  /** Status of an installed group whose members are in progress. */
  isUnderway?: number | string;
}

/** What runs say about the rows of the error reports. For internal staff alone. */
@Injectable()
export class SubjectsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By GroupInstallId. */
  async nameGroups(ids: readonly number[]): Names {
    const groups = await this.database.manager.find(Installation, {
      select: { id: true, group: { id: true, name: true } },
      where: { id: In([...ids]) },
      relations: { group: true },
    });
    return new Map(groups.map(({ id, group }) => [id, group!.name]));
  }

  /** By CensusMemberId. */
  async nameMembers(ids: readonly number[]): Names {
    return named(await this.database.manager.find(CensusMember, { select: PERSON, where: { id: In([...ids]) } }));
  }

  /** By IndividualApplicationId. */
  async nameApplicants(ids: readonly number[]): Names {
    const where = { id: In([...ids]) };
    return named(await this.database.manager.find(IndividualApplication, { select: PERSON, where }));
  }

  /** By HoldPaymentId. */
  async namePayers(ids: readonly number[]): Names {
    const select = { id: true, payerName: true, amountCents: true } as const;
    const payments = await this.database.manager.find(HeldPayment, { select, where: { id: In([...ids]) } });
    return new Map(payments.map(({ id, payerName, amountCents }) => [id, `${payerName}, ${formatCents(amountCents)}`]));
  }

  /** By GroupInstallId. */
  listGroupStates(ids: readonly number[]): Promise<StoredState[]> {
    return rowsOf(this.database.manager, sql`SELECT ${GROUP_STATE} FROM ${e} WHERE ${e.id} IN (${list(ids)})`);
  }

  /** By CensusMemberId. */
  async listMemberStates(ids: readonly number[]): Promise<StoredState[]> {
    const members = await this.database.manager.find(InstallationMember, {
      select: { id: true, censusMemberId: true, status: true, message: true },
      where: { censusMemberId: In([...ids]) },
    });
    return members.map(({ censusMemberId, status, message }) => ({ id: censusMemberId, status, message }));
  }

  /** By IndividualApplicationId. */
  listApplicationStates(ids: readonly number[]): Promise<StoredState[]> {
    const select = { id: true, status: true, message: true } as const;
    return this.database.manager.find(IndividualApplication, { select, where: { id: In([...ids]) } });
  }
}

const PERSON = { id: true, firstName: true, lastName: true } as const;

const named = (people: readonly { id: number; firstName: string; lastName: string }[]): Map<number, string> =>
  new Map(people.map(({ id, firstName, lastName }) => [id, firstName ? `${firstName} ${lastName}` : lastName]));

const GROUP_STATE = selected<Required<StoredState>>({
  id: e.id,
  status: e.status,
  message: e.message,
  hasErrors: e.processedWithErrors,
  isUnderway: sql`(SELECT COUNT(*) FROM ${job}
    WHERE ${job.topic} = 'install-group' AND ${job.subjectId} = ${e.quoteId} AND ${job.doneAt} IS NULL)`,
});
