import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import { isSameSelection } from '#shared/plans/selection';
import { draftOf, dropDraft, keepDraft } from '#web/records/drafts';
import type { DraftPlace } from '#web/records/stored-draft';
import type { FormDraftState } from '#web/records/use-form-draft';
import { useStoredDraft } from '#web/records/use-stored-draft';
import { useUser } from '../../../app/session/use-user.ts';
import { draftAfter, isOutOfDate, withoutPlans, type SelectionDraft } from './selection-state.ts';

interface SelectionGiven {
  quoteId: number;
  offered: readonly Plan[];
  stored: readonly number[];
  /** The stored selection applies, whatever was changed before plan selection closed. */
  isLocked: boolean;
  /** The selection after a plan was selected: a group adds it, a household replaces one. */
  withPlan: (ids: readonly number[], plan: Plan, offered: readonly Plan[]) => number[];
}

/** What one click changed. */
export interface SelectionChange {
  added: readonly Plan[];
  removed: readonly Plan[];
}

export interface Selection {
  ids: readonly number[];
  idSet: ReadonlySet<number>;
  /** In the order in which they were selected. */
  plans: readonly Plan[];
  isChanged: boolean;
  draft: Pick<FormDraftState, 'restored' | 'save' | 'elsewhere'>;
  /** The stored selection when the first change was made. */
  basedOn: readonly number[];
  /** Someone else saved in the meantime. */
  isOutOfDate: boolean;
  toggle: (plan: Plan) => SelectionChange;
  add: (ids: readonly number[]) => void;
  remove: (ids: readonly number[]) => void;
  /** Reverts to the stored selection. */
  reset: () => void;
  /** Keeps these changes although someone else saved in the meantime. */
  keepMine: () => void;
  /** These were just stored: later changes stay. */
  saved: (ids: readonly number[]) => void;
}

/** The selected plans: as stored, or the user's draft, which the server keeps: saving a selection moves the quote, so nothing saves it unasked. */
export function useSelection({ quoteId, offered, stored, isLocked, withPlan }: SelectionGiven): Selection {
  const { Id: userId } = useUser();
  const place = useMemo(() => ({ userId, name: `plan-selection-${quoteId}` }), [userId, quoteId]);
  const [kept, setDraft] = useState<SelectionDraft | null>(() => draftOf<SelectionDraft>(place));
  const draft = isLocked ? null : kept;
  useEffect(() => {
    if (draft) {
      keepDraft(place, draft);
    } else {
      dropDraft(place);
    }
  }, [draft, place]);
  const { forget, ...server } = useServerDraft(place, {
    isWanted: kept === null && !isLocked,
    show: ({ ids: drafted, basedOn }) => {
      const available = drafted.filter((id) => offered.some(({ PlanId }) => PlanId === id));
      setDraft(draftAfter({ ids: drafted, basedOn }, stored, available));
    },
  });
  const ids = draft?.ids ?? stored;
  const derived = useMemo(() => {
    const planOf = new Map(offered.map((plan) => [plan.PlanId, plan]));
    return { idSet: new Set(ids), plans: ids.flatMap((id) => planOf.get(id) ?? []) };
  }, [ids, offered]);
  const choose = (next: readonly number[]) => setDraft(draftAfter(draft, stored, next));
  const reset = useCallback(() => {
    dropDraft(place);
    setDraft(null);
    forget();
  }, [place, forget]);
  return {
    ids,
    ...derived,
    isChanged: draft !== null,
    draft: { ...server, restored: draft && server.restored },
    basedOn: draft?.basedOn ?? stored,
    isOutOfDate: isOutOfDate(draft, stored),
    toggle: (plan) => {
      const next = ids.includes(plan.PlanId) ? withoutPlans(ids, [plan.PlanId]) : withPlan(ids, plan, offered);
      choose(next);
      return {
        added: offered.filter(({ PlanId }) => next.includes(PlanId) && !ids.includes(PlanId)),
        removed: offered.filter(({ PlanId }) => ids.includes(PlanId) && !next.includes(PlanId)),
      };
    },
    add: (added) => choose([...ids, ...added.filter((id) => !ids.includes(id))]),
    remove: (removed) => choose(withoutPlans(ids, removed)),
    reset,
    keepMine: () => setDraft(draft && draftAfter(null, stored, draft.ids)),
    saved: (sent) => {
      const current = draftOf<SelectionDraft>(place);
      // Before it is seen that it was saved: whoever closes the page then would find the draft again, as a change that was never saved.
      if (current && isSameSelection(current.ids, sent)) {
        dropDraft(place);
      }
      setDraft((shown) => shown && draftAfter(null, sent, shown.ids));
    },
  };
}

interface ServerDraft {
  /** There is no other draft, and a draft may be used. */
  isWanted: boolean;
  show: (draft: SelectionDraft) => void;
}

/** What the server has of the selection, from before a reload or from another device. */
function useServerDraft(place: DraftPlace, { isWanted, show }: ServerDraft) {
  const { draft, state } = useStoredDraft(place.userId, place.name);
  const [restored, setRestored] = useState<FormDraftState['restored']>(null);
  const load = async (mayReplace: () => boolean): Promise<void> => {
    const found = await draft?.load().catch(() => null);
    if (found && mayReplace()) {
      show(found.Content as SelectionDraft);
      setRestored({ at: found.SavedAt });
    }
  };
  // What has been selected before the server answered stays.
  const loadFirst = useEffectEvent(() => void (isWanted && load(() => draftOf(place) === null)));
  useEffect(() => loadFirst(), [draft]);
  return {
    restored,
    forget: useCallback(() => setRestored(null), []),
    save: state.save,
    elsewhere: state.isElsewhere
      ? { useOther: () => void load(() => true), keepThis: () => void draft?.overwrite() }
      : null,
  };
}
