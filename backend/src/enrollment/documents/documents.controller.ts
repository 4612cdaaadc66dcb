import { ApiParam } from '@nestjs/swagger';
import { type AnyDocTypeId, DOC_TYPE_IDS, INDIVIDUAL_PROOFS } from '#shared/enrollment/documents.record';
import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import { DOCUMENT_DELETED, MAX_UPLOAD_BYTES, MUST_BE_PDF, PDF_TOO_LARGE } from '#shared/enrollment/upload-rules';
import { type Asked, Reads, Serves, type Serving } from '../../platform/http/serving.ts';
import { readUploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { DocTypePipe } from './doc-type.pipe.ts';
import { toQuoteDocument, DocumentsService } from './documents.service.ts';

const UPLOAD = { maxBytes: MAX_UPLOAD_BYTES, tooLarge: PDF_TOO_LARGE, noFile: MUST_BE_PDF };

@Serves(DOCUMENTS)
export class DocumentsController implements Serving<typeof DOCUMENTS> {
  constructor(private readonly documents: DocumentsService) {}

  @ApiParam({ name: 'docTypeId', schema: { type: 'number', enum: [INDIVIDUAL_PROOFS, ...DOC_TYPE_IDS] } })
  @Reads({ docTypeId: DocTypePipe })
  async upload({ user, quoteId, docTypeId, request }: Asked<typeof DOCUMENTS.upload>) {
    const target = { quoteId, docTypeId: docTypeId as AnyDocTypeId };
    return toQuoteDocument(await this.documents.upload(user, target, () => readUploadedFile(request, UPLOAD)));
  }

  async list({ user, quoteId }: Asked<typeof DOCUMENTS.list>) {
    return (await this.documents.list(user, quoteId)).map(toQuoteDocument);
  }

  listRequired({ user, quoteId }: Asked<typeof DOCUMENTS.listRequired>) {
    return this.documents.listRequired(user, quoteId);
  }

  view({ user, quoteId, docId }: Asked<typeof DOCUMENTS.view>) {
    return this.documents.view(user, quoteId, docId);
  }

  async unlink({ user, quoteId, docId }: Asked<typeof DOCUMENTS.unlink>) {
    await this.documents.unlink(user, quoteId, docId);
    return { Message: DOCUMENT_DELETED };
  }
}
