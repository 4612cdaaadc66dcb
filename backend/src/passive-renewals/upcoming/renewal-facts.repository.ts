import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Coverage } from '#shared/plans/plan-codes';
import type { AcaPlan } from '#shared/renewals/aca-plans';
import { toInstant } from '../../database/raw-values.ts';
import { IN_FORCE } from '../../renewals/renewals.repository.ts';

/** What the list says of its groups beside their names, for many at a time. Callers have found the groups for their user. */
@Injectable()
export class RenewalFactsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The plans that each group has until its renewal date. */
  async mapPlansInForce(groupIds: readonly number[]): Promise<Map<number, AcaPlan[]>> {
    const rows = await this.query<{ groupId: number; coverage: Coverage; isAcaPlan: number | boolean }>(
      `SELECT employer.id AS groupId, plan.coverage, plan.isAcaPlan
       FROM \`groups\` employer
       JOIN quote_plans chosen ON chosen.quoteId = (
         SELECT had.id FROM quotes had
         WHERE had.groupId = employer.id AND had.effectiveDate < employer.renewalDate AND had.isDeleted = 0
           AND had.status IN (${IN_FORCE.map((status) => `'${status}'`).join(',')})
         ORDER BY had.effectiveDate DESC, had.id DESC LIMIT 1)
       JOIN plans plan ON plan.id = chosen.planId
       WHERE employer.id IN (${places(groupIds)})`,
      groupIds,
    );
    return grouped(rows, ({ coverage, isAcaPlan }) => ({
      isMedical: coverage === 'medical',
      isAcaPlan: Boolean(isAcaPlan),
    }));
  }

  /** Names of each group's agents, in their order. */
  async mapAgentNames(groupIds: readonly number[]): Promise<Map<number, string[]>> {
    const rows = await this.query<{ groupId: number; firstName: string; lastName: string }>(
      `SELECT placed.groupId, agent.firstName, agent.lastName
       FROM group_agents placed JOIN agents agent ON agent.id = placed.agentId
       WHERE placed.groupId IN (${places(groupIds)}) ORDER BY placed.groupId, placed.position`,
      groupIds,
    );
    return grouped(rows, ({ firstName, lastName }) => `${firstName} ${lastName}`);
  }

  /** Which of these quotes have plans. */
  async listWithPlans(quoteIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.query<{ quoteId: number }>(
      `SELECT DISTINCT quoteId FROM quote_plans WHERE quoteId IN (${places(quoteIds)})`,
      quoteIds,
    );
    return new Set(rows.map(({ quoteId }) => quoteId));
  }

  /** Why the last passive renewal of each quote failed. */
  async mapFailures(quoteIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.query<{ quoteId: number; message: string }>(
      `SELECT quoteId, message FROM passive_renewals
       WHERE outcome = 'Failed' AND quoteId IN (${places(quoteIds)}) ORDER BY id`,
      quoteIds,
    );
    return new Map(rows.map(({ quoteId, message }) => [quoteId, message]));
  }

  /** When each of these quotes was renewed passively, and who asked for it. */
  async mapRenewed(quoteIds: readonly number[]): Promise<Map<number, { At: string; By: string }>> {
    const rows = await this.query<{ quoteId: number; finishedAt: Date | string; fullName: string }>(
      `SELECT renewal.quoteId, renewal.finishedAt, asker.fullName
       FROM passive_renewals renewal JOIN users asker ON asker.id = renewal.requestedByUserId
       WHERE renewal.outcome = 'Renewed' AND renewal.quoteId IN (${places(quoteIds)}) ORDER BY renewal.id`,
      quoteIds,
    );
    return new Map(
      rows.map(({ quoteId, finishedAt, fullName }) => [
        quoteId,
        { At: toInstant(finishedAt).toISOString(), By: fullName },
      ]),
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return values.length === 0 ? Promise.resolve([]) : this.database.query(sql, [...values]);
  }
}

const places = (values: readonly unknown[]): string => values.map(() => '?').join(',');

function grouped<Row extends { groupId: number }, Thing>(rows: readonly Row[], toThing: (row: Row) => Thing) {
  const byGroup = new Map<number, Thing[]>();
  for (const row of rows) {
    byGroup.set(row.groupId, [...(byGroup.get(row.groupId) ?? []), toThing(row)]);
  }
  return byGroup;
}
