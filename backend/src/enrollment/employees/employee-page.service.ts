import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSubscriber } from '#shared/census/household-rules';
import {
  CHANGED_SINCE_EMPLOYEE_SIGNED,
  CHANGED_SINCE_OPENED,
  EMPLOYEE_PART_DONE,
  EMPLOYEE_WORDS_VERSION,
  ENROLL_WORDS,
  ENROLLMENT_CLOSED,
  factsForEmployee,
  finishProblems,
  householdOf,
  WAIVE_REASON_LABELS,
  WAIVE_WORDS,
} from '#shared/enrollment/employees/employees';
import type {
  EmployeePage,
  FinishAsEmployee,
  NoteHousehold,
  SaveAsEmployee,
} from '#shared/enrollment/employees/employees.record';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { endedLink } from '#shared/consents/consent-link';
import type { LinkAccess } from '#shared/links/link.record';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { Transactions } from '../../platform/database/transactions.ts';
import { contentDigest } from '../../platform/documents/canonical-json.ts';
import { type NewDocument, StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import { asHolder, type EnteredLink, LinkCodesService } from '../../platform/links/link-codes.service.ts';
import { type FoundLink, type LinkEvidence, LinksRepository } from '../../platform/links/links.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import type { LinkOrigin } from '../../quoting/consents/consent-links.service.ts';
import { toContact } from '../../quoting/proposals/proposal-answers.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { SaveMembersService } from '../demographics/save-members.service.ts';
import { EmployeeHouseholdsService, householdText } from './employee-households.service.ts';
import { EMPLOYEE_PURPOSE } from './employees.service.ts';

/** A link that its holder may use, with the people whose part it is. */
interface EnteredHousehold extends EnteredLink {
  quote: GroupQuote;
  employee: EnrollmentMember;
  /** As stored, and as they enroll. */
  members: EnrollmentMember[];
  household: EnrolledMember[];
  facts: MemberFacts;
  /** Why nothing can be changed now; null = can. */
  problem: string | null;
}

/**
 * An employee's own part of the enrollment, behind a link and its code: the household's details, saved where the agent saves them, and the
 * signature with which the employee enrolls or waives, once. There is no session: every call is checked.
 */
@Injectable()
export class EmployeePageService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly households: EmployeeHouseholdsService,
    private readonly saveMembers: SaveMembersService,
    private readonly links: LinksRepository,
    private readonly codes: LinkCodesService,
    private readonly emails: QuoteEmailsService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly audit: AuditTrail,
  ) {}

  /** What the employee sees. @throws as enter */
  async open(access: LinkAccess): Promise<EmployeePage> {
    const entered = await this.enterHousehold(access);
    await this.transactions.run(async (tx) => {
      if (await this.links.noteOpened(tx, entered.link)) {
        await this.note(tx, 'open-employee-link', entered.link);
      }
    });
    const agents = await this.quotes.listAgents(entered.quote.id);
    return describe(entered, agents.map(toContact));
  }

  /**
   * Saves one person of the household, complete or not.
   * @throws as enter; WRONG_STATE once it is signed or closed; STALE_VERSION when the agent saved since; RULE_BROKEN with the fields
   */
  async save({ Token, Code, ...sent }: SaveAsEmployee): Promise<EnrollmentMember> {
    const { link, maker, quote, employee, problem } = await this.enterHousehold({ Token, Code });
    refuseClosed(problem);
    return this.saveMembers.save(maker, quote.id, sent, {
      employeeNumber: employee.EmployeeNumber,
      assertOpen: (tx) => this.assertOpen(tx, link),
    });
  }

  /** Nobody comes or goes on an approved census: the agent is told. @throws as enter; WRONG_STATE once it is signed or closed */
  async noteHousehold({ HouseholdNote, ...access }: NoteHousehold): Promise<void> {
    const { link, maker, quote, problem } = await this.enterHousehold(access);
    refuseClosed(problem);
    await this.transactions.run(async (tx) => {
      await asHolder(this.quotes.of('group').lock(maker, quote.id, tx));
      await this.assertOpen(tx, link);
      await this.links.setNote(tx, link, HouseholdNote);
      await this.note(tx, 'note-household', link);
    });
  }

  /**
   * Enrolls or waives, with the evidence. Of two at the same moment one wins.
   * @throws as enter; RULE_BROKEN with what is missing; WRONG_STATE once it is signed or closed; STALE_VERSION when it is no longer what was
   * shown
   */
  async finish(request: FinishAsEmployee, origin: LinkOrigin): Promise<void> {
    const entered = await this.enterHousehold(request);
    assertFinished(entered, request);
    const content = householdText(entered.household, entered.facts);
    await this.storedDocuments.keep(
      { id: entered.link.createdByUserId },
      signedHouseholdFile(entered, content),
      async (tx, document) => {
        const quote = await asHolder(this.quotes.of('group').lock(entered.maker, entered.quote.id, tx));
        await this.assertOpen(tx, entered.link);
        assertFinished(await this.householdIn(entered, quote, tx), request);
        const isFirst = await this.answer(tx, entered.link, request, { ...origin, contentDocumentId: document.id });
        if (!isFirst) {
          throw new AppError('WRONG_STATE', EMPLOYEE_PART_DONE);
        }
        const action = request.Choice === 'Enroll' ? 'enroll-as-employee' : 'waive-as-employee';
        await this.note(tx, action, entered.link);
      },
    );
  }

  /** @throws as LinkCodesService.enter; a link that has ended says whom to call */
  enter(access: LinkAccess): Promise<EnteredLink> {
    return this.codes.enter(
      [EMPLOYEE_PURPOSE],
      access,
      (tx, link) => this.note(tx, 'lock-employee-link', link),
      async ({ state, createdBy, subjectId }) => endedLink(state, await this.emails.contactOf(createdBy, subjectId)),
    );
  }

  /** @throws as enter; NOT_FOUND, the same, when the quote was deleted or the employee is no longer on its census */
  private async enterHousehold(access: LinkAccess): Promise<EnteredHousehold> {
    const entered = await this.enter(access);
    return this.householdIn(
      entered,
      await asHolder(this.quotes.of('group').find(entered.maker, entered.link.subjectId)),
    );
  }

  private async householdIn(
    { link, maker }: EnteredLink,
    quote: GroupQuote,
    tx?: EntityManager,
  ): Promise<EnteredHousehold> {
    const { members: all, facts } = await this.households.read(quote, tx);
    const employee = all.find((member) => member.Id === link.memberId && isSubscriber(member));
    if (!employee) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    const members = all.filter(({ EmployeeNumber }) => EmployeeNumber === employee.EmployeeNumber);
    const household = householdOf(members, employee.EmployeeNumber, facts);
    const isDone = (link.answeredAt ?? link.declinedAt) !== null;
    const isClosed = (await this.households.problem(maker, quote, tx)) !== null;
    const problem = isDone ? EMPLOYEE_PART_DONE : isClosed ? ENROLLMENT_CLOSED : null;
    return { link, maker, quote, employee, members, household, facts, problem };
  }

  /** Once the quote is locked: withdrawn or answered in the meantime? @throws NOT_FOUND, WRONG_STATE */
  private async assertOpen(tx: EntityManager, { id }: FoundLink): Promise<void> {
    const link = await this.links.find([EMPLOYEE_PURPOSE], id, tx);
    if (!link || link.revokedAt) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    refuseClosed(link.answeredAt || link.declinedAt ? EMPLOYEE_PART_DONE : null);
  }

  private answer(
    tx: EntityManager,
    link: FoundLink,
    { Language: language, Choice, WaiveReason, SignedByName: answeredByName }: FinishAsEmployee,
    where: Pick<LinkEvidence, 'ip' | 'userAgent' | 'contentDocumentId'>,
  ): Promise<boolean> {
    const reason = WaiveReason ? WAIVE_REASON_LABELS[WaiveReason] : '';
    const words = Choice === 'Enroll' ? ENROLL_WORDS : `${WAIVE_WORDS}\n\nReason: ${reason}`;
    const evidence = { language, answeredByName, wordsVersion: EMPLOYEE_WORDS_VERSION, words, ...where };
    return Choice === 'Enroll'
      ? this.links.answer(tx, link, evidence)
      : this.links.decline(tx, link, { reason, ...evidence });
  }

  private async note(tx: EntityManager, action: string, { subjectId }: Pick<FoundLink, 'subjectId'>): Promise<void> {
    await this.audit.record(tx, { user: null, action, subject: 'quote', subjectId });
  }
}

function refuseClosed(problem: string | null): void {
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}

/** @throws WRONG_STATE, STALE_VERSION; RULE_BROKEN with what is missing */
function assertFinished(
  { problem, household, facts, employee, link }: EnteredHousehold,
  request: FinishAsEmployee,
): void {
  refuseClosed(problem);
  const isShown = contentDigest(householdText(household, facts)) === request.Sha256;
  if (!isShown || request.WordsVersion !== EMPLOYEE_WORDS_VERSION) {
    throw new AppError('STALE_VERSION', CHANGED_SINCE_OPENED);
  }
  const employeeName = `${employee.FirstName} ${employee.LastName}`.trim() || link.personName;
  const problems = Object.entries(finishProblems(request, { employeeName, household, facts }));
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, message]) => [field, [message]]));
    throw new AppError('RULE_BROKEN', problems.map(([, message]) => message).join(' '), fields);
  }
}

const signedHouseholdFile = ({ quote, employee }: EnteredHousehold, content: string): NewDocument => ({
  fileName: `Signed enrollment ${quote.id} ${employee.Id}.json`,
  contentType: 'application/json',
  body: Buffer.from(content),
});

/** Once it is done or closed, nothing about the household is told any more. */
function describe(entered: EnteredHousehold, Agents: EmployeePage['Agents']): EmployeePage {
  const { link, quote, employee, members, household, facts, problem } = entered;
  const digest = contentDigest(householdText(household, facts));
  const isChanged = link.answeredAt !== null && link.content?.sha256 !== digest;
  return {
    Agents,
    ExpiresAt: link.expiresAt.toISOString(),
    Problem: problem,
    DeclinedAt: link.declinedAt?.toISOString() ?? null,
    Sha256: problem === null ? digest : '',
    GroupName: quote.group.name,
    EffectiveDate: quote.effectiveDate,
    EmployeeName: `${employee.FirstName} ${employee.LastName}`.trim() || link.personName,
    Members: problem === null ? members : [],
    Facts: factsForEmployee(facts),
    HouseholdNote: problem === null ? link.note : '',
    AnsweredAt: link.answeredAt?.toISOString() ?? null,
    AnsweredByName: link.answeredByName,
    WaiveReason: link.declineReason || null,
    Withdrawn: isChanged ? CHANGED_SINCE_EMPLOYEE_SIGNED : null,
    EnrollWords: ENROLL_WORDS,
    WaiveWords: WAIVE_WORDS,
    WordsVersion: EMPLOYEE_WORDS_VERSION,
  };
}
