import { Box, Stack, Typography } from '@mui/material';

/** The product's sign and name. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Box component="img" src="/favicon.svg" alt="" width={size} height={size} sx={{ display: 'block' }} />
    <Typography component="span" variant="h3" noWrap sx={{ letterSpacing: '-0.01em' }}>
      Priority Quote
    </Typography>
  </Stack>
);
