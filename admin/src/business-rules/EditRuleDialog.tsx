import { Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import { formatInstant } from '#shared/formats/instant';
import { StaleDialog } from '#web/records/StaleDialog';
import { can } from '../providers/current-user.ts';
import { currentRulesQuery, ruleHistoryQuery } from './rule-queries.ts';
import { DialogLoading } from './DialogLoading.tsx';
import { ruleDraft } from './rule-draft.ts';
import { differences, FIELD_LABELS, mergeForms, toForm, type RuleForm } from './rule-form.ts';
import { SOURCE_LABELS, type RuleView } from './rule-views.ts';
import { RuleDialog, type RuleDialogControls } from './RuleDialog.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleHistory } from './history/RuleHistory.tsx';

/** /sales/configuration/{id}: the current version of the rule to which this id belongs. */
export function EditRuleDialog({ view }: { view: RuleView }) {
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const close = () => void navigate(view.path);
  return <EditRuleFrame id={id} onClose={close} onSaved={close} />;
}

interface EditRuleFrameProps {
  id: number;
  onClose: () => void;
  onSaved: () => void;
  /** In place: the value that was clicked, and the address of all fields. */
  place?: { anchor: Element; allFields: string };
}

/** A rule is changed in a dialog with all fields, or in place: its value and its first day. */
export function EditRuleFrame({ id, onClose, onSaved, place }: EditRuleFrameProps) {
  const { data: versions, error, refetch } = useQuery(ruleHistoryQuery(id));
  const newest = versions?.[0];
  const discard = () => {
    if (newest) {
      ruleDraft(String(newest.Id)).forget();
    }
    onClose();
  };
  return (
    <RuleDialog
      title={
        newest ? `${can('superuser') ? 'Edit' : 'Propose a change to'} ${ruleName(newest.Key)}` : 'Edit configuration'
      }
      subtitle={newest ? `${newest.Key}, ${SOURCE_LABELS[newest.ConfigSource].toLowerCase()} configuration` : ''}
      anchor={place?.anchor}
      onDiscard={discard}
    >
      {(controls) =>
        versions ? (
          <EditRule
            versions={versions}
            controls={controls}
            onSaved={onSaved}
            allFields={
              place && (
                <MuiLink component={Link} to={place.allFields} onClick={onClose} variant="body2" sx={ALL_FIELDS}>
                  All fields and history
                </MuiLink>
              )
            }
          />
        ) : (
          <DialogLoading error={Number.isInteger(id) ? error : new Error('There is no such rule.')} onRetry={refetch} />
        )
      }
    </RuleDialog>
  );
}

const ALL_FIELDS = { display: 'inline-block', px: 1, py: 0.5 } as const;

interface EditRuleProps {
  versions: readonly BusinessRuleResponse[];
  controls: RuleDialogControls;
  onSaved: () => void;
  /** In place: where all fields are. */
  allFields?: ReactNode;
}

function EditRule({ versions, controls, onSaved, allFields }: EditRuleProps) {
  const newest = versions[0]!;
  const [base, setBase] = useState<{ rule: BusinessRuleResponse; mine: RuleForm | null }>({ rule: newest, mine: null });
  const { data: rules = [] } = useQuery(currentRulesQuery);
  const { rule, mine } = base;
  const draft = useMemo(() => ruleDraft(String(rule.Id)), [rule.Id]);
  const start = toForm(rule);
  const takeTheirs = () => {
    draft.forget();
    setBase({ rule: newest, mine: null });
  };
  const keepMine = () => {
    const values = draft.read() ?? start;
    draft.forget();
    setBase({ rule: newest, mine: mergeForms(start, values, toForm(newest)) });
  };
  return (
    <>
      <RuleEditor
        key={rule.Id}
        source={rule.ConfigSource}
        replaces={rule}
        start={start}
        initial={mine}
        draft={draft}
        before={() => start}
        others={(key) => rules.filter((other) => other.Key === key && !versions.some(({ Id }) => Id === other.Id))}
        controls={controls}
        onSaved={() => {
          draft.forget();
          onSaved();
        }}
        isBrief={allFields !== undefined}
        aside={(_key, revertTo) => allFields ?? <RuleHistory versions={versions} onUse={revertTo} />}
      />
      {newest.Id !== rule.Id && (
        <StaleDialog
          title={`${newest.ChangedBy} changed this rule on ${formatInstant(newest.ChangedAt)}`}
          noun="rule"
          rows={differences(start, toForm(newest)).map(({ field, before, after }) => ({
            label: FIELD_LABELS[field],
            mine: before,
            theirs: after,
          }))}
          merges
          keepMine={keepMine}
          takeTheirs={takeTheirs}
        />
      )}
    </>
  );
}
