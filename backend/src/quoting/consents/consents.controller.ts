import { CONSENT_CALLS } from '#shared/consents/consents.calls';
import { MAX_UPLOAD_BYTES, MUST_BE_PDF, PDF_TOO_LARGE } from '#shared/enrollment/upload-rules';
import { readUploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ConsentDocumentsService } from './consent-documents.service.ts';
import { ConsentLinksService } from './consent-links.service.ts';
import { ConsentsService } from './consents.service.ts';

const UPLOAD = { maxBytes: MAX_UPLOAD_BYTES, tooLarge: PDF_TOO_LARGE, noFile: MUST_BE_PDF };

@Serves(CONSENT_CALLS)
export class ConsentsController implements Serving<typeof CONSENT_CALLS> {
  constructor(
    private readonly consents: ConsentsService,
    private readonly documents: ConsentDocumentsService,
    private readonly links: ConsentLinksService,
  ) {}

  async record({ user, body }: Asked<typeof CONSENT_CALLS.record>) {
    return this.consents.find(user, await this.consents.record(user, body));
  }

  async listWithoutQuote({ user }: Asked<typeof CONSENT_CALLS.listWithoutQuote>) {
    return { ...(await this.consents.list(user, null)), ...(await this.links.list(user, null)) };
  }

  async list({ user, quoteId }: Asked<typeof CONSENT_CALLS.list>) {
    return { ...(await this.consents.list(user, quoteId)), ...(await this.links.list(user, quoteId)) };
  }

  download({ user, quoteId }: Asked<typeof CONSENT_CALLS.download>) {
    return this.documents.makeFolder(user, quoteId);
  }

  async revoke({ user, id, body }: Asked<typeof CONSENT_CALLS.revoke>) {
    await this.consents.revoke(user, id, body);
    return this.consents.find(user, id);
  }

  async attach({ user, id, request }: Asked<typeof CONSENT_CALLS.attach>) {
    await this.documents.attach(user, id, () => readUploadedFile(request, UPLOAD));
    return this.consents.find(user, id);
  }

  view({ user, id }: Asked<typeof CONSENT_CALLS.view>) {
    return this.documents.view(user, id);
  }
}
