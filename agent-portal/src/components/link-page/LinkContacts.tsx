import { Link, Typography } from '@mui/material';
import { LINK_WORDS } from '#shared/languages/link.words';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { PhoneLink } from '#web/shell/PhoneLink';
import { useWords } from './spoken.ts';

/** Whom to ask. */
export function LinkContacts({ agents }: { agents: SharedProposal['Agents'] }) {
  const { say } = useWords();
  const comma = say(LINK_WORDS.comma);
  return (
    <Typography variant="body2" component="div" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {agents.map(({ Name, AgencyName, Phone, Email }) => (
        <div key={Email}>
          {say(LINK_WORDS.yourAgent)} <bdi>{Name}</bdi>
          {comma}
          <bdi>{AgencyName}</bdi>
          {comma}
          <bdi dir="ltr">
            <PhoneLink phone={Phone} />
          </bdi>
          {comma}
          <bdi dir="ltr">
            <Link href={`mailto:${Email}`} color="inherit">
              {Email}
            </Link>
          </bdi>
        </div>
      ))}
    </Typography>
  );
}
