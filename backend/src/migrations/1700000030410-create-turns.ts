import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { int, textKey } from '../platform/database/columns.ts';

/** What members of a database cluster write to take turns. */
export class CreateTurns1700000030410 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runner.createTable(TURNS, true);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable(TURNS);
  }
}

const TURNS = new Table({ name: 'turns', columns: [textKey('name', 32), int('taken')] });
