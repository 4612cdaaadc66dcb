import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import type {
  IndividualEnrollmentResponse,
  IndividualMemberResponse,
} from '#shared/individuals/individual-quote.record';
import { QUOTE_ACTIONS, STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { isStale } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { type AnswersBack, answersBack, withAnswers } from './answers-back.ts';
import { readHousehold } from './census-queries.ts';
import { type CensusForm, factsOf, type MemberForm, toCensusForm, type Viewer } from './census-form.ts';
import {
  changeRequest,
  contentOf,
  memberRequests,
  missingToCreate,
  newQuoteRequest,
  quoteContentOf,
  storableForm,
} from './census-request.ts';

interface StoreOptions extends Viewer {
  needsAgent: boolean;
  onCreated: (quoteId: number) => void;
}

interface SavedCensus {
  enrollment: IndividualEnrollmentResponse;
  form: CensusForm;
  /** What is asked again and was answered before; it is in `form` already. */
  back: AnswersBack;
}

/** The quote on the server: what is known to be stored, and how a form gets there. One write at a time. */
export class CensusStore {
  quoteId: number | null;
  private latest: IndividualEnrollmentResponse | null;
  /** The form whose content is stored. */
  private known: CensusForm | null;
  private sentMembers: string | null;
  private readonly options: StoreOptions;

  constructor(stored: IndividualEnrollmentResponse | null, options: StoreOptions) {
    this.options = options;
    this.latest = stored;
    this.quoteId = stored && stored.Quote.Id;
    this.known = stored && toCensusForm(stored);
    this.sentMembers = this.known && this.membersOf(this.known);
  }

  /** Something of the form can be stored that is not. */
  isSendable(form: CensusForm): boolean {
    return this.known
      ? contentOf(storableForm(form, this.known)) !== contentOf(this.known)
      : missingToCreate(form, this.options.needsAgent).length === 0;
  }

  /** Stores what can be stored. `form` is the content that is stored then, with the ids of those who were added. */
  async save(form: CensusForm): Promise<SavedCensus> {
    const wanted = storableForm(form, this.known);
    const before = this.latest ?? (await this.create(wanted));
    const saved = await this.change(this.withIds(wanted, before), before).catch((error: unknown) =>
      this.changeAgain(error, wanted, before),
    );
    this.known = this.withIds(saved.form, saved.enrollment);
    return { ...saved, form: this.known };
  }

  /** What someone else stored; the next save goes over it. */
  async reload(): Promise<IndividualEnrollmentResponse> {
    this.latest = await readHousehold(this.quoteId!);
    this.known = toCensusForm(this.latest);
    this.sentMembers = this.membersOf(this.known);
    return this.latest;
  }

  private async create(form: CensusForm): Promise<IndividualEnrollmentResponse> {
    if (this.quoteId === null) {
      const { Id } = await call(STARTING_QUOTES.start, { body: newQuoteRequest(form, factsOf(form, this.options)) });
      this.quoteId = Id;
      this.sentMembers = this.membersOf(form);
      this.options.onCreated(Id);
    }
    this.latest = await readHousehold(this.quoteId);
    return this.latest;
  }

  private async change(wanted: CensusForm, before: IndividualEnrollmentResponse): Promise<SavedCensus> {
    let [form, now, back]: [CensusForm, IndividualEnrollmentResponse, AnswersBack] = [wanted, before, new Map()];
    if (quoteContentOf(form) !== quoteContentOf(toCensusForm(before))) {
      await call(QUOTE_ACTIONS.update, { body: changeRequest(form, before.Quote) });
      // Other terms can change what people are asked, and so the versions of their rows.
      now = this.latest = await readHousehold(before.Quote.Id);
      const rows = { before: toCensusForm(before).Members, now: toCensusForm(now).Members };
      back = answersBack(form.Members, rows, factsOf(form, this.options));
      form = { ...form, Members: withAnswers(form.Members, back) };
    }
    if (this.membersOf(form) !== this.sentMembers) {
      now = this.latest = { ...now, ...(await this.saveMembers(form, now)) };
      this.sentMembers = this.membersOf(form);
    }
    return { enrollment: now, form, back };
  }

  private saveMembers(form: CensusForm, { Quote, Members }: IndividualEnrollmentResponse) {
    const versions = new Map(Members.map(({ Id, Version }) => [Id, Version]));
    const requests = memberRequests(form.Members, factsOf(form, this.options), versions);
    const kept = new Set(requests.map(({ Id }) => Id));
    const RemovedIds = [...versions.keys()].filter((id) => !kept.has(id));
    return call(INDIVIDUAL_ENROLLMENT.put, { quoteId: Quote.Id, body: { Members: requests, RemovedIds } });
  }

  /** A version can be outdated by one's own earlier write: only another content is someone else's. */
  private async changeAgain(error: unknown, wanted: CensusForm, before: IndividualEnrollmentResponse) {
    if (!isStale(error)) {
      throw error;
    }
    const now = await readHousehold(before.Quote.Id);
    if (contentOf(toCensusForm(now)) !== contentOf(toCensusForm(this.latest ?? before))) {
      throw error;
    }
    this.latest = now;
    return this.change(this.withIds(wanted, now), now);
  }

  private membersOf(form: CensusForm): string {
    return JSON.stringify(memberRequests(form.Members, factsOf(form, this.options), new Map()));
  }

  /** Those who were added get the ids of their rows; a person whose row is gone gets none. A quote without named agents has its own. */
  private withIds(form: CensusForm, { Quote, Members }: IndividualEnrollmentResponse): CensusForm {
    const ids = new Set(Members.map(({ Id }) => Id));
    const free = Members.filter((row) => form.Members.every(({ Id }) => Id !== row.Id));
    const take = (member: MemberForm): number => {
      const found = free.find((row) => isSame(row, member)) ?? free.find((row) => isLike(row, member));
      free.splice(found ? free.indexOf(found) : free.length, 1);
      return found?.Id ?? 0;
    };
    return {
      ...form,
      AssociatedAgents: form.AssociatedAgents.length > 0 ? form.AssociatedAgents : Quote.AssociatedAgents,
      Members: form.Members.map((member) => (ids.has(member.Id) ? member : { ...member, Id: take(member) })),
    };
  }
}

const isLike = (row: IndividualMemberResponse, { RelationshipToSubscriber, DateOfBirth }: MemberForm): boolean =>
  row.RelationshipToSubscriber === RelationshipToSubscriber && row.DateOfBirth === DateOfBirth;

const isSame = (row: IndividualMemberResponse, member: MemberForm): boolean =>
  isLike(row, member) && row.FirstName === member.FirstName.trim() && row.LastName === member.LastName.trim();
