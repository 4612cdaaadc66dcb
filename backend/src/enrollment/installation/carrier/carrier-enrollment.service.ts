import { Injectable } from '@nestjs/common';
import { type EnrolledMember, enrolledMembers } from '#shared/enrollment/members/household';
import { parseSsn } from '#shared/formats/ssn';
import type { CarrierEnrollment, CarrierMember } from '#shared/installation/carrier-payload';
import { ApplicationsRepository } from '../../parts/application/applications.repository.ts';
import {
  DemographicsReader,
  membersOf,
  type StoredDemographics,
} from '../../parts/demographics/demographics-reader.service.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import { PlansRepository } from '../../../catalogue/plans/plans.repository.ts';
import type { Plan } from '../../../catalogue/plans/plan.table.ts';
import { SelectionRepository } from '../../../quoting/quote-plans/selection.repository.ts';
import { type GroupQuote, Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { carrierGroup } from './carrier-group.ts';
import { carrierMember, takesCover } from './carrier-member.ts';

/** A person with their census id and their SSN, decrypted only on request. */
export interface EnrolledPerson {
  censusMemberId: number;
  /** Without SSN. */
  payload: CarrierMember;
  /** Nine digits or null; for the carrier only. @throws WRONG_STATE when it cannot be decrypted */
  openSsn(): string | null;
}

export interface StoredEnrollment {
  group: CarrierEnrollment['Group'];
  /** Employees before their dependents. */
  people: EnrolledPerson[];
}

/** Builds the data for an installation from the stored application, census, enrollment details and selected plans. */
@Injectable()
export class CarrierEnrollmentService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly demographics: DemographicsReader,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly quotes: Quotes,
    private readonly ssns: CensusSsn,
  ) {}

  async find(quote: GroupQuote): Promise<StoredEnrollment> {
    const chosen = await this.selection.listQuotePlans(quote.id);
    const plans = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    const application = await this.applications.find(quote.id);
    const agents = await this.quotes.listAgents(quote.id);
    return {
      group: carrierGroup(quote, { answers: application?.answers ?? null, plans, agents }),
      people: this.peopleOf(await this.demographics.read(quote), quote, plans),
    };
  }

  private peopleOf(stored: StoredDemographics, quote: GroupQuote, plans: readonly Plan[]): EnrolledPerson[] {
    const members = enrolledMembers(
      membersOf(stored, quote, () => null),
      stored.facts,
    );
    const employees = new Map(members.filter(isEmployee).map((member) => [member.EmployeeNumber, member]));
    const rows = new Map(stored.census.map((row) => [row.id, row]));
    return members.filter(takesCover).map((member) => {
      const row = rows.get(member.Id)!;
      const employee = employees.get(member.EmployeeNumber) ?? member;
      return {
        censusMemberId: member.Id,
        payload: carrierMember(member, employee, { plans, isDisabled: row.disabled }),
        openSsn: () => parseSsn(this.ssns.reveal(row) ?? ''),
      };
    });
  }
}

const isEmployee = (member: EnrolledMember): boolean => member.RelationshipToSubscriber === 'Self';
