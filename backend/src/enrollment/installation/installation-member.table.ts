import type { InstallationStatus } from '#shared/installation/installation-status';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { Installation } from './installation.table.ts';
import { id, instant, int, loose, refers, stored } from '../../platform/database/stored.ts';

/** One person of an installation. Plain stored data. */
export class InstallationMember extends stored(
  'installation_members',
  {
    id: id(),
    installationId: refers(() => Installation, 'CASCADE'),
    censusMemberId: refers(() => CensusMember, 'CASCADE'),
    status: loose<InstallationStatus>(10),
    /** Id of the last failed attempt, shown as EwsTransactionId; 0 = none. */
    failedAttemptId: int().default(0),
    /** UTC. Last failure, until it is installed: also while it is sent again. null = no one has to look at it. */
    failedAt: instant().orNull().index(),
    /** The reason, without personal data; '' = no error. */
    message: loose(300),
  },
  { uniques: [['installationId', 'censusMemberId']], indexes: [['message', 'failedAt']] },
) {}
