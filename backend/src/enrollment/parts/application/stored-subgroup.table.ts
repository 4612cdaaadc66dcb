import type { SubgroupStatus } from '#shared/enrollment/application-options';
import { Application } from './application.table.ts';
import { id, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/** The primary group or a subgroup of an application, for lookups: the rest is in the application's answers. Plain stored data. */
export class StoredSubgroup extends stored(
  'subgroups',
  {
    id: id(),
    applicationId: refers(() => Application, 'CASCADE'),
    /** S001 is the primary group. */
    subGroupId: text(4),
    name: loose(150),
    /** Nine digits; null until a valid one is entered. */
    taxId: text(9).orNull().index(),
    status: loose<SubgroupStatus>(10),
  },
  { uniques: [['applicationId', 'subGroupId']] },
) {}
