import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { type CoverageStatus, COVERAGE_STATUSES } from '#shared/census/census-codes';
import { USED_LONG_AGO } from '#shared/census/tobacco';
import { OTHER_COVERAGE_LABELS, OTHER_COVERAGES, type OtherCoverage } from '#shared/eligibility/tax-person.record';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { DateInput } from '#web/inputs/DateInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import type { CensusForm, MemberForm } from '../saving/census-form.ts';
import { Details, DetailsButton, useDetails } from './Details.tsx';
import { GridCell, NotAsked } from './GridCell.tsx';
import { TobaccoCell, useAskedAgain } from './TobaccoCell.tsx';
import { DEPENDENT_CHOICES, memberLabel } from './member-labels.ts';
import { IN_LINE, PERSON, WHOLE_LINE } from './row-layout.ts';
import { type Asked, useAsked } from './use-asked.ts';
import { usePersonFields } from './use-person-fields.ts';

interface PersonRowProps {
  index: number;
  /** Null where the person stays: the applicant, and everyone in a quote of the marketplace or one that cannot be edited. */
  onRemove: (() => void) | null;
}

/** One person of the household: what prices follow from in a line, the rest behind a click. */
export function PersonRow({ index, onRemove }: PersonRowProps) {
  const members = useWatch<CensusForm, 'Members'>({ name: 'Members' });
  const member = members[index];
  // Just removed: the row goes with the next render.
  return member && <Person {...{ index, member, onRemove }} label={memberLabel(members, index)} />;
}

interface PersonProps extends PersonRowProps {
  member: MemberForm;
  /** "Child 2" */
  label: string;
}

function Person({ index, member, label, onRemove }: PersonProps) {
  const id = useId();
  const asked = useAsked(member);
  const again = useAskedAgain(member.Id);
  const details = useDetails(index, asked);
  const who = label.toLowerCase();
  return (
    <Box role="group" aria-labelledby={id} data-person sx={PERSON}>
      <Box sx={AT_BOTH_ENDS}>
        <Typography
          variant="subtitle2"
          component="h3"
          id={id}
          sx={{ [IN_LINE]: index > 0 ? HIDDEN_TEXT : { gridColumn: 'relationship', gridRow: 1 } }}
        >
          {label}
        </Typography>
        <Age age={asked.age} />
      </Box>
      <IdentityFields index={index} />
      {asked.tobacco ? <TobaccoCell {...{ index, member, again }} /> : asked.isPermanent && <NotAsked at="tobacco" />}
      {asked.lastUse && !again && <LastUseField index={index} isLongAgo={asked.usedLongAgo} />}
      <CoverageFields index={index} asked={asked} />
      <Box sx={AT_BOTH_ENDS}>
        <DetailsButton {...details} member={member} label={who} />
        {onRemove && <RemoveButton label={`Remove ${who}`} onClick={onRemove} />}
      </Box>
      <Details {...details} index={index} asked={asked} />
    </Box>
  );
}

/** Of a card; in a line, each is in its column. */
const SIDE_BY_SIDE = {
  ...WHOLE_LINE,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  [IN_LINE]: { display: 'contents' },
} as const;
const AT_BOTH_ENDS = { ...SIDE_BY_SIDE, flexWrap: 'nowrap', justifyContent: 'space-between' } as const;

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton
    size="small"
    aria-label={label}
    title={label}
    onClick={onClick}
    sx={{ [IN_LINE]: { gridColumn: 'remove', gridRow: 1 } }}
  >
    <DeleteIcon fontSize="small" />
  </IconButton>
);

const Age = ({ age }: { age: number | null }) => (
  <Box
    component="span"
    sx={{
      fontVariantNumeric: 'tabular-nums',
      [IN_LINE]: { gridColumn: 'age', gridRow: 1 },
    }}
  >
    {age !== null && (
      <>
        <Box component="span" sx={{ [IN_LINE]: HIDDEN_TEXT }}>
          Age{' '}
        </Box>
        {age}
      </>
    )}
  </Box>
);

const [ENROLLS, WAIVES]: readonly CoverageStatus[] = COVERAGE_STATUSES;
const SHORT: Readonly<Record<OtherCoverage, string>> = {
  None: 'None',
  Medicare: 'Medicare',
  Employer: 'Employer offer',
  Medicaid: 'MIChild, Medicaid',
};
const OTHER_COVERAGE_CHOICES = OTHER_COVERAGES.map((value) => ({
  value,
  label: OTHER_COVERAGE_LABELS[value],
  short: SHORT[value],
}));

/** Who it is. */
function IdentityFields({ index }: { index: number }) {
  const { decided, checkOf } = usePersonFields(index);
  return (
    <>
      {index > 0 && (
        <GridCell at="relationship">
          <SelectInput<CensusForm>
            {...decided('RelationshipToSubscriber')}
            label="Relationship"
            required
            options={DEPENDENT_CHOICES}
            check={checkOf('RelationshipToSubscriber')}
          />
        </GridCell>
      )}
      <GridCell at="born">
        <DateInput<CensusForm>
          {...decided('DateOfBirth')}
          label="Date of birth"
          required
          hint={undefined}
          check={checkOf('DateOfBirth')}
        />
      </GridCell>
    </>
  );
}

/** What they enroll in, and what they have. */
function CoverageFields({ index, asked }: { index: number; asked: Asked }) {
  const { own, decided, checkOf } = usePersonFields(index);
  const enrolled = (of: 'Dental' | 'Vision') => (
    <GridCell at={of.toLowerCase()}>
      <CheckboxInput<CensusForm> {...own(`${of}Status`)} label={of} values={[ENROLLS!, WAIVES!]} />
    </GridCell>
  );
  return (
    <>
      <Box sx={SIDE_BY_SIDE}>
        <GridCell at="medical">
          <CheckboxInput<CensusForm>
            {...decided('MedicalStatus')}
            label="Medical"
            values={[ENROLLS!, WAIVES!]}
            check={checkOf('MedicalStatus')}
          />
        </GridCell>
        {asked.dental && enrolled('Dental')}
        {asked.vision ? enrolled('Vision') : asked.isPermanent && <NotAsked at="vision" />}
      </Box>
      {asked.credit && (
        <GridCell at="other" isWide>
          <SelectInput<CensusForm> {...own('OtherCoverage')} label="Other coverage" options={OTHER_COVERAGE_CHOICES} />
        </GridCell>
      )}
    </>
  );
}

/** Asked because of a Yes, so it is not behind a click. */
function LastUseField({ index, isLongAgo }: { index: number; isLongAgo: boolean }) {
  const { own, checkOf } = usePersonFields(index);
  return (
    <Box sx={LAST_USE}>
      <DateInput<CensusForm>
        {...own('LastTobaccoUse')}
        label="Last tobacco use"
        required
        hint={isLongAgo ? USED_LONG_AGO : undefined}
        check={checkOf('LastTobaccoUse')}
      />
    </Box>
  );
}

const LAST_USE = {
  ...WHOLE_LINE,
  [IN_LINE]: { gridColumn: 'tobacco / -1', pt: 1 },
  '& .MuiInputBase-root': { width: '11rem' },
} as const;
