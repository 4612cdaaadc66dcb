import type { AttemptOutcome } from '#shared/installation/installation-status';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { Installation } from './installation.table.ts';
import { id, instant, loose, refers, stored } from '../../platform/database/stored.ts';

/** One call to the carrier system and its result. Append-only. */
export class InstallationAttempt extends stored(
  'installation_attempts',
  {
    id: id(),
    installationId: refers(() => Installation, 'CASCADE'),
    /** null = the group itself. */
    censusMemberId: refers(() => CensusMember, 'CASCADE').orNull(),
    /** UTC. */
    at: instant(),
    outcome: loose<AttemptOutcome>(12),
    /** The carrier's answer, for staff who contact the carrier: status, code, transaction id. No personal data. */
    detail: loose(200),
    /** In a sentence, without personal data; '' when installed. */
    message: loose(300),
  },
  { indexes: [['installationId', 'censusMemberId']] },
) {}
