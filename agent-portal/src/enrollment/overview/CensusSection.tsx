import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { enrolledCounts } from '#shared/census/census-approval';
import { groupCensusPath } from '#shared/quotes/next-step';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { censusQuery } from '../../components/quote/quote-queries.ts';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';

/** How many people the enrollment covers. */
export function CensusSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(censusQuery(quoteId));
  return (
    <OverviewSection
      title="Census"
      link={
        <Link component={RouterLink} to={groupCensusPath(quoteId)} variant="body2">
          View census
        </Link>
      }
    >
      {data ? (
        <Figures counts={enrolledCounts(data)} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the census" rows={1} />
      )}
    </OverviewSection>
  );
}

const Figures = ({ counts }: { counts: ReturnType<typeof enrolledCounts> }) => (
  <FactList
    facts={[
      ['Employees', figure(counts.employees)],
      ['Members', figure(counts.members)],
      ['In medical', figure(counts.medical)],
      ['In dental', figure(counts.dental)],
      ['In vision', figure(counts.vision)],
    ]}
  />
);

const figure = (count: number): string => count.toLocaleString('en-US');
