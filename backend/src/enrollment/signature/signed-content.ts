import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import { ComposeApplicationService } from '../pdf/compose-application.service.ts';
import { canonicalJson } from './canonical-json.ts';

/** The digest under which content is signed, hex. */
export const contentDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The content that a signature covers: the application with everything that belongs to it, as one text. */
@Injectable()
export class SignedContent {
  constructor(
    private readonly composeApplication: ComposeApplicationService,
    private readonly documents: EnrollmentDocumentsRepository,
  ) {}

  /** Same text as long as nothing has changed. */
  async textOf(quote: GroupQuote, tx?: EntityManager): Promise<string> {
    return canonicalJson(await this.composeApplication.compose(quote, tx));
  }

  async listDocumentIds(quote: GroupQuote, tx: EntityManager): Promise<number[]> {
    return (await this.documents.listOf(quote, tx)).map(({ documentId }) => documentId);
  }
}
