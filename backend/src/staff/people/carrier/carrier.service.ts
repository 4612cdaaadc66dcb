import { Injectable } from '@nestjs/common';
import type { LogoHolder } from '#shared/people/agency.record';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { LogosRepository } from '../../../platform/logos/logos.repository.ts';

/** The carrier on all proposals: its name is a rule. */
@Injectable()
export class CarrierService {
  constructor(
    private readonly rules: RulesService,
    private readonly logos: LogosRepository,
  ) {}

  async describe(): Promise<LogoHolder> {
    const { InsurerName } = await this.rules.inForce();
    return { Name: InsurerName, HasLogo: (await this.logos.find('carrier')) !== null };
  }
}
