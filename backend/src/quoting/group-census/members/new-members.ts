import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CensusMemberRequest, SentCensusMember } from '#shared/census/census.record';
import { sentHomeZip } from '#shared/census/home-address';
import { isMaskedSsn, MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import type { CensusMember } from '../census-member.table.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import type { Refused } from '../rule-broken.ts';

/** The rows of a census by id. */
type Rows = ReadonlyMap<number, CensusMember>;

/** People who are added as they were read, perhaps on another census: what is derived is derived anew. */
@Injectable()
export class NewMembers {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
  ) {}

  /** What is to be stored of them. A mask stands for the SSN of the row that was read, if the user may see that census. */
  async of(
    tx: EntityManager,
    user: SessionUser,
    sent: readonly SentCensusMember[],
  ): Promise<{ members: CensusMemberRequest[]; problems: Refused[] }> {
    const read = await this.readRows(tx, user, sent);
    const members: CensusMemberRequest[] = [];
    const problems: Refused[] = [];
    for (const [index, each] of sent.entries()) {
      const { HomeAddress: _sent, ...member } = each;
      const row = read.get(Number(each.QuoteId))?.get(each.Id);
      const home = sentHomeZip(each, row?.homePostalCode ?? null);
      if ('message' in home) {
        problems.push({ index, ...home });
      }
      const isMask = isMaskedSsn(each.SSN ?? '');
      const isKnown = row !== undefined && this.ssn.mask(row) === each.SSN;
      if (isMask && !isKnown) {
        problems.push({ index, field: 'SSN', message: MASK_OF_ANOTHER_SSN });
      }
      members.push({
        ...member,
        ...('zip' in home && { HomePostalCode: home.zip }),
        ...(isMask && { SSN: isKnown ? this.ssn.digits(row) : null }),
      });
    }
    return { members, problems };
  }

  private async readRows(
    tx: EntityManager,
    user: SessionUser,
    sent: readonly SentCensusMember[],
  ): Promise<Map<number, Rows>> {
    const named = sent.filter(({ Id, QuoteId }) => Id > 0 && Number.isSafeInteger(QuoteId));
    const quoteIds = [...new Set(named.map(({ QuoteId }) => Number(QuoteId)))].slice(0, MOST_CENSUSES);
    const read = new Map<number, Rows>();
    for (const quoteId of quoteIds) {
      const quote = await this.quotes.findVisible(user, quoteId, tx).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') {
          return null;
        }
        throw error;
      });
      read.set(quoteId, new Map(quote && (await this.census.listOf(quote, tx)).map((row) => [row.id, row])));
    }
    return read;
  }
}

/** More would be no census that was read. */
const MOST_CENSUSES = 5;
