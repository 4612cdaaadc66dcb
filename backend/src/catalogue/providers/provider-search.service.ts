import { Injectable } from '@nestjs/common';
import { zip5, ZIP_WITHOUT_CITY } from '#shared/formats/zip';
import {
  nameSearchKey,
  NO_PROVIDER_WITH_ID,
  PCP_ID_INVALID,
  pcpIdProblem,
  pcpNameParts,
  pcpNameProblem,
} from '#shared/providers/pcp-search';
import type { ProviderResponse, ProviderSearchRequest } from '#shared/providers/provider.record';
import { agesOn } from '#shared/providers/specialties';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { LocationsRepository } from '../locations/locations.repository.ts';
import type { Plan } from '../plans/plan.table.ts';
import { PlansRepository } from '../plans/plans.repository.ts';
import { toProviderResponse } from './provider-rows.ts';
import { type ProviderCriteria, ProvidersRepository } from './providers.repository.ts';

const ANYBODY: ProviderCriteria = { lastName: '', firstName: '', acceptingOnly: false, ages: null, plans: [] };

/** Finds primary care providers. Source: spec 000 sections 5 and 7. The plans that a provider must accept. */
@Injectable()
export class ProviderSearchService {
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
   * Drops dental and vision plans, which have no primary care.
   * @throws INVALID_INPUT for an unknown id
   */
  async medicalPlans(ids: readonly number[]): Promise<Plan[]> {
    const wanted = [...new Set(ids)];
    const plans = await this.plans.listByIds(wanted);
    const missing = wanted.filter((id) => !plans.some((plan) => plan.id === id));
    if (missing.length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, { PlanIds: missing.map((id) => `Plan ${id} was not found.`) });
    }
    return plans.filter(({ coverage }) => coverage === 'medical');
  }
}

const namesOf = ({ LastName, FirstName }: Pick<ProviderSearchRequest, 'LastName' | 'FirstName'>) => ({
  lastName: nameSearchKey(LastName ?? ''),
  firstName: nameSearchKey(FirstName ?? ''),
});
