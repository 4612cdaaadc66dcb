import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, flag, foreignKey, id, index, instant, int, nullable, text } from '../platform/database/columns.ts';

/** Census members as they once were: removed ones, for a while, and each census as it was approved. */
export class CreateCensusSnapshots1700000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CENSUS_SNAPSHOTS, true);
    await runner.createTable(CENSUS_SNAPSHOT_MEMBERS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CENSUS_SNAPSHOT_MEMBERS);
    await runner.dropTable(CENSUS_SNAPSHOTS);
  }
}

const CENSUS_SNAPSHOTS = new Table({
  name: 'census_snapshots',
  columns: [id('id'), int('quoteId'), text('reason', 16), instant('takenAt')],
  indices: [index('census_snapshots', ['quoteId', 'reason']), index('census_snapshots', ['reason', 'takenAt'])],
  foreignKeys: [foreignKey('census_snapshots', 'quoteId', 'quotes', 'CASCADE')],
});

const CENSUS_SNAPSHOT_MEMBERS = new Table({
  name: 'census_snapshot_members',
  columns: [
    id('id'),
    int('snapshotId'),
    int('memberId'),
    int('memberVersion'),
    int('employeeId', nullable),
    text('rowKey', 36),
    int('employeeNumber'),
    text('relationship', 16),
    text('firstName', 50),
    text('middleInitial', 4, nullable),
    text('lastName', 50),
    day('dateOfBirth'),
    text('ssnSealed', 160, nullable),
    text('ssnFingerprint', 64, nullable),
    text('gender', 1, nullable),
    text('medicalStatus', 8),
    text('dentalStatus', 8),
    text('visionStatus', 8),
    flag('tobacco'),
    day('lastTobaccoUse', nullable),
    flag('disabled'),
    text('homePostalCode', 10, nullable),
    text('emailAddress', 254, nullable),
    text('homeNumber', 10, nullable),
    int('assignedPlanId', nullable),
  ],
  indices: [index('census_snapshot_members', ['snapshotId'])],
  foreignKeys: [foreignKey('census_snapshot_members', 'snapshotId', 'census_snapshots', 'CASCADE')],
});
