import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EhbPlan } from '#shared/eligibility/benchmark';
import type { CopiedQuote, QuoteNotification } from '#shared/quotes/quote.record';
import { addRows } from '../../platform/database/add-rows.ts';
import { Plan, PlanBenefit } from '../../catalogue/plans/plan.table.ts';
import { askTogether, type Question } from '../../platform/database/ask-together.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { roundedList, selected, sql, table } from '../../platform/database/sql.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import { AssignedAgents } from '../../platform/people/assigned-agents.repository.ts';
import { User } from '../../platform/people/user.table.ts';
import { type FoundRelated, GroupsRepository } from '../groups/groups.repository.ts';
import { QuoteNotification as StoredNotification } from './notification.table.ts';
import { type SiblingQuote, siblingsOf, toSibling } from './quote-questions.repository.ts';
import { Quote } from './quote.table.ts';
import type { AnyQuote, GroupQuote } from './quotes.repository.ts';

const written = table(StoredNotification, 'written');
const author = table(User, 'author');
const original = table(Quote, 'original');
const plan = table(Plan, 'plan');
const benefit = table(PlanBenefit, 'benefit');

/** Related data of the quotes of one group; maps are by quote id. */
export interface FoundAroundQuotes {
  ofGroup: FoundRelated;
  /** The group's quotes, without deleted ones. */
  siblings: SiblingQuote[];
  /** In order, with their agencies. */
  agents: Map<number, Agent[]>;
  /** Newest first. */
  notifications: Map<number, QuoteNotification[]>;
  /** The originals of copies, by the original's id. */
  originals: Map<number, CopiedQuote>;
  /** The quotes with a summary of benefits and coverage: a medical plan with loaded benefits is selected. */
  summarised: Set<number>;
}

export type NewNotification = Pick<StoredNotification, 'text' | 'byUserId' | 'at'>;

/**
 * Reads related data of quotes, one statement for any number, and writes notifications. Callers must already have found the quotes for their
 * user.
 */
@Injectable()
export class RelatedToQuoteRepository {
  private readonly agents: AssignedAgents;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly groups: GroupsRepository,
  ) {
    this.agents = new AssignedAgents(database, 'quote');
  }

  /** Of the quote of a household. */
  async ofIndividual(quoteId: number): Promise<{ agents: Agent[]; notifications: QuoteNotification[] }> {
    const { agents, notifications } = await askTogether(this.database.manager, {
      agents: this.agents.question([quoteId]),
      notifications: notificationsOf([quoteId]),
    });
    return {
      agents: this.agents.read(agents).get(quoteId) ?? [],
      notifications: toNotifications(notifications).get(quoteId) ?? [],
    };
  }

  async find(groupId: number, quotes: readonly GroupQuote[]): Promise<FoundAroundQuotes> {
    const ids = [0, ...quotes.map(({ id }) => id)];
    const originalIds = [0, ...quotes.flatMap(({ copiedFromQuoteId }) => copiedFromQuoteId ?? [])];
    const { siblings, agents, notifications, originals, originalPlans, summarised, ...ofGroup } = await askTogether(
      this.database.manager,
      {
        ...this.groups.questionsAbout(groupId),
        siblings: siblingsOf(groupId),
        agents: this.agents.question(ids),
        notifications: notificationsOf(ids),
        originals: quotesBy(originalIds),
        originalPlans: plansOf(originalIds),
        summarised: withBenefitsSummary(ids),
      },
    );
    return {
      ofGroup: this.groups.readRelated(ofGroup),
      siblings: siblings.map(toSibling),
      agents: this.agents.read(agents),
      notifications: toNotifications(notifications),
      originals: new Map(originals.map((each) => [each.id, toOriginal(each, originalPlans)])),
      summarised: new Set(summarised.map(({ quoteId }) => quoteId)),
    };
  }

  /** The medical plans of a quote in their order, at the premium that they were given. */
  listMedicalPlans(quoteId: number): Promise<SelectedPlan[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${MEDICAL_COLUMNS} FROM quote_plans chosen JOIN ${plan} ON ${plan.id} = chosen.planId
        WHERE chosen.quoteId = ${quoteId} AND ${plan.coverage} = 'medical' ORDER BY chosen.position`,
    );
  }

  countNotifications(tx: EntityManager, quote: AnyQuote): Promise<number> {
    return tx.countBy(StoredNotification, { quoteId: quote.id });
  }

  /** Whether the same person has written the same text since then. */
  async isWrittenSince(tx: EntityManager, quote: AnyQuote, { text, byUserId }: NewNotification, since: Date) {
    return tx.existsBy(StoredNotification, { quoteId: quote.id, text, byUserId, at: MoreThanOrEqual(since) });
  }

  async addNotification(tx: EntityManager, quote: AnyQuote, notification: NewNotification): Promise<void> {
    await addRows(tx, StoredNotification, { ...notification, quoteId: quote.id });
  }
}

interface WrittenNotification {
  id: number;
  quoteId: number;
  text: string;
  at: string;
  fullName: string;
}

const notificationsOf = (quoteIds: readonly number[]): Question<WrittenNotification> => ({
  columns: {
    id: written.id,
    quoteId: written.quoteId,
    text: written.text,
    at: written.at,
    fullName: author.fullName,
  },
  from: sql`FROM ${written} JOIN ${author} ON ${author.id} = ${written.byUserId}
    WHERE ${written.quoteId} IN (${roundedList(quoteIds)})`,
});

function toNotifications(rows: WrittenNotification[]): Map<number, QuoteNotification[]> {
  const byQuote = new Map<number, QuoteNotification[]>();
  for (const { id, quoteId, text, fullName, at } of rows.sort((one, other) => other.id - one.id)) {
    const answer = { Id: id, Text: text, By: fullName, At: toInstant(at).toISOString() };
    byQuote.set(quoteId, [...(byQuote.get(quoteId) ?? []), answer]);
  }
  return byQuote;
}

interface Original {
  id: number;
  name: string;
  effectiveDate: IsoDate;
}

interface ChosenPlan {
  quoteId: number;
  position: number;
  planId: number;
  displayName: string;
}

const quotesBy = (ids: readonly number[]): Question<Original> => ({
  columns: { id: original.id, name: original.name, effectiveDate: original.effectiveDate },
  from: sql`FROM ${original} WHERE ${original.id} IN (${roundedList(ids)})`,
});

const plansOf = (quoteIds: readonly number[]): Question<ChosenPlan> => ({
  columns: {
    quoteId: sql`chosen.quoteId`,
    position: sql`chosen.position`,
    planId: sql`chosen.planId`,
    displayName: plan.displayName,
  },
  from: sql`FROM quote_plans chosen JOIN ${plan} ON ${plan.id} = chosen.planId
    WHERE chosen.quoteId IN (${roundedList(quoteIds)})`,
});

const toOriginal = ({ id, name, effectiveDate }: Original, plans: readonly ChosenPlan[]): CopiedQuote => ({
  Id: id,
  Name: name,
  EffectiveDate: effectiveDate,
  SelectedPlans: plans
    .filter(({ quoteId }) => quoteId === id)
    .sort((one, other) => one.position - other.position)
    .map(({ planId, displayName }) => ({ PlanId: planId, PlanDisplayName: displayName })),
});

const withBenefitsSummary = (quoteIds: readonly number[]): Question<{ quoteId: number }> => ({
  columns: { quoteId: sql`chosen.quoteId` },
  from: sql`FROM quote_plans chosen JOIN ${plan} ON ${plan.id} = chosen.planId AND ${plan.coverage} = 'medical'
    WHERE chosen.quoteId IN (${roundedList(quoteIds)})
    AND EXISTS (SELECT 1 FROM ${benefit} WHERE ${benefit.planId} = chosen.planId)`,
});

export interface SelectedPlan extends EhbPlan {
  planId: number;
  displayName: string;
}

const MEDICAL_COLUMNS = selected<SelectedPlan>({
  planId: plan.id,
  displayName: plan.displayName,
  shareBasisPoints: plan.ehbShareBasisPoints,
  monthlyRateCents: sql`chosen.monthlyRateCents`,
});
