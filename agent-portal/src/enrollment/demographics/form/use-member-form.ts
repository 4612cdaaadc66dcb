import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { draftOf, dropDraft, keepDraft } from '../../../app/drafts/drafts.ts';
import { useUser } from '../../../app/session/use-user.ts';
import { showFieldErrors } from '../../../components/inputs/show-field-errors.ts';
import { saveEnrollmentMember } from '../demographics.api.ts';
import { toMemberForm, toSaveRequest, type MemberForm } from './member-form.ts';

export interface MemberFormState {
  form: UseFormReturn<MemberForm>;
  /** What the server said of the member as a whole. */
  messages: readonly string[];
  refusals: number;
  /** Somebody else saved the member since it was opened. */
  isStale: boolean;
  /** Answers the saved member; null when it was refused, and the form says why. A second call while one runs does nothing. */
  save: () => Promise<EnrollmentMember | null>;
  /** Saves over what somebody else saved. */
  saveOver: (theirs: EnrollmentMember) => Promise<EnrollmentMember | null>;
  takeTheirs: (theirs: EnrollmentMember) => void;
  /** What was typed is given up. */
  drop: () => void;
}

/** One member being edited: a copy, kept in the page's memory until it is saved or given up. */
export function useMemberForm(quoteId: number, member: EnrollmentMember): MemberFormState {
  const { Id: userId } = useUser();
  const name = `enrollment-member-${member.Id}`;
  const form = useForm<MemberForm>({ defaultValues: toMemberForm(member), mode: 'onTouched', shouldFocusError: false });
  const { subscribe, reset } = form;
  const version = useRef(member.Version);
  const isRunning = useRef(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [stale, setStale] = useState(false);
  useEffect(() => {
    const draft = draftOf<MemberForm>(userId, name);
    if (draft) {
      reset(draft, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => isDirty && keepDraft(userId, name, values),
    });
  }, [subscribe, reset, userId, name]);
  const drop = () => dropDraft(userId, name);
  const refuse = (error: unknown) => {
    const fields = fieldErrorsOf(error);
    const unplaced = showFieldErrors(form, fields, false);
    const isPlaced = Object.keys(fields).length > unplaced.length;
    setMessages(isPlaced ? unplaced : [...new Set([errorMessage(error), ...unplaced])]);
    setRefusals((count) => count + 1);
  };
  const send = async (values: MemberForm): Promise<EnrollmentMember | null> => {
    if (isRunning.current) {
      return null;
    }
    isRunning.current = true;
    setMessages([]);
    try {
      const saved = await saveEnrollmentMember(quoteId, toSaveRequest(values, member.Id, version.current));
      drop();
      return saved;
    } catch (error) {
      if (isStale(error)) {
        setStale(true);
      } else {
        refuse(error);
      }
      return null;
    } finally {
      isRunning.current = false;
    }
  };
  const save = async () => {
    let saved: EnrollmentMember | null = null;
    await form.handleSubmit(async (values) => {
      saved = await send(values);
    })();
    return saved;
  };
  const settle = (theirs: EnrollmentMember) => {
    version.current = theirs.Version;
    setStale(false);
  };
  return {
    form,
    messages,
    refusals,
    isStale: stale,
    save,
    saveOver: (theirs) => {
      settle(theirs);
      return save();
    },
    takeTheirs: (theirs) => {
      settle(theirs);
      drop();
      reset(toMemberForm(theirs));
    },
    drop,
  };
}
