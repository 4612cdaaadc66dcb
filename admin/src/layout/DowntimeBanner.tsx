import { Alert, Collapse } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parametersQuery } from '../providers/parameters-query.ts';

/** The portal uses the same name: a banner that was dismissed there stays away here. */
const KEY = 'pq.dismissed-banner';

/** Announces coming downtime until it is dismissed; a new text shows again. Source: spec 002 section 2, "Header". */
export function DowntimeBanner() {
  const message = useQuery(parametersQuery).data?.['DownTimeBannerMessage']?.trim() ?? '';
  const [dismissed, setDismissed] = useState(readDismissed);
  const dismiss = () => {
    setDismissed(message);
    try {
      sessionStorage.setItem(KEY, message);
    } catch {
      // Storage can be switched off: the banner is then back after a reload.
    }
  };
  return (
    <Collapse in={message !== '' && message !== dismissed} unmountOnExit>
      <Alert severity="warning" role="status" onClose={dismiss} sx={{ borderRadius: 0 }}>
        {message}
      </Alert>
    </Collapse>
  );
}

function readDismissed(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
