import { Injectable } from '@nestjs/common';
import { daysBetween, type IsoDate } from '#shared/dates/iso-date';
import type { FollowUp as FollowUpAnswer, FollowUps } from '#shared/follow-ups/follow-up.record';
import type { Proof as ProofAnswer } from '#shared/follow-ups/proof.record';
import { Clock } from '../../platform/clock.ts';
import { CodeTextsService } from '../../platform/links/code-texts.service.ts';
import { deviceOf } from '../../platform/http/client-device.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { type FollowUpRow, FollowUpsRepository } from './follow-ups.repository.ts';
import { ProofLinksService } from './proof-links.service.ts';
import { toSent } from './proof-page.service.ts';
import { type FoundProof, ProofsRepository } from './proofs.repository.ts';

/** Follow-ups that were found for their user, with what clients were told, the link they have, and what they have sent. */
@Injectable()
export class FollowUpAnswersService {
  constructor(
    private readonly followUps: FollowUpsRepository,
    private readonly proofs: ProofsRepository,
    private readonly links: ProofLinksService,
    private readonly texts: CodeTextsService,
    private readonly emails: QuoteEmailsService,
    private readonly clock: Clock,
  ) {}

  get ofServer(): Pick<FollowUps, 'CanEmail' | 'CanText' | 'MailboxUrl'> {
    return { CanEmail: this.emails.isAvailable, CanText: this.texts.isAvailable, MailboxUrl: this.emails.mailboxUrl };
  }

  async toAnswers(rows: readonly FollowUpRow[]): Promise<FollowUpAnswer[]> {
    const ids = rows.map(({ id }) => id);
    const [tellings, proofs, links] = await Promise.all([
      this.followUps.listTellings(ids),
      this.proofs.listProofs(ids),
      this.links.mapNewest(rows.map(({ quoteId }) => quoteId)),
    ]);
    const emails = await this.emails.withIds(tellings.map(({ emailId }) => emailId));
    const today = this.clock.today();
    return rows.map((row) => ({
      ...toAnswer(row, today),
      Told: tellings
        .filter(({ followUpId }) => followUpId === row.id)
        .map(({ emailId, writtenAt, toldBy, daysBefore, language, sha256 }) => {
          const { To, State, Reason, SettledAt } = emails.get(emailId)!;
          return {
            ...{ At: (State === 'Sent' && SettledAt) || writtenAt.toISOString(), To, By: toldBy?.fullName ?? '' },
            ...{ DaysBefore: daysBefore, Language: language, State, Reason, Sha256: sha256 },
          };
        }),
      Proofs: proofs.filter(({ followUpId }) => followUpId === row.id).map(toProof),
      Link: links.get(row.quoteId) ?? null,
    }));
  }
}

const toProof = (proof: FoundProof): ProofAnswer => ({
  ...toSent(proof),
  Device: deviceOf(proof.userAgent),
  Ip: proof.ip,
  Sha256: proof.document.sha256,
});

const toAnswer = (row: FollowUpRow, today: IsoDate): Omit<FollowUpAnswer, 'Told' | 'Proofs' | 'Link'> => ({
  Id: row.id,
  QuoteId: row.quoteId,
  Status: row.status,
  ContractId: row.contractNumber,
  ApplicationId: row.applicationId,
  Name: { First: row.firstName, Last: row.lastName },
  Phone: row.phone ?? '',
  Email: row.email ?? '',
  Member: row.memberFirstName === null ? null : { First: row.memberFirstName, Last: row.memberLastName ?? '' },
  Kind: row.kind,
  State: row.state,
  DueOn: row.dueOn,
  DaysLeft: daysBetween(today, row.dueOn),
  IsComputed: Boolean(row.isComputed),
  Version: row.version,
});
