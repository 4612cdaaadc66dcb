import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, MoreThan } from 'typeorm';
import type { Language } from '#shared/languages/language';
import { type LinkPurpose, linkState, type LinkState, MOST_WRONG_CODES } from '#shared/links/link';
import type { CodeText } from '#shared/links/link.record';
import { Clock } from '../clock.ts';
import type { StoredDocument } from '../documents/stored-document.table.ts';
import type { User } from '../people/user.table.ts';
import { FieldEncryption } from '../security/field-encryption.ts';
import { sealContext } from '../security/sealed-column.ts';
import { CodeTextsRepository } from './code-texts.repository.ts';
import { Link, LONGEST_USER_AGENT } from './link.table.ts';
import { LinkTokens } from './link-tokens.ts';

export type NewLink = Pick<Link, 'purpose' | 'subjectId' | 'createdByUserId' | 'expiresAt'> &
  Partial<Pick<Link, 'memberId' | 'personName' | 'language' | 'createdIp' | 'createdUserAgent'>>;

/** A link, and the two parts with which it is opened: stored nowhere. */
export interface MadeLink {
  link: Link;
  token: string;
  /** For a link that needs one. */
  code: string;
}

/** With its author, with the signed content once it is signed, with its holder's note, '' = none, and what became of its code's text. */
export type FoundLink = Link & {
  createdBy: User;
  content: StoredDocument | null;
  state: LinkState;
  note: string;
  codeText: CodeText | null;
};
/** What is known about an answer. */
export type LinkEvidence = Partial<
  Pick<Link, 'language' | 'answeredByName' | 'wordsVersion' | 'words' | 'ip' | 'userAgent' | 'contentDocumentId'>
>;

/** Of a link that is made before there is a quote. */
export const NO_SUBJECT = 0;
/** Enough to find the client of today, and no more. */
const NEWEST_WITHOUT_SUBJECT = 20;
/** A digest that matches nothing: tokens that we did not sign take the same path to the same answer, in the same time. */
const NO_DIGEST = '';
const UNANSWERED = { answeredAt: IsNull(), declinedAt: IsNull(), revokedAt: IsNull() };

/** All queries on links, of every purpose. Tokens and codes become digests, and notes are encrypted, here. */
@Injectable()
export class LinksRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: LinkTokens,
    private readonly codeTexts: CodeTextsRepository,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  async make(tx: EntityManager, wanted: NewLink, { withCode = false } = {}): Promise<MadeLink> {
    const { token, digest: tokenDigest } = this.tokens.create();
    const { code, codeDigest } = this.tokens.createCode(tokenDigest);
    const link = tx.create(Link, {
      ...BLANK,
      ...cut(wanted),
      tokenDigest,
      codeDigest: withCode ? codeDigest : null,
      createdAt: this.clock.now(),
    });
    return { link: await tx.save(link), token, code };
  }

  /** Another address for a link that was not answered, the earlier one opens nothing any more. Code and wrong codes stay. */
  async readdress(tx: EntityManager, { id }: Pick<Link, 'id'>, expiresAt: Date): Promise<string | null> {
    const { token, digest } = this.tokens.create();
    const changes = { tokenDigest: digest, expiresAt };
    return changed(await tx.update(Link, { id, ...UNANSWERED }, changes)) ? token : null;
  }

  /** For its holder: null, always alike, for links that never existed, are over or revoked. */
  async findUsable(
    purposes: readonly LinkPurpose[],
    token: string,
    tx: EntityManager = this.database.manager,
  ): Promise<FoundLink | null> {
    return this.findOne(
      { ...this.of(purposes, token), revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) },
      tx,
    );
  }

  /** Whatever became of it: only to say so to its holder. */
  findEnded(purposes: readonly LinkPurpose[], token: string): Promise<FoundLink | null> {
    return this.findOne(this.of(purposes, token), this.database.manager);
  }

  /** Not checked: whether its user may see it, is asked of what it opens. */
  find(purposes: readonly LinkPurpose[], id: number, tx: EntityManager): Promise<FoundLink | null> {
    return this.findOne({ id, purpose: In([...purposes]) }, tx);
  }

  /** Of subjects that were found for their user, newest first. */
  listOf(purposes: readonly LinkPurpose[], subjectIds: readonly number[]): Promise<FoundLink[]> {
    return this.list({ purpose: In([...purposes]), subjectId: In([...subjectIds]) });
  }

  /** The newest that this user has made and that are about no subject yet. */
  listWithoutSubject(purposes: readonly LinkPurpose[], { id: createdByUserId }: { id: number }): Promise<FoundLink[]> {
    return this.list({ purpose: In([...purposes]), subjectId: NO_SUBJECT, createdByUserId }, NEWEST_WITHOUT_SUBJECT);
  }

  count(tx: EntityManager, purpose: LinkPurpose, subjectId: number): Promise<number> {
    return tx.countBy(Link, { purpose, subjectId });
  }

  /** In which the people of a subject were asked, or answered, last. */
  async languageOf(tx: EntityManager, purposes: readonly LinkPurpose[], subjectId: number): Promise<Language> {
    const where = { purpose: In([...purposes]), subjectId };
    const [newest] = await tx.find(Link, { where, select: { language: true }, order: { id: 'DESC' }, take: 1 });
    return newest?.language ?? 'en';
  }

  /** Whether its holder can open something with one of these now. */
  hasUsable(tx: EntityManager, purpose: LinkPurpose, subjectId: number): Promise<boolean> {
    const [expiresAt, wrongCodes] = [MoreThan(this.clock.now()), LessThan(MOST_WRONG_CODES)];
    return tx.existsBy(Link, { purpose, subjectId, ...UNANSWERED, expiresAt, wrongCodes });
  }

  /** Counts a code as wrong before it is compared, so that guesses at the same moment are limited too. false: the link is locked. */
  async countCode(tx: EntityManager, { id }: Pick<Link, 'id'>): Promise<boolean> {
    const counted = { wrongCodes: () => 'wrongCodes + 1' };
    return changed(await tx.update(Link, { id, wrongCodes: LessThan(MOST_WRONG_CODES) }, counted));
  }

  /** This one was correct. Wrong ones before it still count: guesses in turns with the holder's own visits come to an end, too. */
  async discountCode(tx: EntityManager, { id }: Pick<Link, 'id'>): Promise<void> {
    await tx.update(Link, { id }, { wrongCodes: () => 'wrongCodes - 1' });
  }

  async findWrongCodes(tx: EntityManager, { id }: Pick<Link, 'id'>): Promise<number> {
    return (await tx.findOneByOrFail(Link, { id })).wrongCodes;
  }

  /** false if it was opened before. */
  async noteOpened(tx: EntityManager, { id }: Pick<Link, 'id'>): Promise<boolean> {
    return changed(await tx.update(Link, { id, openedAt: IsNull() }, { openedAt: this.clock.now() }));
  }

  async noteSaved(tx: EntityManager, { id }: Pick<Link, 'id'>): Promise<void> {
    await tx.update(Link, { id }, { savedAt: this.clock.now() });
  }

  /** @param note '' takes it back */
  async setNote(tx: EntityManager, { id }: Pick<Link, 'id'>, note: string): Promise<void> {
    const noteSealed = note === '' ? null : this.encryption.seal(note, noteContext(id));
    await tx.update(Link, { id }, { noteSealed });
  }

  /** false if another request was faster, or the link has ended. */
  async answer(tx: EntityManager, { id }: Pick<Link, 'id'>, evidence: LinkEvidence = {}): Promise<boolean> {
    const answeredAt = this.clock.now();
    return changed(await tx.update(Link, { id, ...UNANSWERED }, { ...cut(evidence), answeredAt }));
  }

  /** false if another request was faster, or the link has ended. */
  async decline(
    tx: EntityManager,
    { id }: Pick<Link, 'id'>,
    { reason: declineReason, ...evidence }: LinkEvidence & { reason: string },
  ): Promise<boolean> {
    const declinedAt = this.clock.now();
    return changed(await tx.update(Link, { id, ...UNANSWERED }, { ...cut(evidence), declinedAt, declineReason }));
  }

  /** An answer stays; its link opens nothing any more. false if it was revoked before. */
  async revoke(tx: EntityManager, { id }: Pick<Link, 'id'>, revokedByUserId: number): Promise<boolean> {
    const changes = { revokedAt: this.clock.now(), revokedByUserId };
    return changed(await tx.update(Link, { id, revokedAt: IsNull() }, changes));
  }

  /** The links of a subject, or of these people of it, that still wait for an answer. @returns their ids */
  async revokeOpen(
    tx: EntityManager,
    {
      memberIds,
      ...of
    }: Pick<Link, 'purpose' | 'subjectId'> &
      Partial<Pick<Link, 'createdByUserId' | 'personName'>> & { memberIds?: readonly number[] },
    revokedByUserId: number,
  ): Promise<number[]> {
    const where = { ...of, ...(memberIds && { memberId: In([...memberIds]) }), ...UNANSWERED };
    const open = await tx.find(Link, { select: { id: true }, where });
    await tx.update(Link, where, { revokedAt: this.clock.now(), revokedByUserId });
    return open.map(({ id }) => id);
  }

  private async list(where: FindOptionsWhere<Link>, take?: number): Promise<FoundLink[]> {
    const order = { id: 'DESC' } as const;
    const links = await this.database.manager.find(Link, { where, relations: RELATIONS, order, take });
    return links.map((link) => this.found(link));
  }

  private of(purposes: readonly LinkPurpose[], token: string): FindOptionsWhere<Link> {
    return { tokenDigest: this.tokens.digest(token) ?? NO_DIGEST, purpose: In([...purposes]) };
  }

  private async findOne(where: FindOptionsWhere<Link>, tx: EntityManager): Promise<FoundLink | null> {
    // A single statement in both cases; findOne would run a second one for a match.
    const [link] = await tx.find(Link, { where, relations: RELATIONS });
    return link ? this.found(link) : null;
  }

  private found(link: Link): FoundLink {
    const { id, noteSealed } = link;
    const note = noteSealed === null ? '' : this.encryption.open(noteSealed, noteContext(id));
    const codeText = this.codeTexts.read(link);
    return Object.assign(link, { state: linkState(link, this.clock.now()), note, codeText }) as FoundLink;
  }
}

const noteContext = (id: number): string => sealContext('share_links.noteSealed', id);

const RELATIONS = { createdBy: { agent: true }, content: true };

/** TypeORM leaves out what is undefined, and the saved row would lack it. */
const BLANK = {
  memberId: null,
  personName: '',
  language: 'en' as const,
  codeTextSealed: null,
  codeTextState: null,
  codeTextReason: '',
  codeTextSettledAt: null,
  wrongCodes: 0,
  createdIp: null,
  createdUserAgent: null,
  openedAt: null,
  savedAt: null,
  revokedAt: null,
  revokedByUserId: null,
  noteSealed: null,
  declinedAt: null,
  declineReason: null,
  answeredAt: null,
  answeredByName: null,
  wordsVersion: null,
  words: null,
  ip: null,
  userAgent: null,
  contentDocumentId: null,
};

const cut = <Row extends Partial<Pick<Link, 'userAgent' | 'createdUserAgent'>>>(row: Row): Row => ({
  ...row,
  ...(row.userAgent && { userAgent: row.userAgent.slice(0, LONGEST_USER_AGENT) }),
  ...(row.createdUserAgent && { createdUserAgent: row.createdUserAgent.slice(0, LONGEST_USER_AGENT) }),
});

const changed = ({ affected }: { affected?: number }): boolean => affected === 1;
