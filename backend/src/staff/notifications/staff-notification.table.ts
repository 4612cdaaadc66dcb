import type { NotificationKind } from '#shared/staff-notifications/staff-notification.record';
import { id, instant, int, refers, stored, text } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { RuleProposal } from '../business-rules/rule-proposal.table.ts';
import { StaffNote } from '../notes/staff-note.table.ts';

/** What a staff member is told of. Plain stored data: ids only, names are joined when it is read. */
export class StaffNotification extends stored(
  'bell_notifications',
  {
    id: id(),
    /** Who is told. */
    userId: refers(() => User, 'CASCADE'),
    kind: text<NotificationKind>(12),
    /** null for a rule. */
    quoteId: refers(() => Quote, 'CASCADE').orNull(),
    /** Of quotes that were assigned at once, of which `quoteId` is the first; null for one alone. */
    quoteCount: int().orNull(),
    /** Of a rule. */
    ruleProposalId: refers(() => RuleProposal, 'CASCADE').orNull(),
    /** Who did it. */
    actorUserId: refers(() => User, 'RESTRICT'),
    /** Of a mention. */
    noteId: refers(() => StaffNote, 'CASCADE').orNull(),
    /** UTC. */
    createdAt: instant().index(),
    /** UTC. null = unread. */
    readAt: instant().orNull().index(),
  },
  {
    uniques: [['noteId', 'userId']],
    indexes: [
      ['userId', 'id'],
      ['userId', 'readAt'],
    ],
  },
) {}
