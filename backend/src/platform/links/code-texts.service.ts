import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LETTER_WORDS } from '#shared/languages/letter.words';
import {
  LINK_ENDED_FIRST,
  MOST_TEXTS_A_DAY,
  NUMBER_REFUSED,
  PHONE_OF_AGENT,
  TEXT_GATEWAY_DOWN,
  TEXT_NOT_SET_UP,
  TOO_MANY_TEXTS,
} from '#shared/links/link';
import { Transactions } from '../database/transactions.ts';
import { takeTurnOf } from '../database/turns.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { JobHandler, TakenJob } from '../jobs/job-handler.ts';
import { Outbox } from '../jobs/outbox.ts';
import { Worker } from '../jobs/worker.ts';
import { MailRefused } from '../mail/mail-message.ts';
import { SmsGateway } from '../mail/sms.gateway.ts';
import { AgentsRepository } from '../people/agents.repository.ts';
import { CodeTextsRepository, type WaitingCode } from './code-texts.repository.ts';
import type { MadeLink } from './links.repository.ts';
import { wordsIn } from './words.ts';

/** Texts the code of a link to the phone of the person who gets it, so that its maker never has both parts. */
@Injectable()
export class CodeTextsService implements JobHandler, OnModuleInit {
  readonly topic = 'text-code';

  constructor(
    private readonly worker: Worker,
    private readonly transactions: Transactions,
    private readonly texts: CodeTextsRepository,
    private readonly agents: AgentsRepository,
    private readonly outbox: Outbox,
    private readonly sms: SmsGateway,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  get isAvailable(): boolean {
    return this.sms.isAvailable;
  }

  /**
   * Before anything is read in the transaction: otherwise two would both find room for the last text of a day.
   * @param asked ten digits each; null: this code is told
   * @throws WRONG_STATE where no text can be sent; RULE_BROKEN for the user's own number, and for more than can be texted today
   */
  async begin(tx: EntityManager, user: SessionUser, asked: readonly (string | null)[]): Promise<void> {
    const phones = asked.filter((phone) => phone !== null);
    if (phones.length === 0) {
      return;
    }
    if (!this.isAvailable) {
      throw new AppError('WRONG_STATE', TEXT_NOT_SET_UP);
    }
    await takeTurnOf(tx, `texts of ${user.id}`);
    const [agent] = await this.agents.listByIds([user.agentId ?? 0], tx);
    const isOver = (await this.texts.countToday(tx, user)) + phones.length > MOST_TEXTS_A_DAY;
    const problem = agent && phones.includes(agent.phone) ? PHONE_OF_AGENT : isOver ? TOO_MANY_TEXTS : null;
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { CodePhone: [problem] });
    }
  }

  /**
   * The worker sends it.
   * @param phone as it was begun with
   * @returns the code for its maker to tell; '': it is texted
   */
  async textCode(tx: EntityManager, { link, code }: MadeLink, phone: string | null): Promise<string> {
    if (phone === null) {
      return code;
    }
    await this.texts.queue(tx, link, { to: phone, code });
    await this.outbox.add(tx, { topic: this.topic, subjectId: link.id });
    return '';
  }

  async run({ subjectId, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const waiting = await this.texts.findWaiting(subjectId);
    if (!waiting) {
      return;
    }
    stop.throwIfAborted();
    const refusal = waiting.isLinkActive ? await this.deliver(idempotencyKey, waiting) : LINK_ENDED_FIRST;
    await this.transactions.run((tx) => this.texts.settle(tx, waiting, refusal));
  }

  /** No more automatic retries: the agent makes another link. */
  async giveUp(tx: EntityManager, { subjectId }: TakenJob): Promise<void> {
    const waiting = await this.texts.findWaiting(subjectId, tx);
    if (waiting) {
      await this.texts.settle(tx, waiting, TEXT_GATEWAY_DOWN);
    }
  }

  /** Why the gateway refused it; '' if it was accepted. @throws MailUnavailable */
  private async deliver(id: string, { link, to, code }: WaitingCode): Promise<string> {
    const { say } = wordsIn(link.language);
    const words = say(LETTER_WORDS.codeByText, { code, agent: link.createdBy.fullName });
    try {
      await this.sms.send({ id, sentByUserId: link.createdByUserId, to, text: words });
      return '';
    } catch (error) {
      if (error instanceof MailRefused) {
        return NUMBER_REFUSED;
      }
      throw error;
    }
  }
}
