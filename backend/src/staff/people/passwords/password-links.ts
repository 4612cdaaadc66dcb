import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { LINK_NOT_VALID, PASSWORD_LINK_HOURS } from '#shared/people/password.record';
import type { User } from '../../../platform/people/user.table.ts';
import { Clock } from '../../../platform/clock.ts';
import { Env } from '../../../platform/config/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { PasswordLink } from './password-link.table.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** A link, revealed once. */
export interface IssuedLink {
  url: string;
  expiresAt: Date;
}

/** Creates and finds the links with which users set their own passwords, which no one else ever knows. */
@Injectable()
export class PasswordLinks {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Creates a link; the previous one becomes invalid. The token follows #, so that no server or log sees it. */
  async issue(tx: EntityManager, userId: number): Promise<IssuedLink> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + PASSWORD_LINK_HOURS * HOUR_MS);
    await tx.delete(PasswordLink, { userId });
    await tx.insert(PasswordLink, { tokenDigest: digestOf(token), userId, expiresAt });
    return { url: `${this.env.publicUrl}/set-password#${token}`, expiresAt };
  }

  /** @throws NOT_FOUND, the same for used, replaced, expired and unknown links, and while the user is locked */
  async find(
    token: string,
    tx: EntityManager = this.database.manager,
  ): Promise<PasswordLink & Required<Pick<PasswordLink, 'user'>>> {
    const where = { tokenDigest: digestOf(token), expiresAt: MoreThan(this.clock.now()) };
    const link = await tx.findOne(PasswordLink, { where, relations: { user: true } });
    const user: User | undefined = link?.user;
    if (!link || !user?.isActive) {
      throw new AppError('NOT_FOUND', LINK_NOT_VALID);
    }
    return { ...link, user };
  }

  /** If two requests use it at the same time, one wins. @throws NOT_FOUND for the other */
  async use({ tokenDigest }: PasswordLink, tx: EntityManager): Promise<void> {
    const { affected } = await tx.delete(PasswordLink, { tokenDigest });
    if (affected !== 1) {
      throw new AppError('NOT_FOUND', LINK_NOT_VALID);
    }
  }
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
