import { Migration } from '../platform/database/migration.ts';

export class AssignedTogether1795803611410 extends Migration {
  override readonly changes = { add: { bell_notifications: { columns: { quoteCount: 'int null' } } } };
}
