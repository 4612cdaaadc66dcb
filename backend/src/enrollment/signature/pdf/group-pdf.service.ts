import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import type { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { EmployerSignaturesRepository, type UsableLink } from '../../parts/signature/employer-signatures.repository.ts';
import { type FoundSignature, SignaturesRepository } from '../../parts/signature/signatures.repository.ts';
import type { ApplicationContent } from '../../pdf/application-content.ts';
import { ComposeApplicationService } from '../../pdf/compose-application.service.ts';
import type { DrawnApplication } from './application-frame.ts';
import { canonicalJson } from '../canonical-json.ts';
import { contentDigest } from '../signed-content.ts';
import { applicationTemplate } from './application-template.ts';

/** The application of a group: once signed, the signed content with a certificate; before that, the answers entered so far. */
@Injectable()
export class GroupPdfService {
  constructor(
    private readonly composeApplication: ComposeApplicationService,
    private readonly signatures: SignaturesRepository,
    private readonly employers: EmployerSignaturesRepository,
    private readonly documents: OpenDocumentService,
  ) {}

  /** @throws WRONG_STATE before an application is saved, UNAVAILABLE when the signed content cannot be read */
  async draw(quote: GroupQuote): Promise<DrawnApplication> {
    const signature = await this.findCounting(quote);
    const content = signature ? await this.read(signature.content) : await this.composeApplication.compose(quote);
    const sha256 = signature?.content.sha256 ?? contentDigest(canonicalJson(content));
    const employer = await this.employers.findSigned(quote, sha256);
    return drawn(quote, content, { signature, employer });
  }

  /** For the employer who holds a link: what they signed with it, whatever has become of the application; before that, what is to be signed. */
  async drawFor(link: UsableLink): Promise<DrawnApplication> {
    const { quote, content } = link;
    if (!content) {
      return this.draw(quote);
    }
    const counting = await this.findCounting(quote);
    const signature = counting?.content.sha256 === content.sha256 ? counting : null;
    return drawn(quote, await this.read(content), { signature, employer: link });
  }

  /** A withdrawn signature gets no certificate. */
  private async findCounting(quote: GroupQuote): Promise<FoundSignature | null> {
    const newest = await this.signatures.findNewest(quote);
    return newest && (await this.signatures.findWithdrawal(newest)) === null ? newest : null;
  }

  /** Read to the end, where its digest is verified. */
  private async read(signed: StoredDocument): Promise<ApplicationContent> {
    const bytes = await buffer(await this.documents.open(signed));
    return JSON.parse(bytes.toString('utf8')) as ApplicationContent;
  }
}

const drawn = (
  { group, effectiveDate }: GroupQuote,
  content: ApplicationContent,
  signatures: Parameters<typeof applicationTemplate>[1],
): DrawnApplication => ({
  fileName: `Application ${group.name} ${effectiveDate}.pdf`,
  document: applicationTemplate(content, signatures),
});
