import { Paper, Typography } from '@mui/material';
import { useWatch, type FieldValues } from 'react-hook-form';
import {
  DEPENDENT_ELIGIBILITY_LABELS,
  END_OF_COVERAGE_LABELS,
  NEW_HIRE_LABELS,
  SEGMENT_NAMES,
} from '#shared/enrollment/application-options';
import { segmentClassId } from '#shared/enrollment/application/problem-list';
import { FieldGrid } from '#web/inputs/FormSection';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { ChoiceAnswer, CountAnswer, labelledOptions } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';

const NEW_HIRE = labelledOptions(NEW_HIRE_LABELS);
const ENDS = labelledOptions(END_OF_COVERAGE_LABELS);
const DEPENDENTS = labelledOptions(DEPENDENT_ELIGIBILITY_LABELS);

/** The rules of one segment. Names that other segments use cannot be selected. */
export function SegmentFields({ index }: { index: number }) {
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
