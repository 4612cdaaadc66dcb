import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type FieldPath, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Relationship } from '#shared/census/census-codes';
import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import { isMaskedSsn } from '#shared/formats/ssn';
import { FormSection } from '#web/inputs/FormSection';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { notifySuccess, notifyWithUndo } from '../../app/notify.ts';
import { useCensusFacts } from '../census/census-context.ts';
import { type CensusForm, type MemberForm, newMember } from '../saving/census-form.ts';
import { PersonRow } from './PersonRow.tsx';
import { memberName } from './member-labels.ts';
import { columnLines, columnsFor, HEADS, ROOM } from './row-layout.ts';

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
  const isFull = fields.length >= MAX_MEMBERS;
  /** Enter and the arrow keys lead from person to person; Enter after the last one adds another. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = findNext(event);
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
    } else if (next === 'another' && canAdd && !isFull) {
      add(hasPartner ? 'Child' : 'Spouse');
    }
  };
  return (
    <FormSection
      stacked
      title="Household"
      help="Add everyone who needs coverage. Dates of birth set the price; names can wait."
    >
      <Table onKeyDown={onKeyDown}>
        {fields.map(({ id }, index) => (
          <PersonRow key={id} index={index} onRemove={canAdd && index > 0 ? () => setLeaving(index) : null} />
        ))}
      </Table>
      {canAdd && <AddButtons {...{ add, addChild, hasPartner, isFull }} />}
      {leaving !== null && (
        <ConfirmRemoval
          name={nameOf(leaving)}
          onConfirm={() => {
            remove(leaving);
            setLeaving(null);
            // After the dialog has given the focus back to a button that is gone.
            setTimeout(() => addChild.current?.focus());
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </FormSection>
  );
}

/** Keeps the focus in the current field until the click: leaving it could show a message that moves what is pressed. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('label, button')) {
    event.preventDefault();
  }
}

interface AddButtonsProps {
  add: (relationship: Relationship) => void;
  addChild: RefObject<HTMLButtonElement | null>;
  hasPartner: boolean;
  isFull: boolean;
}

function AddButtons({ add, addChild, hasPartner, isFull }: AddButtonsProps) {
  const button = { startIcon: <AddIcon />, size: 'small', variant: 'outlined', disabled: isFull } as const;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      onMouseDown={keepFocus}
      sx={{ flexWrap: 'wrap', alignItems: 'center', pt: 1 }}
    >
      {!hasPartner && (
        <Button {...button} onClick={() => add('Spouse')}>
          Add spouse or partner
        </Button>
      )}
      <Button {...button} ref={addChild} onClick={() => add('Child')}>
        Add child
      </Button>
      <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
        Enter goes to the next person, or adds one.
      </Typography>
    </Stack>
  );
}

const ConfirmRemoval = ({ name, ...given }: { name: string; onConfirm: () => void; onCancel: () => void }) => (
  <ConfirmDialog open title={`Remove ${name}?`} confirmLabel="Remove" destructive {...given}>
    {name} will be removed from the household. You can undo it right afterwards.
  </ConfirmDialog>
);

interface TableProps {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** The people below one another. The heads are for the eye: each field has its label. */
function Table({ onKeyDown, children }: TableProps) {
  const { isDecided } = useCensusFacts();
  const isPermanent = useWatch<CensusForm, 'IndividualPlanType'>({ name: 'IndividualPlanType' }) === 'Permanent';
  const columns = columnsFor({ isPermanent, hasCredit: !isDecided });
  return (
    <Box
      sx={ROOM}
      style={{ '--lines': columnLines(columns) } as CSSProperties}
      {...{ onKeyDown }}
      onMouseDown={keepFocus}
    >
      <Box aria-hidden sx={HEADS}>
        {columns.map(({ name, head, explains }) => (
          <Typography key={name} variant="body2" component="div" color="textSecondary">
            {head}
            {explains && (
              <Typography variant="caption" component="div">
                {explains}
              </Typography>
            )}
          </Typography>
        ))}
      </Box>
      {children}
    </Box>
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

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Where Enter and the arrow keys lead in a list of people: to the same field of the next person or the one before, to the date of birth
 * where that person is not asked; 'another' for Enter after the last person. Null for a key that the field itself takes, or none of these.
 */
function findNext({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | 'another' | null {
  const step = STEPS[key];
  const column = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (!step || !column || (key !== 'Enter' && target.type === 'radio')) {
    return null;
  }
  const people = [...currentTarget.querySelectorAll<HTMLElement>('[data-person]')];
  const at = people.findIndex((person) => person.contains(target)) + step;
  const fieldIn = (name: string) => people[at]?.querySelector<HTMLElement>(`[data-column="${name}"] input:enabled`);
  return fieldIn(column) ?? fieldIn('born') ?? (key === 'Enter' && at === people.length ? 'another' : null);
}
