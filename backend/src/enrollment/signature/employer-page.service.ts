import { Injectable } from '@nestjs/common';
import type { EmployerPages, EmployerSignRequest } from '#shared/enrollment/employer-signature.record';
import {
  ALREADY_ANSWERED,
  EMPLOYER_CONSENT_TEXT,
  EMPLOYER_CONSENT_VERSION,
  WITHDRAWN_SINCE_SIGNED,
} from '#shared/enrollment/employer-signing';
import type { DeclineRequest, LinkAccess } from '#shared/links/link.record';
import { Transactions } from '../../platform/database/transactions.ts';
import { contentDigest } from '../../platform/documents/canonical-json.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { asHolder } from '../../platform/links/link-codes.service.ts';
import { LinksRepository } from '../../platform/links/links.repository.ts';
import { toContact } from '../../quoting/proposals/proposal-answers.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { ApplicationContent } from '../application/application-content.ts';
import { readableSections } from '../application/readable-sections.ts';
import { EligibleEmployeesService } from './eligible-employees.service.ts';
import { assertGiven, assertOpen, assertShown, problemOf } from './employer-link.ts';
import { EmployerLinksService, type EnteredEmployer } from './employer-links.service.ts';
import { EmployerPartsService } from './employer-parts.service.ts';
import { GroupSignatureService } from './group-signature.service.ts';
import { ApplicationPdfService } from './pdf/application-pdf.service.ts';
import { type SignatureOrigin, signedFile } from './signature-evidence.ts';

/**
 * The employer's signature from afar. Who has a link and its code, reads the very content that a signature covers, and signs or declines,
 * once.
 */
@Injectable()
export class EmployerPageService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly groups: GroupSignatureService,
    private readonly links: LinksRepository,
    private readonly door: EmployerLinksService,
    private readonly parts: EmployerPartsService,
    private readonly eligible: EligibleEmployeesService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly applicationPdf: ApplicationPdfService,
  ) {}

  /** What the employer sees. @throws as EmployerLinksService.enter */
  async open(access: LinkAccess): Promise<EmployerPages> {
    const entered = await this.door.enter(access);
    const { link } = entered;
    await this.transactions.run(async (tx) => {
      if (await this.links.noteOpened(tx, link)) {
        await this.door.note(tx, 'open-employer-link', link);
      }
    });
    return this.describe(entered);
  }

  /** What was signed, once it is; before that, what is to be signed. @throws as enter; WRONG_STATE while there is neither */
  async print(access: LinkAccess): Promise<FileAnswer> {
    const { link } = await this.door.enter(access);
    if (!link.content) {
      assertOpen(link);
    }
    const file = await this.applicationPdf.makeFor(link);
    await this.transactions.run((tx) => this.door.note(tx, 'download-employer-copy', link));
    return file;
  }

  /**
   * @throws as enter; RULE_BROKEN with what is missing from the signature, or before the eligible employees are confirmed; WRONG_STATE
   * when it cannot be signed now; STALE_VERSION when it is no longer what was shown
   */
  async sign(request: EmployerSignRequest, origin: SignatureOrigin): Promise<void> {
    const { link, maker } = await this.door.enter(request);
    assertOpen(link);
    assertGiven(link, request);
    await this.eligible.assertConfirmed(link.quote, link);
    const content = await this.groups.textOf(link.quote);
    assertShown(content, request);
    await this.storedDocuments.keep(
      { id: link.createdByUserId },
      signedFile(link.quote, content),
      async (tx, document) => {
        const quote = await asHolder(this.quotes.of('group').lock(maker, link.quote.id, tx));
        assertOpen({ ...link, quote });
        await this.eligible.assertConfirmed(quote, await this.door.assertOpen(tx, link), tx);
        assertShown(await this.groups.textOf(quote, tx), request);
        const evidence = {
          language: request.Language,
          answeredByName: request.SignedByName,
          wordsVersion: EMPLOYER_CONSENT_VERSION,
          words: EMPLOYER_CONSENT_TEXT,
          ...origin,
          contentDocumentId: document.id,
        };
        assertFirst(await this.links.answer(tx, link, evidence));
        await this.door.note(tx, 'sign-as-employer', link);
      },
    );
  }

  /** @throws as enter; WRONG_STATE when it was answered before */
  async decline(request: DeclineRequest): Promise<void> {
    const { link } = await this.door.enter(request);
    await this.transactions.run(async (tx) => {
      assertFirst(await this.links.decline(tx, link, { reason: request.Reason, language: request.Language }));
      await this.door.note(tx, 'decline-as-employer', link);
    });
  }

  private async describe(entered: EnteredEmployer): Promise<EmployerPages> {
    const { link } = entered;
    const { quote, answeredAt, declinedAt, content } = link;
    const problem = problemOf(link);
    const text = problem === null ? await this.groups.textOf(quote) : null;
    return {
      GroupName: quote.group.name,
      EffectiveDate: quote.effectiveDate,
      EmployerName: link.personName,
      Agents: (await this.quotes.listAgents(quote.id)).map(toContact),
      ExpiresAt: link.expiresAt.toISOString(),
      Problem: problem,
      SignedAt: answeredAt?.toISOString() ?? null,
      SignedByName: link.answeredByName,
      Withdrawn: content && content.sha256 !== (await this.groups.digestToSign(quote)) ? WITHDRAWN_SINCE_SIGNED : null,
      DeclinedAt: declinedAt?.toISOString() ?? null,
      Sections: text === null ? [] : readableSections(JSON.parse(text) as ApplicationContent),
      Sha256: text === null ? '' : contentDigest(text),
      ConsentVersion: EMPLOYER_CONSENT_VERSION,
      ConsentText: EMPLOYER_CONSENT_TEXT,
      Steps: await this.parts.describe(entered),
    };
  }
}

function assertFirst(isFirst: boolean): void {
  if (!isFirst) {
    throw new AppError('WRONG_STATE', ALREADY_ANSWERED);
  }
}
