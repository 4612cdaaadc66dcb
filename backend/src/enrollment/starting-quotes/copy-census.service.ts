import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MemberEnrollmentsRepository } from '../parts/demographics/member-enrollments.repository.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';

/** Copies the people of one quote to the census of another. */
@Injectable()
export class CopyCensusService {
  constructor(
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly enrollments: MemberEnrollmentsRepository,
  ) {}

  /**
   * Inserts every member again, in order, with a new key; SSNs are encrypted again for the new rows. A member's enrollment details are
   * copied, so that no one has to type them again. Plans are not: they belong to the prices of the original.
   */
  async copy(tx: EntityManager, original: GroupQuote, copy: GroupQuote): Promise<void> {
    const members = await this.census.listOf(original, tx);
    const copyKeys = new Map(members.map(({ rowKey }) => [rowKey, randomUUID()]));
    const rows = members.map((member) => {
      const rowKey = copyKeys.get(member.rowKey)!;
      return { ...member, rowKey, ssn: this.ssn.digits(member) };
    });
    await this.census.insertAll(tx, copy, rows);
    await this.enrollments.copy(tx, { from: original, to: copy }, copyKeys);
  }
}
