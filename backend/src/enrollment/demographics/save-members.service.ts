import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { DUPLICATE_SSN, personKey } from '#shared/census/census-problems';
import { MAX_MEMBERS, tooManyMembers } from '#shared/census/import/import-fields';
import { EMPLOYERS_PART } from '#shared/enrollment/employees/employees';
import { filledIn } from '#shared/enrollment/members/address-problems';
import { type ImportPlan, planImport, type PlannedMember } from '#shared/enrollment/members/import/plan-import';
import {
  type EnrollmentFile,
  FILE_NOT_IMPORTED,
  FILE_OUTDATED,
  problemIn,
} from '#shared/enrollment/members/import/read-file';
import {
  type EnrollmentFileResponse,
  type EnrollmentMember,
  type MemberDetails,
  NOT_OF_ENROLLMENT,
  type SaveEnrollmentMemberRequest,
  type SaveEnrollmentMemberResponse,
} from '#shared/enrollment/members/members.record';
import { zip5 } from '#shared/formats/zip';
import type { LocationResponse } from '#shared/locations/location.record';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import type { MemberAddress } from '#shared/persons/person.record';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { PersonFileReader } from '../../quoting/group-census/import/person-file-reader.ts';
import { asChanged } from '../../quoting/group-census/sent-back.ts';
import { countPremium } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import {
  DemographicsReader,
  membersOf,
  type StoredDemographics,
} from '../parts/demographics/demographics-reader.service.ts';
import type { MemberEnrollment } from '../parts/demographics/member-enrollment.table.ts';
import {
  type EnrollmentColumns,
  MemberEnrollmentsRepository,
} from '../parts/demographics/member-enrollments.repository.ts';
import { unwritten } from '../parts/demographics/to-enrollment-member.ts';
import { detailsErrors, type Places } from './check-details.ts';
import { DemographicsService } from './demographics.service.ts';
import { fileOf, type FileRequest } from './file-request.ts';
import { censusColumnsOf, enrollmentColumnsOf, personKeyOf } from './member-columns.ts';

/** Our wording. */
export const MEMBER_NOT_SAVED = 'The member was not saved. Please correct the fields named.';

/** A member and the values to write. */
interface MemberWrite {
  member: CensusMember;
  stored: MemberEnrollment | undefined;
  details: MemberDetails;
  rateArea: number | null;
  savedByStaff: boolean;
}

/** An employee with a link, who saves in the name of the link's maker. */
export interface LinkHolder {
  /** The household that may be saved. */
  employeeNumber: number;
  /** Whether the link still serves: asked once the quote is locked. */
  assertOpen: (tx: EntityManager) => Promise<void>;
}

interface PlannedFile {
  plan: ImportPlan;
  writes: MemberWrite[];
  stored: StoredDemographics;
}

/** Saves the details of members, one from its form or all from a file: the census row, the enrollment row, and the household's plan. */
@Injectable()
export class SaveMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly demographics: DemographicsService,
    private readonly reader: DemographicsReader,
    private readonly census: CensusRepository,
    private readonly enrollments: MemberEnrollmentsRepository,
    private readonly ssn: CensusSsn,
    private readonly locations: LocationsRepository,
    private readonly rules: RulesService,
    private readonly files: PersonFileReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the details of one member, complete or not, and returns the member with its rate area.
   * @param holder an employee who saves by link: the employer's part stays as it is
   * @throws STALE_VERSION when the member was changed since the version that the request names; RULE_BROKEN with the fields
   */
  save(
    user: SessionUser,
    quoteId: number,
    sent: SaveEnrollmentMemberRequest,
    holder: LinkHolder | null = null,
  ): Promise<SaveEnrollmentMemberResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.demographics.begin(tx, user, quoteId);
      await holder?.assertOpen(tx);
      const stored = await this.reader.read(quote, tx);
      const member = memberIn(holder ? householdIn(stored, holder) : stored, sent);
      const before = this.answer(stored, member, quote);
      const changed = asChanged(sent, before, NOT_OF_ENROLLMENT);
      const request = holder ? { ...changed, ...employersPartOf(before) } : changed;
      const places = await this.placesOf(request);
      const details = withPlaces(request, places);
      const errors = {
        ...detailsErrors(details, before, { facts: stored.facts, places }),
        ...this.ssnErrors(stored, member, request),
      };
      if (Object.keys(errors).length > 0) {
        throw new AppError('RULE_BROKEN', Object.values(errors).flat()[0] ?? MEMBER_NOT_SAVED, errors);
      }
      const rateArea = rateAreaOf(details.HomeAddress, places.home);
      const row = stored.rows.get(member.id);
      const savedByStaff = user.isInternal && !holder;
      const fields = await this.writeMembers(tx, quote, [{ member, stored: row, details, rateArea, savedByStaff }]);
      const after = await this.reader.read(quote, tx);
      await this.demographics.end(tx, holder ? null : user, quote, {
        action: holder ? 'save-as-employee' : 'edit-enrollment-member',
        subject: 'census-member',
        subjectId: member.id,
        fields,
      });
      return this.answer(after, memberIn(after, { Id: member.id }), quote);
    });
  }

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
      ? this.transactions.run((tx) => this.writeFile(tx, user, request, file))
      : toResponse(await this.planFile(user, quote, file), file, false);
  }

  /** Validated details. @returns the unique names of the changed fields. @throws STALE_VERSION when a member was changed since it was read */
  private async writeMembers(tx: EntityManager, quote: GroupQuote, writes: readonly MemberWrite[]): Promise<string[]> {
    const rows: EnrollmentColumns[] = [];
    const fields = new Set<string>();
    for (const each of writes) {
      const { member, stored, details } = each;
      const columns = censusColumnsOf(details, member, this.ssn);
      const row = enrollmentColumnsOf(details, member, { ...each, wasOnCobra: stored?.wasOnCobra ?? false });
      await this.census.update(tx, member, columns);
      if (takesAnotherPlan(each)) {
        await this.enrollments.assignPlan(tx, quote, member.employeeNumber, details.SelectedMedicalPlanId);
        fields.add('assignedPlanId');
      }
      rows.push(row);
      changedNames(member, columns).forEach((name) => fields.add(name === 'ssnSealed' ? 'ssn' : name));
      changedNames(stored ?? unwritten(member), row).forEach((name) => fields.add(name));
    }
    await this.enrollments.replace(tx, rows);
    if (fields.has('assignedPlanId')) {
      await countPremium(tx, quote.id);
    }
    return [...fields];
  }

  /** The whole household: a dependent's address may come from the employee. */
  private answer(stored: StoredDemographics, member: CensusMember, quote: GroupQuote): SaveEnrollmentMemberResponse {
    const census = stored.census.filter(({ employeeNumber }) => employeeNumber === member.employeeNumber);
    const members = membersOf({ ...stored, census }, quote, (each) => this.ssn.mask(each));
    return members.find(({ Id }) => Id === member.id)!;
  }

  /** A person may be on a census twice, in two households; two different people cannot share an SSN. */
  private ssnErrors(
    { census }: StoredDemographics,
    member: CensusMember,
    { SSN }: { SSN?: string | null },
  ): FieldErrors {
    const number = this.ssn.keyOfWritten(SSN);
    const own = personKeyOf(member);
    const isTaken =
      number !== null && census.some((other) => this.ssn.keyOf(other) === number && personKeyOf(other) !== own);
    return isTaken ? { SSN: [DUPLICATE_SSN] } : {};
  }

  private async placesOf({ HomeAddress, MailingAddress }: MemberDetails): Promise<Places> {
    return {
      home: await this.placeOf(HomeAddress),
      mailing: await this.placeOf(MailingAddress),
      prefixes: await this.rules.zipPrefixes(),
    };
  }

  /** null for an unknown ZIP. */
  private async placeOf({ FullPostalCode }: MemberAddress): Promise<LocationResponse | null> {
    const zip = zip5(FullPostalCode);
    return zip === null ? null : this.locations.findByZip(zip);
  }

  private async writeFile(
    tx: EntityManager,
    user: SessionUser,
    { quoteId, stamp }: FileRequest,
    file: EnrollmentFile,
  ): Promise<EnrollmentFileResponse> {
    const quote = await this.demographics.begin(tx, user, quoteId);
    const planned = await this.planFile(user, quote, file, tx);
    if (stampOf(planned) !== stamp) {
      throw new AppError('STALE_VERSION', FILE_OUTDATED);
    }
    if (planned.plan.errors.length > 0) {
      throw new AppError('RULE_BROKEN', FILE_NOT_IMPORTED);
    }
    const fields = await this.writeMembers(tx, quote, planned.writes);
    await this.demographics.end(tx, user, quote, {
      action: 'import-enrollment-members',
      subject: 'quote',
      subjectId: quoteId,
      fields,
    });
    return toResponse(planned, file, true);
  }

  private async planFile(
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

/** Others are as if they did not exist. */
const householdIn = ({ census }: StoredDemographics, holder: LinkHolder): Pick<StoredDemographics, 'census'> => ({
  census: census.filter(({ employeeNumber }) => employeeNumber === holder.employeeNumber),
});

const employersPartOf = (member: EnrollmentMember): Partial<MemberDetails> =>
  Object.fromEntries(EMPLOYERS_PART.map((field) => [field, member[field]]));

/** @throws NOT_FOUND, STALE_VERSION */
function memberIn(
  { census }: Pick<StoredDemographics, 'census'>,
  { Id, Version }: { Id: number; Version?: number },
): CensusMember {
  const member = census.find(({ id }) => id === Id);
  if (!member) {
    throw new AppError('NOT_FOUND', `Member ${Id} was not found on this census.`);
  }
  if (Version !== undefined && member.version !== Version) {
    throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
  }
  return member;
}

const takesAnotherPlan = ({ member, details }: MemberWrite): boolean =>
  member.relationship === 'Self' &&
  member.medicalStatus === 'Enroll' &&
  member.assignedPlanId !== (details.SelectedMedicalPlanId ?? null);

/** Field names only, never values. */
const changedNames = <Row extends object>(before: Row, after: Partial<Row>): string[] =>
  (Object.keys(after) as (keyof Row & string)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

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

/** The details with the values derived from the ZIPs. */
const withPlaces = <Details extends MemberDetails>(details: Details, { home, mailing }: Places): Details => ({
  ...details,
  HomeAddress: filledIn(details.HomeAddress, home),
  MailingAddress: filledIn(details.MailingAddress, mailing),
});

/** Rating area of the selected county; null outside Michigan and while none is selected. */
const rateAreaOf = ({ CountyFips }: MemberAddress, location: LocationResponse | null): number | null =>
  location?.Counties.find((county) => county.CountyFips === CountyFips)?.RateArea ?? null;
