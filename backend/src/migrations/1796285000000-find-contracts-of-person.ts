import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const BY_PERSON = index('contracts', ['birthDate', 'lastNameKey', 'firstNameKey']);

/** Finds what a person has had at the carrier, in whoever's book it is: earlier short-term coverage counts. */
export class FindContractsOfPerson1796285000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const contracts = await runner.getTable('contracts');
    if (!contracts?.indices.some(({ name }) => name === BY_PERSON.name)) {
      await runner.createIndex('contracts', new TableIndex(BY_PERSON));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('contracts', new TableIndex(BY_PERSON));
  }
}
