import { Box, Stack, Typography } from '@mui/material';

/** The header of the screens before the sign-in. */
export const Brand = () => (
  <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 4 }}>
    <Box component="img" src="/favicon.svg" alt="" width={48} height={48} />
    <Box>
      <Typography variant="h1">Priority Quote</Typography>
      <Typography variant="body2" color="textSecondary">
        Quote, enroll and service Michigan groups and individuals.
      </Typography>
    </Box>
  </Stack>
);
