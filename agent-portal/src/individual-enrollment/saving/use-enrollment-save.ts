import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { parseSsn } from '#shared/formats/ssn';
import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import type {
  EnrollingMember,
  EnrollingMemberRequest,
  EnrollmentPageResponse,
  SavedAnswersResponse,
  SavedMembersResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { fieldErrorsOf, hasCode } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { type Autosave, useAutosave } from '#web/records/use-autosave';
import { queryClient } from '../../app/query-client.ts';
import { useUser } from '../../app/session/use-user.ts';
import { readEnrollment, refreshIndividualEnrollment, takeOver } from '../individual-enrollment-queries.ts';
import {
  ASKED_PERSON,
  type AskedName,
  contentOf,
  type EnrollmentContent,
  enrollmentDifferences,
  type EnrollmentForm,
  isSame,
  toEnrollmentForm,
  valueProblem,
} from './enrollment-form.ts';

interface StoredEnrollment {
  Version: number;
  page: EnrollmentPageResponse;
}

export interface EnrollmentSave extends Autosave<StoredEnrollment> {
  isSendable: (form: EnrollmentForm) => boolean;
  /** What the server said about the last save. */
  message: string;
}

/** Answers and people of an enrollment, saved while they are entered: one after the other, each over the version that it knows. */
export function useEnrollmentSave(form: UseFormReturn<EnrollmentForm>, page: EnrollmentPageResponse): EnrollmentSave {
  const { Id: userId } = useUser();
  const quoteId = page.Quote.Id;
  const [loaded] = useState(() => storedOf(page));
  const [message, setMessage] = useState('');
  const [store] = useState(() => new EnrollmentStore(page, (fields) => void showFieldErrors(form, fields, false)));
  const isSendable = (content: EnrollmentContent) => page.EditProblem === null && store.isSendable(content);
  const autosave = useAutosave<EnrollmentForm, EnrollmentContent, StoredEnrollment>(form, {
    noun: 'enrollment',
    loaded,
    draft: { userId, name: enrollmentDraft(quoteId) },
    isLocked: page.EditProblem !== null,
    toForm: (stored) => toEnrollmentForm(stored.page),
    toAnswers: contentOf,
    isEqual: isSame,
    isSendable,
    differences: enrollmentDifferences,
    save: async (content) => {
      try {
        const texts = await store.save(content);
        setMessage(texts.join(' '));
        return storedOf(store.page);
      } catch (error) {
        if (hasCode(error, 'WRONG_STATE')) {
          // Someone else has submitted it, or taken it back to its plans.
          void refreshIndividualEnrollment(quoteId);
        }
        throw error;
      }
    },
    reload: async () => storedOf(await store.reload()),
    onSaved: () => {
      maskSsns(form, store);
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      return structuredClone(store.known);
    },
  });
  return {
    ...autosave,
    message,
    isSendable: (values) => isSendable(contentOf(values)),
  };
}

export const enrollmentDraft = (quoteId: number): string => `individual-enrollment-${quoteId}`;

/** The version rises with every change of an answer or of a person. */
const storedOf = (page: EnrollmentPageResponse): StoredEnrollment => ({
  Version: page.Members.reduce((sum, { Version }) => sum + Version, page.AnswersVersion),
  page,
});

/** A stored SSN shows as such, once its field is left. */
function maskSsns(form: UseFormReturn<EnrollmentForm>, { known, page }: EnrollmentStore): void {
  known.Members.forEach((person, at) => {
    const name = `Members.${at}.SSN` as const;
    const isTyping = document.activeElement?.getAttribute('name') === name;
    if (person.SSN !== null && parseSsn(person.SSN) && form.getValues(name) === person.SSN && !isTyping) {
      person.SSN = page.Members[at]!.SSN;
      form.setValue(name, person.SSN ?? '');
    }
  });
}

type Person = EnrollmentContent['Members'][number];

/** The enrollment on the server: what is known to be stored, and how the page's content gets there. One write at a time. */
class EnrollmentStore {
  page: EnrollmentPageResponse;
  /** What is stored, as the form says it. */
  known: EnrollmentContent;
  /** By person and field: a value that the server did not take, and will not take a second time. */
  private readonly refused = new Map<string, unknown>();
  private readonly onRefused: (fields: FieldErrors) => void;

  /** @param onRefused called with the server's messages, by field of the form */
  constructor(page: EnrollmentPageResponse, onRefused: (fields: FieldErrors) => void) {
    this.page = page;
    this.known = contentOf(toEnrollmentForm(page));
    this.onRefused = onRefused;
  }

  /** Something of the content can be stored that is not. */
  isSendable(content: EnrollmentContent): boolean {
    return !isSame(this.storable(content), this.known);
  }

  /** Stores what can be stored; fields that are wrong stay as they are stored. @returns the server's messages */
  async save(content: EnrollmentContent): Promise<string[]> {
    return [...(await this.sendAnswers(content)), ...(await this.sendMembers(content))];
  }

  /** What someone else stored; the next save goes over it. */
  async reload(): Promise<EnrollmentPageResponse> {
    this.page = await readEnrollment(this.page.Quote.Id);
    this.known = contentOf(toEnrollmentForm(this.page));
    this.refused.clear();
    return this.page;
  }

  private storable({ Answers, Members }: EnrollmentContent): EnrollmentContent {
    return {
      Answers,
      Members: this.known.Members.map((before) => {
        const typed = Members.find(({ Id }) => Id === before.Id);
        return typed ? this.storablePerson(typed, before) : before;
      }),
    };
  }

  private storablePerson(typed: Person, before: Person): Person {
    const isWrong = (name: AskedName) =>
      valueProblem(ASKED_PERSON[name], typed[name]) !== null ||
      isSame(this.refused.get(`${typed.Id}.${name}`), typed[name]);
    const wrong = askedNames.filter(isWrong).map((name) => [name, before[name]]);
    return { ...typed, ...Object.fromEntries(wrong) };
  }

  private async sendAnswers(content: EnrollmentContent): Promise<string[]> {
    const changes = changesOf(content.Answers, this.known.Answers);
    if (Object.keys(changes).length === 0) {
      return [];
    }
    const { Quote, AnswersVersion } = this.page;
    const saved = await call(INDIVIDUAL_ENROLLMENT.postAnswers, {
      body: { QuoteId: Quote.Id, AnswersVersion, ...changes },
    });
    this.known = { ...this.known, Answers: content.Answers };
    this.take(saved);
    return [saved.Message];
  }

  private async sendMembers(content: EnrollmentContent): Promise<string[]> {
    const { Members } = this.storable(content);
    if (isSame(Members, this.known.Members)) {
      return [];
    }
    const requests = this.page.Members.map((row, at) => requestOf(row, Members[at]!, this.known.Members[at]!));
    const saved = await call(INDIVIDUAL_ENROLLMENT.put, {
      quoteId: this.page.Quote.Id,
      body: { Members: requests, RemovedIds: [] },
    }).catch(async (error: unknown) => {
      if (this.noteRefused(fieldErrorsOf(error), Members)) {
        // One wrong value must not keep the others from being stored.
        await this.sendMembers(content);
      }
      throw error;
    });
    this.known = { ...this.known, Members };
    this.take(saved);
    return [saved.Message];
  }

  /** @returns whether anything can be sent without them */
  private noteRefused(fields: FieldErrors, sent: readonly Person[]): boolean {
    const before = this.refused.size;
    for (const name of Object.keys(fields)) {
      const [, at, field] = /^Members\.(\d+)\.([^.]+)/.exec(name) ?? [];
      const person = sent[Number(at)];
      if (person && field !== undefined && field in ASKED_PERSON) {
        this.refused.set(`${person.Id}.${field}`, person[field as AskedName]);
      }
    }
    this.onRefused(fields);
    return this.refused.size > before;
  }

  private take({ Message: _text, Status, Version, ...saved }: SavedAnswersResponse | SavedMembersResponse): void {
    const change = (page: EnrollmentPageResponse): EnrollmentPageResponse => ({
      ...page,
      ...saved,
      Quote: { ...page.Quote, Status, QuoteStatus: individualStatusLabel(Status), Version },
    });
    this.page = change(this.page);
    takeOver(this.page.Quote.Id, change);
  }
}

const askedNames = Object.keys(ASKED_PERSON) as AskedName[];

const changesOf = <Content extends object>(wanted: Content, stored: Content): Partial<Content> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(value, stored[name as keyof Content])),
  ) as Partial<Content>;

/** The person over the stored version; what is left out stays as stored. */
function requestOf(row: EnrollingMember, wanted: Person, stored: Person): EnrollingMemberRequest {
  const { Id, Version, RelationshipToSubscriber, DateOfBirth, MedicalStatus, DentalStatus, VisionStatus } = row;
  const changes = changesOf(wanted, stored);
  return {
    Id,
    Version,
    ...{ RelationshipToSubscriber, DateOfBirth, MedicalStatus, DentalStatus, VisionStatus },
    FirstName: wanted.FirstName,
    LastName: wanted.LastName,
    ...changes,
    // Stored ones are forgotten while they are not used.
    ...('SameAsPrimary' in changes && { HomeAddress: wanted.HomeAddress }),
    ...('MailingAddressSameAsHome' in changes && { MailingAddress: wanted.MailingAddress }),
  };
}
