import { useQuery } from '@tanstack/react-query';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { COMPARE_PATH } from './comparison/comparison-queries.ts';
import { openProposals, PROPOSALS_PATH, proposalsQuery } from './proposals/proposals-queries.ts';
import { RULE_VIEWS } from './rule-views.ts';

/** Links to the three lists, the proposals and the comparison; a list's tab decides which configuration a new rule belongs to. */
export function RuleTabs({ active }: { active: string }) {
  const { data } = useQuery(proposalsQuery);
  const proposed = {
    label: 'Proposed',
    path: PROPOSALS_PATH,
    hint: 'Proposals to decide',
    ...(data && { count: openProposals(data).length }),
  };
  return (
    <LinkTabs
      label="Configuration"
      active={active}
      tabs={[...RULE_VIEWS, proposed, { label: 'Compare', path: COMPARE_PATH }]}
    />
  );
}
