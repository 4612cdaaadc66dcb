import { Stack } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Subgroup } from '#shared/enrollment/application.record';
import { filledBeyond, withTaxControl } from '#shared/enrollment/application/tax-control';
import { MAX_SUBGROUPS } from '#shared/enrollment/application-options';
import { ShrinkDialog } from '../dialogs/ShrinkDialog.tsx';
import { ChoiceAnswer, YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { SubgroupList } from '../subgroups/SubgroupList.tsx';
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
