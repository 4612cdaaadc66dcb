import { User } from '../../../platform/people/user.table.ts';
import { Group } from '../../groups/group.table.ts';
import { Quote } from '../../quotes/quote.table.ts';
import type { BeforeRenewal } from './before-renewal.ts';
import { id, instant, json, loose, refers, stored } from '../../../platform/database/stored.ts';

export type PassiveRenewalOutcome = 'Pending' | 'Renewed' | 'Failed' | 'Undone';

/** A renewal onto the replacements for the current plans, made by internal staff. Plain stored data. */
export class PassiveRenewal extends stored(
  'passive_renewals',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    groupId: refers(() => Group, 'RESTRICT'),
    requestedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    requestedAt: instant(),
    /** UTC; null while it is pending. */
    finishedAt: instant().orNull(),
    outcome: loose<PassiveRenewalOutcome>(10),
    /** Why it failed, for internal staff; '' otherwise. */
    message: loose(500),
    /** UTC. Until when it can be undone; null = it cannot. */
    undoUntil: instant().orNull(),
    /** null for renewals that were made before this was kept. */
    former: json<BeforeRenewal>().orNull(),
  },
  {
    indexes: [
      ['outcome', 'requestedAt'],
      ['outcome', 'finishedAt'],
    ],
  },
) {}
