import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { CopiedQuote, QuoteNotification } from '#shared/quotes/quote.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Agent } from '../../../platform/people/agent.entity.ts';
import { AssignedAgents } from '../../../platform/people/assigned-agents.ts';
import { askTogether, type Question } from '../../../platform/database/ask-together.ts';
import { padded, placeholders } from '../../../platform/database/prepared-rows.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { type FoundRelated, GroupsRepository } from '../../groups/groups.repository.ts';
import { type GroupQuote, type SiblingQuote, siblingsOf, toSibling } from '../quotes.repository.ts';

/** What is told of quotes of one group beside themselves; maps are by the id of the quote. */
export interface FoundAroundQuotes {
  ofGroup: FoundRelated;
  /** The group's quotes that are not deleted. */
  siblings: SiblingQuote[];
  /** In their order, with their agencies. */
  agents: Map<number, Agent[]>;
  /** Newest first. */
  notifications: Map<number, QuoteNotification[]>;
  /** What a copy was copied from, by the id of the original. */
  originals: Map<number, CopiedQuote>;
  /** Those with a summary of benefits and coverage: a medical plan with loaded benefits is chosen for them. */
  summarised: Set<number>;
}

/** Reads what stands around quotes: one statement, however many they are. Callers have found the quotes for their user. */
@Injectable()
export class RelatedToQuoteRepository {
  private readonly agents: AssignedAgents;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly groups: GroupsRepository,
  ) {
    this.agents = new AssignedAgents(database, 'quote');
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
      originals: new Map(originals.map((original) => [original.id, toOriginal(original, originalPlans)])),
      summarised: new Set(summarised.map(({ quoteId }) => quoteId)),
    };
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
    id: 'written.id',
    quoteId: 'written.quoteId',
    text: 'written.text',
    at: 'written.at',
    fullName: 'author.fullName',
  },
  from: `FROM notifications written JOIN users author ON author.id = written.byUserId
    WHERE written.quoteId IN (${placeholders(quoteIds.length)})`,
  values: padded(quoteIds),
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
  columns: { id: 'original.id', name: 'original.name', effectiveDate: 'original.effectiveDate' },
  from: `FROM quotes original WHERE original.id IN (${placeholders(ids.length)})`,
  values: padded(ids),
});

const plansOf = (quoteIds: readonly number[]): Question<ChosenPlan> => ({
  columns: {
    quoteId: 'chosen.quoteId',
    position: 'chosen.position',
    planId: 'chosen.planId',
    displayName: 'plan.displayName',
  },
  from: `FROM quote_plans chosen JOIN plans plan ON plan.id = chosen.planId
    WHERE chosen.quoteId IN (${placeholders(quoteIds.length)})`,
  values: padded(quoteIds),
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
  columns: { quoteId: 'chosen.quoteId' },
  from: `FROM quote_plans chosen JOIN plans plan ON plan.id = chosen.planId AND plan.coverage = 'medical'
    WHERE chosen.quoteId IN (${placeholders(quoteIds.length)})
    AND EXISTS (SELECT 1 FROM plan_benefits benefit WHERE benefit.planId = chosen.planId)`,
  values: padded(quoteIds),
});
