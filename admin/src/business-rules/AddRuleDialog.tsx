import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { BusinessRuleResponse, ConfigSource } from '#shared/business-rules/business-rule.record';
import { today } from '#web/inputs/today';
import { can } from '../providers/current-user.ts';
import { currentRulesQuery } from './rule-queries.ts';
import { ConfiguredRules } from './ConfiguredRules.tsx';
import { DialogLoading } from './DialogLoading.tsx';
import { firstFreeDay } from './free-day.ts';
import { ruleDraft } from './rule-draft.ts';
import { keysOf, newForm, toForm } from './rule-form.ts';
import { presentRule } from './rule-versions.ts';
import { SOURCE_LABELS, viewOfSource } from './rule-views.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleEditor } from './RuleEditor.tsx';

interface AddRuleDialogProps {
  source: ConfigSource;
  /** The screen underneath: the tab's list. */
  leaveTo?: string;
}

/** /sales/configuration/add: a new rule of the tab's source; its key defaults to the first one (spec 002 section 5). */
export function AddRuleDialog({ source, leaveTo = viewOfSource(source).path }: AddRuleDialogProps) {
  const navigate = useNavigate();
  const { data: rules, error, refetch } = useQuery(currentRulesQuery);
  const draft = useMemo(() => ruleDraft(`add-${source}`), [source]);
  const leave = () => {
    draft.forget();
    void navigate(leaveTo);
  };
  return (
    <RuleDialog
      title={can('superuser') ? 'Add configuration' : 'Propose a rule'}
      subtitle={`${SOURCE_LABELS[source]} configuration`}
      onDiscard={leave}
    >
      {(controls) => {
        if (!rules) {
          return <DialogLoading error={error} onRetry={refetch} />;
        }
        const of = (key: string) => rules.filter((rule) => rule.Key === key && rule.ConfigSource === source);
        return (
          <RuleEditor
            source={source}
            replaces={null}
            start={startOf(keysOf(source)[0]!, of)}
            startOf={(key) => startOf(key, of)}
            draft={draft}
            before={(key) => {
              const present = presentRule(of(key), today());
              return present ? toForm(present) : null;
            }}
            others={of}
            controls={controls}
            onSaved={leave}
            aside={(key) => <ConfiguredRules ruleKey={key} rules={of(key)} />}
          />
        );
      }}
    </RuleDialog>
  );
}

const startOf = (key: string, of: (key: string) => BusinessRuleResponse[]) =>
  newForm(key, presentRule(of(key), today()), firstFreeDay(of(key), today()));
