import { Pills } from '../components/Pills.tsx';

interface FilterPillsProps<Value extends string> {
  /** What is being filtered: "Stage". */
  label: string;
  /** null: all. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Undefined while it is unknown, as are the counts. */
  total: number | undefined;
  options: readonly { value: Value; label: string; count: number | undefined }[];
}

/** Filters a list by one category or shows all, each with its count. */
export const FilterPills = <Value extends string>({
  label,
  value,
  onChange,
  total,
  options,
}: FilterPillsProps<Value>) => (
  <Pills<Value | 'all'>
    label={label}
    value={value ?? 'all'}
    onChange={(next) => onChange(next === 'all' ? null : next)}
    options={[
      { value: 'all', label: withCount('All', total) },
      ...options.map((option) => ({ value: option.value, label: withCount(option.label, option.count) })),
    ]}
  />
);

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} ${count}`;
