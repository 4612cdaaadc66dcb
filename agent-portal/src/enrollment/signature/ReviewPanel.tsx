import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { type EnrollmentSectionName, sectionLabel } from '#shared/enrollment/enrollment-sections';
import { formatDay } from '#shared/formats/auto-date';
import { censusQuery, selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { enrolledCounts } from '#shared/census/census-approval';
import { sectionPath } from '../section-path.ts';

interface ReviewPanelProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
}

/** A summary of what is about to be signed, each line with a link to change it. Source: ux 4. */
export function ReviewPanel({ quote, overview }: ReviewPanelProps) {
  const { data: members } = useQuery(censusQuery(quote.Id));
  const { data: selection } = useQuery(selectedPlansQuery(quote.Id));
  const counts = members && enrolledCounts(members);
  const label = (name: EnrollmentSectionName) => sectionLabel(overview.Sections[name]);
  const people = counts ? `${counts.members} members of ${counts.employees} employees. ` : '';
  const rows: [what: string, text: string, change: EnrollmentSectionName | null][] = [
    ['Group', `${quote.Group.GroupName}, effective ${formatDay(quote.EffectiveDate)}`, null],
    ['Plans', selection?.Plans.map(({ PlanDisplayName }) => PlanDisplayName).join(', ') ?? '', null],
    ['Application', label('Application'), 'Application'],
    ['Supporting documents', label('SupportingDocuments'), 'SupportingDocuments'],
    ['Demographics', `${people}${label('Demographics')}`, 'Demographics'],
  ];
  return (
    <Box component="dl" sx={LIST}>
      {rows.map(([what, text, change]) => (
        <Box key={what} sx={ROW}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {what}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {text}
            {change && (
              <Link
                component={RouterLink}
                to={sectionPath(quote.Id, change)}
                sx={{ ml: 1.5 }}
                aria-label={`Change ${what.toLowerCase()}`}
              >
                Change
              </Link>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { m: 0, display: 'grid', gap: 1 } as const;
const ROW = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, columnGap: 2 } as const;
