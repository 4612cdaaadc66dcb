import type { MigrationInterface, QueryRunner } from 'typeorm';
import { day, flag, id, instant, int, looseText, nullable, table, text } from '../platform/database/columns.ts';

const TABLES = [
  table('contracts', {
    columns: [
      id('id'),
      text('contractNumber', 20),
      flag('isMedicare'),
      flag('isVoid'),
      text('facetsId', 20, nullable),
      int('quoteId', nullable),
      int('agentId', nullable),
      looseText('firstName', 50),
      looseText('lastName', 50),
      day('birthDate'),
      text('phone', 10),
      looseText('email', 254),
      looseText('addressLine1', 100),
      looseText('addressLine2', 100),
      looseText('city', 60),
      text('stateCode', 2),
      text('postalCode', 10),
      day('effectiveDate'),
      day('originalEffectiveDate'),
      day('terminationDate', nullable),
      flag('isActive'),
      day('paidToDate', nullable),
      int('medicalPlanId', nullable),
      looseText('medicalPlanName', 255),
      looseText('dentalPlanName', 255),
      looseText('visionPlanName', 255),
      looseText('csrLevelDescription', 40),
      flag('fromFfm'),
      int('latestAptcCents', nullable),
      looseText('paymentMethod', 20, nullable),
      looseText('ongoingPaymentType', 40, nullable),
      instant('createdAt'),
      instant('modifiedAt'),
      int('version'),
    ],
    uniques: [['contractNumber'], ['quoteId']],
    indexes: [['agentId'], ['medicalPlanId']],
    references: {
      quoteId: ['quotes', 'RESTRICT'],
      agentId: ['agents', 'RESTRICT'],
      medicalPlanId: ['plans', 'RESTRICT'],
    },
  }),
  table('contract_members', {
    columns: [
      id('id'),
      int('contractId'),
      flag('isSubscriber'),
      text('relationshipCode', 16),
      looseText('firstName', 50),
      looseText('lastName', 50),
      day('birthDate'),
      text('gender', 1, nullable),
      text('enterpriseId', 20, nullable),
      text('primaryCareProviderId', 10, nullable),
      looseText('primaryCareProviderName', 120, nullable),
      flag('primaryCareProviderExistingPatient'),
      day('effectiveDate'),
      flag('isActive'),
      flag('eVisitFirst'),
      text('homePostalCode', 10),
      text('mailingPostalCode', 10),
      text('homePhone', 10),
    ],
    indexes: [['contractId']],
    references: { contractId: ['contracts', 'CASCADE'] },
  }),
];

/** What a household's finished enrollment becomes: the individual book of business. */
export class Contracts1796090000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of TABLES) {
      await runner.createTable(each, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of TABLES.toReversed()) {
      await runner.dropTable(each, true);
    }
  }
}
