import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { HIDDEN_TEXT } from '../theme/hidden-text.ts';

/** The product's logo and name; `children` is additional text about the app. */
export const BrandMark = ({ children }: { children?: ReactNode }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
    <Box
      component="img"
      src={`${import.meta.env.BASE_URL}favicon.svg`}
      alt=""
      width={28}
      height={28}
      sx={{ display: 'block' }}
    />
    <Typography component="span" variant="h3" noWrap sx={NAME}>
      Priority Quote
    </Typography>
    {children}
  </Stack>
);

/** On the narrowest phones only the logo is visible; screen readers still get the name. */
const NAME = {
  letterSpacing: '-0.01em',
  '@media (max-width: 399.95px)': HIDDEN_TEXT,
} as const;
