import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, flag, foreignKey, id, index, int, nullable, text } from '../platform/database/columns.ts';

/** The people on the census of each quote. */
export class CreateCensusMembers1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'census_members',
        columns: [
          id('id'),
          int('quoteId'),
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
          int('version'),
        ],
        indices: [index('census_members', ['quoteId', 'employeeNumber']), index('census_members', ['ssnFingerprint'])],
        foreignKeys: [foreignKey('census_members', 'quoteId', 'quotes', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('census_members');
  }
}
