import { PERSON_COLUMNS } from './census-member.table.ts';
import { CensusSnapshot } from './census-snapshot.table.ts';
import { id, int, refers, stored } from '../../platform/database/stored.ts';

/** A past state of a census member. Plain stored data. Written through CensusRepository only. */
export class SnapshotMember extends stored('census_snapshot_members', {
  id: id(),
  ...PERSON_COLUMNS,
  snapshotId: refers(() => CensusSnapshot, 'CASCADE'),
  /** The member's id and version at that time. */
  memberId: int(),
  memberVersion: int(),
  /** The id of the household's employee at that time; null if there was none. */
  employeeId: int().orNull(),
}) {}
