import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LOGO_TOO_LARGE, MOST_LOGO_BYTES, NO_LOGO_FILE } from '#shared/people/agency.record';
import { Transactions } from '../database/transactions.ts';
import { DiscardDocumentService } from '../documents/discard-document.service.ts';
import { RemakePictureService } from '../documents/images/remake-picture.service.ts';
import { StoreDocumentService } from '../documents/store-document.service.ts';
import type { StoredDocument } from '../documents/stored-document.table.ts';
import type { UploadedFile } from '../documents/uploads/uploaded-part.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { type LogoOwner, LogosRepository } from './logos.repository.ts';

/** The form that uploads a logo. */
export const LOGO_UPLOAD = { maxBytes: MOST_LOGO_BYTES, tooLarge: LOGO_TOO_LARGE, noFile: NO_LOGO_FILE };

/** Sets and removes the pictures of agencies and of the carrier that proposals show. Callers decide whose logo a user may change. */
@Injectable()
export class ChangeLogoService {
  constructor(
    private readonly logos: LogosRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly storeDocument: StoreDocumentService,
    private readonly remakePicture: RemakePictureService,
    private readonly discardDocument: DiscardDocumentService,
  ) {}

  /**
   * @param read reads the file; called once, if there is such an agency
   * @throws NOT_FOUND, and what is wrong with the file
   */
  async set(user: SessionUser, owner: LogoOwner, read: () => Promise<UploadedFile>): Promise<void> {
    await this.assertThere(owner);
    const { content } = await read();
    const body = await buffer(content.open()).finally(() => content.close());
    const picture = await this.remakePicture.remake(user, body);
    const fileName = picture.contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
    const file = { fileName, contentType: picture.contentType, body: Buffer.from(picture.body) };
    await this.discard(
      await this.storeDocument.keep(user, file, async (tx, { id: documentId }) => {
        await this.note(tx, user, 'set', owner);
        return this.logos.replace(tx, owner, documentId);
      }),
    );
  }

  /** Where there is none, nothing changes. @throws NOT_FOUND */
  async remove(user: SessionUser, owner: LogoOwner): Promise<void> {
    await this.assertThere(owner);
    await this.discard(
      await this.transactions.run(async (tx) => {
        const removed = await this.logos.replace(tx, owner, null);
        if (removed) {
          await this.note(tx, user, 'remove', owner);
        }
        return removed;
      }),
    );
  }

  private async assertThere(owner: LogoOwner): Promise<void> {
    if (owner !== 'carrier') {
      await this.logos.findAgency(owner);
    }
  }

  private note(tx: EntityManager, user: SessionUser, verb: 'set' | 'remove', owner: LogoOwner): Promise<void> {
    const of = owner === 'carrier' ? { subject: 'carrier', subjectId: '' } : { subject: 'agency', subjectId: owner };
    return this.audit.record(tx, { user, action: `${verb}-${of.subject}-logo`, ...of });
  }

  private async discard(replaced: StoredDocument | null): Promise<void> {
    if (replaced) {
      await this.discardDocument.forget(replaced);
    }
  }
}
