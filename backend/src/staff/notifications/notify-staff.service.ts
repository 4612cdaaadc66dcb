import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type Claim, ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import { MoveQuoteService, type QuoteMoved } from '../../quoting/quotes/move-quote.service.ts';
import type { AnyQuote } from '../../quoting/quotes/quotes.repository.ts';
import { type AddedNote, AddNoteService } from '../notes/add-note.service.ts';
import type { StaffNotification } from './staff-notification.table.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

type Told = Pick<StaffNotification, 'userId' | 'kind' | 'quoteId'> & { noteId?: number };

/**
 * Tells staff what others did that concerns them, in the transaction in which it was done: neither is written without the other, and a
 * repeated request that changes nothing tells nothing.
 */
@Injectable()
export class NotifyStaffService implements OnModuleInit {
  constructor(
    private readonly notifications: StaffNotificationsRepository,
    private readonly claims: ClaimQuoteService,
    private readonly moveQuote: MoveQuoteService,
    private readonly addNote: AddNoteService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.claims.follow((tx, user, claims) => this.tell(tx, user, claims.flatMap(toldOfClaim)));
    this.moveQuote.follow((tx, moved, made) => this.ofReply(tx, moved, made));
    this.addNote.follow((tx, user, note) => this.tell(tx, user, toldOfNote(note)));
  }

  /** An agent's move from pended to pended is a reply. */
  private async ofReply(tx: EntityManager, { id: quoteId, status }: AnyQuote, { user, from }: QuoteMoved) {
    if (user !== null && !user.isInternal && from === 'Pended' && status === 'Pended') {
      const userId = await this.notifications.findPender(tx, quoteId);
      await this.tell(tx, user, userId === null ? [] : [{ userId, kind: 'Reply', quoteId }]);
    }
  }

  /** No one is told of their own doing. */
  private async tell(tx: EntityManager, { id: actorUserId }: SessionUser, told: readonly Told[]): Promise<void> {
    const others = told.filter(({ userId }) => userId !== actorUserId);
    if (others.length > 0) {
      const createdAt = this.clock.now();
      await this.notifications.add(
        tx,
        others.map((each) => ({ ...each, noteId: each.noteId ?? null, actorUserId, createdAt })),
      );
    }
  }
}

const toldOfNote = ({ id: noteId, quoteId, mentionedIds }: AddedNote): Told[] =>
  mentionedIds.map((userId) => ({ userId, kind: 'Mention', quoteId, noteId }));

function toldOfClaim({ action, quoteId, fromUserId, toUserId }: Claim): Told[] {
  const taken = action === 'take-over-quote' ? 'TakenOver' : 'Reassigned';
  return [
    ...(fromUserId === null ? [] : [{ userId: fromUserId, kind: taken, quoteId } as const]),
    ...(action === 'hand-over-quote' ? [{ userId: toUserId, kind: 'Assigned', quoteId } as const] : []),
  ];
}
