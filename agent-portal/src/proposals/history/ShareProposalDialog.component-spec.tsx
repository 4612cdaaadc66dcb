import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SHARE_LINK, type ShareProposalResponse } from '#shared/proposals/proposal.record';
import { blankOf } from '#shared/records/rows';
import { queryClient } from '../../app/query-client.ts';
import { ShareProposalDialog } from './SendButtons.tsx';

const shared = (host: string): ShareProposalResponse => ({
  Url: `https://${host}/p/token`,
  Share: { ...(blankOf(SHARE_LINK) as ShareProposalResponse['Share']), ExpiresAt: '2026-12-04T15:00:00.000Z' },
});

describe('sharing a proposal by link', () => {
  async function makeLink(host: string): Promise<void> {
    globalThis.fetch = (() => Promise.resolve(Response.json(shared(host)))) as typeof fetch;
    render(
      <QueryClientProvider client={queryClient}>
        <ShareProposalDialog ids={{ quoteId: 3, proposalId: 7 }} what="proposal" onClose={() => undefined} />
      </QueryClientProvider>,
    );
    expect(screen.getByLabelText('Link expires after (days)')).toHaveProperty('value', '14');
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByRole('button', { name: 'Copy link' });
  }

  it('says where the link opens, without a warning for the address in use', async () => {
    await makeLink(window.location.host);
    expect(document.body.textContent).toContain(`The link opens at ${window.location.host}.`);
    expect(document.body.textContent).not.toContain('You are using');
  });

  it('warns when the link opens at another address than the one in use', async () => {
    await makeLink('old-name.example.com');
    expect(document.body.textContent).toContain('The link opens at old-name.example.com.');
    expect(document.body.textContent).toContain(`You are using ${window.location.host}.`);
  });
});
