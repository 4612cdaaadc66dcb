import { Injectable } from '@nestjs/common';
import { CALL_TOPICS, type CallTopic } from '#shared/book-of-business/individuals/today/call-outcomes';
import {
  ACTION_KINDS,
  type ActionKind,
  BLANK_ACTION,
  type DailyAction,
  type DailyActions,
} from '#shared/book-of-business/individuals/today/daily-actions.record';
import {
  birthday26,
  birthday65,
  graceUntil,
  lastDayAsChild,
  medicareStart,
  renewalWindow,
} from '#shared/book-of-business/individuals/today/windows';
import { addDays, daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { openEvents, specialFacts } from '#shared/eligibility/individual-dates';
import { lastSelectionDay } from '#shared/eligibility/special-enrollment';
import { dollarsFromCents } from '#shared/formats/currency';
import { BooksRepository } from '../books/books.repository.ts';
import { NotedCallsRepository } from '../calls/noted-calls.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { ActionCounts, ActionFacts, ActionPage, LostDoctor } from './action-facts.ts';
import { CountActionsRepository } from './count-actions.repository.ts';
import { type ContractRow, ListActionsRepository, type MemberRow, type SpecialRow } from './list-actions.repository.ts';

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

const toGraceAction = (kind: ActionKind, row: ContractRow, { today, rules }: ActionFacts): DailyAction => ({
  ...ofContract(kind, row),
  ...by(today, graceUntil(row.graceFrom, Boolean(row.hasCredit), rules)),
  AmountDue: dollarsFromCents((row.amountDueCents ?? 0) - (row.suspenseCents ?? 0)),
});

const toRenewalAction = (row: ContractRow, { today, window }: ActionFacts): DailyAction => ({
  ...ofContract('RenewalOpen', row),
  ...(window && { ...by(today, window.until), RenewalYear: window.year }),
});

const toTurning26 = (row: MemberRow, { today }: ActionFacts): DailyAction => ({
  ...ofMember('Turning26', row),
  ...by(today, lastDayAsChild(row.memberBirthDate)),
  Birthday: birthday26(row.memberBirthDate),
});

function toTurning65(row: MemberRow, { today }: ActionFacts): DailyAction {
  const { enrollFrom, enrollUntil, begins } = medicareStart(row.memberBirthDate);
  return {
    ...ofMember('Turning65', row),
    ...by(today, addDays(begins, -1)),
    Birthday: birthday65(row.memberBirthDate),
    EnrollFrom: enrollFrom,
    EnrollUntil: enrollUntil,
  };
}

const toDoctorAction = (row: MemberRow, doctors: readonly LostDoctor[]): DailyAction => ({
  ...ofMember('DoctorUnavailable', row),
  DoctorName: row.doctorName ?? '',
  DoctorProblem:
    doctors.find(
      ({ npi, planId, isExistingPatient }) =>
        npi === row.npi && planId === row.planId && isExistingPatient === Boolean(row.isExistingPatient),
    )?.problem ?? null,
});

const toSpecialAction = (row: SpecialRow, { today, dates }: ActionFacts): DailyAction => ({
  ...BLANK_ACTION,
  Kind: 'SpecialEnrollmentEnding',
  QuoteId: row.quoteId,
  Name: { First: row.firstName, Last: row.lastName },
  Phone: row.phone ?? '',
  ...by(
    today,
    lastSelectionDay(
      row.eventDate,
      specialFacts(row.event, { ...dates, granted: row.isFfm ? [] : null }, row.eventAnswer),
    ),
  ),
  Event: row.event,
  Status: row.status,
  IsFfm: Boolean(row.isFfm),
});

const by = (today: IsoDate, Deadline: IsoDate): Pick<DailyAction, 'Deadline' | 'DaysLeft'> => ({
  Deadline,
  DaysLeft: daysBetween(today, Deadline),
});

const ofContract = (Kind: ActionKind, row: ContractRow): DailyAction => ({
  ...BLANK_ACTION,
  Kind,
  ContractId: row.contractNumber,
  Name: { First: row.firstName, Last: row.lastName },
  Phone: row.phone,
  TaxCredit: row.hasCredit ? dollarsFromCents(row.latestAptcCents ?? 0) : null,
  CsrLevelDescription: row.csrLevelDescription,
});

const ofMember = (kind: ActionKind, row: MemberRow): DailyAction => ({
  ...ofContract(kind, row),
  Member: { First: row.memberFirstName, Last: row.memberLastName },
});
