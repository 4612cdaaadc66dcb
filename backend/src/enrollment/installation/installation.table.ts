import type { InstallationStatus } from '#shared/installation/installation-status';
import { Group } from '../../quoting/groups/group.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { flag, id, instant, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** The installation of an approved group in the carrier system; its id is the GroupInstallId. Plain stored data. */
export class Installation extends stored(
  'installations',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE').unique(),
    groupId: refers(() => Group, 'RESTRICT'),
    /** Status of the group itself; its members have their own. */
    status: loose<InstallationStatus>(10),
    /** The group is installed, but some member is not and needs a person's attention. */
    processedWithErrors: flag(),
    /** The carrier's group number; null until the carrier sends one. */
    groupNumber: text(20).orNull(),
    /** UTC. */
    approvedAt: instant(),
    /** UTC. Start of the first attempt. */
    startedAt: instant(),
    /** UTC. Last failure, until it is installed: also while it is sent again. null = no one has to look at it. */
    failedAt: instant().orNull().index(),
    /** The reason, in the carrier's words without personal data; '' = no error. */
    message: loose(300),
  },
  { indexes: [['message', 'failedAt']] },
) {}
