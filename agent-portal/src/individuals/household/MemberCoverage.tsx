import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COVERAGE_STATUSES } from '#shared/census/census-codes';
import { isUseLongAgo, USED_LONG_AGO } from '#shared/census/tobacco';
import { CONTRACT_RENEWALS } from '#shared/contract-renewals/contract-renewals.calls';
import { parseIsoDate } from '#shared/dates/iso-date';
import { OTHER_COVERAGE_LABELS, OTHER_COVERAGES } from '#shared/eligibility/tax-person.record';
import { isTobaccoAsked, isVisionOffered } from '#shared/individuals/household-members';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { DateInput } from '#web/inputs/DateInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { TextInput } from '#web/inputs/TextInput';
import { notifyError } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { contractRenewalQuery } from '../../components/contract-renewal-queries.ts';
import { useCensusFacts } from '../census/census-context.ts';
import { type CensusForm, factsOf } from '../saving/census-form.ts';
import { TobaccoQuestion } from './TobaccoQuestion.tsx';
import { findingAt, personOf } from './household-findings.ts';
import { MEMBER_GRID } from './member-grid.ts';

const OTHER_COVERAGE_CHOICES = OTHER_COVERAGES.map((value) => ({ value, label: OTHER_COVERAGE_LABELS[value] }));
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
      {asked.credit && <CreditQuestions index={index} />}
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
          hint="Incapable of self-support"
          disabled={!canEdit}
        />
      )}
    </Box>
  );
}

/** What bars the person from the tax credit. Closed while nothing does: most people have nothing to say here. */
function CreditQuestions({ index }: { index: number }) {
  const { canEdit } = useCensusFacts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(useIsCreditAnswered(index));
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setIsOpen(!isOpen)}
      >
        Other coverage and the tax credit
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ ...MEMBER_GRID, pt: 1 }}>
          <SelectInput<CensusForm>
            name={`Members.${index}.OtherCoverage`}
            label="Other coverage"
            disabled={!canEdit}
            options={OTHER_COVERAGE_CHOICES}
          />
          <DateInput<CensusForm>
            name={`Members.${index}.MedicaidDeniedOn`}
            label="Medicaid denied on"
            hint="By the marketplace or the state"
            disabled={!canEdit}
          />
          <TextInput<CensusForm>
            name={`Members.${index}.ExemptionNumber`}
            label="Exemption number"
            hint="For catastrophic plans from 30 on"
            maxLength={12}
            disabled={!canEdit}
          />
          <SwitchInput<CensusForm>
            name={`Members.${index}.IsPregnant`}
            label="Pregnant"
            hint="Medicaid has a higher limit"
            disabled={!canEdit}
          />
          <SwitchInput<CensusForm>
            name={`Members.${index}.LivesElsewhere`}
            label="Lives in another county"
            hint="Then no credit is estimated"
            disabled={!canEdit}
          />
        </Box>
      </Collapse>
    </Box>
  );
}

function useIsCreditAnswered(index: number): boolean {
  const { OtherCoverage, IsPregnant, MedicaidDeniedOn, LivesElsewhere, ExemptionNumber } =
    useFormContext<CensusForm>().getValues(`Members.${index}`);
  return OtherCoverage !== 'None' || IsPregnant || MedicaidDeniedOn !== '' || LivesElsewhere || ExemptionNumber !== '';
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
  credit: false,
};

/** Which questions this person is asked. */
function useAsked(index: number) {
  const { viewer, isDecided } = useCensusFacts();
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
    credit: IndividualPlanType === 'Permanent' && !isDecided,
  };
}

interface TobaccoAskedAgainProps {
  index: number;
  quoteId: number;
  memberId: number;
  /** As recorded on the contract; null: not recorded. */
  used: boolean | null;
}

/** The question of a renewal: the contract's answer is not taken over in silence. */
function TobaccoAskedAgain({ index, quoteId, memberId, used }: TobaccoAskedAgainProps) {
  const markAsked = () =>
    void call(CONTRACT_RENEWALS.asked, { quoteId, body: { MemberIds: [memberId] } })
      .then(() => queryClient.invalidateQueries(contractRenewalQuery(quoteId)))
      .catch((error: unknown) => notifyError({ text: errorMessage(error), fields: {} }));
  return (
    <TobaccoQuestion
      index={index}
      value=""
      hint={`Asked again at the renewal. ${recorded(used)}`}
      onAnswered={markAsked}
    />
  );
}

const recorded = (used: boolean | null): string =>
  used === null ? 'The contract does not say.' : used ? 'The contract says: yes.' : 'The contract says: no.';
