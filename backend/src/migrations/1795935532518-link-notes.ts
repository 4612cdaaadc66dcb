import { Migration } from '../platform/database/migration.ts';

export class LinkNotes1795935532518 extends Migration {
  override readonly changes = { add: { share_links: { columns: { noteSealed: 'text null' } } } };
}
