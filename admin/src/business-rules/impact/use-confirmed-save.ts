import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { impactOf, impactQuery, type Impact } from './impact-queries.ts';
import type { RuleForm } from '../rule-form.ts';

/** How long saving waits for the preview. */
const PATIENCE_MS = 4_000;

export interface ConfirmedSave {
  /** Saves, or asks first when quotes would change. */
  submit: (values: RuleForm) => Promise<void>;
  /** The open question; null when there is none. */
  asking: { impact: Impact; confirm: () => void; cancel: () => void } | null;
  isSaving: boolean;
}

/** Save with a confirmation that says how many quotes would change. If the preview fails, it saves without asking. */
export function useConfirmedSave(
  question: BusinessRuleRequest | null,
  save: (values: RuleForm) => Promise<void>,
): ConfirmedSave {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ impact: Impact; values: RuleForm } | null>(null);
  const { mutateAsync: saveNow, isPending: isSaving } = useMutation({ mutationFn: save });
  const findImpact = async (): Promise<Impact | null> => {
    if (question === null) {
      return null;
    }
    const known = queryClient.fetchInfiniteQuery(impactQuery(question)).then(
      ({ pages }) => impactOf(pages),
      () => null,
    );
    return Promise.race([known, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))]);
  };
  return {
    submit: async (values) => {
      const impact = await findImpact();
      return impact && impact.changed > 0 ? setAsked({ impact, values }) : saveNow(values);
    },
    asking: asked && {
      impact: asked.impact,
      confirm: () => {
        setAsked(null);
        void saveNow(asked.values);
      },
      cancel: () => setAsked(null),
    },
    isSaving,
  };
}
