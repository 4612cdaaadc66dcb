import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DUPLICATE_SSN, personKey } from '#shared/census/census-problems';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { planImport, type ImportPlan, type PlannedMember } from '#shared/enrollment/members/import/plan-import';
import { problemIn, type EnrollmentFile } from '#shared/enrollment/members/import/read-file';
import { zip5 } from '#shared/formats/zip';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import {
  DemographicsReader,
  membersOf,
  type StoredDemographics,
} from '../../parts/demographics/demographics-reader.ts';
import { MemberPlaces, rateAreaOf } from '../members/member-places.ts';
import type { MemberWrite } from '../members/member-writer.ts';
import { personKeyOf } from '../members/person-key.ts';

export interface PlannedFile {
  plan: ImportPlan;
  writes: MemberWrite[];
  stored: StoredDemographics;
}

/** Plans the changes that an enrollment file would make to a quote as stored now. */
@Injectable()
export class PlanFileService {
  constructor(
    private readonly reader: DemographicsReader,
    private readonly places: MemberPlaces,
    private readonly ssn: CensusSsn,
  ) {}

  async plan(user: SessionUser, quote: GroupQuote, file: EnrollmentFile, tx?: EntityManager): Promise<PlannedFile> {
    const stored = await this.reader.read(quote, tx);
    const members = membersOf(stored, quote, (member) => this.ssn.mask(member));
    const locations = await this.places.findAll(zipsOf(file, members));
    const plan = planImport(file, members, {
      facts: stored.facts,
      locations,
      prefixes: await this.places.prefixes(),
      byStaff: user.isInternal,
    });
    plan.errors.push(...this.duplicateSsns(plan.changed, stored));
    const census = new Map(stored.census.map((member) => [member.id, member]));
    const writes = plan.changed.map(({ member, details }): MemberWrite => {
      const zip = zip5(details.HomeAddress.FullPostalCode) ?? '';
      return {
        member: census.get(member.Id)!,
        stored: stored.rows.get(member.Id),
        details,
        rateArea: rateAreaOf(details.HomeAddress, locations.get(zip) ?? null),
        savedByStaff: user.isInternal,
      };
    });
    return { plan, writes, stored };
  }

  /** Two different people cannot share an SSN, in the file or with the census. */
  private duplicateSsns(changed: readonly PlannedMember[], { census }: StoredDemographics): ImportProblem[] {
    const typed = changed.filter(({ details }) => Boolean(details.SSN));
    const replaced = new Set(typed.map(({ member }) => member.Id));
    const owners = new Map<string, string>();
    for (const member of census) {
      const number = this.ssn.keyOf(member);
      if (number !== null && !replaced.has(member.id)) {
        owners.set(number, personKeyOf(member));
      }
    }
    return typed.flatMap(({ member, details, row }) => {
      const number = this.ssn.keyOfWritten(details.SSN) ?? '';
      const owner = owners.get(number);
      owners.set(number, owner ?? personKey(member));
      return owner && owner !== personKey(member) ? [problemIn(row, 'SSN', details.SSN ?? '', DUPLICATE_SSN)] : [];
    });
  }
}

function* zipsOf({ rows }: EnrollmentFile, members: readonly EnrollmentMember[]): Generator<string> {
  const written = rows.flatMap(({ values }) => [values.HomePostalCode, values.MailingPostalCode]);
  const stored = members.flatMap(({ HomeAddress, MailingAddress }) => [HomeAddress, MailingAddress]);
  for (const zip of [...written, ...stored.map(({ FullPostalCode }) => FullPostalCode)]) {
    const digits = zip5(zip ?? '');
    if (digits !== null) {
      yield digits;
    }
  }
}
