import { Migration } from '../platform/database/migration.ts';

export class LanguagesOfLinks1795947085029 extends Migration {
  override readonly changes = { add: { share_links: { columns: { language: 'text(2) default "en"' } } } };
}
