import { Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import {
  DEPENDENT_ELIGIBILITY_LABELS,
  END_OF_COVERAGE_LABELS,
  MAX_SEGMENTS,
  NEW_HIRE_LABELS,
  SEGMENT_NAMES,
} from '#shared/enrollment/application-options';
import type { EmployeeSegment } from '#shared/enrollment/application.record';
import { segmentsBeyond, withSegments } from '#shared/enrollment/application/employee-segments';
import { segmentClassId } from '#shared/enrollment/application/problem-list';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { ShrinkDialog } from '../ShrinkDialog.tsx';
import { ChoiceAnswer, CountAnswer, labelledOptions, YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { SectionCard } from './SectionCard.tsx';

type Offer = ApplicationForm['MultipleEmployeeSegments'];

const COUNTS = Array.from({ length: MAX_SEGMENTS }, (_none, index) => ({ value: index + 1, label: String(index + 1) }));

/** Employees with the same eligibility rules: one segment, or several with separate rules. */
export function SegmentsSection() {
  const { setValue, getValues } = useFormContext<ApplicationForm>();
  const [offer, segments] = useWatch<ApplicationForm, ['MultipleEmployeeSegments', 'EmployeeSegments']>({
    name: ['MultipleEmployeeSegments', 'EmployeeSegments'],
  });
  const { CoverageOffered, NumSegments } = offer;
  const [asked, setAsked] = useState<{ wanted: Offer; before: Offer; lost: EmployeeSegment[] } | null>(null);
  const apply = (wanted: Offer) => {
    const given = { MultipleEmployeeSegments: wanted, EmployeeSegments: getValues('EmployeeSegments') };
    const coupled = withSegments(given);
    setValue('MultipleEmployeeSegments', coupled.MultipleEmployeeSegments, { shouldDirty: true });
    setValue('EmployeeSegments', coupled.EmployeeSegments, { shouldDirty: true });
    setAsked(null);
  };
  const change = (wanted: Offer) => {
    const count = wanted.CoverageOffered === false ? 1 : wanted.NumSegments;
    const kept = getValues('EmployeeSegments');
    const lost = segmentsBeyond(kept, count);
    if (lost.length > 0) {
      setAsked({ wanted, before: { CoverageOffered: true, NumSegments: kept.length }, lost });
    } else {
      apply(wanted);
    }
  };
  return (
    <SectionCard id="segments" help="Who is covered from when and until when. Segments may have different rules.">
      <Stack spacing={2}>
        <YesNoAnswer
          name="MultipleEmployeeSegments.CoverageOffered"
          onChosen={(yes) => change({ CoverageOffered: yes, NumSegments })}
        />
        {CoverageOffered !== false && (
          <ChoiceAnswer<number>
            name="MultipleEmployeeSegments.NumSegments"
            required={CoverageOffered === true}
            options={COUNTS}
            onChosen={(count) =>
              change({ CoverageOffered: Number(count) > 1 ? true : CoverageOffered, NumSegments: Number(count) })
            }
          />
        )}
        {segments.map(({ SegmentClassId }, index) => (
          <SegmentFields key={SegmentClassId} index={index} />
        ))}
      </Stack>
      {asked && (
        <ShrinkDialog
          kind="employee segments"
          lost={asked.lost.map(({ SegmentClassId, SegmentName }) => `${SegmentClassId} ${SegmentName}`.trim())}
          onConfirm={() => apply(asked.wanted)}
          onCancel={() => apply(asked.before)}
        />
      )}
    </SectionCard>
  );
}

const NEW_HIRE = labelledOptions(NEW_HIRE_LABELS);
const ENDS = labelledOptions(END_OF_COVERAGE_LABELS);
const DEPENDENTS = labelledOptions(DEPENDENT_ELIGIBILITY_LABELS);

/** The rules of one segment. Names that other segments use cannot be selected. */
function SegmentFields({ index }: { index: number }) {
  const path = `EmployeeSegments.${index}`;
  const segments = useWatch<ApplicationForm, 'EmployeeSegments'>({ name: 'EmployeeSegments' });
  const taken = new Set(segments.filter((_segment, place) => place !== index).map(({ SegmentName }) => SegmentName));
  const names = SEGMENT_NAMES.map((value) => ({ value, label: value, disabled: taken.has(value) }));
  return (
    <Paper component="fieldset" variant="outlined" sx={{ p: 2, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        Segment {segmentClassId(index)}
      </Typography>
      <FieldGrid>
        <ChoiceAnswer name={`${path}.SegmentName`} options={names} />
        <CountAnswer name={`${path}.FullTimeHours`} />
        <ChoiceAnswer name={`${path}.NewHireRule`} options={NEW_HIRE} />
        <ChoiceAnswer name={`${path}.TerminationRule`} options={ENDS} />
        <ChoiceAnswer name={`${path}.LayoffRule`} options={ENDS} />
        <ChoiceAnswer name={`${path}.DisabilityRule`} options={ENDS} />
        <ChoiceAnswer name={`${path}.DependentEligibility`} options={DEPENDENTS} />
        <CheckboxInput<FieldValues>
          name={`${path}.IsSpecialClass`}
          label="Special class"
          hint="Its employees are eligible under rules that the group has agreed with us."
        />
      </FieldGrid>
    </Paper>
  );
}
