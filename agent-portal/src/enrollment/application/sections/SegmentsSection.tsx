import { Stack } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EmployeeSegment } from '#shared/enrollment/application.record';
import { segmentsBeyond, withSegments } from '#shared/enrollment/application/employee-segments';
import { MAX_SEGMENTS } from '#shared/enrollment/application-options';
import { ShrinkDialog } from '../dialogs/ShrinkDialog.tsx';
import { ChoiceAnswer, YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { SectionCard } from './SectionCard.tsx';
import { SegmentFields } from './SegmentFields.tsx';

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
