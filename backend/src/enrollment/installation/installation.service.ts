import { Injectable } from '@nestjs/common';
import type { InstallationResponse } from '#shared/installation/installation.record';
import { INSTALLATION_STATUSES, type InstallationStatus } from '#shared/installation/installation-status';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { InstallationsRepository } from './installations.repository.ts';

/** The state of an approved group in the carrier system, with every call. */
@Injectable()
export class InstallationService {
  constructor(
    private readonly quotes: Quotes,
    private readonly installations: InstallationsRepository,
  ) {}

  /** null before it is started. @throws NOT_FOUND for a quote that the user may not see */
  async find(user: SessionUser, quoteId: number): Promise<InstallationResponse | null> {
    await this.quotes.of('group').find(user, quoteId);
    const installation = await this.installations.findByQuote(quoteId);
    if (!installation) {
      return null;
    }
    const members = [...(await this.installations.mapMembers(installation.id)).values()];
    const count = (wanted: InstallationStatus) => members.filter(({ status }) => status === wanted).length;
    const attempts = await this.installations.listAttempts(installation.id);
    return {
      GroupInstallId: installation.id,
      QuoteId: quoteId,
      Status: installation.status,
      ProcessedWithErrors: installation.processedWithErrors,
      Message: installation.message,
      ApprovalDate: installation.approvedAt.toISOString(),
      ErrorDate: installation.failedAt?.toISOString() ?? null,
      Members: Object.fromEntries(
        INSTALLATION_STATUSES.map((status) => [status, count(status)]),
      ) as InstallationResponse['Members'],
      Attempts: attempts.map(({ id, censusMemberId, at, outcome, message, detail }) => ({
        EwsTransactionId: id,
        CensusMemberId: censusMemberId,
        At: at.toISOString(),
        Outcome: outcome,
        Message: message,
        Detail: detail,
      })),
    };
  }
}
