import { type MigrationInterface, type QueryRunner } from 'typeorm';

const PERSON: Columns = {
  otherCoverage: "varchar(10) NOT NULL DEFAULT 'None'",
  isPregnant: 'boolean NOT NULL DEFAULT 0',
  medicaidDeniedOn: 'date NULL',
  livesElsewhere: 'boolean NOT NULL DEFAULT 0',
  exemptionNumber: 'varchar(12) NULL',
};
type Columns = Readonly<Record<string, string>>;

const ADDED: Readonly<Record<string, Columns>> = {
  census_members: PERSON,
  census_snapshot_members: PERSON,
  individual_quotes: { electsMaximum: 'boolean NOT NULL DEFAULT 0' },
  benchmarks: { pediatricDentalCents: 'integer NULL' },
};

/** What the tax credit asks of a person, and the benchmark's dental part. In statements of our own: TypeORM rebuilds the table on SQLite. */
export class TaxPersons1796280000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(ADDED)) {
      for (const [name, type] of Object.entries(columns)) {
        if (!(await runner.hasColumn(table, name))) {
          await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
        }
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(ADDED)) {
      for (const name of Object.keys(columns)) {
        if (await runner.hasColumn(table, name)) {
          await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
        }
      }
    }
  }
}
