import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AGENCY,
  AGENCY_NAME_TAKEN,
  type AgencyRequest,
  type ChangeAgencyRequest,
  GENERAL_AGENCY_NOT_THERE,
  generalAgencyProblem,
  type LogoHolder,
} from '#shared/people/agency.record';
import { columnsOf } from '#shared/records/rows';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { LogosRepository } from '../../platform/logos/logos.repository.ts';
import { Agency } from '../../platform/people/agency.table.ts';
import { AgenciesRepository } from './agencies.repository.ts';
import { PeopleChanges, refuseFields } from './people-changes.ts';

/** The carrier on all proposals: its name is a rule. */
@Injectable()
export class AgenciesService {
  constructor(
    private readonly agencies: AgenciesRepository,
    private readonly changes: PeopleChanges,
    private readonly rules: RulesService,
    private readonly logos: LogosRepository,
  ) {}

  /** @throws RULE_BROKEN that names the fields */
  create(user: SessionUser, request: AgencyRequest): Promise<number> {
    return this.changes.run(user, async (change) => {
      await this.refuseWrong(change.tx, request, null);
      const { id } = await change.tx.save(Agency, columnsOf(AGENCY, request));
      await this.changes.note(change, { action: 'create-agency', subject: 'agency', id });
      return id;
    });
  }

  /** Immediately changes who can see the agency's groups. @throws NOT_FOUND; STALE_VERSION; RULE_BROKEN */
  change(user: SessionUser, id: number, request: ChangeAgencyRequest): Promise<void> {
    return this.changes.run(user, async (change) => {
      const stored = await this.agencies.find(id, change.tx);
      const general = await change.tx.findOneBy(Agency, { id: stored.generalAgencyId ?? 0 });
      const changed = {
        entity: Agency,
        subject: 'agency' as const,
        fields: AGENCY,
        stored,
        wanted: columnsOf(AGENCY, request),
        read: request.Version,
        inWords: { GeneralAgencyId: general?.name ?? 'none' },
      };
      await this.changes.write(change, changed, () => this.refuseWrong(change.tx, request, stored));
    });
  }

  /** An assigned general agency may stay, even if it is no longer offered. */
  private async refuseWrong(tx: EntityManager, wanted: AgencyRequest, stored: Agency | null): Promise<void> {
    const { Name, GeneralAgencyId: id } = wanted;
    const isNew = id !== null && id !== stored?.generalAgencyId;
    const isThere = !isNew || (await tx.existsBy(Agency, { id, isActive: true }));
    const problem = generalAgencyProblem(stored?.id ?? null, id, await this.agencies.mapAbove(tx));
    refuseFields({
      Name: (await this.agencies.isNameTaken(Name, stored?.id ?? null, tx)) ? AGENCY_NAME_TAKEN : null,
      GeneralAgencyId: problem ?? (isThere ? null : GENERAL_AGENCY_NOT_THERE),
    });
  }

  async describeCarrier(): Promise<LogoHolder> {
    const { InsurerName } = await this.rules.inForce();
    return { Name: InsurerName, HasLogo: (await this.logos.find('carrier')) !== null };
  }
}
