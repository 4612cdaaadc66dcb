import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { NO_PROVIDER_WITH_ID } from '#shared/providers/pcp-search';
import { needsPcp, PCP_NOT_VALID, type PcpChoice, pcpProblem } from '#shared/providers/pcp-validity';
import type { ProviderCheckRequest } from '#shared/providers/provider.record';
import { agesOn, type AgesServed, servesAges } from '#shared/providers/specialties';
import type { Plan } from '../plans/plan.table.ts';
import { providerName } from './provider-rows.ts';
import { ProviderSearchService } from './provider-search.service.ts';
import { EVERY_YEAR, type Provider, type ProviderPlan } from './provider.table.ts';
import { networkNames, type PlanNetwork, ProvidersRepository } from './providers.repository.ts';

/** A member with the chosen provider. */
export interface PcpMember extends Omit<PcpChoice, 'PrimaryCareProviderName'> {
  /** The member's medical plan; null = none. */
  planId: number | null;
  effectiveDate: IsoDate;
  dateOfBirth: IsoDate;
}

/** A provider that a member can have, or why not. */
export type ChosenPcp = { name: string } | { problem: string };

interface KnownPcp {
  provider: Provider;
  networks: ProviderPlan[];
}

/** Whether selected providers exist, are in the plan's network, treat the member's age, and accept the member. */
@Injectable()
export class PcpCheckService {
  constructor(
    private readonly providers: ProvidersRepository,
    private readonly search: ProviderSearchService,
  ) {}

  /**
   * What is wrong with each member's provider; null = nothing, also if the plan needs none (PPO, no plan). Runs three queries for up to 500
   * providers, regardless of the number of members.
   *
   * Source: spec 000 section 4, "PCP validity", and section 8, "PCP messages". The specification does not say that distance makes a
   * selected provider invalid, so a member may keep one who is far away.
   * @throws INVALID_INPUT for an unknown planId
   */
  async problems(members: readonly PcpMember[], tx?: EntityManager): Promise<(string | null)[]> {
    const planIds = members.flatMap(({ planId }) => planId ?? []);
    const plans = new Map((await this.search.medicalPlans(planIds)).map((plan) => [plan.id, plan]));
    const planOf = ({ planId }: PcpMember): Plan | null => {
      const plan = plans.get(planId ?? 0);
      return plan && needsPcp(plan.networkType) ? plan : null;
    };
    const chosen = members.filter(planOf).flatMap(({ PrimaryCareProviderId }) => PrimaryCareProviderId || []);
    const known = await this.load(chosen, [...plans.values()], tx);
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
  async problem({ PCPId, EffectiveDate, Members, PlanIds }: ProviderCheckRequest): Promise<string | null> {
    const plans = await this.search.medicalPlans(PlanIds);
    const npi = PCPId.trim();
    const births = Members.map(({ DateOfBirth }) => DateOfBirth);
    const pcp = (await this.load([npi], plans)).get(npi);
    return fits(pcp, plans, agesOn(births, EffectiveDate)) ? null : PCP_NOT_VALID;
  }

  /**
   * The provider with this id for a member of this plan, whatever its network: the name, or why the member cannot have the provider.
   * Source: spec 000 section 8, "PCP messages".
   * @throws INVALID_INPUT for an unknown planId
   */
  async choose({ planId, effectiveDate, dateOfBirth, ...choice }: PcpMember): Promise<ChosenPcp> {
    const plans = await this.search.medicalPlans([planId ?? 0]);
    const npi = choice.PrimaryCareProviderId ?? '';
    const pcp = (await this.load([npi], plans)).get(npi);
    if (!pcp) {
      return { problem: NO_PROVIDER_WITH_ID };
    }
    const problem = fits(pcp, plans, agesOn([dateOfBirth], effectiveDate))
      ? pcpProblem(choice, pcp.provider.acceptsNewPatients)
      : PCP_NOT_VALID;
    return problem === null ? { name: providerName(pcp.provider) } : { problem };
  }

  private async load(
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
