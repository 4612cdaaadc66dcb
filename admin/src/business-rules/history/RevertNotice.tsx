import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { formatInstant } from '#shared/formats/instant';

interface RevertNoticeProps {
  version: BusinessRuleResponse;
  onUndo: () => void;
}

/** Says that the form contains an earlier version and nothing is saved yet; takes the focus, so reading continues from here. */
export function RevertNotice({ version: { ChangedAt, ChangedBy }, onUndo }: RevertNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [ChangedAt]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="status"
      severity="info"
      sx={{ mb: 2 }}
      action={<Button onClick={onUndo}>Undo</Button>}
    >
      These are the values of {formatInstant(ChangedAt)}
      {ChangedBy === 'system' ? ', the default' : ` by ${ChangedBy}`}. They apply again when you save.
    </Alert>
  );
}
