import { instant, loose, refers, stored, text, version } from '../../database/stored.ts';
import { User } from '../../people/user.table.ts';

/** A user's own setting: the columns of a table, saved searches. Plain stored data. */
export class UserPreference extends stored('user_preferences', {
  userId: refers(() => User, 'CASCADE').key(),
  /** "group.new.columns". */
  name: text(80).key(),
  /** JSON. */
  value: loose(),
  /** UTC. */
  modifiedAt: instant(),
  version: version(),
}) {}
