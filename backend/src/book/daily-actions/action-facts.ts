import type { CallTopic } from '#shared/book-of-business/individuals/today/call-outcomes';
import type { ActionKind } from '#shared/book-of-business/individuals/today/daily-actions.record';
import type { DoctorProblem } from '#shared/book-of-business/individuals/today/doctor-problem';
import type { GraceRules, RenewalWindow } from '#shared/book-of-business/individuals/today/windows';
import type { IndividualDatesFacts, openEvents } from '#shared/eligibility/individual-dates';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Book } from '../books/books.repository.ts';

/** Whose list it is, and what decides about it. */
export interface ActionFacts {
  book: Book;
  today: IsoDate;
  rules: GraceRules;
  /** What special enrollments are judged by. */
  dates: IndividualDatesFacts;
  /** Which of them are open by that. */
  events: ReturnType<typeof openEvents>;
  /** null: contracts cannot be renewed today. */
  window: RenewalWindow | null;
  /** The contracts that were called about it, or put off, and are left alone today. */
  leftAlone: Readonly<Partial<Record<CallTopic, readonly number[]>>>;
}

/** Members of one plan with a doctor whom they can no longer have. */
export interface LostDoctor {
  npi: string;
  planId: number | null;
  isExistingPatient: boolean;
  problem: DoctorProblem;
}

export interface ActionCounts {
  /** Of every kind. */
  byKind: Readonly<Record<ActionKind, number>>;
  people: number;
  /** In the order of the list, with how many members each has. */
  doctors: readonly (LostDoctor & { members: number })[];
  /** How many contracts were looked at: what counting them again costs. */
  contracts: number;
}

export interface ActionPage {
  first: number;
  count: number;
}
