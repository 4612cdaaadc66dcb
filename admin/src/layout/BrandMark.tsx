import { Box, Chip, Stack, Typography } from '@mui/material';

/** The product's sign and name, and that this is its console. */
export const BrandMark = () => (
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
    <Chip label="Console" variant="outlined" sx={{ display: { xs: 'none', sm: 'inline-flex' }, borderRadius: 1 }} />
  </Stack>
);
