import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { quoteNameProblem, renameLock } from '#shared/quotes/quote-name';
import { shownStatus } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../../platform/http/validation.ts';
import { Quotes, type AnyQuote } from '../quotes.repository.ts';
import { QuoteRecords } from './quote-records.ts';

/** A quote as sent back by the client: only its name may differ from the stored one. */
export interface SentQuote {
  Id: number;
  Version: number;
  Name: string;
  Status?: unknown;
  QuoteType?: unknown;
  EffectiveDate?: unknown;
  RenewalDate?: unknown;
  IsDeleted?: unknown;
  ReadOnly?: unknown;
  GroupId?: unknown;
}

export const CANNOT_BE_CHANGED_HERE = 'This cannot be changed here.';

@Injectable()
export class RenameQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly records: QuoteRecords,
  ) {}

  /**
   * @throws RULE_BROKEN with a message that starts with "Error:" for an invalid name; INVALID_INPUT when something else
   * was changed too; WRONG_STATE once it is signed or decided; STALE_VERSION
   */
  rename(user: SessionUser, sent: SentQuote): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.lock(user, sent.Id, tx);
      const audience = audienceOf(user.permissions);
      const changed = otherChanges(sent, stored, audience);
      if (Object.keys(changed).length > 0) {
        throw new AppError('INVALID_INPUT', INVALID_INPUT, changed);
      }
      const lock = renameLock({ status: stored.status, readOnly: stored.readOnlyReason }, audience);
      if (lock) {
        throw new AppError('WRONG_STATE', `Error: ${lock}`, { Name: [lock] });
      }
      const problem = quoteNameProblem(sent.Name, await this.otherNames(tx, stored));
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { Name: [problem] });
      }
      const quote = await this.quotes.save(tx, { ...stored, version: sent.Version }, { name: sent.Name.trim() });
      await this.records.changed(tx, user, { quoteId: quote.id, action: 'rename-quote', fields: ['Name'] });
      return quote;
    });
  }

  /** A household has one quote: its name need not differ. */
  private async otherNames(tx: EntityManager, { groupId, id }: AnyQuote): Promise<string[]> {
    return groupId === null ? [] : this.quotes.listNames(tx, groupId, id);
  }
}

function otherChanges(sent: SentQuote, stored: AnyQuote, audience: 'external' | 'internal'): FieldErrors {
  const held: Omit<SentQuote, 'Id' | 'Version' | 'Name'> = {
    Status: shownStatus(stored.status, audience),
    QuoteType: stored.quoteType,
    EffectiveDate: stored.effectiveDate,
    RenewalDate: stored.renewalDate,
    IsDeleted: stored.isDeleted,
    ReadOnly: stored.readOnlyReason,
    GroupId: stored.groupId,
  };
  const changed = (Object.keys(held) as (keyof typeof held)[]).filter(
    (field) => sent[field] !== undefined && sent[field] !== held[field],
  );
  return Object.fromEntries(changed.map((field) => [field, [CANNOT_BE_CHANGED_HERE]]));
}
