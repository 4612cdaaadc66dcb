import { SelectInput } from 'react-admin';

interface ChoiceFilterProps {
  source: string;
  label: string;
  choices: readonly { id: string | boolean; name: string }[];
  minWidth?: number;
  /** react-admin asks each filter whether it is always shown. */
  alwaysOn?: boolean;
}

/** One of a few values among the filters of a list. */
export const ChoiceFilter = ({ source, label, choices, minWidth = 150 }: ChoiceFilterProps) => (
  <SelectInput source={source} label={label} choices={[...choices]} margin="none" emptyText="All" sx={{ minWidth }} />
);
