import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnrollingMemberRequest } from '#shared/individual-enrollment/individual-enrollment.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import type { SentPerson } from '../../quoting/households/household-columns.ts';
import { HouseholdMembersService, type WrittenHousehold } from '../../quoting/households/household-members.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { MemberEnrollmentsRepository } from '../parts/demographics/member-enrollments.repository.ts';
import { IndividualEnrollmentsRepository } from '../parts/individual/individual-enrollments.repository.ts';
import { MemberInfoReader } from '../parts/individual/member-info-reader.ts';
import { HouseholdPlaces, type KnownPlaces } from './household-places.ts';
import { changedInfo, infoColumns } from './member-info-columns.ts';

interface SentMembers {
  Members: readonly EnrollingMemberRequest[];
  RemovedIds: readonly number[];
}

interface InfoChange {
  /** Of the person in the request. */
  at: number;
  columns: ReturnType<typeof infoColumns>;
  /** Names of what changed. */
  fields: string[];
  isChanged: boolean;
}

/** Writes the people of a household: the census, and what enrollment asks beyond it. */
@Injectable()
export class WriteMemberInfoService {
  constructor(
    private readonly members: HouseholdMembersService,
    private readonly details: MemberEnrollmentsRepository,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly info: MemberInfoReader,
    private readonly places: HouseholdPlaces,
  ) {}

  /** Of a quote found for update. @throws RULE_BROKEN for addresses that do not exist */
  async write(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { sent, stored }: { sent: SentMembers; stored: readonly CensusMember[] },
  ): Promise<WrittenHousehold> {
    const places = await this.places.find(sent.Members, tx);
    const people = await this.infoOf(tx, user, quote, { sent, stored, places });
    const written = await this.members.write(tx, user, quote, {
      sent: { ...sent, Members: people.map(({ at, columns }) => withHomeZip(sent.Members[at]!, columns)) },
      stored,
      detailed: new Set(people.filter(({ isChanged }) => isChanged).map(({ at }) => sent.Members[at]!.Id)),
    });
    const changes = people
      .map((person) =>
        !user.isInternal && written.changedIds.has(sent.Members[person.at]!.Id) ? withoutStaff(person) : person,
      )
      .filter(({ isChanged }) => isChanged);
    if (sent.Members.some(({ Id }) => Id === 0)) {
      await this.enrollments.forgetAnswers(tx, quote);
    }
    const memberId = (at: number) => written.ids[at]!;
    await this.details.replace(
      tx,
      changes.map(({ at, columns }) => ({ ...columns.row, memberId: memberId(at) })),
    );
    await this.enrollments.replaceBackgrounds(
      tx,
      changes.map(({ at, columns }) => ({ ...columns.background, memberId: memberId(at) })),
    );
    return { ...written, fields: [...new Set([...written.fields, ...changes.flatMap(({ fields }) => fields)])] };
  }

  private async infoOf(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { sent, stored, places }: { sent: SentMembers; stored: readonly CensusMember[]; places: KnownPlaces },
  ): Promise<InfoChange[]> {
    const info = await this.info.read(quote, stored, tx);
    return sent.Members.map((member, at) => {
      const { row, background, offered } = info.of({ id: member.Id, relationship: member.RelationshipToSubscriber });
      const columns = infoColumns(member, { row, background }, { places, offered });
      const fields = changedInfo({ row, background }, columns);
      const savedByStaff = isSavedByStaff(user, quote, { was: row.savedByStaff, hasChanged: fields.length > 0 });
      const isChanged = fields.length > 0 || savedByStaff !== row.savedByStaff;
      return { at, columns: { ...columns, row: { ...columns.row, savedByStaff } }, fields, isChanged };
    });
  }
}

/** Staff who save an enrollment vouch for everyone in it; an agent's change takes that back. */
const isSavedByStaff = (
  user: SessionUser,
  { status }: IndividualQuote,
  { was, hasChanged }: { was: boolean; hasChanged: boolean },
): boolean => (user.isInternal ? was || status !== 'Quoting' : was && !hasChanged);

/** The census counts too: without this an agent could take out the SSN of a person whom staff have saved. */
const withoutStaff = (change: InfoChange): InfoChange =>
  change.columns.row.savedByStaff
    ? {
        ...change,
        columns: { ...change.columns, row: { ...change.columns.row, savedByStaff: false } },
        isChanged: true,
      }
    : change;

const withHomeZip = (
  member: EnrollingMemberRequest,
  { homePostalCode }: { homePostalCode: string | null | undefined },
): SentPerson => (homePostalCode === undefined ? member : { ...member, HomePostalCode: homePostalCode });
