import { Injectable } from '@nestjs/common';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { detroitDay } from '#shared/dates/iso-date';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import type { Agent } from '../../../../platform/people/agent.table.ts';
import { AppError } from '../../../../platform/errors.ts';
import { OpenDocumentService } from '../../../../platform/documents/open-document.service.ts';
import type { FileAnswer } from '../../../../platform/http/file-answer.ts';
import { ProposalSenderService } from '../../content/proposal-sender.service.ts';
import { type ReadableLink, ShareLinksRepository } from '../share-links.repository.ts';
import { ShareTokens } from '../share-tokens.ts';

/** A digest that matches nothing: tokens that we did not sign take the same path to the same answer, in the same time. */
const NO_DIGEST = '';

/** What a link shows to a reader without an account. */
@Injectable()
export class SharedProposalService {
  constructor(
    private readonly tokens: ShareTokens,
    private readonly links: ShareLinksRepository,
    private readonly sender: ProposalSenderService,
    private readonly documents: OpenDocumentService,
  ) {}

  /** @throws NOT_FOUND, always the same, for links that never existed, have expired or were revoked, or whose quote was deleted */
  async findLink(token: string): Promise<ReadableLink> {
    const link = await this.links.findReadable(this.tokens.digest(token) ?? NO_DIGEST);
    if (!link) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    return link;
  }

  /** The recipient, the sender and the expiration date. Reading these does not count as opening it. */
  async describe(token: string): Promise<SharedProposal> {
    const { expiresAt, proposal } = await this.findLink(token);
    const { agents, agencyLogo, carrierLogo } = await this.sender.find(proposal.quoteId);
    return {
      GroupName: proposal.quote.group.name,
      EffectiveDate: proposal.effectiveDate,
      MadeOn: detroitDay(proposal.madeAt),
      ExpiresAt: expiresAt.toISOString(),
      FileName: proposal.fileName,
      Size: proposal.document?.sizeBytes ?? 0,
      Agents: agents.map(toContact),
      AgencyLogoOf: agencyLogo && agencyLogo.of,
      CarrierLogoOf: carrierLogo && carrierLogo.of,
    };
  }

  /** @throws NOT_FOUND, also when there is none */
  async showLogo(token: string, of: 'agencyLogo' | 'carrierLogo'): Promise<FileAnswer> {
    const { proposal } = await this.findLink(token);
    const { [of]: logo } = await this.sender.find(proposal.quoteId);
    if (!logo) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    const { fileName, contentType, sizeBytes } = logo.document;
    const body = await this.documents.open(logo.document);
    return { fileName, contentType, sizeBytes, body, inline: true, isUpload: true };
  }
}

export const toContact = ({
  firstName,
  lastName,
  agency,
  phone,
  email,
  npnNumber,
}: Agent): SharedProposal['Agents'][number] => ({
  Name: `${firstName} ${lastName}`,
  AgencyName: agency?.name ?? '',
  Phone: phone,
  Email: email,
  NpnNumber: npnNumber,
});
