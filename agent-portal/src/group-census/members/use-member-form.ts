import { useQueryClient } from '@tanstack/react-query';
import type { CensusFacts } from '#shared/census/census-member';
import type { CensusMemberRequest, CensusMemberResponse } from '#shared/census/census.record';
import { useRecordForm, type RecordEditing } from '#web/records/use-record-form';
import { censusQuery } from '../../components/quote/quote-queries.ts';
import { memberDifferences, toForm, toRequest, type EditTarget, type MemberForm } from './member-form.ts';
import { draftFindings } from './member-problems.ts';
import type { MemberEditing } from './use-member-editing.ts';

/** Where to go after saving: the saved row, the next new person, or whatever the user has already requested. */
export type AfterSaving = 'row' | 'another' | 'elsewhere';

export interface MemberEditorProps {
  quoteId: number;
  title: string;
  target: EditTarget;
  /** The stored member's form values, or empty ones. */
  base: MemberForm;
  members: readonly CensusMemberResponse[];
  facts: CensusFacts;
  editing: MemberEditing;
  send: (request: CensusMemberRequest, retry: () => void) => Promise<CensusMemberResponse>;
  onSaved: (saved: CensusMemberResponse, next: AfterSaving) => void;
  onCancel: () => void;
}

export type MemberRecordEditing = RecordEditing<MemberForm, CensusMemberResponse>;

/** The form of one census member: validates with the census rules, then on the server; both show messages at the fields. */
export function useMemberForm(props: MemberEditorProps): MemberRecordEditing {
  const { quoteId, target, base, members, facts, send, onSaved, onCancel } = props;
  const client = useQueryClient();
  const memberId = target.kind === 'stored' ? target.id : null;
  /** A member that someone else removed is added again as a new one. */
  const targetOf = (form: MemberForm, version: number | null): EditTarget =>
    memberId !== null && version !== null
      ? { kind: 'stored', id: memberId, version }
      : { kind: 'new', relationship: form.RelationshipToSubscriber, employeeNumber: Number(form.EmployeeNumber) };
  const editing: MemberRecordEditing = useRecordForm<MemberForm, CensusMemberResponse>({
    noun: 'member',
    start: base,
    version: target.kind === 'stored' ? target.version : null,
    hasSummary: false,
    check: (form, version) => draftFindings(toRequest(form, targetOf(form, version)), members, facts),
    save: (form, version) => send(toRequest(form, targetOf(form, version)), () => void editing.submit()),
    onSaved: (saved) => onSaved(saved, 'row'),
    others: {
      reload: async () => {
        const census = await client.fetchQuery({ ...censusQuery(quoteId), staleTime: 0 });
        return census.find(({ Id }) => Id === memberId) ?? null;
      },
      toForm,
      differences: memberDifferences,
      onTakeTheirs: onCancel,
      addAgain: 'What you typed is still here. Enter the SSN again if one was stored.',
    },
  });
  return editing;
}
