import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import {
  type BusinessRuleResponse,
  type ConfigSource,
  REFRESH_RULES,
  RULE_ADDED,
  RULE_UPDATED,
} from '#shared/business-rules/business-rule.record';
import { ApiError, hasCode } from '#web/http/api-error';
import { can } from '../providers/current-user.ts';
import { RULES, ruleHistoryQuery } from './rule-queries.ts';
import { proposalsQuery, useProposalActions } from './proposals/proposals-queries.ts';
import { isFormField, toRequest, type RuleForm } from './rule-form.ts';

const PROPOSED = 'Proposed. A super user approves or declines it.';

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
  const dataProvider = useDataProvider();
  const { proposeRule } = useProposalActions();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return async (values) => {
    const data = toRequest(values, source, replaces?.Id);
    try {
      if (!can('superuser')) {
        await proposeRule({ ...data, Reason: values.Reason ?? '' });
        await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey });
        onSaved();
        notify(PROPOSED, { type: 'success' });
        return;
      }
      await (replaces
        ? dataProvider.update(RULES, { id: replaces.Id, data, previousData: { ...replaces, id: replaces.Id } })
        : dataProvider.create(RULES, { data }));
      onSaved();
      const done = replaces ? RULE_UPDATED : RULE_ADDED;
      const isShown = await queryClient.invalidateQueries({ queryKey: [RULES] }, { throwOnError: true }).then(
        () => true,
        () => false,
      );
      notify(isShown ? done : `${done} ${REFRESH_RULES}`, { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (replaces && hasCode(error, 'STALE_VERSION')) {
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
