import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { linkState } from '#shared/links/link';
import type { CodeText } from '#shared/links/link.record';
import { Clock } from '../clock.ts';
import type { User } from '../people/user.table.ts';
import { FieldEncryption } from '../security/field-encryption.ts';
import { sealContext } from '../security/sealed-column.ts';
import { Link } from './link.table.ts';

interface Sealed {
  /** Ten digits. */
  to: string;
  /** Until the text message is sent or given up. */
  code?: string;
}

/** A code that waits to be texted. */
export interface WaitingCode {
  link: Link & { createdBy: User };
  to: string;
  code: string;
  /** Its holder can still do something with it. */
  isLinkActive: boolean;
}

/** All queries on the text messages with the codes of links. Numbers and codes are encrypted here. */
@Injectable()
export class CodeTextsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  async queue(tx: EntityManager, { id }: Pick<Link, 'id'>, { to, code }: Required<Sealed>): Promise<void> {
    await tx.update(Link, { id }, { codeTextSealed: this.seal(id, { to, code }), codeTextState: 'Waiting' });
  }

  /** For the worker; null when nothing is left to send. */
  async findWaiting(id: number, tx = this.database.manager): Promise<WaitingCode | null> {
    const where = { id, codeTextState: 'Waiting' as const };
    const link = await tx.findOne(Link, { where, relations: { createdBy: true } });
    const { to, code } = (link && this.open(link)) ?? {};
    if (!link?.createdBy || !to || !code) {
      return null;
    }
    const isLinkActive = ['Created', 'Opened'].includes(linkState(link, this.clock.now()));
    return { link: Object.assign(link, { createdBy: link.createdBy }), to, code, isLinkActive };
  }

  /** If it waits. Erases the code. @param codeTextReason why it was not sent; '': it was */
  async settle(tx: EntityManager, { link: { id }, to }: WaitingCode, codeTextReason: string): Promise<void> {
    const outcome = {
      codeTextState: codeTextReason === '' ? ('Sent' as const) : ('NotSent' as const),
      codeTextReason,
      codeTextSettledAt: this.clock.now(),
      codeTextSealed: this.seal(id, { to }),
    };
    await tx.update(Link, { id, codeTextState: 'Waiting' }, outcome);
  }

  /** Codes that this user has had texted in this day of Detroit. */
  countToday(tx: EntityManager, { id: createdByUserId }: { id: number }): Promise<number> {
    const createdAt = MoreThanOrEqual(detroitMidnight(this.clock.today()));
    return tx.countBy(Link, { createdByUserId, createdAt, codeTextState: Not(IsNull()) });
  }

  /** What became of it, without the code; null where the code is told. */
  read(link: Link): CodeText | null {
    return (
      link.codeTextState && {
        To: this.open(link)?.to ?? '',
        State: link.codeTextState,
        SettledAt: link.codeTextSettledAt?.toISOString() ?? null,
        Reason: link.codeTextReason,
      }
    );
  }

  private seal(id: number, text: Sealed): string {
    return this.encryption.seal(JSON.stringify(text), contextOf(id));
  }

  private open({ id, codeTextSealed }: Link): Sealed | null {
    return codeTextSealed === null ? null : (JSON.parse(this.encryption.open(codeTextSealed, contextOf(id))) as Sealed);
  }
}

const contextOf = (id: number): string => sealContext('share_links.codeTextSealed', id);
