import { Injectable } from '@nestjs/common';
import { detroitDay } from '#shared/dates/iso-date';
import { detroitTime } from '#shared/dates/detroit-time';
import { enrollment834 } from '#shared/installation/enrollment-834';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { InstallationsRepository } from './installations.repository.ts';
import { CarrierEnrollmentService } from './payload/carrier-enrollment.service.ts';

const SENDER_ID = 'PRIORITYQUOTE';
const RECEIVER_ID = 'CARRIER';
const PAYER = { payerName: 'Priority', payerId: 'PRIORITY' };

export const NOT_INSTALLED = 'This quote has no installation: it was not approved, or is still waiting.';

/** The enrollment of an installed group as an X12 834 file. */
@Injectable()
export class Make834Service {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly installations: InstallationsRepository,
    private readonly enrollments: CarrierEnrollmentService,
    private readonly audit: AuditTrail,
    private readonly env: Env,
  ) {}

  /** Without SSNs: those go only to the carrier. Every download is audited. @throws NOT_FOUND */
  async make(user: SessionUser, quoteId: number): Promise<{ fileName: string; body: Buffer }> {
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
