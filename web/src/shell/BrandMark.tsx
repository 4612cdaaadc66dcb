import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The product's sign and name; `children` is what else is said of the app. */
export const BrandMark = ({ children }: { children?: ReactNode }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Box
      component="img"
      src={`${import.meta.env.BASE_URL}favicon.svg`}
      alt=""
      width={28}
      height={28}
      sx={{ display: 'block' }}
    />
    <Typography component="span" variant="h3" noWrap sx={{ letterSpacing: '-0.01em' }}>
      Priority Quote
    </Typography>
    {children}
  </Stack>
);
