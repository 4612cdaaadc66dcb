import { queryOptions } from '@tanstack/react-query';
import { adviceProblems } from '#shared/advice/advice-rules';
import { ADVICE_CALLS } from '#shared/advice/advice.calls';
import { ADVICE_NOTES, type Advice, type AdviceNotes, type StoredAdvice } from '#shared/advice/advice.record';
import { sentOf, shownDifferences, type TextForm, textFormOf } from '#shared/records/rows';
import { call, query } from '#web/http/calls';
import { today } from '#web/inputs/today';
import { useRecordForm, type RecordEditing } from '#web/records/use-record-form';
import { notifySuccess } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { useUser } from '../app/session/use-user.ts';

export type AdviceForm = TextForm<typeof ADVICE_NOTES>;
export type AdviceEditing = RecordEditing<AdviceForm, StoredAdvice>;

export const adviceQuery = (quoteId: number) =>
  queryOptions({ ...query(ADVICE_CALLS.find, { quoteId }), refetchOnWindowFocus: false });

/** The notes of a quote while its agent writes them. */
export function useAdviceForm({ QuoteId: quoteId, Line, Notes }: Advice): AdviceEditing {
  const { Id: userId } = useUser();
  const { queryKey } = adviceQuery(quoteId);
  return useRecordForm<AdviceForm, StoredAdvice>({
    noun: 'advice',
    start: toForm(Notes),
    version: Notes.Version,
    draft: { userId, name: `advice-${quoteId}` },
    check: (form) => ({ fields: listed(adviceProblems(Line, toNotes(form), today())), others: [] }),
    save: async (form, version) => {
      const body = { ...toNotes(form), Version: version ?? Notes.Version };
      const saved = await call(ADVICE_CALLS.save, { quoteId, body });
      queryClient.setQueryData(queryKey, saved);
      return saved.Notes;
    },
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: ['timeline'] });
      notifySuccess('Your notes have been saved.');
    },
    others: {
      reload: async () => (await queryClient.fetchQuery({ ...adviceQuery(quoteId), staleTime: 0 })).Notes,
      toForm,
      differences: (mine, theirs) => shownDifferences(ADVICE_NOTES, mine, theirs),
    },
  });
}

const toForm = (notes: StoredAdvice): AdviceForm => textFormOf(ADVICE_NOTES, notes);

/** An empty input has no value. */
const toNotes = (form: AdviceForm): AdviceNotes => {
  const values = Object.entries(form).map(([name, value]) => [name, value === '' ? null : value] as const);
  return sentOf(ADVICE_NOTES, Object.fromEntries(values) as AdviceForm);
};

const listed = (problems: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, [problem]]));
