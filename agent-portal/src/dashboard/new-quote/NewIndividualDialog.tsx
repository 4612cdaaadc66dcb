import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useState } from 'react';
import { marketplaceProblem } from '#shared/marketplace/marketplace-access';
import { useRules } from '../../app/rules/use-rules.ts';
import { useUser } from '../../app/session/use-user.ts';
import { today } from '#web/inputs/today';
import { MarketplaceUserDialog } from './MarketplaceUserDialog.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';

/** Spec 002 section 2, "New individual options modal"; spec 001 section 2, "a prompt for the marketplace user id". */
export function NewIndividualDialog({ onClose }: { onClose: () => void }) {
  const { Permissions } = useUser();
  const { FFMStartDate, FFMEndDate } = useRules();
  const [asksForUser, setAsksForUser] = useState(false);
  const problem = marketplaceProblem({
    permissions: Permissions,
    firstDay: FFMStartDate,
    lastDay: FFMEndDate,
    today: today(),
  });
  if (asksForUser) {
    return <MarketplaceUserDialog onClose={onClose} />;
  }
  return (
    <OptionsDialog
      title="New individual quote"
      onClose={onClose}
      options={[
        {
          icon: <PersonAddIcon />,
          title: 'Create a new individual quote',
          text: 'Permanent or short-term coverage for a person or a family.',
          to: '/quotes/census/individual',
        },
        {
          icon: <SearchIcon />,
          title: 'Find a returning individual',
          text: 'Search by name, quote or date of birth.',
          to: '/search?mode=individual-only',
        },
        {
          icon: <CalculateIcon />,
          title: 'Estimate the tax credit',
          text: 'What a household pays at the marketplace, and why.',
          to: '/individual/affordability',
        },
        {
          icon: <PublicIcon />,
          title: 'Start at the federal marketplace',
          text: problem ?? 'With the subsidy that the marketplace grants. You need your marketplace user ID.',
          onChoose: () => setAsksForUser(true),
          isBlocked: problem !== null,
        },
      ]}
    />
  );
}
