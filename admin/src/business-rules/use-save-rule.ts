import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import {
  type BusinessRuleResponse,
  type ConfigSource,
  REFRESH_RULES,
  RULE_ADDED,
  RULE_UPDATED,
} from '#shared/business-rules/business-rule.record';
import { ApiError, isStale } from '#web/http/api-error';
import { can } from '../providers/current-user.ts';
import { IMPACTS } from './impact/impact.ts';
import { isFormField, type RuleForm, toRequest } from './rule-form.ts';
import { proposalsQuery, ruleHistoryQuery, RULES, useProposalActions } from './rule-queries.ts';

interface SaveRule {
  form: UseFormReturn<RuleForm>;
  source: ConfigSource;
  /** The version to replace; null for a new rule. */
  replaces: BusinessRuleResponse | null;
  onSaved: () => void;
}

/**
 * Saves the form, or proposes it for users who cannot save, and waits for the server: field errors go to their fields, others to a
 * notification.
 */
export function useSaveRule({ form, source, replaces, onSaved }: SaveRule): (values: RuleForm) => Promise<void> {
  const [update] = useUpdate();
  const [create] = useCreate();
  const { proposeRule } = useProposalActions();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const store = async (values: RuleForm): Promise<string> => {
    const data = toRequest(values, source, replaces?.Id);
    if (!can('superuser')) {
      await proposeRule({ ...data, Reason: values.Reason ?? '' });
      await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey });
      onSaved();
      return 'Proposed. A super user approves or declines it.';
    }
    const isAwaited = { returnPromise: true } as const;
    await (replaces
      ? update(RULES, { id: replaces.Id, data, previousData: { ...replaces, id: replaces.Id } }, isAwaited)
      : create(RULES, { data }, isAwaited));
    onSaved();
    void queryClient.invalidateQueries({ queryKey: [IMPACTS], refetchType: 'none' });
    const done = replaces ? RULE_UPDATED : RULE_ADDED;
    return queryClient.invalidateQueries({ queryKey: [RULES] }, { throwOnError: true }).then(
      () => done,
      () => `${done} ${REFRESH_RULES}`,
    );
  };
  return async (values) => {
    try {
      notify(await store(values), { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (replaces && isStale(error)) {
        // The history then shows the newer version, and the form asks how to resolve the conflict.
        await queryClient.invalidateQueries({ queryKey: ruleHistoryQuery(replaces.Id).queryKey });
        return;
      }
      notify(error.message, { type: 'error' });
      Object.entries(error.body.errors ?? {})
        .filter(([field]) => isFormField(field))
        .forEach(([field, message], index) =>
          form.setError(field as keyof RuleForm, { type: 'server', message }, { shouldFocus: index === 0 }),
        );
    }
  };
}
