import { Injectable } from '@nestjs/common';
import { AGENCY_ORDERS, type AgenciesFilter, type AgencyRow } from '#shared/contract/people';
import { areIds, givenFilter, isFlag, isText } from '../../../platform/http/list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery } from '../../../platform/http/list-query.ts';
import { isId } from '../is-id.ts';
import { toAgencyRow } from './agencies.dto.ts';
import { AgenciesRepository } from './agencies.repository.ts';

const CHECKS = { q: isText, IsActive: isFlag, GeneralAgencyId: isId, id: areIds };
const NAMES = Object.keys(CHECKS) as (keyof typeof CHECKS)[];

/** Agencies as super users see them. */
@Injectable()
export class AgenciesService {
  constructor(private readonly agencies: AgenciesRepository) {}

  /** Without range the first hundred, by name. @throws INVALID_INPUT for what the list does not know */
  async list(raw: RawListQuery): Promise<{ rows: AgencyRow[]; first: number; total: number }> {
    const { filter, range, sort } = parseListQuery(raw, { sort: AGENCY_ORDERS, filter: NAMES });
    const first = range?.first ?? 0;
    const { agencies, total } = await this.agencies.listPage({
      filter: givenFilter(filter, CHECKS) as AgenciesFilter,
      direction: sort?.direction ?? 'ASC',
      first,
      count: range?.count ?? MAX_RANGE,
    });
    return { rows: agencies.map(toAgencyRow), first, total };
  }

  /** What an export is narrowed to; it goes by name. */
  exportFilter(raw: RawListQuery): AgenciesFilter {
    return givenFilter(parseListQuery(raw, { sort: AGENCY_ORDERS, filter: NAMES }).filter, CHECKS) as AgenciesFilter;
  }

  async row(id: number): Promise<AgencyRow> {
    return toAgencyRow(await this.agencies.findListed(id));
  }
}
