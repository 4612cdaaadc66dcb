import HistoryIcon from '@mui/icons-material/History';
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { formatInstant } from '#shared/formats/instant';
import { can } from '../providers/current-user.ts';
import { isDefault } from './rule-days.ts';
import { differences, shownValue, toForm } from './rule-form.ts';
import { Differences } from './RuleNotices.tsx';

/** Versions shown initially, and per click on "more". */
const PART = 5;

interface RuleHistoryProps {
  /** Newest first. */
  versions: readonly BusinessRuleResponse[];
  /** Fills the form with an earlier version, without saving it. */
  onUse: (version: BusinessRuleResponse) => void;
}

/** Who changed a rule, when, and what; an earlier version can be restored into the form. */
export function RuleHistory({ versions, onUse }: RuleHistoryProps) {
  const id = useId();
  const [count, setCount] = useState(PART);
  return (
    <section aria-labelledby={id}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1.5 }}>
        <HistoryIcon aria-hidden fontSize="small" color="secondary" />
        <Typography variant="h3" id={id}>
          History
        </Typography>
      </Stack>
      <Box component="ol" sx={LIST}>
        {versions.slice(0, count).map((version, index) => (
          <Version
            key={version.Id}
            version={version}
            older={versions[index + 1]}
            onUse={index === 0 ? undefined : () => onUse(version)}
          />
        ))}
      </Box>
      {versions.length > count && (
        <Button size="small" onClick={() => setCount(count + PART)}>
          Show older versions ({versions.length - count})
        </Button>
      )}
    </section>
  );
}

interface VersionProps {
  version: BusinessRuleResponse;
  older: BusinessRuleResponse | undefined;
  onUse: (() => void) | undefined;
}

const Version = ({ version, older, onUse }: VersionProps) => (
  <Box component="li" sx={{ mb: 2, minWidth: 0 }}>
    <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {isDefault(version) ? 'Default' : version.ChangedBy}
    </Typography>
    <Typography variant="caption" color="textSecondary" component="p">
      {formatInstant(version.ChangedAt)}
    </Typography>
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
      {older ? (
        <Differences changes={differences(toForm(older), toForm(version))} />
      ) : (
        `Added with the value ${shownValue(version.Type, version.Value)}`
      )}
    </Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {onUse && (
        <Button size="small" onClick={onUse} sx={{ ml: -0.5 }}>
          Use these values again
        </Button>
      )}
      {!isDefault(version) && can('superuser') && (
        <MuiLink component={Link} to={auditOf(version)} variant="body2" sx={{ py: 0.5 }}>
          Audit entry
        </MuiLink>
      )}
    </Stack>
  </Box>
);

/** The audit entry of exactly this version; the audit trail is for super users. */
const auditOf = ({ Id }: BusinessRuleResponse): string =>
  `/audit?filter=${encodeURIComponent(JSON.stringify({ Subject: 'business-rule', SubjectId: String(Id) }))}`;

const LIST = { listStyle: 'none', m: 0, p: 0, pl: 2, borderLeft: 2, borderColor: 'divider' } as const;
