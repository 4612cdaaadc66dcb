import type { QueryRunner } from 'typeorm';
import { Migration } from '../platform/database/migration.ts';

export class QuotesKnowClientAnswers1795832949069 extends Migration {
  override readonly changes = { add: { quotes: { columns: { clientAnsweredAt: 'instant null' } } } };

  protected override async fill(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE quotes SET clientAnsweredAt = (SELECT MAX(a.answeredAt) FROM proposals p
         JOIN share_links l ON l.purpose = 'Proposal' AND l.subjectId = p.id JOIN share_answers a ON a.shareLinkId = l.id
         WHERE p.quoteId = quotes.id AND a.handledAt IS NULL)`,
    );
  }
}
