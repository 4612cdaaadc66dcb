import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CHILD_OVER_AGE_AT_RENEWAL } from '#shared/census/age-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Coverage } from '#shared/plans/plan-codes';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';
import type { AcaPlan } from '#shared/renewals/passive-renewal';
import type { SurveyAnswer } from '#shared/renewals/renewal-state';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { BulkRun, BulkRunItem } from '../../platform/bulk-runs/bulk-run.table.ts';
import { askTogether, type Question } from '../../platform/database/ask-together.ts';
import { grouped } from '../../platform/database/grouped.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { roundedList, sql, table } from '../../platform/database/sql.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { QuotePlan } from '../../quoting/quote-plans/quote-plan.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { PassiveRenewal } from '../../quoting/renewals/passive/passive-renewal.table.ts';
import { NOBODY_TO_COVER } from '../../quoting/renewals/passive/passive-selection.service.ts';
import { RenewalSurvey } from './renewal-survey.table.ts';
import { aChildIsTooOld, inForceOf, somebodyEnrolls, type UpcomingGroup } from './upcoming-renewals.repository.ts';

/** Related data of the groups in the list. */
export interface RenewalFacts {
  /** Each group's plans until its renewal date. */
  plans: Map<number, AcaPlan[]>;
  /** Names of each group's agents, in order. */
  agents: Map<number, string[]>;
  /** Why each quote's last passive renewal failed. */
  failures: Map<number, string>;
  /** When each quote was renewed passively, who requested it, and until when that can be undone. */
  renewed: Map<number, { At: string; By: string; UndoUntil: string | null }>;
  /** Submitted groups that are still waiting. */
  submitted: Set<number>;
  /** By group; groups without a survey are left out. */
  surveys: Map<number, SurveyAnswer | 'Asked'>;
  /** Why the census that would be renewed cannot be. */
  censusProblems: Map<number, string>;
  /** Quotes before enrollment that have plans. */
  withPlans: number[];
}

/** Reads them in one statement for any number of groups. Callers must already have found the groups for their user. */
@Injectable()
export class RenewalFactsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(groups: readonly UpcomingGroup[]): Promise<RenewalFacts> {
    const groupIds = [0, ...groups.map(({ groupId }) => groupId)];
    const quoteIds = (statuses: readonly QuoteStatus[]) => [
      0,
      ...groups.flatMap(({ quoteId, status }) => (quoteId && status && statuses.includes(status) ? quoteId : [])),
    ];
    const { plans, agents, failures, renewed, submitted, surveys, censuses, withPlans } = await askTogether(
      this.database.manager,
      {
        plans: plansInForce(groupIds),
        agents: agentNames(groupIds),
        failures: failedRenewals(quoteIds(['PassiveRenewalFailure'])),
        renewed: passivelyRenewed(quoteIds(['PassivelyRenewed'])),
        submitted: waitingGroups(groupIds),
        surveys: surveysOf(groupIds),
        censuses: censusesOf(groups),
        withPlans: quotesWithPlans(quoteIds(BEFORE_ENROLLMENT)),
      },
    );
    const renewalOf = new Map(groups.map(({ groupId, renewalDate }) => [groupId, renewalDate]));
    return {
      plans: grouped(plans, 'groupId', ({ coverage, isAcaPlan }) => ({
        isMedical: coverage === 'medical',
        isAcaPlan: Boolean(isAcaPlan),
      })),
      agents: grouped(
        agents.sort((one, other) => one.position - other.position),
        'groupId',
        ({ firstName, lastName }) => `${firstName} ${lastName}`,
      ),
      failures: new Map(
        failures.sort((one, other) => one.id - other.id).map(({ quoteId, message }) => [quoteId, message]),
      ),
      renewed: new Map(
        renewed
          .sort((one, other) => one.id - other.id)
          .map(({ quoteId, finishedAt, fullName, undoUntil }) => [
            quoteId,
            {
              At: toInstant(finishedAt).toISOString(),
              By: fullName,
              UndoUntil: undoUntil === null ? null : toInstant(undoUntil).toISOString(),
            },
          ]),
      ),
      submitted: new Set(submitted.map(({ groupId }) => groupId)),
      surveys: new Map(
        surveys
          .filter(({ groupId, renewalDate }) => renewalOf.get(groupId) === renewalDate)
          .map(({ groupId, answer }) => [groupId, answer ?? 'Asked']),
      ),
      censusProblems: new Map(
        censuses.flatMap(({ groupId, enrolls, tooOld }) => {
          const problem = enrolls ? (tooOld ? CHILD_OVER_AGE_AT_RENEWAL : null) : NOBODY_TO_COVER;
          return problem === null ? [] : [[groupId, problem] as const];
        }),
      ),
      withPlans: [...new Set(withPlans.map(({ quoteId }) => quoteId))],
    };
  }
}

const employer = table(Group, 'employer');
const chosen = table(QuotePlan, 'chosen');
const plan = table(Plan, 'plan');
const placed = table(GroupAgent, 'placed');
const agent = table(Agent, 'agent');
const tried = table(PassiveRenewal, 'tried');
const renewal = table(PassiveRenewal, 'renewal');
const asker = table(User, 'asker');
const run = table(BulkRun, 'run');
const item = table(BulkRunItem, 'item');
const asked = table(RenewalSurvey, 'asked');
const opened = table(Quote, 'opened');

interface PlanInForce {
  groupId: number;
  coverage: Coverage;
  isAcaPlan: number;
}

const plansInForce = (groupIds: readonly number[]): Question<PlanInForce> => ({
  columns: { groupId: employer.id, coverage: plan.coverage, isAcaPlan: plan.isAcaPlan },
  from: sql`FROM ${employer}
    JOIN ${chosen} ON ${chosen.quoteId} = ${inForceOf(employer)}
    JOIN ${plan} ON ${plan.id} = ${chosen.planId}
    WHERE ${employer.id} IN (${roundedList(groupIds)})`,
});

interface AgentName {
  groupId: number;
  position: number;
  firstName: string;
  lastName: string;
}

const agentNames = (groupIds: readonly number[]): Question<AgentName> => ({
  columns: {
    groupId: placed.groupId,
    position: placed.position,
    firstName: agent.firstName,
    lastName: agent.lastName,
  },
  from: sql`FROM ${placed} JOIN ${agent} ON ${agent.id} = ${placed.agentId}
    WHERE ${placed.groupId} IN (${roundedList(groupIds)})`,
});

const failedRenewals = (quoteIds: readonly number[]): Question<{ id: number; quoteId: number; message: string }> => ({
  columns: { id: tried.id, quoteId: tried.quoteId, message: tried.message },
  from: sql`FROM ${tried}
    WHERE ${tried.outcome} = 'Failed' AND ${tried.quoteId} IN (${roundedList(quoteIds)})`,
});

interface PassivelyRenewed {
  id: number;
  quoteId: number;
  finishedAt: string;
  fullName: string;
  undoUntil: string | null;
}

const passivelyRenewed = (quoteIds: readonly number[]): Question<PassivelyRenewed> => ({
  columns: {
    id: renewal.id,
    quoteId: renewal.quoteId,
    finishedAt: renewal.finishedAt,
    fullName: asker.fullName,
    undoUntil: renewal.undoUntil,
  },
  from: sql`FROM ${renewal} JOIN ${asker} ON ${asker.id} = ${renewal.requestedByUserId}
    WHERE ${renewal.outcome} = 'Renewed' AND ${renewal.quoteId} IN (${roundedList(quoteIds)})`,
});

const waitingGroups = (groupIds: readonly number[]): Question<{ groupId: number }> => ({
  columns: { groupId: item.subjectId },
  from: sql`FROM ${run} JOIN ${item} ON ${item.runId} = ${run.id}
    WHERE ${run.kind} = 'passive-renewal' AND ${run.finishedAt} IS NULL
      AND ${item.state} = 'Waiting' AND ${item.subjectId} IN (${roundedList(groupIds)})`,
});

interface Asked {
  groupId: number;
  renewalDate: IsoDate;
  answer: SurveyAnswer | null;
}

const surveysOf = (groupIds: readonly number[]): Question<Asked> => ({
  columns: { groupId: asked.groupId, renewalDate: asked.renewalDate, answer: asked.answer },
  from: sql`FROM ${asked} WHERE ${asked.groupId} IN (${roundedList(groupIds)})`,
});

const censusesOf = (
  groups: readonly UpcomingGroup[],
): Question<{ groupId: number; enrolls: number; tooOld: number }> => ({
  columns: {
    groupId: employer.id,
    enrolls: sql`CASE WHEN ${somebodyEnrolls(employer, opened)} THEN 1 ELSE 0 END`,
    tooOld: sql`CASE WHEN ${aChildIsTooOld(employer, opened)} THEN 1 ELSE 0 END`,
  },
  from: sql`FROM ${employer}
    LEFT JOIN ${opened} ON ${opened.groupId} = ${employer.id}
      AND ${opened.id} IN (${roundedList([0, ...groups.map(({ quoteId }) => quoteId ?? 0)])})
    WHERE ${employer.id} IN (${roundedList([0, ...groups.map(({ groupId }) => groupId)])})`,
});

const quotesWithPlans = (quoteIds: readonly number[]): Question<{ quoteId: number }> => ({
  columns: { quoteId: chosen.quoteId },
  from: sql`FROM ${chosen} WHERE ${chosen.quoteId} IN (${roundedList(quoteIds)})`,
});
