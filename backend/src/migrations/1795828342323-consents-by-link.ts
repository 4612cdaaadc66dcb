import { Migration } from '../platform/database/migration.ts';

export class ConsentsByLink1795828342323 extends Migration {
  override readonly changes = {
    add: { consents: { columns: { linkId: 'int null refers share_links RESTRICT' }, uniques: ['linkId'] } },
  };
}
