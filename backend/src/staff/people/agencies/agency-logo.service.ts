import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { LOGO_NOT_SHOWABLE, MOST_LOGO_PIXELS, NO_LOGO } from '#shared/people/agency-logo';
import { DiscardDocumentService } from '../../../platform/documents/discard-document.service.ts';
import { inspectImage } from '../../../platform/documents/images/inspect-image.ts';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import { StoreDocumentService } from '../../../platform/documents/store-document.service.ts';
import type { StoredDocument } from '../../../platform/documents/stored-document.entity.ts';
import type { UploadedFile } from '../../../platform/documents/uploads/uploaded-part.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { AgencyLogosRepository } from '../../../platform/agency-logos/agency-logos.repository.ts';
import { PeopleChanges } from '../people-changes.ts';
import { AgenciesRepository } from './agencies.repository.ts';

/** The picture of an agency that its proposals show. */
@Injectable()
export class AgencyLogoService {
  constructor(
    private readonly agencies: AgenciesRepository,
    private readonly logos: AgencyLogosRepository,
    private readonly changes: PeopleChanges,
    private readonly storeDocument: StoreDocumentService,
    private readonly openDocument: OpenDocumentService,
    private readonly discardDocument: DiscardDocumentService,
  ) {}

  /** @throws NOT_FOUND, also where there is none */
  async view(agencyId: number): Promise<FileAnswer> {
    const logo = (await this.logos.map([agencyId])).get(agencyId);
    if (!logo) {
      throw new AppError('NOT_FOUND', NO_LOGO);
    }
    const { fileName, contentType, sizeBytes } = logo;
    return { fileName, contentType, sizeBytes, body: await this.openDocument.open(logo), inline: true, isUpload: true };
  }

  /**
   * @param read reads the file; called once, if there is such an agency
   * @throws NOT_FOUND, and what is wrong with the file
   */
  async set(user: SessionUser, agencyId: number, read: () => Promise<UploadedFile>): Promise<void> {
    await this.agencies.row(agencyId);
    const { content } = await read();
    const body = await buffer(content.open()).finally(() => content.close());
    const image = inspectImage(body, MOST_LOGO_PIXELS);
    if (!image) {
      throw new AppError('INVALID_INPUT', LOGO_NOT_SHOWABLE, { file: [LOGO_NOT_SHOWABLE] });
    }
    const fileName = image.contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
    const file = { fileName, contentType: image.contentType, body };
    await this.discard(
      await this.storeDocument.keep(user, file, async (tx, { id: documentId }) => {
        await this.changes.note({ tx, user }, { action: 'set-agency-logo', subject: 'agency', id: agencyId });
        return this.logos.replace(tx, agencyId, documentId);
      }),
    );
  }

  /** An agency without one stays as it is. @throws NOT_FOUND */
  async remove(user: SessionUser, agencyId: number): Promise<void> {
    await this.agencies.row(agencyId);
    await this.discard(
      await this.changes.run(user, async ({ tx }) => {
        const removed = await this.logos.replace(tx, agencyId, null);
        if (removed) {
          await this.changes.note({ tx, user }, { action: 'remove-agency-logo', subject: 'agency', id: agencyId });
        }
        return removed;
      }),
    );
  }

  private async discard(replaced: StoredDocument | null): Promise<void> {
    if (replaced) {
      await this.discardDocument.forget(replaced);
    }
  }
}
