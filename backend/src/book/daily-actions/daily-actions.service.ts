import { Injectable } from '@nestjs/common';
import { CALL_TOPICS, type CallTopic } from '#shared/book-of-business/individuals/today/call-outcomes';
import {
  ACTION_KINDS,
  type ActionKind,
  type DailyAction,
  type DailyActions,
} from '#shared/book-of-business/individuals/today/daily-actions.record';
import { renewalWindow } from '#shared/book-of-business/individuals/today/windows';
import { openEvents } from '#shared/eligibility/individual-dates';
import { BooksRepository } from '../books/books.repository.ts';
import { NotedCallsRepository } from '../calls/noted-calls.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { ActionCounts, ActionFacts, ActionPage } from './action-facts.ts';
import { CountActionsRepository } from './count-actions.repository.ts';
import { ListActionsRepository } from './list-actions.repository.ts';
import {
  toDoctorAction,
  toGraceAction,
  toRenewalAction,
  toSpecialAction,
  toTurning26,
  toTurning65,
} from './to-action.ts';

interface Asked {
  /** SrcAgentId of the agent whose book it is; null = the user's own. */
  srcAgentId: string | null;
  /** null: all. */
  kind: ActionKind | null;
  page: ActionPage;
}

/** Which households of an agent's book need a call today, and why. Source: individuals, section 6, "Action list of the book". */
@Injectable()
export class DailyActionsService {
  private readonly counts = new CountCache<ActionCounts>(({ people, contracts }) => Math.max(people, contracts));

  constructor(
    private readonly books: BooksRepository,
    private readonly rules: RulesService,
    private readonly counting: CountActionsRepository,
    private readonly actions: ListActionsRepository,
    private readonly calls: NotedCallsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws INVALID_INPUT without an agent where one has to be picked; NOT_FOUND */
  async list(user: SessionUser, { srcAgentId, kind, page }: Asked): Promise<DailyActions> {
    const facts = await this.factsOf(user, srcAgentId);
    const counts = await this.countsOf(facts);
    const asked: readonly ActionKind[] = kind === null ? ACTION_KINDS : [kind];
    const parts = await Promise.all(
      partsOf(asked, counts.byKind, page).map(([each, part]) => this.listKind(each, facts, counts, part)),
    );
    return {
      People: counts.people,
      Counts: ACTION_KINDS.map((Kind) => ({ Kind, Count: counts.byKind[Kind] })),
      Total: asked.reduce((sum, each) => sum + counts.byKind[each], 0),
      Actions: parts.flat(),
    };
  }

  private async factsOf(user: SessionUser, srcAgentId: string | null): Promise<ActionFacts> {
    const [book, rules] = await Promise.all([this.books.open(user, srcAgentId), this.rules.inForce()]);
    const today = this.clock.today();
    const dates = { today, audience: 'external', rules } as const;
    const { GraceMonthsWithAptc, GraceDaysWithoutAptc } = rules;
    const leftAlone = await this.calls.listLeftAlone(book.agentId, today);
    return {
      book,
      today,
      rules: { GraceMonthsWithAptc, GraceDaysWithoutAptc },
      dates,
      events: openEvents(dates),
      window: renewalWindow(today, rules),
      leftAlone: byTopic(leftAlone),
    };
  }

  private countsOf(facts: ActionFacts): Promise<ActionCounts> {
    const { book, dates: _ofSingleQuotes, ...others } = facts;
    const key = JSON.stringify([book.agentId, others]);
    return this.counts.get(key, () => this.counting.count(facts));
  }

  private async listKind(
    kind: ActionKind,
    facts: ActionFacts,
    { doctors }: ActionCounts,
    page: ActionPage,
  ): Promise<DailyAction[]> {
    switch (kind) {
      case 'PastDue':
        return (await this.actions.listPastDue(facts, page)).map((row) => toGraceAction(kind, row, facts));
      case 'SubsidyAtRisk':
        return (await this.actions.listAtRisk(facts, page)).map((row) => toGraceAction(kind, row, facts));
      case 'SpecialEnrollmentEnding':
        return (await this.actions.listSpecial(facts, page)).map((row) => toSpecialAction(row, facts));
      case 'RenewalOpen':
        return (await this.actions.listRenewals(facts, page)).map((row) => toRenewalAction(row, facts));
      case 'Turning26':
        return (await this.actions.listBirthdays(kind, facts, page)).map((row) => toTurning26(row, facts));
      case 'Turning65':
        return (await this.actions.listBirthdays(kind, facts, page)).map((row) => toTurning65(row, facts));
      case 'DoctorUnavailable':
        return (await this.actions.listPatients(facts, doctors, page)).map((row) => toDoctorAction(row, doctors));
    }
  }
}

const byTopic = (calls: readonly { contractId: number; topic: CallTopic }[]): ActionFacts['leftAlone'] =>
  Object.fromEntries(
    CALL_TOPICS.map((topic) => [
      topic,
      calls.filter((call) => call.topic === topic).map(({ contractId }) => contractId),
    ]),
  );

/** The part of each kind that is on the page: one kind follows the other. */
function partsOf(
  kinds: readonly ActionKind[],
  byKind: ActionCounts['byKind'],
  { first, count }: ActionPage,
): [ActionKind, ActionPage][] {
  const parts: [ActionKind, ActionPage][] = [];
  let before = 0;
  for (const kind of kinds) {
    const start = Math.max(first - before, 0);
    const end = Math.min(first + count - before, byKind[kind]);
    if (end > start) {
      parts.push([kind, { first: start, count: end - start }]);
    }
    before += byKind[kind];
  }
  return parts;
}
