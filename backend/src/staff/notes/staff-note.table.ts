import { id, instant, refers, sealed, stored } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

/** An internal note on a quote of either line. Plain stored data. Written once; only its deletion changes it. */
export class StaffNote extends stored(
  'staff_notes',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    authorUserId: refers(() => User, 'RESTRICT'),
    /** It may name illnesses. Null until the new row has its id, and once it is deleted. */
    textSealed: sealed(),
    /** UTC. */
    createdAt: instant(),
    /** UTC. By its author: who wrote it and when stays. */
    deletedAt: instant().orNull(),
  },
  { indexes: [['quoteId', 'id']] },
) {}

/** A colleague whom a note mentions. Plain stored data. */
export class StaffNoteMention extends stored(
  'staff_note_mentions',
  {
    id: id(),
    noteId: refers(() => StaffNote, 'CASCADE'),
    userId: refers(() => User, 'CASCADE'),
  },
  { uniques: [['noteId', 'userId']] },
) {}
