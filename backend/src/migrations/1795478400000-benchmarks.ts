import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, int, looseText, table, text } from '../platform/database/columns.ts';

const BENCHMARKS = table('benchmarks', {
  columns: [
    id('id'),
    int('coverageYear'),
    text('countyFips', 5),
    int('ageBand'),
    int('rateCents'),
    int('ehbBasisPoints'),
    looseText('source', 80),
  ],
  uniques: [['coverageYear', 'countyFips', 'ageBand']],
});

/** Second-lowest-cost silver premiums by county, the base of every tax credit. */
export class Benchmarks1795478400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(BENCHMARKS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(BENCHMARKS);
  }
}
