import { Injectable } from '@nestjs/common';
import { pcpDayProblem } from '#shared/book-of-business/individuals/pcp-change';
import type { IsoDate } from '#shared/dates/iso-date';
import { PCP_ID_INVALID, pcpIdProblem } from '#shared/providers/pcp-search';
import { PcpCheckService } from '../../catalogue/providers/pcp-check.service.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { rulesOfTab } from '../retirement/rules-of-tab.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { ContractMember } from '../contracts/contract-member.table.ts';
import {
  notFound,
  type VisibleContract,
  VisibleContractsRepository,
} from '../contracts/visible-contracts.repository.ts';
import { pcpRightProblem, type Viewing } from './pcp-rights.ts';

export interface WantedPcp {
  facetsId: string;
  enterpriseId: string;
  providerId: string;
  day: IsoDate;
  isExistingPatient: boolean;
  /** The provider's number that the user saw, NO_PCP_BEFORE for none; null = whatever it is. */
  before: string | null;
}

interface Target {
  contract: VisibleContract;
  member: ContractMember;
  viewing: Viewing;
}

/** Whether a member can have another primary care provider. Source: spec 000 sections 2, 4 and 8; individuals, decision 24. */
@Injectable()
export class PcpChangeChecks {
  constructor(
    private readonly contracts: VisibleContractsRepository,
    private readonly providers: PcpCheckService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, INVALID_INPUT, RULE_BROKEN */
  async check(user: SessionUser, wanted: WantedPcp): Promise<Target & { providerName: string }> {
    const target = await this.findTarget(user, wanted);
    return { ...target, providerName: await this.providerFor(target, wanted) };
  }

  /** Of a household's contracts with this number, the one whose PCP can be changed. */
  private async findTarget(user: SessionUser, { facetsId, enterpriseId }: WantedPcp): Promise<Target> {
    const contracts = await this.contracts.listByFacetsId(user, facetsId);
    const members = await this.contracts.listMembersNamed(contracts, enterpriseId);
    const viewing = { user, today: this.clock.today(), rules: rulesOfTab(await this.rules.inForce()) };
    const targets = contracts.flatMap((contract) =>
      members.filter(({ contractId }) => contractId === contract.id).map((member) => ({ contract, member, viewing })),
    );
    const problemOf = ({ contract, member }: Target) => pcpRightProblem(contract, member, viewing);
    const target = targets.find((each) => problemOf(each) === null) ?? targets[0] ?? notFound();
    const problem = problemOf(target);
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    return target;
  }

  /** The name of the provider whom the member can have from this day on. */
  private async providerFor({ contract, member, viewing }: Target, wanted: WantedPcp): Promise<string> {
    const { providerId, day, isExistingPatient } = wanted;
    if (pcpIdProblem(providerId) !== null) {
      throw new AppError('INVALID_INPUT', PCP_ID_INVALID, { PrimaryCareProviderId: [PCP_ID_INVALID] });
    }
    const { effectiveDate, birthDate } = member;
    const dayProblem = pcpDayProblem(day, { today: viewing.today, effectiveDate, lastDay: contract.terminationDate });
    if (dayProblem !== null) {
      throw new AppError('RULE_BROKEN', dayProblem, { EffectiveDate: [dayProblem] });
    }
    const chosen = await this.providers.choose({
      PrimaryCareProviderId: providerId,
      PrimaryCareProviderAutoAssign: false,
      PrimaryCareProviderExistingPatient: isExistingPatient,
      planId: contract.medicalPlanId,
      effectiveDate: day,
      dateOfBirth: birthDate,
    });
    if ('problem' in chosen) {
      throw new AppError('RULE_BROKEN', chosen.problem, { PrimaryCareProviderId: [chosen.problem] });
    }
    return chosen.name;
  }
}
