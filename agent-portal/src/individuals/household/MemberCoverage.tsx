import { Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { COVERAGE_STATUSES } from '#shared/census/census-codes';
import { isUseLongAgo, USED_LONG_AGO } from '#shared/census/tobacco';
import { parseIsoDate } from '#shared/dates/iso-date';
import { isTobaccoAsked, isVisionOffered } from '#shared/individuals/household-members';
import { DateInput } from '#web/inputs/DateInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { useCensusFacts } from '../census/census-context.ts';
import { type CensusForm, factsOf } from '../saving/census-form.ts';
import { findingAt, personOf } from './household-findings.ts';
import { TobaccoAskedAgain } from '../renewal/TobaccoAskedAgain.tsx';
import { MEMBER_GRID } from './member-grid.ts';
import { TobaccoQuestion } from './TobaccoQuestion.tsx';

const COVERAGE_CHOICES = COVERAGE_STATUSES.map((value) => ({ value, label: value }));

/** Ours. */
const PRICED_WITHOUT = 'Prices are without tobacco until this is answered.';

/** What the person enrolls in, and what is asked because of it. */
export function MemberCoverage({ index }: { index: number }) {
  const asked = useAsked(index);
  return (
    <>
      <CoverageChoices index={index} asked={asked} />
      <Questions index={index} asked={asked} />
    </>
  );
}

interface AskedProps {
  index: number;
  asked: ReturnType<typeof useAsked>;
}

function CoverageChoices({ index, asked }: AskedProps) {
  const { viewer, canEdit, isDecided } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  const choice = { required: true, disabled: !canEdit, options: COVERAGE_CHOICES };
  return (
    <Box sx={MEMBER_GRID}>
      <SelectInput<CensusForm>
        {...choice}
        name={`Members.${index}.MedicalStatus`}
        label="Medical"
        disabled={!canEdit || isDecided}
        check={() => findingAt(getValues(), viewer, { index, field: 'MedicalStatus' })}
      />
      {asked.dental && <SelectInput<CensusForm> {...choice} name={`Members.${index}.DentalStatus`} label="Dental" />}
      {asked.vision && <SelectInput<CensusForm> {...choice} name={`Members.${index}.VisionStatus`} label="Vision" />}
    </Box>
  );
}

function Questions({ index, asked }: AskedProps) {
  const { viewer, canEdit } = useCensusFacts();
  const again = useAskedAgain(index);
  const { getValues } = useFormContext<CensusForm>();
  return (
    <Box sx={MEMBER_GRID}>
      {asked.tobacco && again && <TobaccoAskedAgain index={index} {...again} />}
      {asked.tobacco && !again && (
        <TobaccoQuestion
          index={index}
          value={asked.answer}
          hint={asked.answer === '' ? PRICED_WITHOUT : ''}
          disabled={!canEdit}
        />
      )}
      {asked.lastUse && !again && (
        <DateInput<CensusForm>
          name={`Members.${index}.LastTobaccoUse`}
          label="Last tobacco use"
          required
          disabled={!canEdit}
          check={() => findingAt(getValues(), viewer, { index, field: 'LastTobaccoUse' })}
          {...(asked.usedLongAgo && { hint: USED_LONG_AGO })}
        />
      )}
      {asked.disability && (
        <SwitchInput<CensusForm>
          name={`Members.${index}.Disabled`}
          label="Disabled"
          hint="Keeps an older child from earning a living"
          disabled={!canEdit}
        />
      )}
    </Box>
  );
}

/** Whom a renewal still has to ask about tobacco; null for everyone else. */
function useAskedAgain(index: number) {
  const { canEdit, quote, renewal } = useCensusFacts();
  const memberId = useWatch<CensusForm, `Members.${number}.Id`>({ name: `Members.${index}.Id` });
  const person = renewal?.People.find(({ MemberId }) => MemberId !== null && MemberId === memberId);
  return canEdit && quote && person && !person.IsTobaccoAnswered
    ? { quoteId: quote.Id, memberId, used: person.UsedTobacco }
    : null;
}

const NOTHING = {
  dental: false,
  vision: false,
  tobacco: false,
  answer: '' as boolean | '',
  lastUse: false,
  usedLongAgo: false,
  disability: false,
};

/** Which questions this person is asked. */
function useAsked(index: number) {
  const { viewer } = useCensusFacts();
  const [member, IndividualPlanType, EffectiveDate] = useWatch<
    CensusForm,
    [`Members.${number}`, 'IndividualPlanType', 'EffectiveDate']
  >({ name: [`Members.${index}`, 'IndividualPlanType', 'EffectiveDate'] });
  // Just removed: this card goes with the next render.
  if (!member) {
    return NOTHING;
  }
  const facts = factsOf({ IndividualPlanType, EffectiveDate }, viewer);
  const isBorn = parseIsoDate(member.DateOfBirth) !== null;
  const isChild = member.RelationshipToSubscriber === 'Child';
  const tobacco = isBorn && isTobaccoAsked(personOf(member), facts);
  return {
    dental: IndividualPlanType === 'Permanent',
    vision: (isBorn || member.RelationshipToSubscriber === 'Self') && isVisionOffered(personOf(member), facts),
    tobacco,
    answer: member.Tobacco,
    lastUse: tobacco && member.Tobacco === true,
    usedLongAgo: facts.effectiveDate !== null && isUseLongAgo(parseIsoDate(member.LastTobaccoUse), facts.effectiveDate),
    disability: isChild && IndividualPlanType === 'Permanent',
  };
}
