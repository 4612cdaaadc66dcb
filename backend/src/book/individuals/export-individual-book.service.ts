import { Injectable } from '@nestjs/common';
import { agentChoice } from '#shared/book-of-business/books';
import type { BOOK_TO_EXPORT, BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { CSV_TYPE, type CsvColumns, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { BOOK_CSV_NAME } from '../books/book-csv.ts';
import { FindContractsService, type Sought } from './find-contracts.service.ts';
import { individualColumns, VOID_COLUMNS } from './individual-book-csv.ts';

/** Everything that matches, by name, as a file. Exports are audited. */
@Injectable()
export class ExportIndividualBookService {
  constructor(
    private readonly contracts: FindContractsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws INVALID_INPUT, NOT_FOUND */
  async export(user: SessionUser, search: Wire<typeof BOOK_TO_EXPORT>): Promise<FileAnswer> {
    const sought = await this.contracts.open(user, search);
    const isMedicare = search.ForMedicare;
    const columns = individualColumns({
      isMedicare,
      hasAgent: agentChoice(user.permissions) !== 'own',
      today: this.clock.today(),
    });
    return this.file(user, sought, columns, isMedicare ? 'export-medicare-book' : 'export-individual-book');
  }

  /** @param isMedicare null: of both books */
  async exportVoid(user: SessionUser, srcAgentId: string | null, isMedicare: boolean | null): Promise<FileAnswer> {
    const sought = await this.contracts.openVoid(user, srcAgentId, isMedicare);
    return this.file(user, sought, VOID_COLUMNS, 'export-void-contracts');
  }

  private async file(
    user: SessionUser,
    sought: Sought,
    columns: CsvColumns<BookRecord>,
    action: string,
  ): Promise<FileAnswer> {
    const { agentId } = sought.shelf.book;
    const body = await csvOfChunks(columns, this.contracts.listAll(sought));
    await this.transactions.run((tx) => this.audit.record(tx, { user, action, subject: 'agent', subjectId: agentId }));
    return { fileName: BOOK_CSV_NAME, contentType: CSV_TYPE, body };
  }
}
