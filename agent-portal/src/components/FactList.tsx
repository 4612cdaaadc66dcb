import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { TextWithPhones } from '#web/shell/PhoneLink';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** One below the other: texts of many lines. */
  isStacked?: boolean;
}

/** Names and values, in as many columns as fit. */
export const FactList = ({ facts, isStacked = false }: FactListProps) => (
  <Box component="dl" sx={[LIST, isStacked && { gridTemplateColumns: 'minmax(0, 1fr)' }]}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <TextWithPhones text={value} /> : value}</dd>
      </div>
    ))}
  </Box>
);

const LIST = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body1', overflowWrap: 'anywhere' },
} as const;
