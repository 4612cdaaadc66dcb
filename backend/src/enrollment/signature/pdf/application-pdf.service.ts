import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ENROLL_FIRST } from '#shared/enrollment/editing';
import { NO_HEALTH } from '#shared/individual-enrollment/questions';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { Sender } from '../../../platform/documents/pdf/cover.ts';
import { SenderService } from '../../../platform/logos/sender.service.ts';
import { StoredDocumentsService } from '../../../platform/documents/stored-documents.service.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import type { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { LinksRepository } from '../../../platform/links/links.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import {
  type AnyQuote,
  Quotes,
  type GroupQuote,
  type IndividualQuote,
} from '../../../quoting/quotes/quotes.repository.ts';
import type { UsableLink } from '../employer-link.ts';
import { HouseholdApplicationService } from '../../household-application/household-application.service.ts';
import { HouseholdStateService } from '../../parts/household/household-state.service.ts';
import { canonicalJson, contentDigest } from '../../../platform/documents/canonical-json.ts';
import { GroupSignatureService } from '../group-signature.service.ts';
import { HouseholdSignatureService } from '../household-signature.service.ts';
import type { ApplicationContent } from '../../application/application-content.ts';
import type { DrawnApplication } from './application-frame.ts';
import { groupTemplate } from './group-template.ts';
import { householdTemplate } from './household-template.ts';

/** The application of a group or a household as a PDF: once signed, the signed content with a certificate; before that, what is entered so far. */
@Injectable()
export class ApplicationPdfService {
  constructor(
    private readonly quotes: Quotes,
    private readonly groups: GroupSignatureService,
    private readonly links: LinksRepository,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly application: HouseholdApplicationService,
    private readonly households: HouseholdSignatureService,
    private readonly state: HouseholdStateService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly sender: SenderService,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE before there is an application, UNAVAILABLE when the signed content cannot be read */
  async make(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.quotes.find(user, quoteId);
    const file = await printed(
      quote.groupId === null ? await this.drawHousehold(user, quote) : await this.drawGroup(quote),
    );
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-application', subject: 'application', subjectId: quoteId }),
    );
    return file;
  }

  /** For the employer who holds a link: what they signed with it, whatever has become of the application; before that, what is to be signed. */
  async makeFor(link: UsableLink): Promise<FileAnswer> {
    const { quote, content } = link;
    if (!content) {
      return printed(await this.drawGroup(quote));
    }
    const counting = await this.groups.findCounting(quote);
    const signature = counting?.content.sha256 === content.sha256 ? counting : null;
    return printed(await this.drawn(quote, await this.read(content), { signature, employer: link }));
  }

  /** A withdrawn signature gets no certificate. */
  private async drawGroup(quote: GroupQuote): Promise<DrawnApplication> {
    const signature = await this.groups.findCounting(quote);
    const content = signature ? await this.read(signature.content) : await this.groups.contentOf(quote);
    const sha256 = signature?.content.sha256 ?? contentDigest(canonicalJson(content));
    const links = await this.links.listOf(['EmployerSignature'], [quote.id]);
    const employer = links.find((link) => link.state === 'Answered' && link.content?.sha256 === sha256) ?? null;
    return this.drawn(quote, content, { signature, employer });
  }

  private async drawHousehold(user: SessionUser, quote: IndividualQuote): Promise<DrawnApplication> {
    const signature = await this.households.findCurrent(quote);
    if (signature === null && quote.status === 'Quoting') {
      throw new AppError('WRONG_STATE', ENROLL_FIRST);
    }
    const entered = await this.state.read(quote);
    const content = signature
      ? await this.application.readSigned(signature.content)
      : await this.application.contentOf(quote, entered);
    // Of health answers the signed content has the version only: others than the signed ones are not printed with them.
    const health = entered.answersVersion === content.AnswersVersion ? entered.health : NO_HEALTH;
    await this.state.noteReading(user, quote, health);
    return {
      fileName: `Application ${content.Application.Members[0]?.LastName ?? ''} ${quote.effectiveDate}.pdf`,
      document: householdTemplate(
        {
          quoteId: quote.id,
          content,
          health,
          sender: await this.senderOf(quote),
          attestedAt: signature && (await this.application.findAttestedAt(quote, signature.id)),
        },
        signature,
      ),
    };
  }

  private async drawn(
    quote: GroupQuote,
    content: ApplicationContent,
    signatures: Omit<Parameters<typeof groupTemplate>[1], 'sender' | 'confirmation'>,
  ): Promise<DrawnApplication> {
    const confirmation = signatures.employer && (await this.groups.findConfirmationOf(quote, signatures.employer));
    return {
      fileName: `Application ${quote.group.name} ${quote.effectiveDate}.pdf`,
      document: groupTemplate(content, { ...signatures, confirmation, sender: await this.senderOf(quote) }),
    };
  }

  private async senderOf({ id }: AnyQuote): Promise<Sender> {
    return this.sender.composeWords(await this.quotes.listAgents(id));
  }

  /** Read to the end, where its digest is verified. */
  private async read(signed: StoredDocument): Promise<ApplicationContent> {
    const bytes = await buffer(await this.storedDocuments.open(signed));
    return JSON.parse(bytes.toString('utf8')) as ApplicationContent;
  }
}

const printed = async ({ fileName, document }: DrawnApplication): Promise<FileAnswer> => ({
  fileName,
  contentType: 'application/pdf',
  body: await renderPdf(document),
});
