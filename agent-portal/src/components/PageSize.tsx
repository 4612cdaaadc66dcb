import { Box } from '@mui/material';
import { PAGE_SIZES } from './page-sizes.ts';
import { PlainSelect } from './PlainSelect.tsx';

interface PageSizeProps {
  value: number;
  onChange: (pageSize: number) => void;
  noun: string;
}

/** Selects the number of rows per page. */
export const PageSize = ({ value, onChange, noun }: PageSizeProps) => (
  <Box className="no-print">
    <PlainSelect
      label={`${noun.replace(/^./, (letter) => letter.toUpperCase())} per page`}
      value={String(value)}
      onChange={(size) => onChange(Number(size))}
      options={PAGE_SIZES.map(String).map((size) => ({ value: size, label: size }))}
    />
  </Box>
);
