import { Injectable } from '@nestjs/common';
import {
  CHANGE_KINDS,
  type ChangeKind,
  lawOf,
  yearToCome,
} from '#shared/book-of-business/individuals/today/year-changes';
import type { YearChange, YearChanges } from '#shared/book-of-business/individuals/today/year-changes.record';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { BooksRepository } from '../books/books.repository.ts';
import type { ActionPage } from './action-facts.ts';
import { type ChangeFacts, type ChangeRow, YearChangesRepository } from './year-changes.repository.ts';

interface Asked {
  /** SrcAgentId of the agent whose book it is; null = the user's own. */
  srcAgentId: string | null;
  /** null: the first that touches somebody. */
  kind: ChangeKind | null;
  page: ActionPage;
}

/** Which contracts of a book the law touches on the next January 1, and how. */
@Injectable()
export class YearChangesService {
  private readonly counts = new CountCache<Readonly<Record<ChangeKind, number>>>((counts) =>
    Object.values(counts).reduce((sum, each) => sum + each, 0),
  );

  constructor(
    private readonly books: BooksRepository,
    private readonly changes: YearChangesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws INVALID_INPUT without an agent where one has to be picked; NOT_FOUND */
  async list(user: SessionUser, { srcAgentId, kind, page }: Asked): Promise<YearChanges> {
    const { agentId } = await this.books.open(user, srcAgentId);
    const facts: ChangeFacts = { agentId, year: yearToCome(this.clock.today()) };
    const counts = await this.counts.get(JSON.stringify(facts), () => this.changes.count(facts));
    const Counts = CHANGE_KINDS.flatMap((Kind) => {
      const law = lawOf(Kind, facts.year);
      return law === null ? [] : [{ Kind, Count: counts[Kind], Text: law.text, Citation: law.citation }];
    });
    const shown = Counts.find((each) => (kind === null ? each.Count > 0 : each.Kind === kind));
    const rows = shown?.Count ? await this.changes.list(shown.Kind, facts, page) : [];
    return {
      Year: facts.year,
      Counts,
      Total: shown?.Count ?? 0,
      Changes: rows.map((row) => toChange(shown!.Kind, row)),
    };
  }
}

const toChange = (Kind: ChangeKind, row: ChangeRow): YearChange => ({
  Kind,
  ContractId: row.contractNumber,
  Name: { First: row.firstName, Last: row.lastName },
  Phone: row.phone,
  Member: row.memberFirstName === null ? null : { First: row.memberFirstName, Last: row.memberLastName ?? '' },
  BirthDate: row.memberBirthDate,
  PlanName: row.planName,
});
