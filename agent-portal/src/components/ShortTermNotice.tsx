import { Alert } from '@mui/material';
import { NOTICE_POINTS, shortTermNotice } from '#shared/eligibility/short-term';
import { useRules } from '../app/use-rules.ts';

/** What the client must read about short-term coverage before buying it. */
export function ShortTermNotice() {
  const { ShortTermNotice: loaded } = useRules();
  return (
    <Alert
      severity="warning"
      sx={{
        '& .MuiAlert-message': {
          fontSize: `max(${NOTICE_POINTS}pt, ${NOTICE_POINTS / 12}rem)`,
          whiteSpace: 'pre-line',
        },
      }}
    >
      {shortTermNotice(loaded)}
    </Alert>
  );
}
