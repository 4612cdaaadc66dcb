import { User } from '../../people/user.table.ts';
import { id, refers, stored, text } from '../../database/stored.ts';

/** For users without their phone. Using it deletes it. Plain stored data. */
export class RecoveryCode extends stored(
  'recovery_codes',
  {
    id: id(),
    userId: refers(() => User, 'CASCADE'),
    /** SHA-256 of 80 random bits: a copy of the table signs nobody in. */
    digest: text(64),
  },
  { uniques: [['userId', 'digest']] },
) {}
