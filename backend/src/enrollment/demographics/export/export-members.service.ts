import { Injectable } from '@nestjs/common';
import { enrolledMembers } from '#shared/enrollment/members/household';
import { fileCells } from '#shared/enrollment/members/import/file-cells';
import { Transactions } from '../../../platform/database/transactions.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import { WORKBOOK_TYPE } from '../../../quoting/group-census/workbook.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { DemographicsReader, membersOf } from '../../parts/demographics/demographics-reader.ts';
import { enrollmentWorkbook } from './enrollment-workbook.ts';

@Injectable()
export class ExportMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly reader: DemographicsReader,
    private readonly ssn: CensusSsn,
    private readonly audit: AuditTrail,
  ) {}

  /** The enrolling members as a workbook that the import can read back. The export is audited. */
  async export(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.reader.read(quote);
    const members = membersOf(stored, quote, (member) => this.ssn.mask(member));
    const rows = enrolledMembers(members, stored.facts).map((member) => fileCells(member, stored.facts));
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-enrollment-members', subject: 'quote', subjectId: quoteId }),
    );
    return {
      fileName: `Enrollment ${quote.group.name}.xlsx`,
      contentType: WORKBOOK_TYPE,
      body: enrollmentWorkbook(rows),
    };
  }
}
