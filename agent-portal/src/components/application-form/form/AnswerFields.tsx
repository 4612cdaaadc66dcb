import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldLabel } from '#shared/enrollment/application/problem-list';
import { DateInput } from '#web/inputs/DateInput';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { RadioInput, YES_NO } from '#web/inputs/RadioInput';
import { SelectInput, type Choice } from '#web/inputs/SelectInput';
import { TaxIdInput } from '#web/inputs/TaxIdInput';
import { TextInput } from '#web/inputs/TextInput';
import { WholeNumberInput } from '#web/inputs/WholeNumberInput';
import { useOrigin } from './form-context.ts';

interface AnswerProps {
  /** The form path: "PrimaryGroup.TaxId". The label is derived from it. */
  name: string;
  required?: boolean;
  hint?: string;
}

/** The application's inputs: each knows its label, and shows the source of a prefilled value. */
function useAnswer({ name, required = true, hint }: AnswerProps) {
  const origin = useOrigin(name);
  return { name, label: fieldLabel(name), required, hint: origin ?? hint };
}

export const TextAnswer = ({ maxLength, type, ...props }: AnswerProps & { maxLength: number; type?: 'email' }) => (
  <TextInput<FieldValues> {...useAnswer(props)} maxLength={maxLength} type={type} />
);

export const TaxIdAnswer = (props: AnswerProps) => <TaxIdInput<FieldValues> {...useAnswer(props)} />;
export const PhoneAnswer = (props: AnswerProps) => <PhoneInput<FieldValues> {...useAnswer(props)} />;
export const DateAnswer = (props: AnswerProps) => <DateInput<FieldValues> {...useAnswer(props)} />;
export const CountAnswer = (props: AnswerProps) => <WholeNumberInput<FieldValues> {...useAnswer(props)} />;

export const YesNoAnswer = ({ onChosen, ...props }: AnswerProps & { onChosen?: (yes: boolean) => void }) => (
  <RadioInput<FieldValues, boolean> {...useAnswer(props)} options={YES_NO} onChosen={onChosen} />
);

interface ChoiceAnswerProps<Value extends string | number> extends AnswerProps {
  options: readonly Choice<Value>[];
  onChosen?: (value: Value | '') => void;
}

export function ChoiceAnswer<Value extends string | number>({
  options,
  onChosen,
  ...props
}: ChoiceAnswerProps<Value>): ReactNode {
  return <SelectInput<FieldValues, Value> {...useAnswer(props)} options={options} onChosen={onChosen} />;
}

/** Options whose labels equal their values. */
export const plainOptions = <Value extends string>(values: readonly Value[]): Choice<Value>[] =>
  values.map((value) => ({ value, label: value }));

export const labelledOptions = <Value extends string>(labels: Record<Value, string>): Choice<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
