import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSubscriber } from '#shared/census/household-rules';
import {
  employeeProblems,
  employeeState,
  householdOf,
  MOST_EMPLOYEE_LINKS,
  NOBODY_TO_ASK,
  NOT_REMINDED,
  SAVE_APPLICATION_FIRST,
  TOO_MANY_EMPLOYEE_LINKS,
  WAITING_FOR_EMPLOYEE,
} from '#shared/enrollment/employees/employees';
import type {
  Employee,
  EmployeeLinks,
  Employees,
  EmployeeToAsk,
  NewEmployeeLinks,
  RemindEmployees,
} from '#shared/enrollment/employees/employees.record';
import { enrolls } from '#shared/enrollment/members/member-problems';
import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { formatName } from '#shared/formats/person-name';
import { employeeEmail } from '#shared/proposals/proposal-email';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { DEFAULT_SHARE_DAYS, shareLinkEnd } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { doubtAbout } from '../../platform/links/link-codes.service.ts';
import { CodeTextsService } from '../../platform/links/code-texts.service.ts';
import { type FoundLink, LinksRepository } from '../../platform/links/links.repository.ts';
import { wordsIn } from '../../platform/links/words.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { EmployeeHouseholdsService, householdDigest } from './employee-households.service.ts';

export const EMPLOYEE_PURPOSE = 'Employee';

interface SentLink {
  quote: GroupQuote;
  link: Pick<Link, 'id' | 'language'>;
  token: string;
  expiresAt: Date;
  to: string;
  isReminder: boolean;
}

interface MadeLinks {
  links: (Omit<EmployeeLinks['Links'][number], 'Url'> & { token: string | null })[];
  expiresAt: Date;
}

/** The agent asks the employees of a group by link, sees how far each is, reminds them, and takes links back. */
@Injectable()
export class EmployeesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly households: EmployeeHouseholdsService,
    private readonly links: LinksRepository,
    private readonly texts: CodeTextsService,
    private readonly emails: QuoteEmailsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Every employee with the newest link. @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<Employees> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const { members, facts, hasApplication } = await this.households.read(quote);
    const links = await this.links.listOf([EMPLOYEE_PURPOSE], [quoteId]);
    const newest = new Map(links.toReversed().map((link) => [link.memberId, link]));
    const emails = await this.emails.ofLinks([...newest.values()].map(({ id }) => id));
    const { IsAvailable, MailboxUrl, LeftToday } = await this.emails.facts(user, quoteId);
    return {
      LinkProblem: (await this.households.problem(user, quote)) ?? (hasApplication ? null : SAVE_APPLICATION_FIRST),
      CanEmail: IsAvailable,
      CanText: this.texts.isAvailable,
      MailboxUrl,
      LeftToday,
      Employees: members.filter(isSubscriber).map((employee) => {
        const link = newest.get(employee.Id) ?? null;
        return toEmployee(employee, {
          ...{ members, facts, link, isInternal: user.isInternal },
          email: link && (emails.get(link.id) ?? null),
        });
      }),
    };
  }

  /**
   * Ends an earlier link of the same employee that was not answered.
   * @throws NOT_FOUND; WRONG_STATE, also where no e-mail can be sent; RULE_BROKEN for who is no employee here, too many links, or too many
   * e-mails today
   */
  async ask(user: SessionUser, quoteId: number, { Employees: asked, Language }: NewEmployeeLinks): Promise<MadeLinks> {
    const mailed = asked.filter(({ To }) => To).length;
    if (mailed > 0) {
      this.emails.assertAvailable();
    }
    return this.transactions.run(async (tx) => {
      await this.takeRoom(tx, user, mailed);
      await this.texts.begin(
        tx,
        user,
        asked.map(({ CodePhone }) => CodePhone),
      );
      const quote = await this.households.begin(tx, user, quoteId);
      const { members, hasApplication } = await this.households.read(quote, tx);
      if (!hasApplication) {
        throw new AppError('WRONG_STATE', SAVE_APPLICATION_FIRST);
      }
      const people = employeesAmong(members, asked);
      const of = { purpose: EMPLOYEE_PURPOSE, subjectId: quoteId } as const;
      if ((await this.links.count(tx, EMPLOYEE_PURPOSE, quoteId)) + people.length > MOST_EMPLOYEE_LINKS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_EMPLOYEE_LINKS);
      }
      const memberIds = people.map(({ employee }) => employee.Id);
      await this.emails.callBack(tx, await this.links.revokeOpen(tx, { ...of, memberIds }, user.id));
      const expiresAt = this.end();
      const made: MadeLinks = { links: [], expiresAt };
      for (const { employee, to, phone } of people) {
        const Name = formatName(employee);
        const language = to === null && phone === null ? 'en' : Language;
        const wanted = {
          ...of,
          memberId: employee.Id,
          personName: Name,
          language,
          createdByUserId: user.id,
          expiresAt,
        };
        const one = await this.links.make(tx, wanted, { withCode: true });
        const { link, token } = one;
        const Code = await this.texts.textCode(tx, one, phone);
        if (to !== null) {
          await this.send(tx, user, { quote, link, token, expiresAt, to, isReminder: false });
        }
        made.links.push({
          MemberId: employee.Id,
          ...{ Name, Code, To: to, CodePhone: phone },
          token: to === null ? token : null,
        });
      }
      await this.note(tx, user, 'ask-employees', quoteId);
      return made;
    });
  }

  /**
   * Sends links again, to the same addresses and with the same codes: all or none.
   * @throws NOT_FOUND; WRONG_STATE for a link that was not sent by e-mail or has been answered; RULE_BROKEN for too many e-mails today
   */
  async remind(user: SessionUser, quoteId: number, { LinkIds }: RemindEmployees): Promise<void> {
    this.emails.assertAvailable();
    const wanted = new Set(LinkIds);
    await this.transactions.run(async (tx) => {
      await this.takeRoom(tx, user, wanted.size);
      const quote = await this.households.begin(tx, user, quoteId);
      const links = (await this.links.listOf([EMPLOYEE_PURPOSE], [quoteId])).filter(({ id }) => wanted.has(id));
      const emails = await this.emails.ofLinks([...wanted]);
      const expiresAt = this.end();
      await this.emails.callBack(tx, [...wanted]);
      for (const link of links) {
        const to = emails.get(link.id)?.To;
        const isWaiting = WAITING_FOR_EMPLOYEE.includes(employeeState(link.state, true));
        const token = to && isWaiting ? await this.links.readdress(tx, link, expiresAt) : null;
        if (!to || token === null) {
          throw new AppError('WRONG_STATE', NOT_REMINDED);
        }
        await this.send(tx, user, { quote, link, token, expiresAt, to, isReminder: true });
      }
      if (links.length < wanted.size) {
        throw new AppError('WRONG_STATE', NOT_REMINDED);
      }
      await this.note(tx, user, 'remind-employees', quoteId);
    });
  }

  /** Closes a link: what was answered with it stays. @throws NOT_FOUND for a link of a quote that the user may not see */
  withdraw(user: SessionUser, linkId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.links.find([EMPLOYEE_PURPOSE], linkId, tx);
      const { id: quoteId } = await this.quotes.of('group').find(user, link?.subjectId ?? 0, tx);
      if (await this.links.revoke(tx, { id: linkId }, user.id)) {
        await this.emails.callBack(tx, [linkId]);
        await this.note(tx, user, 'withdraw-employee-link', quoteId);
      }
    });
  }

  private end(): Date {
    return shareLinkEnd(this.clock.now(), DEFAULT_SHARE_DAYS);
  }

  /** @throws RULE_BROKEN when this user cannot send so many more today */
  private async takeRoom(tx: EntityManager, user: SessionUser, wanted: number): Promise<void> {
    if (wanted > 0) {
      await this.emails.takeTurn(tx, user);
      await this.emails.assertRoom(tx, user, wanted);
    }
  }

  /** Without the code: who reads the e-mail of another must not be able to open it. */
  private async send(
    tx: EntityManager,
    user: SessionUser,
    { quote, link, token, expiresAt, to, isReminder }: SentLink,
  ): Promise<void> {
    const contact = await this.emails.contactOf(user, quote.id, tx);
    const group = { groupName: quote.group.name, effectiveDate: quote.effectiveDate };
    const letter = employeeEmail(wordsIn(link.language), group, isReminder);
    const content = { to, ...letter, contact };
    await this.emails.add(tx, { kind: 'Employee', sentByUserId: user.id, token, expiresAt, linkId: link.id, content });
  }

  private async note(tx: EntityManager, user: SessionUser, action: string, quoteId: number): Promise<void> {
    await this.audit.record(tx, { user, action, subject: 'quote', subjectId: quoteId });
  }
}

/** @throws RULE_BROKEN when somebody is no employee of this census */
function employeesAmong(
  members: readonly EnrollmentMember[],
  asked: readonly EmployeeToAsk[],
): { employee: EnrollmentMember; to: string | null; phone: string | null }[] {
  const wanted = new Map(asked.map((one) => [one.MemberId, one]));
  const people = members
    .filter((member) => isSubscriber(member) && wanted.has(member.Id))
    .map((employee) => ({
      employee,
      to: wanted.get(employee.Id)?.To || null,
      phone: wanted.get(employee.Id)?.CodePhone ?? null,
    }));
  if (people.length < wanted.size) {
    throw new AppError('RULE_BROKEN', NOBODY_TO_ASK);
  }
  return people;
}

interface Known {
  members: readonly EnrollmentMember[];
  facts: MemberFacts;
  link: FoundLink | null;
  /** For staff, who may doubt it. */
  isInternal: boolean;
  email: LinkEmail | null;
}

function toEmployee(employee: EnrollmentMember, { members, facts, link, isInternal, email }: Known): Employee {
  const household = householdOf(members, employee.EmployeeNumber, facts);
  const sha256 = link?.content?.sha256 ?? null;
  const isCurrent = link?.state !== 'Answered' || sha256 === householdDigest(household, facts);
  return {
    MemberId: employee.Id,
    Name: formatName(employee),
    EmailAddress: employee.EmailAddress,
    HomeNumber: employee.HomeNumber,
    IsEnrolling: household.some(enrolls),
    Missing: household.flatMap((member) => employeeProblems(member, facts)).length,
    State: employeeState(link?.state ?? null, isCurrent),
    Link: link && {
      Id: link.id,
      CreatedAt: link.createdAt.toISOString(),
      CreatedBy: link.createdBy.fullName,
      Language: link.language,
      ExpiresAt: link.expiresAt.toISOString(),
      OpenedAt: link.openedAt?.toISOString() ?? null,
      DeclinedAt: link.declinedAt?.toISOString() ?? null,
      DeclineReason: link.declineReason || null,
      Email: email,
      CodeText: link.codeText,
      Doubt: isInternal ? doubtAbout(link, email, null) : null,
      AnsweredAt: link.answeredAt?.toISOString() ?? null,
      AnsweredByName: link.answeredByName,
      WordsVersion: link.wordsVersion,
      Sha256: sha256,
      HouseholdNote: link.note,
    },
  };
}
