import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ConsentLink } from '#shared/consents/consent-link.record';
import { CONSENT_LINK_CALLS } from '#shared/consents/consent-links.calls';
import { eventLine, formatInstant } from '#shared/formats/instant';
import type { LinkState } from '#shared/links/link';
import { call, WITH_NOTICE } from '#web/http/calls';
import { notifySuccess } from '../../app/notify.ts';
import { EndLinkButton, LINK_LOOKS, LinkLine, LinkLines } from '../LinkLine.tsx';
import { refreshConsents } from './consents-queries.ts';

const STATE_LABELS: Record<LinkState, string> = {
  Created: 'Waiting: not opened yet',
  Opened: 'Waiting: opened',
  Answered: 'Answered',
  Declined: 'Declined',
  Locked: 'Locked',
  Expired: 'Expired',
  Revoked: 'Withdrawn',
};

interface ConsentLinkListProps {
  label: string;
  links: readonly ConsentLink[];
  /** By an agent of the quote. */
  mayRemind: boolean;
}

/** Who was asked by link, and what became of it. What was agreed to is a record of its own. */
export const ConsentLinkList = ({ label, links, mayRemind }: ConsentLinkListProps) =>
  links.length === 0 ? null : (
    <LinkLines label={label}>
      {links.map((link) => (
        <LinkLine
          key={link.Id}
          link={link}
          look={LINK_LOOKS[link.State]}
          state={STATE_LABELS[link.State]}
          person={link.ConsumerName}
          history={historyOf(link)}
          doubts={[link.Doubt]}
          actions={mayRemind && <Actions link={link} />}
        />
      ))}
    </LinkLines>
  );

const Actions = ({ link }: { link: ConsentLink }) => {
  const { State, Email, Id } = link;
  const isWaiting = State === 'Created' || State === 'Opened';
  return (
    <>
      {(isWaiting || State === 'Expired') && Email && <RemindButton link={link} />}
      {isWaiting && (
        <EndLinkButton
          link={link}
          verb="Withdraw"
          end={() => call(CONSENT_LINK_CALLS.withdraw, { linkId: Id }, WITH_NOTICE)}
          refresh={refreshConsents}
        >
          The client can no longer answer with it. You can make another link.
        </EndLinkButton>
      )}
    </>
  );
};

const historyOf = ({ CreatedAt, OpenedAt, AnsweredAt, DeclinedAt, State, ExpiresAt }: ConsentLink): string =>
  eventLine([
    ['Asked', CreatedAt],
    ['Opened', OpenedAt],
    ['Agreed', AnsweredAt],
    ['Declined', DeclinedAt],
    [State === 'Expired' ? 'Expired' : 'Expires', (AnsweredAt ?? DeclinedAt) ? null : ExpiresAt],
  ]);

function RemindButton({ link: { Id, CreatedAt, Email } }: { link: ConsentLink }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(CONSENT_LINK_CALLS.remind, { linkId: Id }, WITH_NOTICE),
    onSuccess: () => notifySuccess(`Reminder on its way to ${Email?.To}. The code stays the same.`),
    onSettled: refreshConsents,
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`Remind the client of the link of ${formatInstant(CreatedAt)}`}
      onClick={() => mutate()}
    >
      Remind
    </Button>
  );
}
