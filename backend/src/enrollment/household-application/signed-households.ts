import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { OpenDocumentService, type StoredContent } from '../../platform/documents/open-document.service.ts';
import type { SignedHousehold } from './signed-household.ts';

/** Reads what was signed for a household. */
@Injectable()
export class SignedHouseholds {
  constructor(private readonly documents: OpenDocumentService) {}

  /** Read to the end, where its digest is verified. @throws UNAVAILABLE */
  async read(content: StoredContent): Promise<SignedHousehold> {
    const bytes = await buffer(await this.documents.open(content));
    return JSON.parse(bytes.toString('utf8')) as SignedHousehold;
  }
}
