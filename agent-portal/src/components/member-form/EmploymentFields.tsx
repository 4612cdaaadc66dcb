import { useFormContext, useWatch } from 'react-hook-form';
import { parseIsoDate } from '#shared/dates/iso-date';
import {
  COBRA_DURATIONS_MONTHS,
  COBRA_EVENT_LABELS,
  COBRA_EVENTS,
  type CobraEvent,
} from '#shared/enrollment/application-options';
import { isNewlyCobra } from '#shared/enrollment/members/member-problems';
import {
  dateOfHireProblem,
  impossibleCobraProblem,
  impossibleHireProblem,
} from '#shared/enrollment/members/employment-problems';
import { needsDateOfHire, retireeProblem, SPECIAL_CLASS_LABELS } from '#shared/enrollment/members/member-class';
import { FieldGrid } from '#web/inputs/FormSection';
import { DateInput } from '#web/inputs/DateInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { classLabel, type MemberContext, type MemberForm } from './member-form.ts';

const DURATIONS = COBRA_DURATIONS_MONTHS.map((months) => ({ value: months, label: `${months} months` }));

const EVENTS = COBRA_EVENTS.map((value) => ({ value, label: COBRA_EVENT_LABELS[value] }));

/** Segment, subgroup and date of hire of an employee. */
export function EmploymentFields({ member, facts }: MemberContext) {
  const { control } = useFormContext<MemberForm>();
  const [memberClass, hired] = useWatch({ control, name: ['MemberClass', 'DateOfHire'] });
  const chosen = memberClass || null;
  const waiting = hired
    ? dateOfHireProblem({ ...member, MemberClass: chosen, DateOfHire: parseIsoDate(hired) }, facts)
    : null;
  return (
    <FieldGrid columns={3}>
      <SelectInput<MemberForm>
        name="MemberClass"
        label="Employee segment"
        noneLabel="Not chosen"
        options={[
          ...facts.Segments.map(({ SegmentClassId }) => ({
            value: SegmentClassId,
            label: classLabel(SegmentClassId, facts) ?? SegmentClassId,
          })),
          ...facts.SpecialClasses.map((value) => ({ value, label: SPECIAL_CLASS_LABELS[value] })),
        ]}
        hint={retireeProblem(chosen, member.Age) ?? undefined}
      />
      {facts.SubGroups.length > 1 && (
        <SelectInput<MemberForm>
          name="SubGroupId"
          label="Subgroup"
          noneLabel="Not chosen"
          options={facts.SubGroups.map(({ SubGroupId, GroupName }) => ({
            value: SubGroupId,
            label: `${SubGroupId} ${GroupName}`,
          }))}
        />
      )}
      <DateInput<MemberForm>
        name="DateOfHire"
        label={needsDateOfHire(chosen) ? 'Date of hire' : 'Date of hire (optional)'}
        hint={waiting ?? 'MM/DD/YYYY'}
        check={(DateOfHire) => impossibleHireProblem({ ...member, DateOfHire }, facts)}
      />
      {isNewlyCobra({ ...member, MemberClass: chosen }, facts) && <CobraFields member={member} facts={facts} />}
    </FieldGrid>
  );
}

/** Since when COBRA covers someone who is new to it, for how long, and why. */
function CobraFields({ member, facts }: Pick<MemberContext, 'member' | 'facts'>) {
  const hired = useWatch<MemberForm, 'DateOfHire'>({ name: 'DateOfHire' });
  return (
    <>
      <DateInput<MemberForm>
        name="COBRAEligibility"
        label="COBRA eligibility date"
        hint="The day on which COBRA coverage could begin, MM/DD/YYYY"
        check={(COBRAEligibility) =>
          impossibleCobraProblem({ ...member, DateOfHire: parseIsoDate(hired), COBRAEligibility }, facts)
        }
      />
      <SelectInput<MemberForm, number>
        name="COBRADuration"
        label="COBRA duration"
        noneLabel="Not chosen"
        options={DURATIONS}
        hint="29 months with a disability, 36 after a divorce, a death or the end of a dependent’s coverage"
      />
      <SelectInput<MemberForm, CobraEvent>
        name="COBRAEvent"
        label="COBRA qualifying event (optional)"
        noneLabel="Not stated"
        options={EVENTS}
        hint="The carrier is told it for everybody in the household"
      />
    </>
  );
}
