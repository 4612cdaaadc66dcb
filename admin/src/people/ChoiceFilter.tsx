import { SelectInput } from 'react-admin';

interface ChoiceFilterProps {
  source: string;
  label: string;
  choices: readonly { id: string | boolean; name: string }[];
  minWidth?: number;
  /** react-admin passes this to every filter; unused here. */
  alwaysOn?: boolean;
}

/** A list filter with a few fixed values. */
export const ChoiceFilter = ({ source, label, choices, minWidth = 150 }: ChoiceFilterProps) => (
  <SelectInput source={source} label={label} choices={[...choices]} margin="none" emptyText="All" sx={{ minWidth }} />
);
