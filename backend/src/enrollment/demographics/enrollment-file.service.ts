import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DUPLICATE_SSN, personKey } from '#shared/census/census-problems';
import { MAX_MEMBERS, tooManyMembers } from '#shared/census/import/import-fields';
import {
  FILE_NOT_IMPORTED,
  FILE_OUTDATED,
  type EnrollmentFile,
  problemIn,
} from '#shared/enrollment/members/import/read-file';
import { type ImportPlan, planImport, type PlannedMember } from '#shared/enrollment/members/import/plan-import';
import type { EnrollmentFileResponse, EnrollmentMember } from '#shared/enrollment/members/members.record';
import { zip5 } from '#shared/formats/zip';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { PersonFileReader } from '../../quoting/group-census/import/person-file-reader.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import {
  DemographicsReader,
  membersOf,
  type StoredDemographics,
} from '../parts/demographics/demographics-reader.service.ts';
import { DemographicsService } from './demographics.service.ts';
import { fileOf, type FileRequest } from './file-request.ts';
import { personKeyOf } from './member-columns.ts';
import { rateAreaOf } from './member-places.ts';
import { type MemberWrite, SaveMemberService } from './save-member.service.ts';

interface PlannedFile {
  plan: ImportPlan;
  writes: MemberWrite[];
  stored: StoredDemographics;
}

/** Previews and writes an enrollment file: the changes that it would make to a quote as stored now. */
@Injectable()
export class EnrollmentFileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly demographics: DemographicsService,
    private readonly files: PersonFileReader,
    private readonly reader: DemographicsReader,
    private readonly members: SaveMemberService,
    private readonly ssn: CensusSsn,
    private readonly locations: LocationsRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Previews an enrollment file, or writes it: all or nothing, and only against the previewed census.
   * @throws NOT_FOUND, WRONG_STATE; what is wrong with the file; on writing RULE_BROKEN when it has errors, STALE_VERSION when members
   * changed after the preview
   */
  async import(user: SessionUser, request: FileRequest): Promise<EnrollmentFileResponse> {
    const quote = await this.demographics.findEditable(user, request.quoteId);
    const file = await this.files.readEnrollment(user, { source: fileOf(request), today: this.clock.today() });
    if (file.rows.length > MAX_MEMBERS) {
      throw new AppError('TOO_LARGE', tooManyMembers(file.rows.length, MAX_MEMBERS));
    }
    return request.commit
      ? this.transactions.run((tx) => this.write(tx, user, request, file))
      : toResponse(await this.plan(user, quote, file), file, false);
  }

  private async write(
    tx: EntityManager,
    user: SessionUser,
    { quoteId, stamp }: FileRequest,
    file: EnrollmentFile,
  ): Promise<EnrollmentFileResponse> {
    const quote = await this.demographics.begin(tx, user, quoteId);
    const planned = await this.plan(user, quote, file, tx);
    if (stampOf(planned) !== stamp) {
      throw new AppError('STALE_VERSION', FILE_OUTDATED);
    }
    if (planned.plan.errors.length > 0) {
      throw new AppError('RULE_BROKEN', FILE_NOT_IMPORTED);
    }
    const fields = await this.members.write(tx, quote, planned.writes);
    await this.demographics.end(tx, user, quote, {
      action: 'import-enrollment-members',
      subject: 'quote',
      subjectId: quoteId,
      fields,
    });
    return toResponse(planned, file, true);
  }

  private async plan(
    user: SessionUser,
    quote: GroupQuote,
    file: EnrollmentFile,
    tx?: EntityManager,
  ): Promise<PlannedFile> {
    const stored = await this.reader.read(quote, tx);
    const members = membersOf(stored, quote, (member) => this.ssn.mask(member));
    const locations = await this.locations.findByZips(zipsOf(file, members));
    const plan = planImport(file, members, {
      facts: stored.facts,
      locations,
      prefixes: await this.rules.zipPrefixes(),
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

/** The members and their versions, to detect changes after the preview. */
const stampOf = ({ stored }: PlannedFile): string =>
  createHash('sha256')
    .update(stored.census.map(({ id, version }) => `${id}:${version}`).join(' '))
    .digest('base64url');

function toResponse(planned: PlannedFile, file: EnrollmentFile, Committed: boolean): EnrollmentFileResponse {
  const { changed, members, errors, warnings }: ImportPlan = planned.plan;
  return {
    Committed,
    Members: members,
    Errors: errors,
    Warnings: warnings,
    Counts: {
      Rows: file.rows.length,
      Changed: changed.length,
      Unchanged: Math.max(0, file.rows.length - changed.length),
      Errors: errors.length,
      Warnings: warnings.length,
    },
    Stamp: stampOf(planned),
  };
}
