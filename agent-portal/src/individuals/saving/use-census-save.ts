import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { fieldErrorsOf } from '#web/http/api-error';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { dropDraft } from '#web/records/drafts';
import { type Autosave, useAutosave } from '#web/records/use-autosave';
import { queryClient } from '../../app/query-client.ts';
import { useUser } from '../../app/session/use-user.ts';
import { readOnlyReason } from '../census/read-only-reason.ts';
import { censusDifferences } from './census-differences.ts';
import { type CensusForm, toCensusForm, type Viewer } from './census-form.ts';
import { contentOf, storableForm } from './census-request.ts';
import type { Answers, AnswersBack } from './answers-back.ts';
import { CensusStore } from './census-store.ts';

/** Version 0: not stored yet. */
export interface StoredCensus {
  Version: number;
  enrollment: IndividualEnrollmentResponse | null;
}

interface CensusStart extends Viewer {
  stored: IndividualEnrollmentResponse | null;
  /** The form of a new quote. */
  blank: CensusForm;
  needsAgent: boolean;
  /** Called while the page is still open. */
  onCreated: (quoteId: number) => void;
}

export interface CensusSave extends Autosave<StoredCensus> {
  isSendable: (form: CensusForm) => boolean;
  /** Null until the quote has been created; known right after a save. */
  quoteId: () => number | null;
}

/** A quote that is created as soon as it can be, and saved while it is filled in. */
export function useCensusSave(form: UseFormReturn<CensusForm>, start: CensusStart): CensusSave {
  const { store, draft } = useCensusStore(start);
  const [loaded] = useState(() => storedCensus(start.stored));
  const saved = useRef<{ form: CensusForm; back: AnswersBack }>(null);
  const isSendable = (values: CensusForm) => store.isSendable(values);
  const comparable = (values: CensusForm) =>
    // The suggested effective date and agent of a new quote were not chosen by anyone.
    contentOf(store.quoteId === null ? { ...values, EffectiveDate: '', AssociatedAgents: [] } : values);
  const autosave = useAutosave<CensusForm, CensusForm, StoredCensus>(form, {
    noun: 'quote',
    loaded,
    draft,
    isLocked: start.stored !== null && readOnlyReason(start.stored.Quote) !== null,
    toForm: ({ enrollment }) => (enrollment ? withKeys(toCensusForm(enrollment), form.getValues()) : start.blank),
    toAnswers: (values) => values,
    isEqual: (one, other) => comparable(one) === comparable(other),
    isSendable,
    differences: censusDifferences,
    save: async (values) => {
      try {
        const result = await store.save(values);
        saved.current = result;
        return storedCensus(result.enrollment);
      } catch (error) {
        showFieldErrors(form, atFields(fieldErrorsOf(error), values, form.getValues()), false);
        throw error;
      }
    },
    reload: async () => storedCensus(await store.reload()),
    onSaved: (_stored, sent) => {
      const { form: content, back } = saved.current ?? { form: sent, back: new Map() };
      saved.current = null;
      keepIds(form, content);
      putBack(form, sent, back);
      if (!start.needsAgent) {
        form.setValue('AssociatedAgents', content.AssociatedAgents);
      }
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      return content;
    },
  });
  return { ...autosave, isSendable, quoteId: () => store.quoteId };
}

/** The quote on the server, and the place of what is not there yet. */
function useCensusStore({ stored, today, audience, needsAgent, onCreated }: CensusStart) {
  const { Id: userId } = useUser();
  const [quoteId, setQuoteId] = useState(stored && stored.Quote.Id);
  const isOpen = useIsOpen();
  const draftOfQuote = (id: number | null) => ({ userId, name: censusDraft(id) });
  const draft = draftOfQuote(quoteId);
  const [store] = useState(
    () =>
      new CensusStore(stored, {
        today,
        audience,
        needsAgent,
        onCreated: (id) => {
          dropDraft(draftOfQuote(null));
          setQuoteId(id);
          if (isOpen.current) {
            onCreated(id);
          }
        },
      }),
  );
  return { store, draft };
}

/** @param quoteId null for a new quote */
export const censusDraft = (quoteId: number | null): string => `individual-census-${quoteId ?? 'new'}`;

/** The version rises with every change of the quote or of a person. */
const storedCensus = (enrollment: IndividualEnrollmentResponse | null): StoredCensus => ({
  Version: enrollment ? enrollment.Members.reduce((sum, { Version }) => sum + Version, enrollment.Quote.Version) : 0,
  enrollment,
});

/** The people of the form keep their keys, whoever has stored them last. */
function withKeys(stored: CensusForm, { Members }: CensusForm): CensusForm {
  const keys = new Map(Members.map(({ Key, Id }) => [Id, Key]));
  return {
    ...stored,
    Members: stored.Members.map((member) => ({ ...member, Key: keys.get(member.Id) ?? member.Key })),
  };
}

/** The people who were added are known by their ids from now on, wherever they are in the list by now. */
function keepIds(form: UseFormReturn<CensusForm>, { Members }: CensusForm): void {
  const ids = new Map(Members.map(({ Key, Id }) => [Key, Id]));
  form.getValues('Members').forEach(({ Key, Id }, at) => {
    const known = ids.get(Key);
    if (known !== undefined && known !== Id) {
      form.setValue(`Members.${at}.Id`, known);
    }
  });
}

/** What is asked again is answered as before, unless it was answered anew meanwhile. */
function putBack(form: UseFormReturn<CensusForm>, sent: CensusForm, back: AnswersBack): void {
  form.getValues('Members').forEach((member, at) => {
    const before = sent.Members.find(({ Key }) => Key === member.Key);
    for (const [name, value] of Object.entries(back.get(member.Key) ?? {})) {
      const field = name as keyof Answers;
      if (member[field] === before?.[field]) {
        form.setValue(`Members.${at}.${field}`, value);
      }
    }
  });
}

/** The server's messages about people, "Census.1.DateOfBirth", at the fields of the same people. */
function atFields(fields: FieldErrors, sent: CensusForm, now: CensusForm): FieldErrors {
  const people = storableForm(sent, null).Members;
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => {
      const [, place, field] = /^(?:Census|Members)\.(\d+)\.(.+)$/.exec(name) ?? [];
      const at = now.Members.findIndex(({ Key }) => Key === people[Number(place)]?.Key);
      return [field && at >= 0 ? `Members.${at}.${field}` : name, messages];
    }),
  );
}

function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
