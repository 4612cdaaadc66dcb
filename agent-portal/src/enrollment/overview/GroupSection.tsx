import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { FactList } from './FactList.tsx';
import { OverviewSection } from './OverviewSection.tsx';

/** Whose enrollment it is. */
export const GroupSection = ({ quote: { Group, AssociatedAgents } }: { quote: QuoteResponse }) => (
  <OverviewSection
    title="Group"
    link={
      <Link component={RouterLink} to={`/group-details/${Group.Id}`} variant="body2">
        Group details
      </Link>
    }
  >
    <FactList
      facts={[
        ['Group', Group.GroupName],
        ['Group number', Group.GroupEnterpriseId ?? 'Not assigned yet'],
        ['Rating area', Group.RateArea === null ? 'Not known' : String(Group.RateArea)],
        ['Agents', AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ') || 'None'],
      ]}
    />
  </OverviewSection>
);
