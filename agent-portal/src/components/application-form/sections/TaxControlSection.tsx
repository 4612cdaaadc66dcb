import CompleteIcon from '@mui/icons-material/CheckCircleOutlined';
import IncompleteIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EndedIcon from '@mui/icons-material/RemoveCircleOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_SUBGROUPS } from '#shared/enrollment/application-options';
import type { Subgroup } from '#shared/enrollment/application.record';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';
import { filledBeyond, withTaxControl } from '#shared/enrollment/application/tax-control';
import { formatTaxId } from '#shared/formats/tax-id';
import { ToneChip } from '#web/status/ToneChip';
import { ShrinkDialog } from '../ShrinkDialog.tsx';
import { ChoiceAnswer, YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { useApplication } from '../form/form-context.ts';
import { formProblems } from '../form/form-problems.ts';
import { SectionCard } from './SectionCard.tsx';

type TaxControl = ApplicationForm['CommonTaxControl'];

const COUNTS = Array.from({ length: MAX_SUBGROUPS + 1 }, (_none, count) => ({ value: count, label: String(count) }));

/** Companies under common control, with a subgroup for each. */
export function TaxControlSection() {
  const { setValue, getValues } = useFormContext<ApplicationForm>();
  const { Eligible, NumGroups } = useWatch<ApplicationForm, 'CommonTaxControl'>({ name: 'CommonTaxControl' });
  const [asked, setAsked] = useState<{ wanted: TaxControl; before: TaxControl; lost: Subgroup[] } | null>(null);
  const apply = (wanted: TaxControl) => {
    const coupled = withTaxControl({ CommonTaxControl: wanted, SubGroups: getValues('SubGroups') });
    setValue('CommonTaxControl', coupled.CommonTaxControl, { shouldDirty: true });
    setValue('SubGroups', coupled.SubGroups, { shouldDirty: true });
    setAsked(null);
  };
  const change = (wanted: TaxControl) => {
    const count = wanted.Eligible === false ? 0 : wanted.NumGroups;
    const subgroups = getValues('SubGroups');
    const lost = filledBeyond(subgroups, count);
    if (lost.length > 0) {
      setAsked({ wanted, before: { Eligible: true, NumGroups: subgroups.length }, lost });
    } else {
      apply(wanted);
    }
  };
  return (
    <SectionCard
      id="tax-control"
      help="Companies that belong to the same owner count as one employer. Each of them is a subgroup."
    >
      <Stack spacing={2}>
        <YesNoAnswer
          name="CommonTaxControl.Eligible"
          hint="The employer and other companies are under common tax control (26 USC 414) and enroll together."
          onChosen={(yes) => change({ Eligible: yes, NumGroups })}
        />
        {Eligible !== false && (
          <ChoiceAnswer<number>
            name="CommonTaxControl.NumGroups"
            required={Eligible === true}
            options={COUNTS}
            onChosen={(count) => change({ Eligible: Number(count) > 1 ? true : Eligible, NumGroups: Number(count) })}
          />
        )}
        <SubgroupList />
      </Stack>
      {asked && (
        <ShrinkDialog
          kind="subgroups"
          lost={asked.lost.map(({ SubGroupId, GroupName }) => `${SubGroupId} ${GroupName}`.trim())}
          onConfirm={() => apply(asked.wanted)}
          onCancel={() => apply(asked.before)}
        />
      )}
    </SectionCard>
  );
}

/** The subgroups in order, each with its number of open items. */
function SubgroupList() {
  const { application, goTo } = useApplication();
  const form = useWatch() as ApplicationForm;
  const problems = formProblems(form, application.Facts);
  const missing = (index: number) => problems.filter(({ Field }) => Field.startsWith(`SubGroups.${index}.`)).length;
  return (
    <Stack component="ul" aria-label="Subgroups" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {form.SubGroups.map((subgroup, index) => (
        <Paper
          component="li"
          variant="outlined"
          key={subgroup.SubGroupId}
          sx={{ px: 2, py: 1, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {subgroup.SubGroupId}
          </Typography>
          <Typography variant="body2" component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
            {subgroup.GroupName || 'Not named yet'}
            {subgroup.TaxId && `, ${formatTaxId(subgroup.TaxId)}`}
          </Typography>
          <StateChip subgroup={subgroup} missing={missing(index)} />
          <Button
            size="small"
            onClick={() => goTo(`SubGroups.${index}.GroupName`)}
            aria-label={`${missing(index) > 0 ? 'Complete' : 'Edit'} subgroup ${subgroup.SubGroupId}`}
          >
            {missing(index) > 0 ? 'Complete' : 'Edit'}
          </Button>
        </Paper>
      ))}
    </Stack>
  );
}

const StateChip = ({ subgroup, missing }: { subgroup: Subgroup; missing: number }) =>
  isActiveSubgroup(subgroup) ? (
    <ToneChip
      look={missing > 0 ? ['warning', IncompleteIcon] : ['success', CompleteIcon]}
      label={missing > 0 ? `Incomplete (${missing})` : 'Complete'}
    />
  ) : (
    <ToneChip look={['secondary', EndedIcon]} label={subgroup.GroupStatus} />
  );
