import { Injectable } from '@nestjs/common';
import { detroitTime } from '#shared/dates/detroit-time';
import { detroitDay } from '#shared/dates/iso-date';
import type { InstallationResponse } from '#shared/installation/installation.record';
import { INSTALLATION_STATUSES, type InstallationStatus } from '#shared/installation/installation-status';
import { enrollment834 } from '#shared/installation/enrollment-834';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { CarrierEnrollmentService } from './carrier/carrier-enrollment.service.ts';
import { InstallationsRepository } from './installations.repository.ts';

const SENDER_ID = 'PRIORITYQUOTE';
const RECEIVER_ID = 'CARRIER';
const PAYER = { payerName: 'Priority', payerId: 'PRIORITY' };

const NOT_INSTALLED = 'This quote has no installation: it was not approved, or is still waiting.';

/** The state of an approved group in the carrier system, with every call; and its enrollment as an X12 834 file. */
@Injectable()
export class InstallationService {
  constructor(
    private readonly quotes: Quotes,
    private readonly installations: InstallationsRepository,
    private readonly enrollments: CarrierEnrollmentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly env: Env,
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

  /** Without SSNs: those go only to the carrier. Every download is audited. @throws NOT_FOUND */
  async make834(user: SessionUser, quoteId: number): Promise<{ fileName: string; body: Buffer }> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const installation = await this.installations.findByQuote(quoteId);
    if (!installation) {
      throw new AppError('NOT_FOUND', NOT_INSTALLED);
    }
    const { group, people } = await this.enrollments.find(quote);
    const [day, time] = [detroitDay(installation.startedAt), detroitTime(installation.startedAt)];
    const numbered = { ...group, GroupNumber: group.GroupNumber || (installation.groupNumber ?? '') };
    const text = enrollment834(
      { Group: numbered, Members: people.map(({ payload }) => payload) },
      {
        ...{ senderId: SENDER_ID, receiverId: RECEIVER_ID, day, time },
        controlNumber: installation.id,
        isTest: !this.env.isProduction,
      },
      PAYER,
    );
    const entry = { user, action: 'download-834', subject: 'quote', subjectId: quoteId };
    await this.transactions.run((tx) => this.audit.record(tx, entry));
    return { fileName: `834-${quoteId}.x12`, body: Buffer.from(text, 'ascii') };
  }
}
