import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm';
import { addRows } from '../../platform/database/add-rows.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { AssignedAgents } from '../../platform/people/assigned-agents.repository.ts';
import { askTogether, type Question } from '../../platform/database/ask-together.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { deleteFound } from '../../platform/database/delete-found.ts';
import { sql } from '../../platform/database/sql.ts';
import { takeTurn, takeTurnOf } from '../../platform/database/turns.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { censusQuoteOf } from './census-quote.repository.ts';
import { indexGroupsForSearch } from './search-index/index-groups.repository.ts';
import { repeatGroups } from './group-activity.repository.ts';
import { GroupAgent } from './group-agent.table.ts';
import { Group } from './group.table.ts';
import { visibleGroups } from './visible-groups.repository.ts';

/** Numbers of people on a group's census. */
export interface Headcount {
  members: number;
  employees: number;
}

interface SubGroup {
  subGroupId: string;
  name: string;
}

/** Related data of a group. */
export interface FoundRelated extends Headcount {
  /** In order, with their agencies. */
  agents: Agent[];
  /** The primary group and its subgroups that have not ended, from the newest approved application. */
  subGroupNames: string[];
}

interface GroupAnswers {
  groupAgents: Parameters<AssignedAgents['read']>[0];
  headcount: Headcount[];
  subGroups: SubGroup[];
}

/** The columns of the group form. */
export type GroupColumns = Omit<
  Group,
  | 'id'
  | 'version'
  | 'groupEnterpriseId'
  | 'isRolloverToLargeGroup'
  | 'isRenewOlfo'
  | 'renewalDate'
  | 'lastEffectiveDate'
  | 'termDate'
  | 'createdByUserId'
  | 'createdBy'
  | 'createdAt'
  | 'modifiedAt'
  | 'activityAt'
>;

/** All queries on groups. */
@Injectable()
export class GroupsRepository {
  private readonly agents: AssignedAgents;

  constructor(@InjectDataSource() private readonly database: DataSource) {
    this.agents = new AssignedAgents(database, 'group');
  }

  /** A group that this user may see. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<Group> {
    return found(await this.visible(user, tx).andWhere('group.id = :id', { id }).getOne());
  }

  /** Same, locked until the transaction ends: new quotes of a group are created one after another. @throws NOT_FOUND */
  async findForUpdate(user: SessionUser, id: number, tx: EntityManager): Promise<Group> {
    await takeTurn(tx, 'group', id);
    const query = this.visible(user, tx).andWhere('group.id = :id', { id });
    return found(await (isSqlite(tx) ? query : query.setLock('pessimistic_write')).getOne());
  }

  /**
   * The group with exactly these columns that the user created since then. Locks: concurrent requests of one user run one after another.
   */
  async findMadeSince(tx: EntityManager, user: SessionUser, columns: GroupColumns, since: Date): Promise<Group | null> {
    await takeTurnOf(tx, `new group ${user.id} ${columns.name}`);
    const where = { createdByUserId: user.id, name: columns.name, createdAt: MoreThanOrEqual(since) };
    const made = await tx.find(Group, { where, order: { id: 'DESC' }, take: 10 });
    const keys = Object.keys(columns) as (keyof typeof columns)[];
    return made.find((group) => keys.every((key) => isDeepStrictEqual(group[key], columns[key]))) ?? null;
  }

  /** By the insurer's number. @throws NOT_FOUND */
  async findByEnterpriseId(user: SessionUser, enterpriseId: string): Promise<Group> {
    const query = this.visible(user, this.database.manager);
    const group = await query.andWhere('group.groupEnterpriseId = :enterpriseId', { enterpriseId }).getOne();
    return found(group);
  }

  /** In order, with their agencies. */
  async listAgents(groupId: number, tx: EntityManager = this.database.manager): Promise<Agent[]> {
    return (await this.agents.map([groupId], tx)).get(groupId) ?? [];
  }

  /** Replaces the agents of the group, in this order, and adds it to their books. */
  async replaceAgents(tx: EntityManager, groupId: number, agentIds: readonly number[]): Promise<void> {
    const { activityAt } = await tx.findOneOrFail(Group, { select: { activityAt: true }, where: { id: groupId } });
    await deleteFound(tx, GroupAgent, 'groupId', [groupId]);
    await this.addAgents(tx, { id: groupId, activityAt }, agentIds);
    await indexGroupsForSearch(tx, [groupId]);
    await repeatGroups(tx, groupId);
  }

  /** Only adds them: for a new group, of which nothing is known yet. */
  async addAgents(
    tx: EntityManager,
    { id: groupId, activityAt }: Pick<Group, 'id' | 'activityAt'>,
    agentIds: readonly number[],
  ): Promise<void> {
    await addRows(
      tx,
      GroupAgent,
      agentIds.map((agentId, index) => ({ groupId, agentId, position: index + 1, activityAt })),
    );
  }

  /** Related data of a group, in one statement. */
  async findRelated(groupId: number): Promise<FoundRelated> {
    return this.readRelated(await askTogether(this.database.manager, this.questionsAbout(groupId)));
  }

  /** For `askTogether`; pass the result to `readRelated`. */
  questionsAbout(groupId: number) {
    return {
      groupAgents: this.agents.question([groupId]),
      headcount: headcountOf(groupId),
      subGroups: subGroupsOf(groupId),
    };
  }

  readRelated({ groupAgents, headcount: [count], subGroups }: GroupAnswers): FoundRelated {
    return {
      agents: [...this.agents.read(groupAgents).values()].flat(),
      members: count?.members ?? 0,
      employees: count?.employees ?? 0,
      subGroupNames: subGroups
        .sort((one, other) => (one.subGroupId < other.subGroupId ? -1 : 1))
        .map(({ name }) => name),
    };
  }

  private visible(user: SessionUser, tx: EntityManager) {
    return tx.createQueryBuilder(Group, 'group').where(...visibleGroups(user, sql`group.id`).named('seen'));
  }
}

/** Status of the newest quote that is not deleted. */
const headcountOf = (groupId: number): Question<Headcount> => ({
  columns: { members: sql`COUNT(*)`, employees: sql`COUNT(CASE WHEN member.relationship = 'Self' THEN 1 END)` },
  from: sql`FROM census_members member WHERE member.quoteId = ${censusQuoteOf(groupId)}`,
});

const subGroupsOf = (groupId: number): Question<SubGroup> => ({
  columns: { subGroupId: sql`s.subGroupId`, name: sql`s.name` },
  from: sql`FROM subgroups s JOIN applications a ON a.id = s.applicationId
    WHERE a.quoteId = (SELECT q.id FROM quotes q JOIN applications own ON own.quoteId = q.id
      WHERE q.groupId = ${groupId} AND q.status = 'Approved' AND q.isDeleted = 0 ORDER BY q.effectiveDate DESC, q.id DESC LIMIT 1)
    AND s.status IN ('Active', 'New')`,
});

function found(group: Group | null): Group {
  if (!group) {
    throw new AppError('NOT_FOUND', notFound('group'));
  }
  return group;
}
