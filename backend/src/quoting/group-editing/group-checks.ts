import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '#shared/answers/errors';
import { zip5 } from '#shared/formats/zip';
import { AGENT_NOT_YOURS, agentsProblem, FLAG_NOT_YOURS, groupFlagRules } from '#shared/groups/group-rules';
import { addressPlaceErrors } from '#shared/groups/group-location';
import type { GROUP } from '#shared/groups/group.record';
import type { Address } from '#shared/locations/address.record';
import type { LocationResponse } from '#shared/locations/location.record';
import type { Wire } from '#shared/records/field';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import type { Group } from '../groups/group.table.ts';

/** Our rules: the specification has none. */
export const NONE_OF_YOURS = 'At least one of the agents must be one whose groups you see.';
export const AGENT_TWICE = 'An agent can be assigned once only.';

export interface CheckedPlaces {
  general: LocationResponse;
  billing: LocationResponse | null;
}

/** The rules of the group form that need the database. Run before the transaction, which uses a connection of its own. */
@Injectable()
export class GroupChecks {
  constructor(
    private readonly locations: LocationsRepository,
    private readonly agents: AgentsRepository,
    private readonly rules: RulesService,
  ) {}

  /**
   * Returns the locations of the addresses, which determine county and rating area.
   * @param assigned ids of the group's current agents, who may stay regardless of who assigned them
   * @param stored the current group, null when it is created
   * @throws RULE_BROKEN with all problems, by field
   */
  async check(
    user: SessionUser,
    request: Wire<typeof GROUP>,
    assigned: readonly number[],
    stored: Group | null,
  ): Promise<CheckedPlaces> {
    const { General, Billing } = request.Address;
    const general = await this.place(General, 'Address.General', true);
    const billing = Billing ? await this.place(Billing, 'Address.Billing', false) : null;
    const agentErrors = await this.agentErrors(user, agentIds(request), assigned);
    const errors: FieldErrors = {
      ...general.errors,
      ...billing?.errors,
      ...agentErrors,
      ...flagErrors(user, request, stored),
    };
    const messages = Object.values(errors).flat();
    if (messages.length > 0 || !general.location) {
      throw new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, errors);
    }
    return { general: general.location, billing: billing?.location ?? null };
  }

  private async place(address: Address, path: string, isPrincipal: boolean) {
    const prefixes = await this.rules.zipPrefixes();
    const location = await this.locations.findByZip(zip5(address.FullPostalCode) ?? '');
    const errors = Object.entries(addressPlaceErrors(address, location, { isPrincipal, prefixes }));
    return { location, errors: Object.fromEntries(errors.map(([field, found]) => [`${path}.${field}`, found])) };
  }

  private async agentErrors(
    user: SessionUser,
    wanted: readonly number[],
    assigned: readonly number[],
  ): Promise<FieldErrors> {
    const limit = { isAgentBroker: user.isAgentBroker, assigned: assigned.length };
    const count = agentsProblem(wanted.length, limit);
    if (count) {
      return { AssociatedAgents: [count] };
    }
    if (new Set(wanted).size !== wanted.length) {
      return { AssociatedAgents: [AGENT_TWICE] };
    }
    const { pickable, visible } = await this.agents.narrow(user, wanted);
    if (wanted.some((id) => !pickable.has(id) && !assigned.includes(id))) {
      return { AssociatedAgents: [AGENT_NOT_YOURS] };
    }
    return visible.size === 0 ? { AssociatedAgents: [NONE_OF_YOURS] } : {};
  }
}

/** Refuses a changed flag that the user may not change; a flag that creation sets is not refused. */
function flagErrors(user: SessionUser, request: Wire<typeof GROUP>, stored: Group | null): FieldErrors {
  const { camad, agentBroker } = groupFlagRules(user.permissions);
  return {
    ...(camad.locked && request.IsCAMADGroup !== (stored?.isCamadGroup ?? false) && { IsCAMADGroup: [FLAG_NOT_YOURS] }),
    ...(agentBroker.locked &&
      request.IsAgentBrokerGroup !== (stored?.isAgentBrokerGroup ?? false) && { IsAgentBrokerGroup: [FLAG_NOT_YOURS] }),
  };
}

export const agentIds = ({ AssociatedAgents }: Pick<Wire<typeof GROUP>, 'AssociatedAgents'>): number[] =>
  AssociatedAgents.map(({ Id }) => Id);
