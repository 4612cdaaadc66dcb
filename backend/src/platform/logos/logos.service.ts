import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import {
  LOGO_TOO_LARGE,
  type LogoHolder,
  MOST_LOGO_BYTES,
  NO_AGENCY,
  NO_LOGO,
  NO_LOGO_FILE,
} from '#shared/people/agency.record';
import { Transactions } from '../database/transactions.ts';
import { FileThreadsService } from '../documents/file-threads.service.ts';
import { StoredDocumentsService } from '../documents/stored-documents.service.ts';
import type { StoredDocument } from '../documents/stored-document.table.ts';
import type { UploadedFile } from '../documents/uploads/uploaded-part.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { type LogoOwner, LogosRepository } from './logos.repository.ts';

/** The form that uploads a logo. */
export const LOGO_UPLOAD = { maxBytes: MOST_LOGO_BYTES, tooLarge: LOGO_TOO_LARGE, noFile: NO_LOGO_FILE };

/**
 * The pictures of agencies and of the carrier that proposals show. `set`, `remove` and `view` leave to their callers whose logo a user may
 * see or change; the others are about the agency of an agent admin. @throws NOT_FOUND for users without one
 */
@Injectable()
export class LogosService {
  constructor(
    private readonly logos: LogosRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly threads: FileThreadsService,
  ) {}

  /**
   * @param read reads the file; called once, if there is such an agency
   * @throws NOT_FOUND, and what is wrong with the file
   */
  async set(user: SessionUser, owner: LogoOwner, read: () => Promise<UploadedFile>): Promise<void> {
    await this.assertThere(owner);
    const { content } = await read();
    const body = await buffer(content.open()).finally(() => content.close());
    const picture = await this.threads.remakePicture(user, body);
    const fileName = picture.contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
    const file = { fileName, contentType: picture.contentType, body: Buffer.from(picture.body) };
    await this.discard(
      await this.storedDocuments.keep(user, file, async (tx, { id: documentId }) => {
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
      await this.storedDocuments.forget(replaced);
    }
  }

  /** @throws NOT_FOUND, also where there is none */
  async view(owner: LogoOwner): Promise<FileAnswer> {
    const logo = await this.logos.find(owner);
    if (!logo) {
      throw new AppError('NOT_FOUND', NO_LOGO);
    }
    const { fileName, contentType, sizeBytes } = logo;
    return {
      fileName,
      contentType,
      sizeBytes,
      body: await this.storedDocuments.open(logo),
      inline: true,
      isUpload: true,
    };
  }

  async describe(user: SessionUser): Promise<LogoHolder> {
    const { id, name } = await this.logos.findAgency(agencyOf(user));
    return { Name: name, HasLogo: (await this.logos.find(id)) !== null };
  }

  async viewLogo(user: SessionUser): Promise<FileAnswer> {
    return this.view(agencyOf(user));
  }

  async setLogo(user: SessionUser, read: () => Promise<UploadedFile>): Promise<LogoHolder> {
    await this.set(user, agencyOf(user), read);
    return this.describe(user);
  }

  async removeLogo(user: SessionUser): Promise<LogoHolder> {
    await this.remove(user, agencyOf(user));
    return this.describe(user);
  }
}

function agencyOf({ agencyId }: SessionUser): number {
  if (agencyId === null) {
    throw new AppError('NOT_FOUND', NO_AGENCY);
  }
  return agencyId;
}
