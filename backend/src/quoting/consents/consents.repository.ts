import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { CodeText } from '#shared/links/link.record';
import { addRow } from '../../platform/database/add-rows.ts';
import { type Sql, sql, table } from '../../platform/database/sql.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CodeTextsRepository } from '../../platform/links/code-texts.repository.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { QuoteAgent } from '../quotes/quote-agent.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { Consent } from './consent.table.ts';

/** With the file, the link with which it was answered and where its code was texted, and the people who recorded it. */
export type FoundConsent = Required<Pick<Consent, 'proof' | 'link' | 'recordedBy' | 'revocationRecordedBy'>> &
  Consent & { codeText: CodeText | null };
export type NewConsent = Omit<
  Consent,
  | 'id'
  | 'quote'
  | 'agent'
  | 'proof'
  | 'link'
  | 'recordedBy'
  | 'revocationRecordedBy'
  | keyof Revocation
  | 'proofDocumentId'
>;
export type Revocation = Pick<
  Consent,
  'revokedAt' | 'revokedWay' | 'revokedBy' | 'revocationRecordedAt' | 'revocationRecordedByUserId'
>;
type Series = Pick<Consent, 'kind' | 'agentId' | 'quoteId'>;

export const CONSENT_NOT_FOUND = notFound('consent');

/** Without a quote: enough to find the client of today, and no more. */
const NEWEST_WITHOUT_QUOTE = 20;

const consent = table(Consent, 'consent');
const quote = table(Quote, 'consentQuote');
const assigned = table(QuoteAgent, 'consentAgent');

/** All queries on consents. Nothing here deletes one, or changes what it says. */
@Injectable()
export class ConsentsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly codeTexts: CodeTextsRepository,
  ) {}

  /**
   * Those of a quote that was found for the user, newest first. Of a household in two plans, the consent to help counts for both quotes; each
   * application is reviewed by itself.
   */
  async listOf(
    { id: quoteId, individual }: Pick<IndividualQuote, 'id'> & { individual?: IndividualQuote['individual'] },
    tx: EntityManager = this.database.manager,
  ): Promise<FoundConsent[]> {
    const rows = found(tx)
      .where('consent.quoteId = :quoteId', { quoteId })
      .orWhere(`consent.quoteId = :companionId AND consent.kind = 'Consent'`, {
        companionId: individual?.companionId ?? null,
      })
      .orderBy('consent.id', 'DESC');
    return (await rows.getMany()).map((row) => this.withCodeText(row));
  }

  /** The newest that were given to this user's own agent and belong to no quote. */
  async listWithoutQuote({ agentId }: SessionUser): Promise<FoundConsent[]> {
    const rows = found(this.database.manager)
      .where('consent.agentId = :agentId AND consent.quoteId IS NULL', { agentId: agentId ?? 0 })
      .orderBy('consent.id', 'DESC')
      .limit(NEWEST_WITHOUT_QUOTE);
    return (await rows.getMany()).map((row) => this.withCodeText(row));
  }

  /** One that this user may see: with its quote, or given to an agent whose book the user sees. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<FoundConsent> {
    const row = await found(tx)
      .where('consent.id = :id', { id })
      .andWhere(...visibleConsents(user).named('seen'))
      .getOne();
    if (!row) {
      throw new AppError('NOT_FOUND', CONSENT_NOT_FOUND);
    }
    return this.withCodeText(row);
  }

  /** Of the same kind, agent and quote; of a consent without a quote, only itself. In the order in which they were recorded. */
  listSeries({ kind, agentId, quoteId }: Series, tx: EntityManager = this.database.manager): Promise<Consent[]> {
    return quoteId === null
      ? Promise.resolve([])
      : tx.find(Consent, { where: { kind, agentId, quoteId }, order: { id: 'ASC' } });
  }

  /** The same text, agreed to in the same way and not revoked: recorded by a second click or a repeated request. */
  findSame(tx: EntityManager, given: NewConsent): Promise<Consent | null> {
    const { kind, agentId, quoteId, way, recording, sha256 } = given;
    return tx.findOneBy(Consent, {
      kind,
      agentId,
      quoteId: quoteId ?? IsNull(),
      way,
      recording: recording ?? IsNull(),
      sha256,
      revokedAt: IsNull(),
    });
  }

  /** This consent, if it was given to the user's own agent, and once it belongs to a quote all of its series. A deleted quote hides none. */
  async listBeside(
    { agentId }: SessionUser,
    id: number,
    tx: EntityManager = this.database.manager,
  ): Promise<Consent[]> {
    const given = await tx.findOneBy(Consent, { id, agentId: agentId ?? 0 });
    return given === null ? [] : given.quoteId === null ? [given] : this.listSeries(given, tx);
  }

  async findIdByLink(linkId: number): Promise<number | null> {
    const [consent] = await this.database.manager.find(Consent, { select: { id: true }, where: { linkId } });
    return consent?.id ?? null;
  }

  async insert(tx: EntityManager, row: NewConsent): Promise<number> {
    return addRow(tx, Consent, row);
  }

  /** @returns false if it has one already */
  setQuote(tx: EntityManager, id: number, quoteId: number): Promise<boolean> {
    return setOnce(tx, { id, quoteId: IsNull() }, { quoteId });
  }

  /** @returns false if it has one already */
  setProof(tx: EntityManager, id: number, proofDocumentId: number): Promise<boolean> {
    return setOnce(tx, { id, proofDocumentId: IsNull() }, { proofDocumentId });
  }

  /** @returns false if it is revoked already */
  revoke(tx: EntityManager, id: number, revocation: Revocation): Promise<boolean> {
    return setOnce(tx, { id, revokedAt: IsNull() }, revocation);
  }

  private withCodeText(row: Consent): FoundConsent {
    return Object.assign(row, { codeText: row.link ? this.codeTexts.read(row.link) : null }) as FoundConsent;
  }
}

const found = (tx: EntityManager) =>
  tx
    .createQueryBuilder(Consent, 'consent')
    .leftJoinAndSelect('consent.proof', 'proof')
    .leftJoinAndSelect('consent.link', 'link')
    .innerJoinAndSelect('consent.recordedBy', 'recordedBy')
    .leftJoinAndSelect('consent.revocationRecordedBy', 'revocationRecordedBy');

const setOnce = async (
  tx: EntityManager,
  where: Parameters<EntityManager['update']>[1],
  changes: Partial<Consent>,
): Promise<boolean> => (await tx.update(Consent, where, changes)).affected === 1;

/** Which consents this user sees, as a condition on `consent`: those of quotes as the quotes, the others as their agents' books. */
function visibleConsents(user: SessionUser): Sql {
  if (user.isInternal) {
    return sql`1 = 1`;
  }
  const ofQuote = sql`EXISTS (SELECT 1 FROM ${quote} JOIN ${assigned} ON ${assigned.quoteId} = ${quote.id}
    WHERE ${quote.id} = ${consent.quoteId} AND ${quote.isDeleted} = 0 AND ${visibleAgents(user, assigned.agentId)})`;
  return sql`(${consent.quoteId} IS NULL AND ${visibleAgents(user, consent.agentId)} OR ${ofQuote})`;
}
