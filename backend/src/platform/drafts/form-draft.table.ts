import { id, instant, refers, sealed, stored, text, version } from '../database/stored.ts';
import { User } from '../people/user.table.ts';

/** What a user has typed into a form and not saved yet. Plain stored data. */
export class FormDraft extends stored(
  'form_drafts',
  {
    id: id(),
    userId: refers(() => User, 'CASCADE'),
    /** "new-group", "group-7". */
    form: text(40),
    /** JSON; null only until the new row has its id. */
    contentSealed: sealed(),
    /** UTC. */
    savedAt: instant().index(),
    version: version(),
  },
  { uniques: [['userId', 'form']] },
) {}
