import OpenIcon from '@mui/icons-material/ArrowOutward';
import { Button } from '@mui/material';
import { useHref, useLocation } from 'react-router';
import { withReturn } from '#shared/answers/own-path';

/** The quote's page in the portal, which leads back to this address. */
export function FullPage({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  const here = useHref({ pathname, search });
  return (
    <Button variant="outlined" href={withReturn(path, here)} endIcon={<OpenIcon />} sx={{ alignSelf: 'flex-start' }}>
      Open full page
    </Button>
  );
}
