import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { MOST_WRONG_CODES } from '#shared/enrollment/employer-signing';
import { shareLinkEnd } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { sql } from '../../platform/database/sql.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleGroups } from '../../quoting/groups/visible-groups.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { EmployerSignature } from './employer-signature.table.ts';

/** A link that its holder may use, with the quote, and with the signed content once it is signed. */
export type UsableLink = EmployerSignature & Required<Pick<EmployerSignature, 'content'>> & { quote: GroupQuote };
/** A link with its author, and with the signed content once it is signed. */
export type ListedLink = EmployerSignature & Required<Pick<EmployerSignature, 'createdBy' | 'content'>>;
/** What a signature consists of. */
export type EmployerEvidence = Required<
  Pick<EmployerSignature, 'signedByName' | 'consentVersion' | 'consentText' | 'ip' | 'userAgent' | 'contentDocumentId'>
>;

const LINK_NOT_FOUND = notFound('link');
const UNANSWERED = { signedAt: IsNull(), declinedAt: IsNull(), revokedAt: IsNull() };

/** All queries on the employer's links and signatures. */
@Injectable()
export class EmployerSignaturesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of a quote that was found for its user, newest first. */
  async listOf({ id: quoteId }: { id: number }): Promise<ListedLink[]> {
    const links = await this.database.manager.find(EmployerSignature, {
      where: { quoteId },
      relations: { createdBy: true, content: true },
      order: { id: 'DESC' },
    });
    return links as ListedLink[];
  }

  count({ id: quoteId }: { id: number }, tx: EntityManager): Promise<number> {
    return tx.countBy(EmployerSignature, { quoteId });
  }

  /** The newest signature of exactly this content; null if the employer has not signed it. */
  async findSigned({ id: quoteId }: { id: number }, sha256: string): Promise<ListedLink | null> {
    const [signed] = await this.database.manager.find(EmployerSignature, {
      where: { quoteId, signedAt: Not(IsNull()), content: { sha256 } },
      relations: { createdBy: true, content: true },
      order: { id: 'DESC' },
      take: 1,
    });
    return (signed as ListedLink | undefined) ?? null;
  }

  /** A link of a quote that this user may see. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager): Promise<EmployerSignature> {
    const query = tx
      .createQueryBuilder(EmployerSignature, 'link')
      .innerJoin('link.quote', 'quote')
      .where(...visibleGroups(user, sql`quote.groupId`).named('seen'))
      .andWhere('link.id = :id', { id });
    const link = await (user.isInternal ? query : query.andWhere('quote.isDeleted = :no', { no: false })).getOne();
    if (!link) {
      throw new AppError('NOT_FOUND', LINK_NOT_FOUND);
    }
    return link;
  }

  /** For its holder: null if it is over, revoked, or if the quote was deleted. */
  async findUsable(tokenDigest: string): Promise<UsableLink | null> {
    // A single statement in both cases; findOne would run a second one for a match.
    const [link] = await this.database.manager.find(EmployerSignature, {
      where: { tokenDigest, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) },
      relations: { quote: { group: true }, content: true },
    });
    return link?.quote && !link.quote.isDeleted ? (link as UsableLink) : null;
  }

  /** The link's quote, locked until the transaction ends, with its status as it is now. */
  async lockQuote(tx: EntityManager, { quote }: UsableLink): Promise<GroupQuote> {
    await takeTurn(tx, 'quote', quote.id);
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const locked = await tx.findOneOrFail(Quote, { where: { id: quote.id }, ...lock });
    return Object.assign(locked, { group: quote.group }) as GroupQuote;
  }

  async insert(
    tx: EntityManager,
    link: Pick<EmployerSignature, 'quoteId' | 'employerName' | 'tokenDigest' | 'codeDigest' | 'createdByUserId'>,
    days: number,
  ): Promise<EmployerSignature> {
    const createdAt = this.clock.now();
    return tx.save(
      tx.create(EmployerSignature, {
        ...link,
        createdAt,
        expiresAt: shareLinkEnd(createdAt, days),
        wrongCodes: 0,
        openedAt: null,
        revokedAt: null,
        declinedAt: null,
        declineReason: null,
        signedAt: null,
        signedByName: null,
        consentVersion: null,
        consentText: null,
        ip: null,
        userAgent: null,
        contentDocumentId: null,
        emailId: null,
      }),
    );
  }

  async noteEmail({ id }: { id: number }, emailId: number, tx: EntityManager): Promise<void> {
    await tx.update(EmployerSignature, { id }, { emailId });
  }

  /** Counts a code as wrong before it is compared, so that guesses at the same moment are limited too. false: the link is locked. */
  async countCode({ id }: { id: number }, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(EmployerSignature)
      .set({ wrongCodes: () => 'wrongCodes + 1' })
      .where({ id, wrongCodes: LessThan(MOST_WRONG_CODES) })
      .execute();
    return affected === 1;
  }

  /** This one was correct. Wrong ones before it still count: guesses in turns with the employer's own visits come to an end, too. */
  async discountCode({ id }: { id: number }, tx: EntityManager): Promise<void> {
    await tx.update(EmployerSignature, { id }, { wrongCodes: () => 'wrongCodes - 1' });
  }

  async findWrongCodes({ id }: { id: number }, tx: EntityManager): Promise<number> {
    return (await tx.findOneByOrFail(EmployerSignature, { id })).wrongCodes;
  }

  /** false if it was opened before. */
  async noteOpened({ id }: { id: number }, tx: EntityManager): Promise<boolean> {
    return changed(await tx.update(EmployerSignature, { id, openedAt: IsNull() }, { openedAt: this.clock.now() }));
  }

  /** The links that still wait for an answer. @returns the e-mails that carried them */
  async revokeOpen({ id: quoteId }: { id: number }, tx: EntityManager): Promise<number[]> {
    const open = await tx.findBy(EmployerSignature, { quoteId, ...UNANSWERED });
    await tx.update(EmployerSignature, { quoteId, ...UNANSWERED }, { revokedAt: this.clock.now() });
    return open.flatMap(({ emailId }) => emailId ?? []);
  }

  /** An answer stays; its link opens nothing any more. false if it was revoked before. */
  async revoke({ id }: { id: number }, tx: EntityManager): Promise<boolean> {
    return changed(await tx.update(EmployerSignature, { id, revokedAt: IsNull() }, { revokedAt: this.clock.now() }));
  }

  /** false if another request was faster. */
  async sign({ id }: { id: number }, evidence: EmployerEvidence, tx: EntityManager): Promise<boolean> {
    return changed(
      await tx.update(EmployerSignature, { id, ...UNANSWERED }, { ...evidence, signedAt: this.clock.now() }),
    );
  }

  /** false if another request was faster. */
  async decline({ id }: { id: number }, declineReason: string, tx: EntityManager): Promise<boolean> {
    const answer = { declinedAt: this.clock.now(), declineReason };
    return changed(await tx.update(EmployerSignature, { id, ...UNANSWERED }, answer));
  }
}

const changed = ({ affected }: { affected?: number }): boolean => affected === 1;
