import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '#shared/staff-notifications/staff-notification.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { NightlyJobs } from '../../platform/jobs/nightly-jobs.ts';
import { type Claim, ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import { MoveQuoteService, type QuoteMoved } from '../../quoting/quotes/move-quote.service.ts';
import type { AnyQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { RuleProposal } from '../business-rules/rule-proposal.table.ts';
import { RuleProposalsService } from '../business-rules/rule-proposals.service.ts';
import { type AddedNote, StaffNotesService } from '../notes/staff-notes.service.ts';
import type { StaffNotification } from './staff-notification.table.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

type Told = Pick<StaffNotification, 'userId' | 'kind'> &
  Partial<Pick<StaffNotification, 'quoteId' | 'quoteCount' | 'noteId' | 'ruleProposalId'>>;

/**
 * Tells staff what others did that concerns them, in the transaction in which it was done: neither is written without the other, and a
 * repeated request that changes nothing tells nothing. Marks the caller's notifications as read. Not an event for the audit trail: it
 * changes no record but the caller's own list. Deletes old notifications every night.
 */
@Injectable()
export class StaffNotificationsService implements OnModuleInit {
  constructor(
    private readonly notifications: StaffNotificationsRepository,
    private readonly claims: ClaimQuoteService,
    private readonly moveQuote: MoveQuoteService,
    private readonly notes: StaffNotesService,
    private readonly proposals: RuleProposalsService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly nightly: NightlyJobs,
  ) {}

  onModuleInit(): void {
    this.claims.follow((tx, user, claims) => this.tell(tx, user, toldOfClaims(claims)));
    this.moveQuote.follow((tx, moved, made) => this.ofReply(tx, moved, made));
    this.notes.follow((tx, user, note) => this.tell(tx, user, toldOfNote(note)));
    this.proposals.follow(async (tx, user, proposal) => this.tell(tx, user, await this.ofProposal(tx, proposal)));
    this.nightly.register('purge-notifications', () => this.purge());
  }

  /** An agent's move from pended to pended is a reply. */
  private async ofReply(tx: EntityManager, { id: quoteId, status }: AnyQuote, { user, from }: QuoteMoved) {
    if (user !== null && !user.isInternal && from === 'Pended' && status === 'Pended') {
      const userId = await this.notifications.findPender(tx, quoteId);
      await this.tell(tx, user, userId === null ? [] : [{ userId, kind: 'Reply', quoteId }]);
    }
  }

  /** Super users are told of a proposal, whoever proposed it of the decision. */
  private async ofProposal(tx: EntityManager, { id, status, proposedByUserId }: RuleProposal): Promise<Told[]> {
    const told = { kind: `Rule${status === 'Open' ? 'Proposed' : status}`, ruleProposalId: id } as const;
    const userIds = status === 'Open' ? await this.notifications.listSuperUsers(tx) : [proposedByUserId];
    return userIds.map((userId) => ({ ...told, userId }));
  }

  /** No one is told of their own doing. */
  private async tell(tx: EntityManager, { id: actorUserId }: SessionUser, told: readonly Told[]): Promise<void> {
    const others = told.filter(({ userId }) => userId !== actorUserId);
    if (others.length > 0) {
      const createdAt = this.clock.now();
      await this.notifications.add(
        tx,
        others.map((each) => ({ ...OF_NOTHING, ...each, actorUserId, createdAt })),
      );
    }
  }

  readOne(user: SessionUser, id: number): Promise<void> {
    return this.transactions.run((tx) => this.notifications.read(tx, user, id, this.clock.now()));
  }

  readUpTo(user: SessionUser, newest: number): Promise<void> {
    return this.transactions.run((tx) => this.notifications.readUpTo(tx, user, newest, this.clock.now()));
  }

  purge(): Promise<void> {
    const now = this.clock.now().getTime();
    const expired = {
      readBefore: new Date(now - READ_KEPT_DAYS * DAY_MS),
      writtenBefore: new Date(now - UNREAD_KEPT_DAYS * DAY_MS),
    };
    return this.transactions.run((tx) => this.notifications.removeExpired(tx, expired));
  }
}

const OF_NOTHING = { quoteId: null, quoteCount: null, noteId: null, ruleProposalId: null };

const toldOfNote = ({ id: noteId, quoteId, mentionedIds }: AddedNote): Told[] =>
  mentionedIds.map((userId) => ({ userId, kind: 'Mention', quoteId, noteId }));

/** Who had a quote is told of each; who gets several at once, of all of them together. */
function toldOfClaims(claims: readonly Claim[]): Told[] {
  const given = claims.filter(({ action }) => action === 'hand-over-quote');
  return [
    ...claims.flatMap(({ action, quoteId, fromUserId }) => {
      const kind = action === 'take-over-quote' ? 'TakenOver' : 'Reassigned';
      return fromUserId === null ? [] : [{ userId: fromUserId, kind, quoteId } as const];
    }),
    ...[...new Set(given.map(({ toUserId }) => toUserId))].map((userId) => {
      const [first, ...others] = given.filter(({ toUserId }) => toUserId === userId).map(({ quoteId }) => quoteId);
      return {
        userId,
        kind: 'Assigned',
        quoteId: first!,
        quoteCount: others.length === 0 ? null : others.length + 1,
      } as const;
    }),
  ];
}

const DAY_MS = 24 * 60 * 60_000;
