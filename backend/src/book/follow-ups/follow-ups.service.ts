import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { detroitDay } from '#shared/dates/iso-date';
import {
  dataMatchingDue,
  FOLLOW_UP_STATES,
  type FollowUpState,
  isOpen,
  moveProblem,
} from '#shared/follow-ups/follow-up';
import type { FollowUp as FollowUpAnswer, FollowUps } from '#shared/follow-ups/follow-up.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import type { MarketplaceQuote } from '../../quoting/households/marketplace-quote.table.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { BooksRepository } from '../books/books.repository.ts';
import { FollowUpAnswersService } from './follow-up-answers.service.ts';
import { FollowUp } from './follow-up.table.ts';
import { type FollowUpPage, FollowUpsRepository, type NewFollowUp } from './follow-ups.repository.ts';

/** What the answer of the marketplace about a special enrollment makes of the proof. */
const SETTLED: Partial<Record<QuoteStatus, FollowUpState>> = { Complete: 'Accepted', Declined: 'Refused' };

/** What the marketplace waits for from the clients of an agent: kept with its decisions, and worked on. */
@Injectable()
export class FollowUpsService {
  constructor(
    private readonly books: BooksRepository,
    private readonly followUps: FollowUpsRepository,
    private readonly decisions: MarketplaceQuotesRepository,
    private readonly quotes: Quotes,
    private readonly moveQuote: MoveQuoteService,
    private readonly answers: FollowUpAnswersService,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    // Not on init: a first start plays the demo before it.
    this.decisions.follow((tx, quote) => this.keepUp(tx, quote));
    this.moveQuote.follow(async (tx, moved) => {
      if (moved.groupId === null) {
        await this.keepUp(tx, moved);
      }
    });
  }

  /** @throws INVALID_INPUT without an agent where one has to be picked; NOT_FOUND */
  async list(user: SessionUser, srcAgentId: string | null, page: FollowUpPage): Promise<FollowUps> {
    const book = await this.books.open(user, srcAgentId);
    const [rows, counted] = await Promise.all([
      this.followUps.listOfBook(book, page),
      this.followUps.countOfBook(book),
    ]);
    const Counts = FOLLOW_UP_STATES.map((State) => ({
      State,
      Count: Number(counted.find(({ state }) => state === State)?.total ?? 0),
    }));
    const asked = Counts.filter(({ State }) => (page.state === null ? isOpen(State) : State === page.state));
    return {
      Rows: await this.answers.toAnswers(rows),
      Total: asked.reduce((sum, { Count }) => sum + Count, 0),
      Counts,
      ...this.answers.ofServer,
    };
  }

  /** @throws NOT_FOUND */
  async find(user: SessionUser, id: number): Promise<FollowUpAnswer> {
    const [answer] = await this.answers.toAnswers([await this.followUps.findVisible(user, id)]);
    return answer!;
  }

  /** @throws NOT_FOUND, STALE_VERSION, WRONG_STATE */
  async move(
    user: SessionUser,
    id: number,
    { State: state, Version: version }: Pick<FollowUpAnswer, 'State' | 'Version'>,
  ): Promise<FollowUpAnswer> {
    await this.transactions.run(async (tx) => {
      const found = await this.followUps.findVisible(user, id, tx);
      if (found.state === state) {
        return;
      }
      const problem = found.version === version ? moveProblem(found.kind, found.state, state) : null;
      if (problem !== null) {
        throw new AppError('WRONG_STATE', problem);
      }
      await guardedUpdate(tx, FollowUp, { id, version }, { state, isOpen: isOpen(state) });
      await this.audit.record(tx, {
        user,
        action: 'move-follow-up',
        subject: 'quote',
        subjectId: found.quoteId,
        fields: [found.kind, found.state, state],
      });
    });
    return this.find(user, id);
  }

  /** Follows what the marketplace says of a household, and what becomes of its quote. Callers have the lock of the quote. */
  private async keepUp(tx: EntityManager, quote: IndividualQuote): Promise<void> {
    const decision = await this.decisions.find(quote, tx);
    if (!decision) {
      return;
    }
    const known = await this.followUps.listOfQuote(tx, quote.id);
    const wanted = await this.wantedOf(quote, decision);
    await this.insertMissing(
      tx,
      quote,
      wanted.filter((each) => !known.some((other) => isSame(each, other))),
    );
    for (const each of known) {
      const now = wanted.find((other) => isSame(each, other));
      const settled = now ? null : isOpen(each.state) ? settledState(each, quote.status) : null;
      if (now && (now.dueOn !== each.dueOn || now.isComputed !== each.isComputed)) {
        await this.followUps.change(tx, each.id, { dueOn: now.dueOn, isComputed: now.isComputed });
      }
      if (settled !== null) {
        await this.followUps.change(tx, each.id, { state: settled, isOpen: false });
      }
    }
  }

  private async insertMissing(tx: EntityManager, quote: IndividualQuote, missing: readonly Wanted[]): Promise<void> {
    if (missing.length > 0) {
      const [agentId = null] = await this.quotes.listAgentIds(tx, quote.id);
      await this.followUps.insert(
        tx,
        missing.map((each) => ({ ...each, quoteId: quote.id, agentId })),
      );
    }
  }

  private async wantedOf({ status }: IndividualQuote, decision: MarketplaceQuote): Promise<Wanted[]> {
    const rules = await this.rules.inForce();
    const notedOn = detroitDay(decision.fetchedAt);
    const matchings = (decision.dataMatching ?? []).map(({ Kind, ApplicantId, DueDate }) => ({
      kind: Kind,
      applicantId: ApplicantId,
      dueOn: DueDate ?? dataMatchingDue(Kind, notedOn, rules),
      isComputed: DueDate === null,
    }));
    // Documents are due from the plan selection on: before it is submitted there is nothing to prove.
    const proof =
      status === 'PendingSEVerification' && decision.verificationDueDate !== null
        ? [{ ...HOUSEHOLD_PROOF, dueOn: decision.verificationDueDate }]
        : [];
    return [...proof, ...new Map(matchings.map((each) => [keyOf(each), each])).values()];
  }
}

type Wanted = Omit<NewFollowUp, 'quoteId' | 'agentId'>;
const HOUSEHOLD_PROOF = { kind: 'SpecialEnrollment', applicantId: '', isComputed: false } as const;

const keyOf = ({ kind, applicantId }: Pick<FollowUp, 'kind' | 'applicantId'>): string => `${kind} ${applicantId}`;
const isSame = (one: Wanted, other: Wanted): boolean => keyOf(one) === keyOf(other);

/** What the marketplace waits for no more: a fact that it does not name again matches now. */
const settledState = ({ kind }: FollowUp, status: QuoteStatus): FollowUpState | null =>
  kind === 'SpecialEnrollment' ? (SETTLED[status] ?? null) : 'Accepted';
