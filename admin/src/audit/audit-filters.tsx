import { AutocompleteInput, NumberInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { AUDITED_KINDS, kindWords } from '#shared/timeline/audited-records';
import { ACTION_CHOICES } from '#shared/timeline/actions';
import { DayFilter } from '../components/DayFilter.tsx';

const KIND_CHOICES = AUDITED_KINDS.map((kind) => ({ id: kind, name: kindWords(kind) }));

/** Filters below the first line show only when a link sets them. */
export const AUDIT_FILTERS = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Person, number, request or IP"
    slotProps={{ htmlInput: { 'aria-label': 'Search the audit list' } }}
    sx={{ width: { xs: '100%', sm: 232 } }}
  />,
  <AutocompleteInput
    key="action"
    source="action"
    label="What"
    choices={[...ACTION_CHOICES]}
    alwaysOn
    sx={{ width: { xs: '100%', sm: 200 } }}
  />,
  <SelectInput
    key="subject"
    source="subject"
    label="Kind of record"
    choices={KIND_CHOICES}
    alwaysOn
    margin="none"
    sx={{ minWidth: 164 }}
  />,
  <DayFilter key="fromDate" source="fromDate" label="From" alwaysOn />,
  <DayFilter key="toDate" source="toDate" label="To" alwaysOn />,
  <NumberInput key="userId" source="userId" label="Number of the user" />,
  <TextInput key="subjectId" source="subjectId" label="Number of the record" />,
  <TextInput key="requestId" source="requestId" label="Request" />,
  <TextInput key="ip" source="ip" label="IP address" />,
];
