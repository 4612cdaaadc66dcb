import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CensusMemberRequest, CensusMemberResponse } from '#shared/census/census.record';
import type { CensusFacts } from '#shared/census/census-member';
import { ApiError, errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { showFieldErrors } from '../../components/inputs/show-field-errors.ts';
import { toRequest, type EditTarget, type MemberForm } from './member-form.ts';
import { draftFindings } from './member-problems.ts';

interface MemberSaving {
  members: readonly CensusMemberResponse[];
  facts: CensusFacts;
  /** `retry` is offered where the server could not be reached. */
  send: (request: CensusMemberRequest, retry: () => void) => Promise<CensusMemberResponse>;
  retry: () => void;
}

export interface MemberSave {
  /** @returns what was saved; null when something has to be corrected or decided first */
  run: (target: EditTarget) => Promise<CensusMemberResponse | null>;
  isSaving: boolean;
  /** What is wrong and belongs to no field of the form. */
  messages: readonly string[];
  /** Somebody else changed or removed this member in the meantime. */
  conflict: boolean;
  settleConflict: () => void;
}

const isGone = (error: unknown, target: EditTarget): boolean =>
  target.kind === 'stored' && error instanceof ApiError && error.status === 404;

/** Saves the form of one member: the census rules first, then the server; both show their words at the fields. */
export function useMemberSave(
  form: UseFormReturn<MemberForm>,
  { members, facts, send, retry }: MemberSaving,
): MemberSave {
  const running = useRef<Promise<CensusMemberResponse | null> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState(false);

  const store = async (values: MemberForm, target: EditTarget): Promise<CensusMemberResponse | null> => {
    const request = toRequest(values, target);
    const { fields, others } = draftFindings(request, members, facts);
    if (Object.keys(fields).length + others.length > 0) {
      setMessages([...showFieldErrors(form, fields), ...others]);
      return null;
    }
    try {
      return await send(request, retry);
    } catch (error) {
      if (isStale(error) || isGone(error, target)) {
        setConflict(true);
        return null;
      }
      const unplaced = showFieldErrors(form, fieldErrorsOf(error));
      const isPlaced = Object.keys(fieldErrorsOf(error)).length > unplaced.length;
      setMessages(isPlaced ? unplaced : [...new Set([errorMessage(error), ...unplaced])]);
      return null;
    }
  };
  const attempt = async (target: EditTarget): Promise<CensusMemberResponse | null> => {
    let saved: CensusMemberResponse | null = null;
    setSaving(true);
    setMessages([]);
    try {
      await form.handleSubmit(async (values) => {
        saved = await store(values, target);
      })();
    } finally {
      running.current = null;
      setSaving(false);
    }
    return saved;
  };
  return {
    // A second click while the first is on its way gets the first one's answer.
    run: (target) => (running.current ??= attempt(target)),
    isSaving,
    messages,
    conflict,
    settleConflict: () => setConflict(false),
  };
}
