import { useForm } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupSearchCriteria } from '#shared/search/group-search.record';
import { zipProblem } from '#shared/formats/zip';
import { givenCriteria, type GroupCriterion, QUOTE_ID_NUMBER, searchProblem } from '#shared/search/group-criteria';
import { FieldGrid } from '#web/inputs/FormSection';
import { DateInput } from '#web/inputs/DateInput';
import { TaxIdInput } from '#web/inputs/TaxIdInput';
import { TextInput } from '#web/inputs/TextInput';
import { CriteriaFrame } from './CriteriaFrame.tsx';

type CriteriaValues = Record<GroupCriterion, string>;

const NOTHING: CriteriaValues = {
  Text: '',
  GroupNumber: '',
  GroupName: '',
  TaxId: '',
  QuoteId: '',
  PostalCode: '',
  RenewalDate: '',
  AgentFirstName: '',
  AgentLastName: '',
};

interface CriteriaFormProps {
  /** The last search; null before the first one. */
  criteria: GroupSearchCriteria | null;
  /** The server's errors for single criteria. */
  fieldErrors: FieldErrors;
  isSearching: boolean;
  onSearch: (criteria: GroupSearchCriteria) => void;
  onClear: () => void;
}

/** Search criteria for groups. Source: spec 002 section 2, "Group criteria". */
export function CriteriaForm({ criteria, onSearch, ...frame }: CriteriaFormProps) {
  const form = useForm<CriteriaValues>({
    defaultValues: { ...NOTHING, ...givenCriteria(criteria ?? {}) },
    mode: 'onTouched',
  });
  return (
    <CriteriaFrame
      {...frame}
      label="What you know about the group"
      text={TEXT}
      form={form}
      blank={NOTHING}
      problemOf={searchProblem}
      onSearch={(values) => onSearch(givenCriteria(values))}
    >
      <CriteriaInputs />
    </CriteriaFrame>
  );
}

const TEXT = {
  label: 'Search groups',
  hint: 'Name, group number, quote number, Tax ID, phone or email; the beginning is enough.',
};

const CriteriaInputs = () => (
  <FieldGrid columns={3}>
    <TextInput<CriteriaValues> name="GroupName" label="Group name" maxLength={150} />
    <TextInput<CriteriaValues> name="GroupNumber" label="Group number" maxLength={20} />
    <TaxIdInput<CriteriaValues> name="TaxId" label="Tax ID" />
    <TextInput<CriteriaValues>
      name="QuoteId"
      label="Quote ID"
      inputMode="numeric"
      maxLength={9}
      check={(text) => (/^[1-9]\d*$/.test(text.trim()) ? null : QUOTE_ID_NUMBER)}
    />
    <TextInput<CriteriaValues>
      name="PostalCode"
      label="Postal code"
      inputMode="numeric"
      maxLength={10}
      check={(text) => zipProblem(text)}
    />
    <DateInput<CriteriaValues> name="RenewalDate" label="Renewal date" />
    <TextInput<CriteriaValues> name="AgentFirstName" label="Agent first name" maxLength={60} />
    <TextInput<CriteriaValues> name="AgentLastName" label="Agent last name" maxLength={60} />
  </FieldGrid>
);
