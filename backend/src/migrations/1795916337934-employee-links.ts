import { Migration } from '../platform/database/migration.ts';

export class EmployeeLinks1795916337934 extends Migration {
  override readonly changes = { add: { share_links: { columns: { memberId: 'int null' } } } };
}
