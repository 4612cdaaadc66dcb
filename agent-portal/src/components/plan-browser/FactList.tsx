import { Box } from '@mui/material';

interface FactListProps {
  facts: readonly { name: string; value: string }[];
}

/** What the prices are based on, beside the heading. */
export const FactList = ({ facts }: FactListProps) => (
  <Box component="dl" sx={FACTS}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);

const FACTS = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'subtitle2' },
} as const;
