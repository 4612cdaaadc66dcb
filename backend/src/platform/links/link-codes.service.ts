import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ANSWERED_FROM_THERE,
  LINK_LOCKED,
  type LinkPurpose,
  MOST_WRONG_CODES,
  PASSED_ON,
  wrongCode,
} from '#shared/links/link';
import type { LinkAccess } from '#shared/links/link.record';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { toSessionFacts, toSessionUser } from '../account/session-user.ts';
import { RulesService } from '../business-rules/rules.service.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { type FoundLink, LinksRepository } from './links.repository.ts';
import { LinkTokens } from './link-tokens.ts';

/** A link that its holder may use. */
export interface EnteredLink {
  link: FoundLink;
  /** In whose name its holder reads: the user who made it, with today's permissions. */
  maker: SessionUser;
}

/** Lets in who has both a link and its code, which was told in another way. There is no session: every call is checked. */
@Injectable()
export class LinkCodesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: LinksRepository,
    private readonly tokens: LinkTokens,
    private readonly rules: RulesService,
  ) {}

  /**
   * @param noteLocked called once, with the last wrong code
   * @param ended what the holder of a link that is over or revoked is told; without it, the same as for one that never existed
   * @throws NOT_FOUND for links that never existed, are over or revoked, or whose maker is locked; RULE_BROKEN for a wrong
   * code; WRONG_STATE once there were too many
   */
  async enter(
    purposes: readonly LinkPurpose[],
    { Token, Code }: LinkAccess,
    noteLocked: (tx: EntityManager, link: FoundLink) => Promise<void>,
    ended?: (link: FoundLink) => Promise<string>,
  ): Promise<EnteredLink> {
    const link = await this.links.findUsable(purposes, Token);
    if (!link?.codeDigest || !link.createdBy.isActive) {
      const over = ended && (await this.links.findEnded(purposes, Token));
      throw new AppError('NOT_FOUND', over ? await ended(over) : SHARE_LINK_NOT_VALID);
    }
    const problem = await this.tryCode(link, Code, noteLocked);
    if (problem === LINK_LOCKED) {
      throw new AppError('WRONG_STATE', LINK_LOCKED);
    }
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Code: [problem] });
    }
    return { link, maker: toSessionUser(toSessionFacts(link.createdBy), await this.rules.inForce()) };
  }

  /** Committed in any case: what is wrong about the code; null = correct. */
  private tryCode(
    link: FoundLink,
    code: string,
    noteLocked: (tx: EntityManager, link: FoundLink) => Promise<void>,
  ): Promise<string | null> {
    return this.transactions.run(async (tx) => {
      if (!(await this.links.countCode(tx, link))) {
        return LINK_LOCKED;
      }
      if (this.tokens.isCode(link.codeDigest ?? '', code)) {
        await this.links.discountCode(tx, link);
        return null;
      }
      const left = MOST_WRONG_CODES - (await this.links.findWrongCodes(tx, link));
      if (left === 0) {
        await noteLocked(tx, link);
      }
      return wrongCode(left);
    });
  }
}

/** What a link opened is gone, or its maker no longer sees it: to its holder the link is over. */
export async function asHolder<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    throw error instanceof AppError && ['NOT_FOUND', 'NOT_ALLOWED'].includes(error.code)
      ? new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID)
      : error;
  }
}

/**
 * Whether its maker may have answered for somebody else: told to staff alone.
 * @param sent the e-mail with the link; null: it was passed on
 * @param own from where its maker works
 */
export function doubtAbout(
  { answeredAt, ip, userAgent, codeText }: FoundLink,
  sent: LinkEmail | null,
  own: { ip: string | null; userAgent: string | null } | null,
): string | null {
  if (own && answeredAt && ip === own.ip && userAgent === own.userAgent) {
    return ANSWERED_FROM_THERE;
  }
  return sent === null && codeText === null ? PASSED_ON : null;
}
