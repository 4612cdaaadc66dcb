import { PlainSelect } from './PlainSelect.tsx';

const SIZES = ['10', '25', '50', '100'] as const;

interface PageSizeProps {
  value: number;
  onChange: (pageSize: number) => void;
  noun: string;
}

/** Selects the number of rows per page. */
export const PageSize = ({ value, onChange, noun }: PageSizeProps) => (
  <PlainSelect
    label={`${noun.replace(/^./, (letter) => letter.toUpperCase())} per page`}
    value={String(value)}
    onChange={(size) => onChange(Number(size))}
    options={SIZES.map((size) => ({ value: size as string, label: size }))}
  />
);
