import { User } from '../../platform/people/user.table.ts';
import { StaffNote } from './staff-note.table.ts';
import { id, refers, stored } from '../../platform/database/stored.ts';

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
