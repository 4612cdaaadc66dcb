import type { SurveyAnswer } from '#shared/renewals/renewal-state';
import { day, id, instant, loose, refers, stored } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';

/** Whether a group intends to renew: asked by internal staff, answered by its agent. Plain stored data. */
export class RenewalSurvey extends stored(
  'renewal_surveys',
  {
    id: id(),
    groupId: refers(() => Group, 'CASCADE'),
    /** The renewal that the survey is about. */
    renewalDate: day(),
    askedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    askedAt: instant(),
    /** null until answered. It may be changed until the group has renewed. */
    answer: loose<SurveyAnswer>(12).orNull(),
    answeredByUserId: refers(() => User, 'SET NULL').orNull(),
    /** UTC. */
    answeredAt: instant().orNull(),
  },
  { uniques: [['groupId', 'renewalDate']] },
) {}
