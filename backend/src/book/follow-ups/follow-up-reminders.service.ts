import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays, daysBetween } from '#shared/dates/iso-date';
import { followUpLetter } from '#shared/follow-ups/client-letters';
import { reminderProblem, reminderStep, reminderSteps } from '#shared/follow-ups/follow-up';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { NightlyJobs } from '../../platform/jobs/nightly-jobs.ts';
import { LinksRepository } from '../../platform/links/links.repository.ts';
import { wordsIn } from '../../platform/links/words.ts';
import { User } from '../../platform/people/user.table.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { emailContent } from '../../quoting/proposals/email-content.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { type DueFollowUp, type FollowUpRow, FollowUpsRepository } from './follow-ups.repository.ts';

/** Read at a time. */
const BATCH = 100;

interface Telling {
  /** What is sent once. */
  mark: string;
  daysBefore: number | null;
  /** null: the product itself. */
  user: SessionUser | null;
}

/** Clients are told by email what the marketplace waits for: by a rule every night, and by their agent. */
@Injectable()
export class FollowUpRemindersService implements OnModuleInit {
  private readonly logger = new Logger('Follow-ups');

  constructor(
    private readonly followUps: FollowUpsRepository,
    private readonly links: LinksRepository,
    private readonly emails: QuoteEmailsService,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly nightly: NightlyJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.nightly.register('remind-follow-ups', (stop) => this.remindAll(stop));
  }

  /** What fails is tried again the next night, while its step lasts. `stop` asks it to abort by throwing. */
  async remindAll(stop: AbortSignal): Promise<void> {
    const steps = reminderSteps((await this.rules.inForce()).FollowUpReminderDays);
    if (!this.emails.isAvailable || steps.length === 0) {
      return;
    }
    const from = this.clock.today();
    const days = { from, to: addDays(from, steps[0]!) };
    const next = (after?: DueFollowUp) => this.followUps.listRequested(days, after ?? null, BATCH);
    for (let batch = await next(); batch.length > 0; batch = await next(batch.at(-1))) {
      for (const each of batch) {
        stop.throwIfAborted();
        await this.remindOne(each, steps);
      }
    }
  }

  /** Once a day. @throws NOT_FOUND; WRONG_STATE where no email can be sent */
  async remind(user: SessionUser, id: number): Promise<void> {
    this.emails.assertAvailable();
    const visible = await this.followUps.findVisible(user, id);
    await this.transactions.run(async (tx) => {
      await this.followUps.lock(tx, visible);
      const found = await this.followUps.findVisible(user, id, tx);
      const mark = `by hand ${this.clock.today()}`;
      if (await this.followUps.isTold(tx, id, mark)) {
        return;
      }
      const problem = reminderProblem({ ...found, email: found.email ?? '' }, this.clock.today());
      if (problem !== null) {
        throw new AppError('WRONG_STATE', problem);
      }
      await this.tell(tx, found, { mark, daysBefore: null, user });
    });
  }

  /** In a transaction of its own, so that one that fails does not stop the others. */
  private async remindOne(requested: DueFollowUp, steps: readonly number[]): Promise<void> {
    const { id } = requested;
    try {
      await this.transactions.run(async (tx) => {
        await this.followUps.lock(tx, requested);
        const found = await this.followUps.find(tx, id);
        const today = this.clock.today();
        if (!found || reminderProblem({ ...found, email: found.email ?? '' }, today) !== null) {
          return;
        }
        const step = reminderStep(daysBetween(today, found.dueOn), steps);
        const mark = `${found.dueOn} ${step}`;
        if (step !== null && !(await this.followUps.isTold(tx, id, mark))) {
          await this.tell(tx, found, { mark, daysBefore: step, user: null });
        }
      });
    } catch (error) {
      // The name only: a message could quote what is stored.
      this.logger.warn(`The client of follow-up ${id} was not reminded: ${(error as Error).name}`);
    }
  }

  /** In the name of who made the quote, or who tells the client now. */
  private async tell(tx: EntityManager, found: FollowUpRow, { mark, daysBefore, user }: Telling): Promise<void> {
    const { id: followUpId, quoteId, dueOn, memberFirstName, memberLastName } = found;
    const sender = user ?? (await tx.findOneByOrFail(User, { id: found.createdByUserId }));
    const contact = await this.emails.contactOf(sender, quoteId, tx);
    const memberName = memberFirstName === null ? null : `${memberFirstName} ${memberLastName ?? ''}`.trim();
    const hasLink = await this.links.hasUsable(tx, 'Proofs', quoteId);
    const language = await this.links.languageOf(tx, ['Proofs', 'Consent', 'Review'], quoteId);
    const letter = followUpLetter(wordsIn(language), { ...found, memberName, hasLink });
    const content = { to: found.email ?? '', ...letter, contact, language };
    // After the day it would come too late.
    const expiresAt = detroitMidnight(addDays(dueOn, 1));
    const email = { kind: 'FollowUp', sentByUserId: sender.id, token: '', expiresAt, linkId: null, content } as const;
    const { text } = emailContent(content, { kind: 'FollowUp', url: '', expiresAt, language });
    await this.followUps.insertTelling(tx, {
      ...{ followUpId, mark, daysBefore, language, toldByUserId: user?.id ?? null, writtenAt: this.clock.now() },
      emailId: await this.emails.add(tx, email),
      sha256: createHash('sha256').update(text).digest('hex'),
    });
    await this.audit.record(tx, { user, action: 'remind-follow-up', subject: 'quote', subjectId: quoteId });
  }
}
