import { CONTRACT_RENEWALS } from '#shared/contract-renewals/contract-renewals.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { notifyError } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { contractRenewalQuery } from '../../components/contract-renewal/contract-renewal-queries.ts';
import { TobaccoQuestion } from '../household/TobaccoQuestion.tsx';

interface TobaccoAskedAgainProps {
  index: number;
  quoteId: number;
  memberId: number;
  /** As recorded on the contract; null: not recorded. */
  used: boolean | null;
}

/** The question of a renewal: the contract's answer is not taken over in silence. */
export function TobaccoAskedAgain({ index, quoteId, memberId, used }: TobaccoAskedAgainProps) {
  const markAsked = () =>
    void call(CONTRACT_RENEWALS.asked, { quoteId, body: { MemberIds: [memberId] } })
      .then(() => queryClient.invalidateQueries(contractRenewalQuery(quoteId)))
      .catch((error: unknown) => notifyError({ text: errorMessage(error), fields: {} }));
  return (
    <TobaccoQuestion
      index={index}
      value=""
      hint={`Asked again at the renewal. ${recorded(used)}`}
      onAnswered={markAsked}
    />
  );
}

const recorded = (used: boolean | null): string =>
  used === null ? 'The contract does not say.' : used ? 'The contract says: yes.' : 'The contract says: no.';
