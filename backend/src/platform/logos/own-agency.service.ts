import { Injectable } from '@nestjs/common';
import { type LogoHolder, NO_AGENCY } from '#shared/people/agency.record';
import type { UploadedFile } from '../documents/uploads/uploaded-part.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { ChangeLogoService } from './change-logo.service.ts';
import { LogoService } from './logo.service.ts';
import { LogosRepository } from './logos.repository.ts';

/** What agent admins see and change of their own agency. @throws NOT_FOUND for users without one */
@Injectable()
export class OwnAgencyService {
  constructor(
    private readonly logos: LogosRepository,
    private readonly logo: LogoService,
    private readonly changeLogo: ChangeLogoService,
  ) {}

  async describe(user: SessionUser): Promise<LogoHolder> {
    const { id, name } = await this.logos.findAgency(agencyOf(user));
    return { Name: name, HasLogo: (await this.logos.find(id)) !== null };
  }

  async viewLogo(user: SessionUser): Promise<FileAnswer> {
    return this.logo.view(agencyOf(user));
  }

  async setLogo(user: SessionUser, read: () => Promise<UploadedFile>): Promise<LogoHolder> {
    await this.changeLogo.set(user, agencyOf(user), read);
    return this.describe(user);
  }

  async removeLogo(user: SessionUser): Promise<LogoHolder> {
    await this.changeLogo.remove(user, agencyOf(user));
    return this.describe(user);
  }
}

function agencyOf({ agencyId }: SessionUser): number {
  if (agencyId === null) {
    throw new AppError('NOT_FOUND', NO_AGENCY);
  }
  return agencyId;
}
