import { BookScreen } from './BookScreen.tsx';
import { GroupBook } from './GroupBook.tsx';

/** /bookofbusiness/group: an agent's enrolled groups. Source: spec 000 section 2, "Group BOB screen". */
export const GroupBookScreen = () => (
  <BookScreen title="Book of business: small group" subtitle="Select a group to continue its work.">
    {(agentId) => <GroupBook key={agentId} agentId={agentId} />}
  </BookScreen>
);
