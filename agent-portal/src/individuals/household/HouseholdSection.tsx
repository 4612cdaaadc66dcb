import AddIcon from '@mui/icons-material/Add';
import { Button, Stack } from '@mui/material';
import { type MouseEvent, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { isMaskedSsn } from '#shared/formats/ssn';
import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import type { Relationship } from '#shared/census/census-codes';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { FormSection } from '#web/inputs/FormSection';
import { notifySuccess, notifyWithUndo } from '../../app/notifications/notify.ts';
import { useCensusFacts } from '../census/census-context.ts';
import { type CensusForm, type MemberForm, newMember } from '../saving/census-form.ts';
import { MemberCard } from './MemberCard.tsx';
import { memberName } from './member-labels.ts';
import { useFindingsRechecked } from './use-findings-rechecked.ts';

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
      help="Everyone who seeks coverage. Names can be added later; birth dates decide the prices."
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
