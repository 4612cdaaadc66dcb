import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LogoInput } from './LogoInput.tsx';

const PATH = '/api/agency/Logo';
const PICTURE = new File(['picture'], 'logo.png', { type: 'image/png' });

const sent: string[] = [];
let answer: () => Response;

function Agency({ startsWithLogo }: { startsWithLogo: boolean }) {
  const [hasLogo, setHasLogo] = useState(startsWithLogo);
  return (
    <LogoInput<{ HasLogo: boolean }>
      path={PATH}
      owner="Great Lakes"
      hasLogo={hasLogo}
      onChanged={({ HasLogo }) => setHasLogo(HasLogo)}
    />
  );
}

const open = (startsWithLogo: boolean) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Agency startsWithLogo={startsWithLogo} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const button = (name: string) => screen.getByRole('button', { name });
const shownLogo = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Logo of Great Lakes' });

describe('the logo of an agency', () => {
  beforeEach(() => {
    sent.length = 0;
    answer = () => Response.json({ HasLogo: true });
    globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
      if (path === PATH) {
        sent.push([method, ...(body instanceof FormData ? [(body.get('file') as File).name] : [])].join(' '));
        return Promise.resolve(answer());
      }
      return Promise.resolve(Response.json({}));
    }) as typeof fetch;
  });

  it('is the chosen file, shown and confirmed once it is stored', async () => {
    const user = open(false);
    expect(shownLogo()).toBeNull();
    await user.upload(screen.getByLabelText('Logo file'), PICTURE);
    await screen.findByText('The logo is saved.');
    expect(sent).toEqual(['POST logo.png']);
    const first = shownLogo()!.src;
    await user.upload(screen.getByLabelText('Logo file'), PICTURE);
    await screen.findByText('The logo is saved.');
    expect(button('Replace logo')).toBeDefined();
    expect(shownLogo()!.src).not.toBe(first);
  });

  it('stays as it was when a file is refused, in the server’s words', async () => {
    answer = () =>
      Response.json({ Code: 'TOO_LARGE', Message: 'The picture is too large.', Fields: {} }, { status: 413 });
    const user = open(false);
    await user.upload(screen.getByLabelText('Logo file'), PICTURE);
    expect((await screen.findByRole('alert')).textContent).toBe('The picture is too large.');
    expect([shownLogo(), screen.queryByText('The logo is saved.')]).toEqual([null, null]);
    expect(button('Upload logo')).toBeDefined();
  });

  it('is removed only after a question', async () => {
    answer = () => Response.json({ HasLogo: false });
    const user = open(true);
    await user.click(button('Remove logo'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([sent, shownLogo()]).toEqual([[], expect.anything()]);
    await user.click(button('Remove logo'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove logo' }));
    await screen.findByText('The logo is removed.');
    expect([sent, shownLogo()]).toEqual([['DELETE'], null]);
    await waitFor(() => expect(document.activeElement).toBe(button('Upload logo')));
  });
});
