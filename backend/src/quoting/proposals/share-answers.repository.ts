import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { addRow } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { write } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Link } from '../../platform/links/link.table.ts';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import { visibleOfEitherLine } from '../quotes/quote-questions.repository.ts';
import { repeatHouseholds } from '../quotes/quote-activity.repository.ts';
import { Quote } from '../quotes/quote.table.ts';
import { Proposal } from './proposal.table.ts';
import { ShareAnswer } from './share-answer.table.ts';

/** Before its question is sealed. */
type NewShareAnswer = Required<
  Pick<ShareAnswer, 'shareLinkId' | 'requestKey' | 'planId' | 'planName' | 'language' | 'address' | 'device'>
> & { question: string | null };
export type ReadableAnswer = ShareAnswer & { question: string | null };

const quotes = table(Quote);
const proposal = table(Proposal, 'proposal');
const link = table(Link, 'link');
const answer = table(ShareAnswer, 'answer');

const ANSWER_NOT_FOUND = notFound('answer');

/** All queries on what clients answered to shared proposals. Questions are encrypted here. */
@Injectable()
export class ShareAnswersRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  async insert(tx: EntityManager, { question, ...answer }: NewShareAnswer): Promise<number> {
    const id = await addRow(tx, ShareAnswer, { ...answer, answeredAt: this.clock.now() });
    if (question !== null) {
      await tx.update(ShareAnswer, { id }, { questionSealed: this.encryption.seal(question, contextOf(id)) });
    }
    return id;
  }

  /** Of a link, oldest first. */
  listOfLink(tx: EntityManager, shareLinkId: number): Promise<ShareAnswer[]> {
    return tx.find(ShareAnswer, { where: { shareLinkId }, order: { id: 'ASC' } });
  }

  /** The newest plan that the readers of a link chose. */
  async findChoice(shareLinkId: number): Promise<ShareAnswer | null> {
    const where = { shareLinkId, planId: Not(IsNull()) };
    const [choice] = await this.database.manager.find(ShareAnswer, { where, order: { id: 'DESC' }, take: 1 });
    return choice ?? null;
  }

  /** By link, newest first, for links of proposals that were found for their user. */
  async mapOf(shareLinkIds: readonly number[]): Promise<Map<number, ReadableAnswer[]>> {
    const byLink = new Map<number, ReadableAnswer[]>();
    if (shareLinkIds.length > 0) {
      const where = { shareLinkId: In([...shareLinkIds]) };
      for (const answer of await this.database.manager.find(ShareAnswer, { where, order: { id: 'DESC' } })) {
        byLink.set(answer.shareLinkId, [...(byLink.get(answer.shareLinkId) ?? []), this.open(answer)]);
      }
    }
    return byLink;
  }

  async noteEmail(tx: EntityManager, id: number, emailId: number): Promise<void> {
    await tx.update(ShareAnswer, { id }, { emailId });
  }

  /** An answer to a proposal of a quote that this user may see. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager): Promise<ShareAnswer> {
    const query = tx
      .createQueryBuilder(ShareAnswer, 'answer')
      .innerJoin('answer.shareLink', 'link')
      .innerJoin(Proposal, 'proposal', 'proposal.id = link.subjectId')
      .innerJoin('proposal.quote', 'quote')
      .where(...visibleOfEitherLine(user).named('seen'))
      .andWhere('answer.id = :id', { id });
    const answer = await query.getOne();
    if (!answer) {
      throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
    }
    return answer;
  }

  /** The quote whose proposal was answered. */
  async findQuoteId(tx: EntityManager, { shareLinkId }: ShareAnswer): Promise<number> {
    const { subjectId } = await tx.findOneByOrFail(Link, { id: shareLinkId });
    return (await tx.findOneByOrFail(Proposal, { id: subjectId })).quoteId;
  }

  /** After an answer, and after it was handled: the lists of agents read from the quote whether one waits. */
  async noteWaiting(tx: EntityManager, quoteId: number): Promise<void> {
    await write(
      tx,
      sql`UPDATE ${quotes} SET ${quotes.clientAnsweredAt} = (SELECT MAX(${answer.answeredAt}) FROM ${proposal}
          JOIN ${link} ON ${link.purpose} = 'Proposal' AND ${link.subjectId} = ${proposal.id}
          JOIN ${answer} ON ${answer.shareLinkId} = ${link.id}
          WHERE ${proposal.quoteId} = ${quoteId} AND ${answer.handledAt} IS NULL)
        WHERE ${quotes.id} = ${quoteId}`,
    );
    await repeatHouseholds(tx, quoteId);
  }

  /** false if another request was faster. */
  async markHandled(tx: EntityManager, { id }: ShareAnswer, handledByUserId: number): Promise<boolean> {
    const changes = { handledAt: this.clock.now(), handledByUserId };
    const { affected } = await tx.update(ShareAnswer, { id, handledAt: IsNull() }, changes);
    return affected === 1;
  }

  private open(answer: ShareAnswer): ReadableAnswer {
    const { id, questionSealed } = answer;
    const question = questionSealed === null ? null : this.encryption.open(questionSealed, contextOf(id));
    return Object.assign(answer, { question });
  }
}

const contextOf = (id: number): string => sealContext('share_answers.questionSealed', id);
