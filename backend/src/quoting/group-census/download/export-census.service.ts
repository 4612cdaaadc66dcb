import { Injectable } from '@nestjs/common';
import type { TemplateFormat } from '#shared/census/census.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { censusCsv, templateCsv } from './census-csv.ts';
import { templateWorkbook } from './template-workbook.ts';
import { WORKBOOK_TYPE } from './workbook.ts';
import { GroupCensusService } from '../group-census.service.ts';

@Injectable()
export class ExportCensusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly census: GroupCensusService,
    private readonly audit: AuditTrail,
  ) {}

  /** The census of a quote as a CSV file. The export is audited. */
  async export(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const members = await this.census.listOf(quote);
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-census', subject: 'quote', subjectId: quoteId }),
    );
    return { fileName: `Census ${quote.group.name}.csv`, contentType: CSV_TYPE, body: censusCsv(members) };
  }

  /** An empty census to fill in. */
  template(format: TemplateFormat): FileAnswer {
    return format === 'xlsx'
      ? { fileName: 'Census template.xlsx', contentType: WORKBOOK_TYPE, body: templateWorkbook() }
      : { fileName: 'Census template.csv', contentType: CSV_TYPE, body: templateCsv() };
  }
}
