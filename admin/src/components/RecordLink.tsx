import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { AuditedRecord } from '#shared/timeline/timeline.record';
import { CONSOLE } from '../providers/addresses.ts';

/** A record's name, linked to its page if it has one: in the console, or in the portal, which is a full page load. */
export function RecordLink({ record: { Words, Name, Path } }: { record: AuditedRecord }) {
  const text = [Words, Name].filter(Boolean).join(': ');
  if (Path === null) {
    return text;
  }
  const own = Path.startsWith(`${CONSOLE}/`);
  return own ? (
    <Link component={RouterLink} to={Path.slice(CONSOLE.length)} underline="always">
      {text}
    </Link>
  ) : (
    <Link href={Path} underline="always">
      {text}
    </Link>
  );
}
