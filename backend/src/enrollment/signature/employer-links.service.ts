import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ALREADY_ANSWERED } from '#shared/enrollment/employer-signing';
import type { LinkAccess } from '#shared/links/link.record';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { AppError } from '../../platform/errors.ts';
import { asHolder, type EnteredLink, LinkCodesService } from '../../platform/links/link-codes.service.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { type FoundLink, LinksRepository } from '../../platform/links/links.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { EMPLOYER_PURPOSE, type UsableLink } from './employer-link.ts';

/** With the quote as its maker sees it. */
export type EnteredEmployer = Pick<EnteredLink, 'maker'> & { link: UsableLink };

/** Lets in who holds an employer's link and its code. There is no session: every call is checked. */
@Injectable()
export class EmployerLinksService {
  constructor(
    private readonly quotes: Quotes,
    private readonly links: LinksRepository,
    private readonly codes: LinkCodesService,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws as LinkCodesService.enter; NOT_FOUND, the same, when the quote was deleted */
  async enter(access: LinkAccess): Promise<EnteredEmployer> {
    const { link, maker } = await this.codes.enter([EMPLOYER_PURPOSE], access, (tx, locked) =>
      this.note(tx, 'lock-employer-link', locked),
    );
    const quote = await asHolder(this.quotes.of('group').find(maker, link.subjectId));
    return { link: Object.assign(link, { quote }), maker };
  }

  /** Once the quote is locked: withdrawn or answered in the meantime? @throws NOT_FOUND, WRONG_STATE */
  async assertOpen(tx: EntityManager, { id }: Pick<Link, 'id'>): Promise<FoundLink> {
    const link = await this.links.find([EMPLOYER_PURPOSE], id, tx);
    if (!link || link.revokedAt) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    if (link.answeredAt || link.declinedAt) {
      throw new AppError('WRONG_STATE', ALREADY_ANSWERED);
    }
    return link;
  }

  async note(tx: EntityManager, action: string, { subjectId }: Pick<Link, 'subjectId'>): Promise<void> {
    await this.audit.record(tx, { user: null, action, subject: 'quote', subjectId });
  }
}
