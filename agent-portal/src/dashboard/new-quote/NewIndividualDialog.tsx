import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useMarketplaceProblem } from '../../components/use-marketplace-problem.ts';
import { OptionsDialog } from './OptionsDialog.tsx';

/** Spec 002 section 2, "New individual options modal". */
export function NewIndividualDialog({ onClose }: { onClose: () => void }) {
  const problem = useMarketplaceProblem();
  return (
    <OptionsDialog
      title="New individual quote"
      onClose={onClose}
      options={[
        {
          icon: <PersonAddIcon />,
          title: 'Create a new individual quote',
          text: 'An ACA plan or short-term coverage for a person or a family.',
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
          to: '/individual/marketplace',
          isBlocked: problem !== null,
        },
      ]}
    />
  );
}
