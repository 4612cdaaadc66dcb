import { User } from '../../platform/people/user.table.ts';
import { instant, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A search of an individual book whose pages can be asked for, for a while. Plain stored data. Individuals, decision 25. */
export class BookSearch extends stored('book_searches', {
  /** Follows from the user and the request, so that a repeated search writes nothing. */
  guid: text(36).key(),
  /** Whose search it is: nobody else gets its pages. */
  userId: refers(() => User, 'CASCADE'),
  /** JSON. */
  request: loose(),
  /** UTC. */
  at: instant().index(),
}) {}
