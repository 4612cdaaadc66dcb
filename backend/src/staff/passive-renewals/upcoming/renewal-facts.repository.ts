import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Coverage } from '#shared/plans/plan-codes';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';
import type { AcaPlan } from '#shared/renewals/aca-plans';
import type { SurveyAnswer } from '#shared/renewals/renewal-survey';
import { askTogether, type Question } from '../../../platform/database/ask-together.ts';
import { padded, placeholders } from '../../../platform/database/prepared-rows.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { IN_FORCE } from '../../../quoting/renewal-plans/renewals.repository.ts';
import type { UpcomingGroup } from './upcoming-renewals.repository.ts';

/** What the list says of its groups beside their names. */
export interface RenewalFacts {
  /** The plans that each group has until its renewal date. */
  plans: Map<number, AcaPlan[]>;
  /** Names of each group's agents, in their order. */
  agents: Map<number, string[]>;
  /** Why the last passive renewal of each quote failed. */
  failures: Map<number, string>;
  /** When each quote was renewed passively, and who asked for it. */
  renewed: Map<number, { At: string; By: string }>;
  /** Groups that are submitted and wait their turn. */
  submitted: Set<number>;
  /** By group; a group that was not asked is left out. */
  surveys: Map<number, SurveyAnswer | 'Asked'>;
  /** Quotes before enrollment that have plans. */
  withPlans: number[];
}

/** Reads them in one statement, however many groups there are. Callers have found the groups for their user. */
@Injectable()
export class RenewalFactsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(groups: readonly UpcomingGroup[]): Promise<RenewalFacts> {
    const groupIds = [0, ...groups.map(({ groupId }) => groupId)];
    const quoteIds = (statuses: readonly QuoteStatus[]) => [
      0,
      ...groups.flatMap(({ quoteId, status }) => (quoteId && status && statuses.includes(status) ? quoteId : [])),
    ];
    const { plans, agents, failures, renewed, submitted, surveys, withPlans } = await askTogether(
      this.database.manager,
      {
        plans: plansInForce(groupIds),
        agents: agentNames(groupIds),
        failures: failedRenewals(quoteIds(['PassiveRenewalFailure'])),
        renewed: passivelyRenewed(quoteIds(['PassivelyRenewed'])),
        submitted: waitingGroups(groupIds),
        surveys: surveysOf(groupIds),
        withPlans: quotesWithPlans(quoteIds(BEFORE_ENROLLMENT)),
      },
    );
    const renewalOf = new Map(groups.map(({ groupId, renewalDate }) => [groupId, renewalDate]));
    return {
      plans: grouped(plans, ({ coverage, isAcaPlan }) => ({
        isMedical: coverage === 'medical',
        isAcaPlan: Boolean(isAcaPlan),
      })),
      agents: grouped(
        agents.sort((one, other) => one.position - other.position),
        ({ firstName, lastName }) => `${firstName} ${lastName}`,
      ),
      failures: new Map(
        failures.sort((one, other) => one.id - other.id).map(({ quoteId, message }) => [quoteId, message]),
      ),
      renewed: new Map(
        renewed
          .sort((one, other) => one.id - other.id)
          .map(({ quoteId, finishedAt, fullName }) => [
            quoteId,
            { At: toInstant(finishedAt).toISOString(), By: fullName },
          ]),
      ),
      submitted: new Set(submitted.map(({ groupId }) => groupId)),
      surveys: new Map(
        surveys
          .filter(({ groupId, renewalDate }) => renewalOf.get(groupId) === renewalDate)
          .map(({ groupId, answer }) => [groupId, answer ?? 'Asked']),
      ),
      withPlans: [...new Set(withPlans.map(({ quoteId }) => quoteId))],
    };
  }
}

interface PlanInForce {
  groupId: number;
  coverage: Coverage;
  isAcaPlan: number;
}

const plansInForce = (groupIds: readonly number[]): Question<PlanInForce> => ({
  columns: { groupId: 'employer.id', coverage: 'plan.coverage', isAcaPlan: 'plan.isAcaPlan' },
  from: `FROM \`groups\` employer
    JOIN quote_plans chosen ON chosen.quoteId = (
      SELECT had.id FROM quotes had
      WHERE had.groupId = employer.id AND had.effectiveDate < employer.renewalDate AND had.isDeleted = 0
        AND had.status IN (${IN_FORCE.map((status) => `'${status}'`).join(',')})
      ORDER BY had.effectiveDate DESC, had.id DESC LIMIT 1)
    JOIN plans plan ON plan.id = chosen.planId
    WHERE employer.id IN (${placeholders(groupIds.length)})`,
  values: padded(groupIds),
});

interface AgentName {
  groupId: number;
  position: number;
  firstName: string;
  lastName: string;
}

const agentNames = (groupIds: readonly number[]): Question<AgentName> => ({
  columns: {
    groupId: 'placed.groupId',
    position: 'placed.position',
    firstName: 'agent.firstName',
    lastName: 'agent.lastName',
  },
  from: `FROM group_agents placed JOIN agents agent ON agent.id = placed.agentId
    WHERE placed.groupId IN (${placeholders(groupIds.length)})`,
  values: padded(groupIds),
});

const failedRenewals = (quoteIds: readonly number[]): Question<{ id: number; quoteId: number; message: string }> => ({
  columns: { id: 'tried.id', quoteId: 'tried.quoteId', message: 'tried.message' },
  from: `FROM passive_renewals tried
    WHERE tried.outcome = 'Failed' AND tried.quoteId IN (${placeholders(quoteIds.length)})`,
  values: padded(quoteIds),
});

interface PassivelyRenewed {
  id: number;
  quoteId: number;
  finishedAt: string;
  fullName: string;
}

const passivelyRenewed = (quoteIds: readonly number[]): Question<PassivelyRenewed> => ({
  columns: {
    id: 'renewal.id',
    quoteId: 'renewal.quoteId',
    finishedAt: 'renewal.finishedAt',
    fullName: 'asker.fullName',
  },
  from: `FROM passive_renewals renewal JOIN users asker ON asker.id = renewal.requestedByUserId
    WHERE renewal.outcome = 'Renewed' AND renewal.quoteId IN (${placeholders(quoteIds.length)})`,
  values: padded(quoteIds),
});

const waitingGroups = (groupIds: readonly number[]): Question<{ groupId: number }> => ({
  columns: { groupId: 'item.subjectId' },
  from: `FROM bulk_runs run JOIN bulk_run_items item ON item.runId = run.id
    WHERE run.kind = 'passive-renewal' AND run.finishedAt IS NULL
      AND item.state = 'Waiting' AND item.subjectId IN (${placeholders(groupIds.length)})`,
  values: padded(groupIds),
});

interface Asked {
  groupId: number;
  renewalDate: IsoDate;
  answer: SurveyAnswer | null;
}

const surveysOf = (groupIds: readonly number[]): Question<Asked> => ({
  columns: { groupId: 'asked.groupId', renewalDate: 'asked.renewalDate', answer: 'asked.answer' },
  from: `FROM renewal_surveys asked WHERE asked.groupId IN (${placeholders(groupIds.length)})`,
  values: padded(groupIds),
});

const quotesWithPlans = (quoteIds: readonly number[]): Question<{ quoteId: number }> => ({
  columns: { quoteId: 'chosen.quoteId' },
  from: `FROM quote_plans chosen WHERE chosen.quoteId IN (${placeholders(quoteIds.length)})`,
  values: padded(quoteIds),
});

function grouped<Row extends { groupId: number }, Thing>(rows: readonly Row[], toThing: (row: Row) => Thing) {
  const byGroup = new Map<number, Thing[]>();
  for (const row of rows) {
    byGroup.set(row.groupId, [...(byGroup.get(row.groupId) ?? []), toThing(row)]);
  }
  return byGroup;
}
