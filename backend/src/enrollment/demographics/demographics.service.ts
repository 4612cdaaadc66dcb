import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { matchPeople } from '#shared/census/match-people';
import { CONFIRMED_BY_AGENT, NOTHING_TO_CONFIRM } from '#shared/enrollment/members/demographics-section';
import { enrolledMembers } from '#shared/enrollment/members/household';
import { enrollmentHeader } from '#shared/enrollment/members/import/read-file';
import { type FileCells, fileCells } from '#shared/enrollment/members/import/file-cells';
import { enrolls } from '#shared/enrollment/members/member-problems';
import type {
  ConfirmDemographicsRequest,
  ConfirmDemographicsResponse,
  DemographicsConfirmation,
  EnrollmentMembersResponse,
  UnmatchedMember,
} from '#shared/enrollment/members/members.record';
import { ENROLLMENT_COLUMNS } from '#shared/persons/import/file-columns';
import { isRenewal } from '#shared/quotes/quote-type';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { type AuditEntry, AuditTrail } from '../../platform/security/audit-trail.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { sheetOf, WORKBOOK_TYPE, workbookOf } from '../../quoting/group-census/workbook.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { QUOTE_NOT_FOUND } from '../../quoting/quotes/quote-questions.repository.ts';
import { RenewalsRepository } from '../../quoting/renewal-plans/renewals.repository.ts';
import type { DemographicsConfirmationRow } from '../parts/demographics/demographics-confirmation.table.ts';
import { DemographicsReader, membersOf } from '../parts/demographics/demographics-reader.service.ts';
import { MemberEnrollmentsRepository } from '../parts/demographics/member-enrollments.repository.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';

/** Text that a spreadsheet would treat as a formula when it is copied into a cell. The import removes the apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

/** The members of a group's enrollment: shown, exported and confirmed; and what begins and ends each change of them. */
@Injectable()
export class DemographicsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly reader: DemographicsReader,
    private readonly enrollments: MemberEnrollmentsRepository,
    private readonly census: CensusRepository,
    private readonly renewals: RenewalsRepository,
    private readonly ssn: CensusSsn,
    private readonly state: EnrollmentStateService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The enrolling members, in census order, with the data that their rules need. */
  async list(user: SessionUser, quoteId: number): Promise<EnrollmentMembersResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.reader.read(quote);
    const confirmation = await this.enrollments.findConfirmation(quote);
    return {
      QuoteId: quote.id,
      Members: membersOf(stored, quote, (member) => this.ssn.mask(member)),
      Facts: stored.facts,
      HasApplication: stored.hasApplication,
      EditProblem: await this.state.problem(user, quote, 'Demographics'),
      IsBypassed: stored.isBypassed,
      NeedsConfirmation: isRenewal(quote.quoteType),
      Confirmation: confirmation && toConfirmation(confirmation),
    };
  }

  /**
   * Members who would lose their coverage with this quote: on the group's coverage in force, but not on the quote's census. In the order of
   * the census in force; empty if the group's coverage is not in the system. @throws NOT_FOUND
   */
  async listUnmatched(user: SessionUser, quoteId: number, groupId: number): Promise<UnmatchedMember[]> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    if (quote.groupId !== groupId) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    const inForce = await this.renewals.findInForce(groupId, { before: quote.effectiveDate });
    return inForce && inForce.id !== quote.id ? this.leftBehind(inForce, quote) : [];
  }

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

  /**
   * Records that the agent of a renewal has reviewed the demographics, or withdraws that (spec 001 section 5). Repeating a call has no
   * effect.
   * @throws WRONG_STATE for new business, RULE_BROKEN for internal staff
   */
  confirm(
    user: SessionUser,
    quoteId: number,
    { Confirmed }: ConfirmDemographicsRequest,
  ): Promise<ConfirmDemographicsResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.begin(tx, user, quoteId);
      if (!isRenewal(quote.quoteType)) {
        throw new AppError('WRONG_STATE', NOTHING_TO_CONFIRM);
      }
      if (user.isInternal) {
        throw new AppError('RULE_BROKEN', CONFIRMED_BY_AGENT);
      }
      const before = await this.enrollments.findConfirmation(quote, tx);
      if ((before !== null) !== Confirmed) {
        await (Confirmed
          ? this.enrollments.putConfirmation(tx, quote, { confirmedByUserId: user.id, confirmedAt: this.clock.now() })
          : this.enrollments.clearConfirmation(tx, quote));
        const action = Confirmed ? 'confirm-demographics' : 'withdraw-demographics';
        await this.state.end(tx, quote, { user, action, subject: 'quote', subjectId: quoteId });
      }
      const after = await this.enrollments.findConfirmation(quote, tx);
      return { Confirmation: after && toConfirmation(after) };
    });
  }

  /** The quote, locked for this transaction. @throws NOT_FOUND, WRONG_STATE when the demographics cannot be edited now */
  begin(tx: EntityManager, user: SessionUser, quoteId: number): Promise<GroupQuote> {
    return this.state.begin(tx, user, quoteId, 'Demographics');
  }

  /** Same checks for a preview, without the lock. */
  async findEditable(user: SessionUser, quoteId: number): Promise<GroupQuote> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const problem = await this.state.problem(user, quote, 'Demographics');
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    return quote;
  }

  /**
   * After a change of members: withdraws the agent's confirmation and updates the status. Call it last.
   * @param user null: an employee by link
   */
  async end(
    tx: EntityManager,
    user: SessionUser | null,
    quote: GroupQuote,
    entry: Omit<AuditEntry, 'user'>,
  ): Promise<void> {
    if (!user?.isInternal) {
      await this.enrollments.clearConfirmation(tx, quote);
    }
    await this.state.end(tx, quote, { user, ...entry });
  }

  private async leftBehind(inForce: GroupQuote, quote: GroupQuote): Promise<UnmatchedMember[]> {
    const covered = (await this.census.listOf(inForce)).filter(isCovered);
    const renewing = await this.census.listOf(quote);
    const { left } = matchPeople(this.ssn.matchable(covered), this.ssn.matchable(renewing));
    return left.map(toUnmatched);
  }
}

const toConfirmation = ({
  confirmedBy,
  confirmedAt,
}: Pick<DemographicsConfirmationRow, 'confirmedBy' | 'confirmedAt'>): DemographicsConfirmation => ({
  ConfirmedBy: confirmedBy?.fullName ?? '',
  ConfirmedAt: confirmedAt.toISOString(),
});

const isCovered = ({ medicalStatus, dentalStatus, visionStatus }: CensusMember): boolean =>
  enrolls({ MedicalStatus: medicalStatus, DentalStatus: dentalStatus, VisionStatus: visionStatus });

const toUnmatched = (member: CensusMember): UnmatchedMember => ({
  EmployeeNumber: member.employeeNumber,
  RelationshipToSubscriber: member.relationship,
  FirstName: member.firstName,
  MiddleInitial: member.middleInitial,
  LastName: member.lastName,
  DateOfBirth: member.dateOfBirth,
});

/** One sheet: the columns of the enrollment file, one row per member, all cells as text to keep leading zeros. */
const enrollmentWorkbook = (rows: readonly FileCells[]): Buffer =>
  workbookOf({
    Enrollment: sheetOf([
      ENROLLMENT_COLUMNS.map(enrollmentHeader),
      ...rows.map((row) => ENROLLMENT_COLUMNS.map((column) => harmless(row[column]))),
    ]),
  });

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
