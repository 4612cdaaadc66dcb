import { Injectable } from '@nestjs/common';
import { NO_LOGO } from '#shared/people/agency.record';
import { OpenDocumentService } from '../documents/open-document.service.ts';
import { AppError } from '../errors.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { type LogoOwner, LogosRepository } from './logos.repository.ts';

/** Shows the pictures of agencies and of the carrier. Callers decide whose logo a user may see. */
@Injectable()
export class LogoService {
  constructor(
    private readonly logos: LogosRepository,
    private readonly openDocument: OpenDocumentService,
  ) {}

  /** @throws NOT_FOUND, also where there is none */
  async view(owner: LogoOwner): Promise<FileAnswer> {
    const logo = await this.logos.find(owner);
    if (!logo) {
      throw new AppError('NOT_FOUND', NO_LOGO);
    }
    const { fileName, contentType, sizeBytes } = logo;
    return { fileName, contentType, sizeBytes, body: await this.openDocument.open(logo), inline: true, isUpload: true };
  }
}
