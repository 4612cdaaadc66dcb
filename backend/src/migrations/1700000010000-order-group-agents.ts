import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index, instant, nullable } from '../platform/database/columns.ts';

const TABLE = 'group_agents';
const BY_AGENT = new TableIndex(index(TABLE, ['agentId']));
const BY_ACTIVITY = new TableIndex(index(TABLE, ['agentId', 'activityAt', 'groupId']));

/** An agent's groups in the order of the dashboard, so that a page of them is read from one index. */
export class OrderGroupAgents1700000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, 'activityAt'))) {
      await runner.addColumn(TABLE, new TableColumn(instant('activityAt', nullable)));
    }
    await runner.query(
      'UPDATE group_agents SET activityAt = (SELECT g.activityAt FROM `groups` g WHERE g.id = group_agents.groupId)',
    );
    await runner.changeColumn(TABLE, 'activityAt', new TableColumn(instant('activityAt')));
    await this.replaceIndex(runner, BY_AGENT, BY_ACTIVITY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replaceIndex(runner, BY_ACTIVITY, BY_AGENT);
    await runner.dropColumn(TABLE, 'activityAt');
  }

  /** The foreign key to the agents needs one of them at any time. */
  private async replaceIndex(runner: QueryRunner, old: TableIndex, added: TableIndex): Promise<void> {
    const names = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    if (!names.includes(added.name)) {
      await runner.createIndex(TABLE, added);
    }
    if (names.includes(old.name)) {
      await runner.dropIndex(TABLE, old);
    }
  }
}
