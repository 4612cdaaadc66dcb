import type { IsoDate } from '#shared/dates/iso-date';
import { answerRefusal, type EventAnswer, eventQuestion, isHra, ownAnswer } from '#shared/eligibility/event-questions';
import {
  QUALIFYING_EVENT_OPTIONS,
  QUALIFYING_EVENTS,
  type QualifyingEvent,
} from '#shared/eligibility/qualifying-events';
import { eventDateProblem, isEventOffered, type SpecialEnrollmentFacts } from '#shared/eligibility/special-enrollment';
import { useFormContext } from 'react-hook-form';
import { DateInput } from '#web/inputs/DateInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { useRules } from '../../app/use-rules.ts';
import { useCensusFacts } from '../census/census-context.ts';
import type { CensusForm } from '../saving/census-form.ts';

/** Why the household may enroll outside open enrollment, and since when. */
export function SpecialEnrollmentFields() {
  const { quote, canEdit, isDecided } = useCensusFacts();
  const disabled = !canEdit || isDecided;
  const { getValues, getFieldState, trigger, watch } = useFormContext<CensusForm>();
  const chosen = watch('QualifyingEventReason');
  const question = eventQuestion(chosen || null);
  const factsOf = useEventFacts();
  const stored = quote?.Individual.QualifyingEventReason;
  const offered = QUALIFYING_EVENTS.filter((reason) => reason === stored || isEventOffered(factsOf(reason)));
  const checkDate = (day: IsoDate): string | null => {
    const reason = getValues('QualifyingEventReason');
    return reason === '' || isDecided ? null : eventDateProblem(day, factsOf(reason));
  };
  return (
    <>
      <SelectInput<CensusForm, QualifyingEvent>
        name="QualifyingEventReason"
        label="Qualifying event"
        required
        disabled={disabled}
        options={offered.map((value) => ({ value, label: QUALIFYING_EVENT_OPTIONS[value].name }))}
        onChosen={() => {
          // The event decides which days are possible.
          if (getFieldState('EventDate').isTouched || getValues('EventDate') !== '') {
            void trigger('EventDate');
          }
        }}
      />
      <DateInput<CensusForm>
        name="EventDate"
        label={chosen !== '' && isHra(chosen) ? 'First day on which the HRA can begin' : 'Event date'}
        required
        disabled={disabled}
        check={checkDate}
      />
      {question && !isDecided && (
        <SelectInput<CensusForm, EventAnswer>
          name="EventAnswer"
          label={question.label}
          required
          disabled={disabled}
          options={Object.entries(question.answers).map(([value, { name }]) => ({
            value: value as EventAnswer,
            label: name,
          }))}
          check={(answer) => answerRefusal(answer || null)}
          onChosen={() => void trigger(getValues('EventDate') === '' ? 'EventAnswer' : ['EventAnswer', 'EventDate'])}
        />
      )}
    </>
  );
}

export function useEventFacts() {
  const rules = useRules();
  const { viewer } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  return (reason: QualifyingEvent): SpecialEnrollmentFacts => ({
    reason,
    answer: ownAnswer(reason, getValues('EventAnswer') || null),
    ...viewer,
    covidFrom: rules.CovidSEPStartDate,
    covidTo: rules.CovidSEPEndDate,
    days: rules,
  });
}
