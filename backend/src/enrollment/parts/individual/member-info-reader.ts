import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { MarketplaceQuotesRepository } from '../../../quoting/households/marketplace-quotes.repository.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { type EnrollmentColumns, MemberEnrollmentsRepository } from '../demographics/member-enrollments.repository.ts';
import { unwritten } from '../demographics/to-enrollment-member.ts';
import { type BackgroundColumns, IndividualEnrollmentsRepository } from './individual-enrollments.repository.ts';
import { type DecidedHomes, offeredHome, type OfferedHome } from './offered-home.ts';

/** What enrollment knows of a person beyond the census. */
export interface MemberInfo {
  /** With the defaults of somebody of whom nothing was saved. */
  row: EnrollmentColumns;
  background: BackgroundColumns;
  offered: OfferedHome | null;
}

export interface HouseholdInfo {
  /** Something was saved. */
  isBegun: boolean;
  of: (member: Pick<CensusMember, 'id' | 'relationship'>) => MemberInfo;
}

/** Reads what enrollment knows of the people of a household beyond the census. */
@Injectable()
export class MemberInfoReader {
  constructor(
    private readonly details: MemberEnrollmentsRepository,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly decided: MarketplaceQuotesRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async read(quote: IndividualQuote, census: readonly CensusMember[], tx?: EntityManager): Promise<HouseholdInfo> {
    const rows = await this.details.mapOf(quote, tx);
    const backgrounds = await this.enrollments.mapBackgrounds(quote, tx);
    const homes = await this.homesOf(quote, census, tx);
    return {
      isBegun: rows.size > 0,
      of: (member) => {
        const offered = offeredHome(member, quote, homes);
        return {
          row: rows.get(member.id) ?? withOffered(unwritten(member), offered),
          background: backgrounds.get(member.id) ?? { memberId: member.id, race: null, ethnicity: null },
          offered,
        };
      },
    };
  }

  private async homesOf(
    quote: IndividualQuote,
    census: readonly CensusMember[],
    tx: EntityManager = this.database.manager,
  ): Promise<DecidedHomes> {
    const members = quote.individual.isFfm ? await this.decided.listMembers(tx, quote) : [];
    const byMember = new Map(
      members.flatMap(({ memberId, address }) => (address ? [[memberId, address] as const] : [])),
    );
    const applicant = census.find(({ relationship }) => relationship === 'Self');
    return { byMember, applicant: (applicant && byMember.get(applicant.id)) ?? null };
  }
}

const withOffered = (row: EnrollmentColumns, offered: OfferedHome | null): EnrollmentColumns => ({
  ...row,
  livesWithEmployee: row.livesWithEmployee && offered === null,
});
