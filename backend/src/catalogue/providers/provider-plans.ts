import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import type { Plan } from '../plans/plan.table.ts';
import { PlansRepository } from '../plans/plans.repository.ts';

/** The plans that a provider must accept. */
@Injectable()
export class ProviderPlans {
  constructor(private readonly plans: PlansRepository) {}

  /**
   * Drops dental and vision plans, which have no primary care.
   * @throws INVALID_INPUT for an unknown id
   */
  async medical(ids: readonly number[]): Promise<Plan[]> {
    const wanted = [...new Set(ids)];
    const plans = await this.plans.listByIds(wanted);
    const missing = wanted.filter((id) => !plans.some((plan) => plan.id === id));
    if (missing.length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, { PlanIds: missing.map((id) => `Plan ${id} was not found.`) });
    }
    return plans.filter(({ coverage }) => coverage === 'medical');
  }
}
