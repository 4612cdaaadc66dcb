import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ALREADY_CONFIRMED,
  confirmationProblems,
  CONFIRM_BEFORE_SIGNING,
  ELIGIBLE_WORDS,
  ELIGIBLE_WORDS_VERSION,
  type EligibleEmployee,
  LIST_CHANGED_WHILE_READ,
} from '#shared/enrollment/eligible-employees';
import type {
  ConfirmEligible,
  Eligibility,
  EligibleList,
  NoteEligible,
} from '#shared/enrollment/employer-signature.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import { asHolder } from '../../platform/links/link-codes.service.ts';
import { type FoundLink, LinksRepository } from '../../platform/links/links.repository.ts';
import { LONGEST_USER_AGENT } from '../../platform/links/link.table.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { EMPLOYEE_PURPOSE } from '../employees/employees.service.ts';
import { assertUnsubmitted } from './employer-link.ts';
import { EmployerLinksService } from './employer-links.service.ts';
import type { SignatureOrigin } from './signature-evidence.ts';
import { type FoundConfirmation, SignaturesRepository } from './signatures.repository.ts';

/** Who of a group is eligible: the employees on its census, confirmed by the employer with the link for the signature. */
@Injectable()
export class EligibleEmployeesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly signatures: SignaturesRepository,
    private readonly links: LinksRepository,
    private readonly door: EmployerLinksService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly clock: Clock,
  ) {}

  /** For the employer. */
  async describe(quote: GroupQuote, { note }: Pick<FoundLink, 'note'>): Promise<EligibleList> {
    const { employees, digest } = await this.read(quote);
    const newest = await this.signatures.findConfirmation(quote);
    return {
      Employees: employees,
      Sha256: digest,
      Words: ELIGIBLE_WORDS,
      WordsVersion: ELIGIBLE_WORDS_VERSION,
      Note: note,
      ConfirmedAt: newest?.confirmedAt.toISOString() ?? null,
      ConfirmedByName: newest?.confirmedByName ?? null,
      IsConfirmed: isConfirmed(newest, digest, note),
    };
  }

  /** For the agent and for staff: the newest confirmation of a quote that was found for its user. */
  async findEligibility(quote: GroupQuote): Promise<Eligibility | null> {
    const newest = await this.signatures.findConfirmation(quote);
    return (
      newest && {
        ConfirmedAt: newest.confirmedAt.toISOString(),
        ConfirmedByName: newest.confirmedByName,
        Language: newest.language,
        WordsVersion: newest.wordsVersion,
        Sha256: newest.content.sha256,
        IsCurrent: newest.content.sha256 === (await this.read(quote)).digest,
      }
    );
  }

  /** @throws RULE_BROKEN before the list is confirmed as it is now */
  async assertConfirmed(quote: GroupQuote, { note }: Pick<FoundLink, 'note'>, tx?: EntityManager): Promise<void> {
    const { digest } = await this.read(quote, tx);
    if (!isConfirmed(await this.signatures.findConfirmation(quote, tx), digest, note)) {
      throw new AppError('RULE_BROKEN', CONFIRM_BEFORE_SIGNING);
    }
  }

  /**
   * Takes back a note about the list.
   * @throws as EmployerLinksService.enter; RULE_BROKEN with what is missing; STALE_VERSION when it is no longer the list that was shown;
   * WRONG_STATE once it is signed or submitted, and when it is confirmed already
   */
  async confirm(request: ConfirmEligible, origin: SignatureOrigin): Promise<void> {
    const { link, maker } = await this.door.enter(request);
    assertUnsubmitted(link);
    assertComplete(request, link);
    const { text, digest } = await this.read(link.quote);
    assertListed(digest, request);
    const file = {
      fileName: `Eligible employees ${link.quote.id}.json`,
      contentType: 'application/json',
      body: Buffer.from(text),
    };
    await this.storedDocuments.keep({ id: link.createdByUserId }, file, async (tx, document) => {
      const quote = await asHolder(this.quotes.of('group').lock(maker, link.quote.id, tx));
      const { note } = await this.door.assertOpen(tx, link);
      assertUnsubmitted({ ...link, quote });
      const now = await this.read(quote, tx);
      assertListed(now.digest, request);
      if (isConfirmed(await this.signatures.findConfirmation(quote, tx), now.digest, note)) {
        throw new AppError('WRONG_STATE', ALREADY_CONFIRMED);
      }
      await this.signatures.insertConfirmation(tx, {
        quoteId: quote.id,
        linkId: link.id,
        confirmedByName: request.SignedByName,
        confirmedAt: this.clock.now(),
        language: request.Language,
        wordsVersion: ELIGIBLE_WORDS_VERSION,
        words: ELIGIBLE_WORDS,
        ip: origin.ip,
        userAgent: origin.userAgent.slice(0, LONGEST_USER_AGENT),
        contentDocumentId: document.id,
      });
      await this.links.setNote(tx, link, '');
      await this.door.note(tx, 'confirm-eligible', link);
    });
  }

  /** The census itself is the agent's. @throws as EmployerLinksService.enter; WRONG_STATE once it is signed or submitted */
  async tellAgent({ Note, ...access }: NoteEligible): Promise<void> {
    const { link, maker } = await this.door.enter(access);
    assertUnsubmitted(link);
    await this.transactions.run(async (tx) => {
      const quote = await asHolder(this.quotes.of('group').lock(maker, link.quote.id, tx));
      await this.door.assertOpen(tx, link);
      assertUnsubmitted({ ...link, quote });
      await this.links.setNote(tx, link, Note);
      await this.door.note(tx, 'note-eligible', link);
    });
  }

  /** The list as the employer sees it, as it is kept, and its digest. */
  private async read(
    quote: GroupQuote,
    tx?: EntityManager,
  ): Promise<{ employees: EligibleEmployee[]; text: string; digest: string }> {
    const census = await this.census.listOf(quote, tx);
    const waived = await this.mapWaiveReasons(quote);
    const employees = census
      .filter(({ relationship }) => relationship === 'Self')
      .map((member) => toEligible(member, waived.get(member.id) ?? null));
    const text = canonicalJson({ QuoteId: quote.id, EffectiveDate: quote.effectiveDate, Employees: employees });
    return { employees, text, digest: contentDigest(text) };
  }

  /** Of employees who have waived with a link of their own. */
  private async mapWaiveReasons({ id }: GroupQuote): Promise<Map<number | null, string | null>> {
    const links = await this.links.listOf([EMPLOYEE_PURPOSE], [id]);
    const newest = new Map(links.toReversed().map((link) => [link.memberId, link]));
    return new Map(
      [...newest].filter(([, { declinedAt }]) => declinedAt).map(([member, link]) => [member, link.declineReason]),
    );
  }
}

/** @param note what the employer said about the list since */
const isConfirmed = (newest: FoundConfirmation | null, digest: string, note: string): boolean =>
  newest?.content.sha256 === digest && note === '';

function toEligible(
  { firstName, lastName, medicalStatus, dentalStatus, visionStatus }: CensusMember,
  waiveReason: string | null,
): EligibleEmployee {
  const isOnCensus = [medicalStatus, dentalStatus, visionStatus].includes('Enroll');
  return {
    Name: `${firstName} ${lastName}`,
    IsEnrolling: isOnCensus && waiveReason === null,
    WaiveReason: waiveReason,
  };
}

/** @throws RULE_BROKEN with what is missing */
function assertComplete(request: ConfirmEligible, { personName }: FoundLink): void {
  const problems = Object.entries(confirmationProblems(request, personName));
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, message]) => [field, [message]]));
    throw new AppError('RULE_BROKEN', problems.map(([, message]) => message).join(' '), fields);
  }
}

/** @throws STALE_VERSION when the list is no longer what the employer read */
function assertListed(digest: string, { Sha256 }: ConfirmEligible): void {
  if (digest !== Sha256) {
    throw new AppError('STALE_VERSION', LIST_CHANGED_WHILE_READ);
  }
}
