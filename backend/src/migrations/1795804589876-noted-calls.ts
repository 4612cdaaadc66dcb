import { Migration } from '../platform/database/migration.ts';

export class NotedCalls1795804589876 extends Migration {
  override readonly changes = {
    create: {
      noted_calls: {
        columns: {
          id: 'id',
          contractId: 'int refers contracts CASCADE',
          agentId: 'int refers agents RESTRICT',
          topic: 'text(20)',
          outcome: 'text(20)',
          until: 'day',
          notedOn: 'day',
          openMark: 'int null',
          notedByUserId: 'int refers users RESTRICT',
          notedAt: 'instant',
          takenBackAt: 'instant null',
        },
        uniques: ['contractId topic outcome notedOn openMark'],
        indexes: ['agentId until', 'notedByUserId'],
      },
    },
  };
}
