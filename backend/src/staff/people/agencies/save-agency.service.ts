import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgencyRequest, ChangeAgencyRequest } from '#shared/contract/people';
import { AGENCY_NAME_TAKEN, GENERAL_AGENCY_NOT_THERE, generalAgencyProblem } from '#shared/people/agency-rules';
import { Agency } from '../../../platform/people/agency.entity.ts';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../../platform/http/validation.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { takePeopleTurn } from '../people-turn.ts';
import { type ComparedField, refuseStale } from '../stale-version.ts';
import { AgenciesRepository } from './agencies.repository.ts';

type AgencyColumns = Omit<Agency, 'id' | 'version'>;

@Injectable()
export class SaveAgencyService {
  constructor(
    private readonly agencies: AgenciesRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws RULE_BROKEN that names the fields */
  create(user: SessionUser, request: AgencyRequest): Promise<number> {
    const columns = columnsOf(request);
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      await this.refuseWrong(tx, columns, null);
      const { id } = await tx.save(Agency, columns);
      await this.audit.record(tx, { user, action: 'create-agency', subject: 'agency', subjectId: id });
      return id;
    });
  }

  /** Who sees the groups of the agency follows from it at once. @throws NOT_FOUND; STALE_VERSION; RULE_BROKEN */
  change(user: SessionUser, id: number, request: ChangeAgencyRequest): Promise<void> {
    const columns = columnsOf(request);
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      const stored = await this.agencies.find(id, tx);
      refuseStale(request.Version, stored.version, await this.compared(tx, columns, stored));
      await this.refuseWrong(tx, columns, stored);
      const names = Object.keys(columns) as (keyof AgencyColumns)[];
      const changed = names.filter((name) => columns[name] !== stored[name]);
      if (changed.length === 0) {
        return;
      }
      await guardedUpdate(tx, Agency, stored, Object.fromEntries(changed.map((name) => [name, columns[name]])));
      const fields = changed.map((name) => (name === 'name' ? 'agencyName' : name));
      await this.audit.record(tx, { user, action: 'change-agency', subject: 'agency', subjectId: id, fields });
    });
  }

  /** A general agency that is no longer offered may stay. */
  private async refuseWrong(tx: EntityManager, wanted: AgencyColumns, stored: Agency | null): Promise<void> {
    const { name, generalAgencyId } = wanted;
    const errors: Record<string, string[]> = {};
    if (await this.agencies.isNameTaken(name, stored?.id ?? null, tx)) {
      errors['Name'] = [AGENCY_NAME_TAKEN];
    }
    const isNew = generalAgencyId !== null && generalAgencyId !== stored?.generalAgencyId;
    const isThere = !isNew || (await tx.existsBy(Agency, { id: generalAgencyId, isActive: true }));
    const problem = generalAgencyProblem(stored?.id ?? null, generalAgencyId, await this.agencies.mapAbove(tx));
    if (problem || !isThere) {
      errors['GeneralAgencyId'] = [problem ?? GENERAL_AGENCY_NOT_THERE];
    }
    if (Object.keys(errors).length > 0) {
      throw new AppError('RULE_BROKEN', INVALID_INPUT, errors);
    }
  }

  private async compared(tx: EntityManager, sent: AgencyColumns, stored: Agency): Promise<ComparedField[]> {
    const general = await tx.findOneBy(Agency, { id: stored.generalAgencyId ?? 0 });
    const now = general?.name ?? 'none';
    return [
      ['Name', sent.name, stored.name],
      ['GeneralAgencyId', sent.generalAgencyId === stored.generalAgencyId ? now : '', now],
      ['IsActive', sent.isActive ? 'yes' : 'no', stored.isActive ? 'yes' : 'no'],
    ];
  }
}

const columnsOf = ({ Name, GeneralAgencyId, IsActive }: AgencyRequest): AgencyColumns => ({
  name: Name.trim(),
  generalAgencyId: GeneralAgencyId,
  isActive: IsActive,
});
