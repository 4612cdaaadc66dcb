import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { BusinessRuleResponse, ConfigSource } from '#shared/contract/business-rules';
import { ApiError, hasCode } from '../providers/api-error.ts';
import { RULES, ruleHistoryQuery } from './business-rules.api.ts';
import { isFormField, toRequest, type RuleForm } from './rule-form.ts';

/** Word for word from spec 002 section 8. The list refreshes by itself, too. */
const ADDED = 'Configuration details added successfully.';
const UPDATED = 'Configuration details updated successfully.';
const REFRESH = 'Please refresh the page to view added/updated configuration';

interface SaveRule {
  form: UseFormReturn<RuleForm>;
  source: ConfigSource;
  /** The version to replace; null for a new rule. */
  replaces: BusinessRuleResponse | null;
  onSaved: () => void;
}

/** Saves the form and waits for the server: its refusals go to their fields and, as a whole, to a notification. */
export function useSaveRule({ form, source, replaces, onSaved }: SaveRule): (values: RuleForm) => Promise<void> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (values) => {
    const data = toRequest(values, source, replaces?.Id);
    try {
      await (replaces
        ? dataProvider.update(RULES, { id: replaces.Id, data, previousData: { ...replaces, id: replaces.Id } })
        : dataProvider.create(RULES, { data }));
      onSaved();
      notify(`${replaces ? UPDATED : ADDED} ${REFRESH}`, { type: 'success' });
      refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (replaces && hasCode(error, 'STALE_VERSION')) {
        // The history then shows the newer version, and the form asks what to do with it.
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
