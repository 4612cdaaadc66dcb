import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FieldPath, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { GENDERS, type Relationship } from '#shared/census/census-codes';
import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import { ageOn, parseIsoDate } from '#shared/dates/iso-date';
import { emailProblem } from '#shared/formats/email';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { isMaskedSsn } from '#shared/formats/ssn';
import { DateInput } from '#web/inputs/DateInput';
import { FormSection } from '#web/inputs/FormSection';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { TextInput } from '#web/inputs/TextInput';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { notifySuccess, notifyWithUndo } from '../../app/notify.ts';
import { useCensusFacts } from '../census/census-context.ts';
import { type CensusForm, type MemberForm, newMember } from '../saving/census-form.ts';
import { MemberCoverage } from './MemberCoverage.tsx';
import { findingAt } from './household-findings.ts';
import { MEMBER_GRID } from './member-grid.ts';
import { DEPENDENT_CHOICES, memberLabel, memberName } from './member-labels.ts';

interface HouseholdSectionProps {
  /** Whether a person with this id is stored now. */
  isStored: (memberId: number) => boolean;
}

/** Everyone who is quoted: the applicant first, then spouse or domestic partner, then children. */
export function HouseholdSection({ isStored }: HouseholdSectionProps) {
  const { canEdit, isDecided } = useCensusFacts();
  const canAdd = canEdit && !isDecided;
  const { fields, add, remove, nameOf } = useHousehold(isStored);
  const [leaving, setLeaving] = useState<number | null>(null);
  const addChild = useRef<HTMLButtonElement>(null);
  useFindingsRechecked();
  const relationships = useWatch<CensusForm, 'Members'>({ name: 'Members' }).map(
    (member) => member.RelationshipToSubscriber,
  );
  const hasPartner = relationships.some((each) => each === 'Spouse' || each === 'DomesticPartner');
  const adding = {
    startIcon: <AddIcon />,
    variant: 'outlined',
    disabled: fields.length >= MAX_MEMBERS,
    // Keeps the focus in the current field until the click: leaving it could show a message that moves this button.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  return (
    <FormSection
      stacked
      title="Household"
      help="Add everyone who needs coverage. Dates of birth set the price; names can wait."
    >
      <Stack spacing={2}>
        {fields.map(({ id }, index) => (
          <MemberCard key={id} index={index} onRemove={canAdd && index > 0 ? () => setLeaving(index) : null} />
        ))}
        {canAdd && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {!hasPartner && (
              <Button {...adding} onClick={() => add('Spouse')}>
                Add spouse or partner
              </Button>
            )}
            <Button {...adding} ref={addChild} onClick={() => add('Child')}>
              Add child
            </Button>
          </Stack>
        )}
      </Stack>
      {leaving !== null && (
        <ConfirmDialog
          open
          title={`Remove ${nameOf(leaving)}?`}
          confirmLabel="Remove"
          destructive
          onConfirm={() => {
            remove(leaving);
            setLeaving(null);
            // After the dialog has given the focus back to a button that is gone.
            setTimeout(() => addChild.current?.focus());
          }}
          onCancel={() => setLeaving(null)}
        >
          {nameOf(leaving)} will be removed from the household. You can undo it right afterwards.
        </ConfirmDialog>
      )}
    </FormSection>
  );
}

function useHousehold(isStored: HouseholdSectionProps['isStored']) {
  const { control, getValues } = useFormContext<CensusForm>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'Members' });
  const add = (relationship: Relationship) => {
    const at = relationship === 'Child' ? getValues('Members').length : 1;
    const focusName = `Members.${at}.DateOfBirth`;
    insert(at, newMember(relationship, getValues('Members')[0]), { focusName });
  };
  const bringBack = (member: MemberForm, at: number) => {
    // The number of someone who was removed on the server too is gone: only its mask is known here.
    const isForgotten = isMaskedSsn(member.SSN) && !isStored(member.Id);
    insert(Math.min(at, getValues('Members').length), isForgotten ? { ...member, SSN: '' } : member, {
      shouldFocus: false,
    });
    notifySuccess(isForgotten ? 'Back in the household. Enter the SSN again.' : 'Back in the household.');
  };
  return {
    fields,
    add,
    nameOf: (index: number) => memberName(getValues('Members'), index),
    remove: (index: number) => {
      const members = structuredClone(getValues('Members'));
      remove(index);
      notifyWithUndo(`${memberName(members, index)} has been removed.`, () => bringBack(members[index]!, index));
    },
  };
}

const FACTS = ['RelationshipToSubscriber', 'Disabled', 'MedicalStatus', 'Tobacco'] as const;

/** Rules about people depend on other answers: what is filled in is checked again when one of those changes. */
function useFindingsRechecked(): void {
  const { getValues, trigger } = useFormContext<CensusForm>();
  const [planType, effectiveDate, members] = useWatch<CensusForm, ['IndividualPlanType', 'EffectiveDate', 'Members']>({
    name: ['IndividualPlanType', 'EffectiveDate', 'Members'],
  });
  const facts = JSON.stringify([planType, effectiveDate, members.map((member) => FACTS.map((name) => member[name]))]);
  const recheck = useEffectEvent(() => void trigger(getValues('Members').flatMap(filledIn)));
  useEffect(() => recheck(), [facts]);
}

const filledIn = (member: MemberForm, at: number): FieldPath<CensusForm>[] => [
  `Members.${at}.RelationshipToSubscriber`,
  `Members.${at}.MedicalStatus`,
  ...(member.DateOfBirth === '' ? [] : [`Members.${at}.DateOfBirth` as const]),
  ...(member.LastTobaccoUse === '' ? [] : [`Members.${at}.LastTobaccoUse` as const]),
];

interface MemberCardProps {
  index: number;
  /** Null where the person stays: the applicant, and everyone in a quote of the marketplace or one that cannot be edited. */
  onRemove: (() => void) | null;
}

/** One person of the household. */
function MemberCard({ index, onRemove }: MemberCardProps) {
  const id = useId();
  const label = memberLabel(useWatch<CensusForm, 'Members'>({ name: 'Members' }), index);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ pt: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { pt: 0, borderTop: 0 } }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ mb: 1.5, minHeight: 40, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="subtitle1" component="h3" id={id}>
          {label}
        </Typography>
        {onRemove && (
          <IconButton
            aria-label={`Remove ${label.toLowerCase()}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRemove}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Stack>
      <MemberFields index={index} />
    </Box>
  );
}

const GENDER_CHOICES = GENDERS.map((value) => ({ value, label: value === 'M' ? 'Male' : 'Female' }));

/** One person's fields, each with the messages of its rule. */
function MemberFields({ index }: { index: number }) {
  const { canEdit } = useCensusFacts();
  const isApplicant = index === 0;
  const disabled = !canEdit;
  return (
    <Stack spacing={1.5}>
      <Box sx={MEMBER_GRID}>
        {!isApplicant && <RelationshipField index={index} />}
        <BirthDateField index={index} />
        <SelectInput<CensusForm>
          name={`Members.${index}.Gender`}
          label="Gender"
          disabled={disabled}
          options={GENDER_CHOICES}
          noneLabel="Not given"
        />
        <SsnInput<CensusForm> name={`Members.${index}.SSN`} label="SSN" disabled={disabled} />
      </Box>
      <NameFields index={index} />
      <MemberCoverage index={index} />
      {isApplicant && (
        <Box sx={MEMBER_GRID}>
          <Box sx={{ gridColumn: { sm: 'span 1', md: 'span 2' } }}>
            <TextInput<CensusForm>
              name={`Members.${index}.EmailAddress`}
              label="E-mail"
              type="email"
              maxLength={254}
              disabled={disabled}
              check={emailProblem}
            />
          </Box>
          <PhoneInput<CensusForm> name={`Members.${index}.HomeNumber`} label="Phone" disabled={disabled} />
        </Box>
      )}
    </Stack>
  );
}

function RelationshipField({ index }: { index: number }) {
  const { viewer, canEdit, isDecided } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  return (
    <SelectInput<CensusForm>
      name={`Members.${index}.RelationshipToSubscriber`}
      label="Relationship"
      required
      disabled={!canEdit || isDecided}
      options={DEPENDENT_CHOICES}
      check={() => findingAt(getValues(), viewer, { index, field: 'RelationshipToSubscriber' })}
    />
  );
}

function BirthDateField({ index }: { index: number }) {
  const { viewer, canEdit, isDecided } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  const [typed, effectiveDate] = useWatch<CensusForm, [`Members.${number}.DateOfBirth`, 'EffectiveDate']>({
    name: [`Members.${index}.DateOfBirth`, 'EffectiveDate'],
  });
  const born = parseIsoDate(typed ?? '');
  const on = parseIsoDate(effectiveDate) ?? viewer.today;
  return (
    <DateInput<CensusForm>
      name={`Members.${index}.DateOfBirth`}
      label="Date of birth"
      required
      disabled={!canEdit || isDecided}
      hint={born && born <= on ? `Age ${ageOn(born, on)}` : undefined}
      check={() => findingAt(getValues(), viewer, { index, field: 'DateOfBirth' })}
    />
  );
}

function NameFields({ index }: { index: number }) {
  const { canEdit, isDecided } = useCensusFacts();
  const name = { disabled: !canEdit || isDecided, check: censusNameProblem, maxLength: LONGEST_NAME };
  return (
    <Box
      sx={{
        ...MEMBER_GRID,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 72px',
          sm: 'minmax(0, 1fr) 72px minmax(0, 1fr)',
        },
      }}
    >
      <TextInput<CensusForm> {...name} name={`Members.${index}.FirstName`} label="First name" />
      <TextInput<CensusForm>
        name={`Members.${index}.MiddleInitial`}
        label="MI"
        disabled={!canEdit}
        check={middleInitialProblem}
        maxLength={2}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <TextInput<CensusForm> {...name} name={`Members.${index}.LastName`} label="Last name" />
      </Box>
    </Box>
  );
}
