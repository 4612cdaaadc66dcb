import OpenIcon from '@mui/icons-material/ArrowOutward';
import { Button } from '@mui/material';
import { useHref, useLocation } from 'react-router';
import { withReturn } from '#shared/answers/own-path';

/** A page of the quote in the portal, which leads back to this address. */
export function FullPage({ path, label = 'Open full page' }: { path: string; label?: string }) {
  const { pathname, search } = useLocation();
  const here = useHref({ pathname, search });
  return (
    <Button variant="outlined" href={withReturn(path, here)} endIcon={<OpenIcon />} sx={{ alignSelf: 'flex-start' }}>
      {label}
    </Button>
  );
}
