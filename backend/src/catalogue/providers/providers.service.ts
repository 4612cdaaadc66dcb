import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { zip5, ZIP_WITHOUT_CITY } from '#shared/formats/zip';
import {
  nameSearchKey,
  NO_PROVIDER_WITH_ID,
  PCP_ID_INVALID,
  pcpIdProblem,
  pcpNameParts,
  pcpNameProblem,
} from '#shared/providers/pcp-search';
import { type NetworkAnswer, networkAnswer } from '#shared/providers/doctor-networks';
import { needsPcp, PCP_NOT_VALID, type PcpChoice, pcpProblem } from '#shared/providers/pcp-validity';
import type { ProviderCheckRequest, ProviderResponse, ProviderSearchRequest } from '#shared/providers/provider.record';
import { agesOn, type AgesServed, servesAges } from '#shared/providers/specialties';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { LocationsRepository } from '../locations/locations.repository.ts';
import type { Plan } from '../plans/plan.table.ts';
import { PlansRepository } from '../plans/plans.repository.ts';
import { providerName, toProviderResponse } from './provider-rows.ts';
import { EVERY_YEAR, type Provider, type ProviderPlan } from './provider.table.ts';
import {
  isPlanListed,
  networkNames,
  type PlanNetwork,
  type ProviderCriteria,
  ProvidersRepository,
} from './providers.repository.ts';

const ANYBODY: ProviderCriteria = { lastName: '', firstName: '', acceptingOnly: false, ages: null, plans: [] };

/** A member with the chosen provider. */
export interface PcpMember extends Omit<PcpChoice, 'PrimaryCareProviderName'> {
  /** The member's medical plan; null = none. */
  planId: number | null;
  effectiveDate: IsoDate;
  dateOfBirth: IsoDate;
}

/** A provider that a member can have, or why not. */
export type ChosenPcp = { name: string } | { problem: string };

/** A provider, and whether each of some plans has them in its network. */
interface PlansOfProvider {
  specialty: string;
  answers: { planId: number; answer: NetworkAnswer }[];
}

interface KnownPcp {
  provider: Provider;
  networks: ProviderPlan[];
}

/** Finds primary care providers, and says whether a member can have the chosen one. Source: spec 000 sections 4, 5, 7 and 8. */
@Injectable()
export class ProvidersService {
  constructor(
    private readonly providers: ProvidersRepository,
    private readonly locations: LocationsRepository,
    private readonly clock: Clock,
    private readonly plans: PlansRepository,
  ) {}

  /**
   * Anywhere, by name; at most 100.
   * @param name "Last, First", "First Last" or a last name; each part is a prefix
   * @throws INVALID_INPUT for a text without a letter
   */
  async listByName(name: string): Promise<ProviderResponse[]> {
    const problem = pcpNameProblem(name);
    if (problem) {
      throw new AppError('INVALID_INPUT', problem);
    }
    const found = await this.providers.listNamed({ ...ANYBODY, ...namesOf(pcpNameParts(name)) });
    return found.map(toProviderResponse);
  }

  /**
   * Around the center of a ZIP, by distance, then by name; at most 100.
   * @throws INVALID_INPUT for an unknown ZIP or plan
   */
  async listByCriteria(request: ProviderSearchRequest): Promise<ProviderResponse[]> {
    const center = await this.locations.findCentroid(zip5(request.ZipCode) ?? '');
    if (!center) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, { ZipCode: [ZIP_WITHOUT_CITY] });
    }
    const criteria: ProviderCriteria = {
      ...namesOf(request),
      acceptingOnly: request.AcceptingNewPatients === true,
      ages: agesOn(
        (request.Members ?? []).map(({ DateOfBirth }) => DateOfBirth),
        request.EffectiveDate ?? this.clock.today(),
      ),
      plans: await this.medicalPlans(request.PlanIds ?? []),
    };
    const found = await this.providers.listNear(criteria, { center, miles: request.DistanceFromZip });
    return found.map(toProviderResponse);
  }

  /** @throws INVALID_INPUT unless the id has ten digits, NOT_FOUND when it is unknown */
  async findById(id: string): Promise<ProviderResponse> {
    if (pcpIdProblem(id)) {
      throw new AppError('INVALID_INPUT', PCP_ID_INVALID);
    }
    const found = await this.providers.findPcp(id.trim());
    if (!found) {
      throw new AppError('NOT_FOUND', NO_PROVIDER_WITH_ID);
    }
    return toProviderResponse(found);
  }

  /**
   * What is wrong with each member's provider; null = nothing, also if the plan needs none (PPO, no plan). Runs three queries for up to 500
   * providers, regardless of the number of members.
   *
   * Source: spec 000 section 4, "PCP validity", and section 8, "PCP messages". The specification does not say that distance makes a
   * selected provider invalid, so a member may keep one who is far away.
   * @throws INVALID_INPUT for an unknown planId
   */
  async listPcpProblems(members: readonly PcpMember[], tx?: EntityManager): Promise<(string | null)[]> {
    const planIds = members.flatMap(({ planId }) => planId ?? []);
    const plans = new Map((await this.medicalPlans(planIds)).map((plan) => [plan.id, plan]));
    const planOf = ({ planId }: PcpMember): Plan | null => {
      const plan = plans.get(planId ?? 0);
      return plan && needsPcp(plan.networkType) ? plan : null;
    };
    const chosen = members.filter(planOf).flatMap(({ PrimaryCareProviderId }) => PrimaryCareProviderId || []);
    const known = await this.loadPcps(chosen, [...plans.values()], tx);
    return members.map((member) => {
      const plan = planOf(member);
      const pcp = known.get(member.PrimaryCareProviderId ?? '');
      if (!plan || !member.PrimaryCareProviderId) {
        return plan && pcpProblem(member, null);
      }
      const ages = agesOn([member.dateOfBirth], member.effectiveDate);
      return fits(pcp, [plan], ages) ? pcpProblem(member, pcp.provider.acceptsNewPatients) : PCP_NOT_VALID;
    });
  }

  /**
   * Why none of these people can have this provider with these plans; null = they can. Does not check whether the provider accepts them.
   */
  async findPcpProblem({ PCPId, EffectiveDate, Members, PlanIds }: ProviderCheckRequest): Promise<string | null> {
    const plans = await this.medicalPlans(PlanIds);
    const npi = PCPId.trim();
    const births = Members.map(({ DateOfBirth }) => DateOfBirth);
    const pcp = (await this.loadPcps([npi], plans)).get(npi);
    return fits(pcp, plans, agesOn(births, EffectiveDate)) ? null : PCP_NOT_VALID;
  }

  /**
   * The provider with this id for a member of this plan, whatever its network: the name, or why the member cannot have the provider.
   * Source: spec 000 section 8, "PCP messages".
   * @throws INVALID_INPUT for an unknown planId
   */
  async choosePcp({ planId, effectiveDate, dateOfBirth, ...choice }: PcpMember): Promise<ChosenPcp> {
    const plans = await this.medicalPlans([planId ?? 0]);
    const npi = choice.PrimaryCareProviderId ?? '';
    const pcp = (await this.loadPcps([npi], plans)).get(npi);
    if (!pcp) {
      return { problem: NO_PROVIDER_WITH_ID };
    }
    const problem = fits(pcp, plans, agesOn([dateOfBirth], effectiveDate))
      ? pcpProblem(choice, pcp.provider.acceptsNewPatients)
      : PCP_NOT_VALID;
    return problem === null ? { name: providerName(pcp.provider) } : { problem };
  }

  /**
   * Whether each provider is in the network of each plan, in the plan's year, by provider id. Unknown providers are missing. The ages that
   * a provider sees do not matter: who in the family will be the patient is not known.
   */
  async listNetworkAnswers(npis: readonly string[], plans: readonly Plan[]): Promise<Map<string, PlansOfProvider>> {
    const known = await this.loadPcps(npis, plans);
    const listed = await this.providers.listedNetworks();
    const asked = plans.map((plan) => ({ plan, hasPlan: isPlanListed(plan, listed) }));
    return new Map(
      [...known].map(([npi, { provider, networks }]) => {
        const answers = asked.map(({ plan, hasPlan }) => ({
          planId: plan.id,
          answer: networkAnswer({
            hasDoctor: true,
            hasPlan,
            hasBoth: networks.some((each) => isNetworkOf(plan, each)),
          }),
        }));
        return [npi, { specialty: provider.specialty, answers }];
      }),
    );
  }

  /**
   * Drops dental and vision plans, which have no primary care.
   * @throws INVALID_INPUT for an unknown id
   */
  private async medicalPlans(ids: readonly number[]): Promise<Plan[]> {
    const wanted = [...new Set(ids)];
    const plans = await this.plans.listByIds(wanted);
    const missing = wanted.filter((id) => !plans.some((plan) => plan.id === id));
    if (missing.length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, { PlanIds: missing.map((id) => `Plan ${id} was not found.`) });
    }
    return plans.filter(({ coverage }) => coverage === 'medical');
  }

  private async loadPcps(
    npis: readonly string[],
    plans: readonly PlanNetwork[],
    tx?: EntityManager,
  ): Promise<Map<string, KnownPcp>> {
    const providers = await this.providers.listPcps([...new Set(npis)], tx);
    const ids = providers.map(({ id }) => id);
    const networks = await this.providers.listNetworks(ids, [...new Set(plans.flatMap(networkNames))], tx);
    const byId = new Map(providers.map((provider) => [provider.id, { provider, networks: [] as ProviderPlan[] }]));
    for (const network of networks) {
      byId.get(network.providerId)?.networks.push(network);
    }
    return new Map([...byId.values()].map((pcp) => [pcp.provider.npi, pcp]));
  }
}

const namesOf = ({ LastName, FirstName }: Pick<ProviderSearchRequest, 'LastName' | 'FirstName'>) => ({
  lastName: nameSearchKey(LastName ?? ''),
  firstName: nameSearchKey(FirstName ?? ''),
});

function fits(pcp: KnownPcp | undefined, plans: readonly PlanNetwork[], ages: AgesServed | null): pcp is KnownPcp {
  if (!pcp) {
    return false;
  }
  const { provider, networks } = pcp;
  return (
    servesAges({ youngest: provider.youngestAge, oldest: provider.oldestAge }, ages) &&
    plans.every((plan) => networks.some((each) => isNetworkOf(plan, each)))
  );
}

const isNetworkOf = (plan: PlanNetwork, { network, businessYear }: ProviderPlan): boolean =>
  networkNames(plan).includes(network) && (businessYear === EVERY_YEAR || businessYear === plan.businessYear);
