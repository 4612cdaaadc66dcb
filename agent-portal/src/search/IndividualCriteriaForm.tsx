import { useForm } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { INDIVIDUAL_STATUSES, individualStatusLabel } from '#shared/individuals/individual-status';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { QUOTE_ID_NUMBER } from '#shared/search/group-criteria';
import {
  givenIndividualCriteria,
  individualSearchProblem,
  individualTextProblem,
} from '#shared/search/individual-criteria';
import { type IndividualCriteria, SSN_OF_ANYONE } from '#shared/search/individual-search.record';
import { DateInput } from '#web/inputs/DateInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { TextInput } from '#web/inputs/TextInput';
import { CriteriaFrame } from './CriteriaFrame.tsx';

type CriteriaValues = Record<keyof IndividualCriteria, string>;

const NOTHING: CriteriaValues = {
  Text: '',
  EnrollmentType: '',
  Status: '',
  QuoteId: '',
  FirstName: '',
  LastName: '',
  SSN: '',
  DateOfBirth: '',
  SubmittedFrom: '',
  SubmittedTo: '',
  AgentFirstName: '',
  AgentLastName: '',
};

interface IndividualCriteriaFormProps {
  /** The last search; null before the first one. */
  criteria: IndividualCriteria | null;
  /** The server's errors for single criteria. */
  fieldErrors: FieldErrors;
  isSearching: boolean;
  onSearch: (criteria: IndividualCriteria) => void;
  onClear: () => void;
}

/** Search criteria for quotes of households. Source: spec 002 section 2, "/search". */
export function IndividualCriteriaForm({ criteria, onSearch, ...frame }: IndividualCriteriaFormProps) {
  const given = Object.fromEntries(Object.entries(criteria ?? {}).map(([name, text]) => [name, text ?? '']));
  const form = useForm<CriteriaValues>({ defaultValues: { ...NOTHING, ...given }, mode: 'onTouched' });
  return (
    <CriteriaFrame
      {...frame}
      label="What you know about the individual"
      text={TEXT}
      form={form}
      blank={NOTHING}
      problemOf={(values) => individualSearchProblem(toCriteria(values))}
      onSearch={(values) => onSearch(toCriteria(values))}
    >
      <FieldGrid columns={3}>
        <TextInput<CriteriaValues> name="LastName" label="Last name" maxLength={60} />
        <TextInput<CriteriaValues> name="FirstName" label="First name" maxLength={60} />
        <DateInput<CriteriaValues> name="DateOfBirth" label="Date of birth" />
        <SsnInput<CriteriaValues> name="SSN" label="SSN" hint={SSN_OF_ANYONE} />
        <TextInput<CriteriaValues>
          name="QuoteId"
          label="Quote ID"
          inputMode="numeric"
          maxLength={9}
          check={(text) => (/^[1-9]\d*$/.test(text.trim()) ? null : QUOTE_ID_NUMBER)}
        />
        <SelectInput<CriteriaValues> name="EnrollmentType" label="Enrollment type" options={KINDS} noneLabel="Any" />
        <SelectInput<CriteriaValues> name="Status" label="Status" options={STATUSES} noneLabel="Any" />
        <DateInput<CriteriaValues> name="SubmittedFrom" label="Submitted from" />
        <DateInput<CriteriaValues> name="SubmittedTo" label="Submitted to" />
        <TextInput<CriteriaValues> name="AgentFirstName" label="Agent first name" maxLength={60} />
        <TextInput<CriteriaValues> name="AgentLastName" label="Agent last name" maxLength={60} />
      </FieldGrid>
    </CriteriaFrame>
  );
}

const TEXT = {
  label: 'Search individuals',
  hint: 'Name of the applicant or quote number; partial matches work.',
  check: individualTextProblem,
};

const KINDS = INDIVIDUAL_KINDS.map((kind) => ({ value: kind, label: kind }));
const STATUSES = INDIVIDUAL_STATUSES.map((status) => ({ value: status, label: individualStatusLabel(status) }));

const toCriteria = (values: CriteriaValues): IndividualCriteria =>
  givenIndividualCriteria(values as IndividualCriteria) as IndividualCriteria;
