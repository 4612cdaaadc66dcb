import { Injectable } from '@nestjs/common';
import { inCensusOrder } from '#shared/census/census-order';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { GroupsRepository } from '../groups/groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { type GroupQuote, QuotesRepository } from '../quotes/quotes.repository.ts';
import { CensusSsn } from './census-ssn.ts';
import { CensusRepository } from './census.repository.ts';
import { toCensusMember } from './group-census-answers.ts';
import { CensusSnapshots } from './snapshots/census-snapshots.ts';

export interface CensusPage {
  members: CensusMemberResponse[];
  /** null if the whole census was requested. */
  page: { first: number; total: number } | null;
}

@Injectable()
export class GroupCensusService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly quotes: QuotesRepository,
    private readonly census: CensusRepository,
    private readonly snapshots: CensusSnapshots,
    private readonly ssn: CensusSsn,
  ) {}

  async list(user: SessionUser, quoteId: number): Promise<CensusMemberResponse[]> {
    return this.listOf(await this.quotes.findVisible(user, quoteId));
  }

  /**
   * The group's census: from its quote in force, otherwise from the newest quote with members; with a range, one page. Empty if there is
   * none.
   */
  async listByGroup(user: SessionUser, groupId: number, query: { range?: string } = {}): Promise<CensusPage> {
    await this.groups.findVisible(user, groupId);
    const { range } = parseListQuery({ range: query.range }, { sort: [], filter: [] });
    const quote = await this.quotes.findWithGroupCensus(user, groupId);
    if (!quote) {
      return { members: [], page: range && { first: range.first, total: 0 } };
    }
    if (!range) {
      return { members: await this.listOf(quote), page: null };
    }
    const { members, total } = await this.census.listPageOf(quote, range);
    return {
      members: members.map((member) => toCensusMember(member, quote, this.ssn)),
      page: { first: range.first, total },
    };
  }

  /**
   * The census as last approved, regardless of later changes by enrollment. Before approval only editing can have changed it, so the
   * current census is returned.
   * Source: spec 001 section 7, "original census".
   */
  async listOriginal(user: SessionUser, quoteId: number): Promise<CensusMemberResponse[]> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const approved = await this.snapshots.listApproved(quote);
    if (approved.length === 0) {
      return this.listOf(quote);
    }
    const members = approved.map((row) => ({
      ...row,
      id: row.memberId,
      quoteId,
      version: row.memberVersion,
      ssnSealed: this.ssn.sealRestored(row),
      ssnBucket: null,
      setAside: null,
    }));
    return inCensusOrder(members.map((member) => toCensusMember(member, quote, this.ssn)));
  }

  async listOf(quote: GroupQuote): Promise<CensusMemberResponse[]> {
    return (await this.census.listOf(quote)).map((member) => toCensusMember(member, quote, this.ssn));
  }
}
