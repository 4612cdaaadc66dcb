import { Migration } from '../platform/database/migration.ts';

export class EmployerSaves1795960400000 extends Migration {
  override readonly changes = { add: { share_links: { columns: { savedAt: 'instant null' } } } };
}
