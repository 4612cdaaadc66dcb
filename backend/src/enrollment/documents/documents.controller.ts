import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  QuoteDocument,
  RequiredDocuments,
  UnlinkDocumentResponse,
} from '#shared/enrollment/documents/documents.record';
import type { AnyDocTypeId } from '#shared/enrollment/documents/document-types';
import {
  DOCUMENT_DELETED,
  MAX_UPLOAD_BYTES,
  MUST_BE_PDF,
  PDF_TOO_LARGE,
} from '#shared/enrollment/documents/upload-rules';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { readUploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { DocTypePipe } from './doc-type.pipe.ts';
import { toQuoteDocument } from '../parts/documents/to-quote-document.ts';
import { QuoteDocumentAnswer, RequiredDocumentsAnswer, UnlinkedDocumentAnswer } from './documents.dto.ts';
import { QuoteDocumentsService } from './quote-documents.service.ts';
import { UnlinkDocumentService } from './unlink-document.service.ts';
import { UploadDocumentService } from './upload-document.service.ts';
import { ViewDocumentService } from './view-document.service.ts';

const UPLOAD = { maxBytes: MAX_UPLOAD_BYTES, tooLarge: PDF_TOO_LARGE, noFile: MUST_BE_PDF };

/** Supporting documents of the enrollment of a group or a household. Spec 001 sections 5, 7 and 9. */
@Controller('api/enrollment')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class DocumentsController {
  constructor(
    private readonly documents: QuoteDocumentsService,
    private readonly uploadDocument: UploadDocumentService,
    private readonly unlinkDocument: UnlinkDocumentService,
    private readonly viewDocument: ViewDocumentService,
  ) {}

  /** multipart/form-data with one file, a PDF of at most 25 MB. */
  @Post('UploadDocument/:quoteId/:docTypeId')
  @ApiConsumes('multipart/form-data')
  @Answers(QuoteDocumentAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'TOO_MANY_REQUESTS')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  async upload(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('docTypeId', DocTypePipe) docTypeId: AnyDocTypeId,
    @Req() request: FastifyRequest,
  ): Promise<QuoteDocument> {
    const target = { quoteId, docTypeId };
    return toQuoteDocument(await this.uploadDocument.upload(user, target, () => readUploadedFile(request, UPLOAD)));
  }

  @Get('GetQuoteDocuments/:quoteId')
  @AnswersList(QuoteDocumentAnswer, 'NOT_FOUND')
  async list(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<QuoteDocument[]> {
    return (await this.documents.list(user, quoteId)).map(toQuoteDocument);
  }

  @Get('GetRequiredDocuments/:quoteId')
  @Allow('smallgroup')
  @Answers(RequiredDocumentsAnswer, 'NOT_FOUND')
  listRequired(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<RequiredDocuments> {
    return this.documents.listRequired(user, quoteId);
  }

  @Get('ViewQuoteDocument/:quoteId/:docId')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'WRONG_STATE')
  async view(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('docId', PositiveIdPipe) docId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.viewDocument.view(user, quoteId, docId));
  }

  @Delete('UnlinkDocument/:quoteId/:docId')
  @Answers(UnlinkedDocumentAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  async unlink(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('docId', PositiveIdPipe) docId: number,
  ): Promise<UnlinkDocumentResponse> {
    await this.unlinkDocument.unlink(user, quoteId, docId);
    return { Message: DOCUMENT_DELETED };
  }
}
