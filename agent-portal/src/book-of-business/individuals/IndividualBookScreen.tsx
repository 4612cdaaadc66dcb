import { Alert, Link } from '@mui/material';
import { agentPortalLink } from '#shared/book-of-business/individuals/retirement';
import { Screen } from '#web/shell/Screen';
import { useRules } from '../../app/rules/use-rules.ts';
import { useBookRetirement } from '../../components/daily-actions/use-book-retirement.ts';
import { BookScreen } from '../BookScreen.tsx';
import { IndividualBook } from './IndividualBook.tsx';
import { QuotingFacts } from './quoting/QuotingFacts.tsx';

const TITLE = 'Book of business: individual';
const SUBTITLE = 'Find a contract, see what is owed, and open it.';

/** /bookofbusiness/individual: an agent's individual contracts, until they are retired. Source: spec 000 section 2. */
export function IndividualBookScreen() {
  const { AgentPortalUrl } = useRules();
  const { isRetired, notice } = useBookRetirement();
  const banner = notice !== null && <RetirementBanner notice={notice} link={agentPortalLink(AgentPortalUrl)} />;
  if (isRetired) {
    return <Screen title={TITLE}>{banner}</Screen>;
  }
  return (
    <BookScreen
      title={TITLE}
      subtitle={SUBTITLE}
      notices={
        <>
          {banner}
          <QuotingFacts />
        </>
      }
    >
      {(agentId) => <IndividualBook key={agentId} isMedicare={false} agentId={agentId} />}
    </BookScreen>
  );
}

/** /bookofbusiness/Medicare: the same for Medicare contracts, which are neither retired nor quoted here. */
export const MedicareBookScreen = () => (
  <BookScreen title="Book of business: Medicare" subtitle={SUBTITLE}>
    {(agentId) => <IndividualBook key={agentId} isMedicare agentId={agentId} />}
  </BookScreen>
);

const RetirementBanner = ({ notice, link }: { notice: string; link: string | null }) => (
  <Alert severity="warning" role="note" sx={{ mb: 2 }}>
    {notice}{' '}
    {link !== null && (
      <Link href={link} color="inherit">
        Open the agent portal
      </Link>
    )}
  </Alert>
);
