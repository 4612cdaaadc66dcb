import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { addYears, type IsoDate } from '#shared/dates/iso-date';
import { zip5 } from '#shared/formats/zip';
import {
  DEFAULT_ENTERPRISE_ID,
  enterpriseIdOrDefault,
  enterpriseIdProblem,
  enterpriseIdReplaces,
  enterpriseIdTaken,
  replacesEnterpriseId,
} from '#shared/groups/enterprise-id';
import { AGENT_NOT_YOURS, agentsProblem, type GroupStatusFlag } from '#shared/groups/group-rules';
import { addressPlaceErrors } from '#shared/groups/group-location';
import type { GROUP, GROUP_CHANGE, GroupResponse } from '#shared/groups/group.record';
import type { Address } from '#shared/locations/address.record';
import type { Wire } from '#shared/records/field';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { addRow } from '../../platform/database/add-rows.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { toGroupResponse } from '../groups/group-response.ts';
import { Group } from '../groups/group.table.ts';
import { GroupsRepository } from '../groups/groups.repository.ts';
import { indexGroupsForSearch, indexNewGroup } from '../groups/search-index/index-groups.repository.ts';
import { QUOTE_NOT_FOUND } from '../quotes/quote-questions.repository.ts';
import { CANNOT_BE_CHANGED_HERE } from '../quotes/quote-response.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { changedFields, type CheckedPlaces, flagErrors, groupColumns } from './group-columns.ts';

/** A second request for the same group within this time counts as a double click. */
const DOUBLE_CLICK_MS = 2_000;

const STORED_AS = { IsRolloverToLargeGroup: 'isRolloverToLargeGroup', IsRenewOLFO: 'isRenewOlfo' } as const;
const ACTIONS: Record<GroupStatusFlag, string> = {
  IsRolloverToLargeGroup: 'set-rollover-to-large-group',
  IsRenewOLFO: 'set-olfo-renewal',
};

/** A new group has no census. */
const NOBODY_YET = { members: 0, employees: 0 };

export interface EnterpriseIdToAssign {
  groupId: number;
  written?: string;
  /** The number to be replaced, as confirmed by the user. */
  replaces?: string | null;
}

/** Our rules: the specification has none. */
export const NONE_OF_YOURS = 'At least one of the agents must be one whose groups you see.';
export const AGENT_TWICE = 'An agent can be assigned once only.';

/** Groups: read, created, edited, and given their number by the insurer. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly quotes: Quotes,
    private readonly locations: LocationsRepository,
    private readonly agents: AgentsRepository,
    private readonly rules: RulesService,
  ) {}

  async find(user: SessionUser, id: number): Promise<GroupResponse> {
    return this.describe(await this.groups.findVisible(user, id));
  }

  /** The group as of a day: its renewal date is the first on or after that day. */
  async findOn(user: SessionUser, id: number, day: IsoDate): Promise<GroupResponse> {
    const group = await this.groups.findVisible(user, id);
    return this.describe({ ...group, renewalDate: group.renewalDate && renewalFrom(group.renewalDate, day) });
  }

  async findByEnterpriseId(user: SessionUser, enterpriseId: string): Promise<GroupResponse> {
    return this.describe(await this.groups.findByEnterpriseId(user, enterpriseId));
  }

  /** For a group already checked for this user. */
  async describe(group: Group): Promise<GroupResponse> {
    const { agents, ...related } = await this.groups.findRelated(group.id);
    return toGroupResponse(group, agents, related);
  }

  /**
   * Creates a group. Repeating the request right away returns the group that the first one created.
   * @throws RULE_BROKEN with the invalid fields
   */
  async create(user: SessionUser, request: Wire<typeof GROUP>): Promise<GroupResponse> {
    const { places, agents } = await this.check(user, request, [], null);
    const { group, isNew } = await this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const columns = groupColumns(request, places, user, null);
      const since = new Date(now.getTime() - DOUBLE_CLICK_MS);
      const made = await this.groups.findMadeSince(tx, user, columns, since);
      if (made) {
        return { group: made, isNew: false };
      }
      const row = {
        ...columns,
        version: 1,
        groupEnterpriseId: null,
        renewalDate: null,
        lastEffectiveDate: null,
        isRolloverToLargeGroup: false,
        isRenewOlfo: false,
        createdByUserId: user.id,
        createdAt: now,
        modifiedAt: now,
        activityAt: now,
      };
      const group = tx.create(Group, { ...row, id: await addRow(tx, Group, row) });
      await this.groups.addAgents(tx, group, agentIds(request));
      await indexNewGroup(tx, group);
      await this.audit.record(tx, { user, action: 'create-group', subject: 'group', subjectId: group.id });
      return { group, isNew: true };
    });
    return isNew ? toGroupResponse(group, agents, NOBODY_YET) : this.describe(group);
  }

  /**
   * Saves the fields of the form; the rest of the group is unchanged. New agents are also set on the quotes that are not yet enrolling, so
   * that their documents name the group's current agents.
   * @throws NOT_FOUND, STALE_VERSION, RULE_BROKEN with the invalid fields
   */
  async edit(user: SessionUser, request: Wire<typeof GROUP_CHANGE>): Promise<Group> {
    const stored = await this.groups.findVisible(user, request.Id);
    const assigned = (await this.groups.listAgents(stored.id)).map(({ id }) => id);
    await this.assertCurrentQuote(user, request);
    const { places } = await this.check(user, request, assigned, stored);
    const columns = groupColumns(request, places, user, stored);
    const wanted = agentIds(request);
    const hasNewAgents = wanted.join() !== assigned.join();
    const fields = [...changedFields(stored, columns), ...(hasNewAgents ? ['agents'] : [])];
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const read = { id: stored.id, version: request.Version };
      await guardedUpdate(tx, Group, read, { ...columns, modifiedAt: now });
      await noteGroupActivity(tx, stored.id, now);
      if (hasNewAgents) {
        await this.assign(tx, stored.id, wanted);
      } else {
        await indexGroupsForSearch(tx, [stored.id]);
      }
      await this.audit.record(tx, { user, action: 'edit-group', subject: 'group', subjectId: stored.id, fields });
      return this.groups.findVisible(user, stored.id, tx);
    });
  }

  /** Requires that the quote from whose screen the group is edited belongs to the group. */
  private async assertCurrentQuote(
    user: SessionUser,
    { Id, CurrentQuoteId }: Wire<typeof GROUP_CHANGE>,
  ): Promise<void> {
    if (CurrentQuoteId && (await this.quotes.of('group').find(user, CurrentQuoteId)).groupId !== Id) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
  }

  private async assign(tx: EntityManager, groupId: number, wanted: readonly number[]): Promise<void> {
    await this.groups.replaceAgents(tx, groupId, wanted);
    await this.quotes.replaceAgentsOfOpenQuotes(tx, groupId, wanted);
  }

  /**
   * Sets this one flag of the group. If a whole group is sent, all other fields must match the stored ones.
   * @throws NOT_FOUND, STALE_VERSION, INVALID_INPUT with the other changed fields
   */
  setFlag<Flag extends GroupStatusFlag>(
    user: SessionUser,
    flag: Flag,
    sent: SentGroup & Record<Flag, boolean>,
  ): Promise<Group> {
    return this.transactions.run(async (tx) => {
      const stored = await this.groups.findVisible(user, sent.Id, tx);
      const changed: FieldErrors = sent.Version === stored.version ? changedElsewhere(sent, stored, flag) : {};
      if (Object.keys(changed).length > 0) {
        throw new AppError('INVALID_INPUT', INVALID_INPUT, changed);
      }
      const now = this.clock.now();
      const change = { [STORED_AS[flag]]: sent[flag], modifiedAt: now };
      await guardedUpdate(tx, Group, { id: stored.id, version: sent.Version }, change);
      await noteGroupActivity(tx, stored.id, now);
      const entry = { user, action: ACTIONS[flag], subject: 'group', subjectId: stored.id, fields: [flag] };
      await this.audit.record(tx, entry);
      return this.groups.findVisible(user, stored.id, tx);
    });
  }

  /**
   * Source: spec 001 section 4, "Approve"; spec 002 section 7. A blank number is the default, "0". A group that has the number already stays as it is.
   * @throws NOT_FOUND, RULE_BROKEN for a number that is malformed or belongs to another group, CONFIRMATION_NEEDED before one is replaced
   */
  async assignEnterpriseId(
    tx: EntityManager,
    user: SessionUser,
    { groupId, written = '', replaces }: EnterpriseIdToAssign,
  ): Promise<Group> {
    const groupEnterpriseId = enterpriseIdOrDefault(written);
    const group = await this.groups.findForUpdate(user, groupId, tx);
    const problem = enterpriseIdProblem(written);
    if (problem) {
      throw refusal(problem);
    }
    if (group.groupEnterpriseId === groupEnterpriseId) {
      return group;
    }
    assertMayReplace(group.groupEnterpriseId, groupEnterpriseId, replaces);
    if (await isTaken(tx, groupId, groupEnterpriseId)) {
      throw refusal(enterpriseIdTaken(groupEnterpriseId));
    }
    const now = this.clock.now();
    await guardedUpdate(tx, Group, group, { groupEnterpriseId, modifiedAt: now });
    await noteGroupActivity(tx, groupId, now);
    await indexGroupsForSearch(tx, [groupId]);
    const fields = ['GroupEnterpriseId'];
    await this.audit.record(tx, { user, action: 'assign-enterprise-id', subject: 'group', subjectId: groupId, fields });
    return this.groups.findVisible(user, groupId, tx);
  }

  /**
   * The rules of the group form that need the database. Run before the transaction, which uses a connection of its own. Returns the locations
   * of the addresses, which determine county and rating area, and the agents in their order.
   * @param assigned ids of the group's current agents, who may stay regardless of who assigned them
   * @param stored the current group, null when it is created
   * @throws RULE_BROKEN with all problems, by field
   */
  private async check(
    user: SessionUser,
    request: Wire<typeof GROUP>,
    assigned: readonly number[],
    stored: Group | null,
  ): Promise<{ places: CheckedPlaces; agents: Agent[] }> {
    const { General, Billing } = request.Address;
    const general = await this.place(General, 'Address.General', true);
    const billing = Billing ? await this.place(Billing, 'Address.Billing', false) : null;
    const wanted = agentIds(request);
    const { agents, errors: agentErrors } = await this.assignable(user, wanted, assigned);
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
    return {
      places: { general: general.location, billing: billing?.location ?? null },
      agents: agents.sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id)),
    };
  }

  private async place(address: Address, path: string, isPrincipal: boolean) {
    const prefixes = await this.rules.zipPrefixes();
    const location = await this.locations.findByZip(zip5(address.FullPostalCode) ?? '');
    const errors = Object.entries(addressPlaceErrors(address, location, { isPrincipal, prefixes }));
    return { location, errors: Object.fromEntries(errors.map(([field, found]) => [`${path}.${field}`, found])) };
  }

  private async assignable(
    user: SessionUser,
    wanted: readonly number[],
    assigned: readonly number[],
  ): Promise<{ agents: Agent[]; errors: FieldErrors }> {
    const refused = (problem: string) => ({ agents: [], errors: { AssociatedAgents: [problem] } });
    const limit = { isAgentBroker: user.isAgentBroker, assigned: assigned.length };
    const count = agentsProblem(wanted.length, limit);
    if (count) {
      return refused(count);
    }
    if (new Set(wanted).size !== wanted.length) {
      return refused(AGENT_TWICE);
    }
    const { agents, pickable, visible } = await this.agents.narrow(user, wanted);
    if (wanted.some((id) => !pickable.has(id) && !assigned.includes(id))) {
      return refused(AGENT_NOT_YOURS);
    }
    return visible.size === 0 ? refused(NONE_OF_YOURS) : { agents, errors: {} };
  }
}

/** Groups renew every year on the same day. */
function renewalFrom(renewalDate: IsoDate, day: IsoDate): IsoDate {
  let renewal = renewalDate;
  for (let years = 1; renewal < day; years += 1) {
    renewal = addYears(renewalDate, years);
  }
  return renewal;
}

/** Bills and files identify the group by its number: replacing one requires naming it. */
function assertMayReplace(current: string | null, next: string, replaces: string | null | undefined): void {
  if (current !== null && replacesEnterpriseId(current, next) && replaces !== current) {
    throw new AppError('CONFIRMATION_NEEDED', enterpriseIdReplaces(current, next), { ReplacesEnterpriseId: [current] });
  }
}

/** The lock reserves the number on MySQL until the transaction ends: if two users assign it at the same time, one is refused. */
async function isTaken(tx: EntityManager, groupId: number, groupEnterpriseId: string): Promise<boolean> {
  if (groupEnterpriseId === DEFAULT_ENTERPRISE_ID) {
    return false;
  }
  await takeTurn(tx, 'group-number');
  const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
  return (await tx.findOne(Group, { where: { groupEnterpriseId, id: Not(groupId) }, ...lock })) !== null;
}

const refusal = (message: string) => new AppError('RULE_BROKEN', message, { GroupEnterpriseId: [message] });

const agentIds = ({ AssociatedAgents }: Pick<Wire<typeof GROUP>, 'AssociatedAgents'>): number[] =>
  AssociatedAgents.map(({ Id }) => Id);

/** A group as sent back by the client: its id, and any of its fields. */
type SentGroup = Pick<GroupResponse, 'Id' | 'Version'> & { [Field in keyof GroupResponse]?: unknown };

/** Computed for each response: these fields are not compared with stored ones. */
const DERIVED = [
  'Id',
  'Version',
  'RenewalDate',
  'RenewalMonth',
  'AssociatedAgents',
  'TotalNumberMembers',
  'TotalNumberEmployees',
  'SubGroupNames',
] as const satisfies (keyof GroupResponse)[];
type DerivedField = (typeof DERIVED)[number];

const isDerived = (field: keyof GroupResponse): field is DerivedField =>
  (DERIVED as readonly (keyof GroupResponse)[]).includes(field);

/** The fields besides `flag` that differ from the stored group, each with its message. */
function changedElsewhere(sent: SentGroup, stored: Group, flag: GroupStatusFlag): FieldErrors {
  const held = toGroupResponse(stored, [], { members: 0, employees: 0 });
  const changed = (Object.keys(held) as (keyof GroupResponse)[]).filter(
    (field) =>
      field !== flag && !isDerived(field) && sent[field] !== undefined && !isDeepStrictEqual(sent[field], held[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, [CANNOT_BE_CHANGED_HERE]]));
}
