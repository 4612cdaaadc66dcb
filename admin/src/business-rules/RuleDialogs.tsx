import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { BusinessRuleResponse, ConfigSource } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import { formatInstant } from '#shared/formats/instant';
import { StaleDialog } from '#web/records/StaleDialog';
import { can } from '../providers/current-user.ts';
import { quoteWindow, rulePeriod } from './rule-days.ts';
import {
  differences,
  FIELD_LABELS,
  keepDraft,
  keysOf,
  mergeForms,
  readDraft,
  type RuleForm,
  toForm,
} from './rule-form.ts';
import { currentRulesQuery, ruleHistoryQuery, rulePath, type RuleView, viewOfSource } from './rule-queries.ts';
import { RuleChips } from './RuleChips.tsx';
import { DialogLoading, RuleDialog, type RuleDialogControls } from './RuleDialog.tsx';
import { draftName, RuleEditor } from './RuleEditor.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import { RuleValue } from './RuleValue.tsx';

interface AddRuleDialogProps {
  source: ConfigSource;
  /** The screen underneath: the tab's list. */
  leaveTo?: string;
}

/** /sales/configuration/add: a new rule of the tab's source; its key defaults to the first one (spec 002 section 5). */
export function AddRuleDialog({ source, leaveTo = viewOfSource(source).path }: AddRuleDialogProps) {
  const navigate = useNavigate();
  const { data: rules, error, refetch } = useQuery(currentRulesQuery);
  const leave = () => {
    keepDraft(draftName(source, null), null);
    void navigate(leaveTo);
  };
  return (
    <RuleDialog
      title={can('superuser') ? 'Add rule' : 'Propose a rule'}
      subtitle={viewOfSource(source).label}
      onDiscard={leave}
    >
      {(controls) =>
        rules ? (
          <RuleEditor
            source={source}
            ruleKey={keysOf(source)[0]!}
            replaces={null}
            others={rules}
            controls={controls}
            onSaved={leave}
            aside={(key) => (
              <CurrentVersions
                ruleKey={key}
                rules={rules.filter((rule) => rule.Key === key && rule.ConfigSource === source)}
              />
            )}
          />
        ) : (
          <DialogLoading error={error} onRetry={refetch} />
        )
      }
    </RuleDialog>
  );
}

/** A key's existing rules: a new rule must fit between these. */
function CurrentVersions({ ruleKey, rules }: { ruleKey: string; rules: readonly BusinessRuleResponse[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        Current versions of {ruleKey}
      </Typography>
      {rules.some(({ TermDate }) => TermDate === null) && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          A rule without a term date leaves no room for another one. Change its value, or add a term date first.
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rules.map((rule) => (
          <Box key={rule.Id} component="li" sx={CARD}>
            <RuleValue type={rule.Type} value={rule.Value} />
            <Typography variant="body2" color="textSecondary">
              {rulePeriod(rule)}
              <br />
              {quoteWindow(rule)}
            </Typography>
            <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <RuleChips rule={rule} />
              <MuiLink component={Link} to={rulePath(rule)} variant="body2">
                {can('superuser') ? 'Edit this one' : 'Propose a change to this one'}
              </MuiLink>
            </Stack>
          </Box>
        ))}
      </Stack>
    </section>
  );
}

const CARD = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 } as const;

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
      keepDraft(draftName(newest.ConfigSource, newest), null);
    }
    onClose();
  };
  return (
    <RuleDialog
      title={newest ? `${can('superuser') ? 'Edit' : 'Propose a change to'} ${ruleName(newest.Key)}` : 'Edit rule'}
      subtitle={newest ? `${newest.Key}, ${viewOfSource(newest.ConfigSource).label.toLowerCase()}` : ''}
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

/** Edits the newest version. When someone else replaces it meanwhile, the user decides whose values the form goes on with. */
function EditRule({ versions, controls, onSaved, allFields }: EditRuleProps) {
  const newest = versions[0]!;
  const [base, setBase] = useState<{ rule: BusinessRuleResponse; merged: RuleForm | null }>({
    rule: newest,
    merged: null,
  });
  // The version that appears after saving is one's own.
  const [isSaved, setSaved] = useState(false);
  const { data: rules = [] } = useQuery(currentRulesQuery);
  const { rule, merged } = base;
  const start = toForm(rule);
  const draft = draftName(rule.ConfigSource, rule);
  const goOnFrom = (mine: RuleForm | null) => {
    keepDraft(draft, null);
    setBase({ rule: newest, merged: mine && mergeForms(start, mine, toForm(newest)) });
  };
  return (
    <>
      <RuleEditor
        key={rule.Id}
        source={rule.ConfigSource}
        ruleKey={rule.Key}
        replaces={rule}
        merged={merged}
        others={rules.filter((other) => !versions.some(({ Id }) => Id === other.Id))}
        controls={controls}
        onSaved={() => {
          keepDraft(draft, null);
          setSaved(true);
          onSaved();
        }}
        isBrief={allFields !== undefined}
        aside={(_key, revertTo) => allFields ?? <RuleHistory versions={versions} onUse={revertTo} />}
      />
      {newest.Id !== rule.Id && !isSaved && (
        <StaleDialog
          title={`${newest.ChangedBy} changed this rule on ${formatInstant(newest.ChangedAt)}`}
          noun="rule"
          rows={differences(start, toForm(newest)).map(({ field, before, after }) => ({
            label: FIELD_LABELS[field],
            mine: before,
            theirs: after,
          }))}
          merges
          keepMine={() => goOnFrom(readDraft(draft) ?? start)}
          takeTheirs={() => goOnFrom(null)}
        />
      )}
    </>
  );
}
