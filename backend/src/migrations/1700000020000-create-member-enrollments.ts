import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  day,
  flag,
  foreignKey,
  id,
  index,
  instant,
  int,
  longText,
  nullable,
  text,
  unique,
} from '../platform/database/columns.ts';

/** What enrollment asks of the members of a census, and who confirmed it. */
export class CreateMemberEnrollments1700000020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(MEMBER_ENROLLMENTS, true);
    await runner.createTable(CONFIRMATIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CONFIRMATIONS);
    await runner.dropTable(MEMBER_ENROLLMENTS);
  }
}

const MEMBER_ENROLLMENTS = new Table({
  name: 'member_enrollments',
  columns: [
    id('id'),
    int('memberId'),
    text('memberClass', 12, nullable),
    text('subGroupId', 4, nullable),
    day('dateOfHire', nullable),
    int('dentalPlanId', nullable),
    flag('livesWithEmployee'),
    longText('homeAddress'),
    int('rateArea', nullable),
    flag('mailingSameAsHome'),
    longText('mailingAddress'),
    text('providerId', 10, nullable),
    text('providerName', 120, nullable),
    flag('providerAutoAssign'),
    flag('providerExistingPatient'),
    day('cobraEligibility', nullable),
    int('cobraDurationMonths', nullable),
    flag('wasOnCobra'),
    flag('savedByStaff'),
  ],
  indices: [unique('member_enrollments', ['memberId'])],
  foreignKeys: [foreignKey('member_enrollments', 'memberId', 'census_members', 'CASCADE')],
});

const CONFIRMATIONS = new Table({
  name: 'demographics_confirmations',
  columns: [id('id'), int('quoteId'), int('confirmedByUserId'), instant('confirmedAt')],
  indices: [
    unique('demographics_confirmations', ['quoteId']),
    index('demographics_confirmations', ['confirmedByUserId']),
  ],
  foreignKeys: [
    foreignKey('demographics_confirmations', 'quoteId', 'quotes', 'CASCADE'),
    foreignKey('demographics_confirmations', 'confirmedByUserId', 'users', 'RESTRICT'),
  ],
});
