import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isoDate } from '#shared/dates/iso-date';
import { PCP_BUTTON_WITHOUT_ZIP } from '#shared/providers/pcp-search';
import { NO_PCP, PCP_NOT_ACCEPTING } from '#shared/providers/pcp-validity';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { PrimaryCareProviderField } from './PrimaryCareProviderField.tsx';
import { AGENTS_DIRECTORY, providerQuery } from './provider-picker-queries.ts';

const ADA: ProviderResponse = {
  Name: 'Ada Lovelace',
  PCPId: '9000000001',
  AcceptingNewPatients: false,
  Specialty: 'Family Medicine',
  Address: {
    AddressLine1: '1 Main St',
    AddressLine2: '',
    City: 'Holland',
    StateCode: 'MI',
    PostalCode: '49423',
    County: 'Ottawa',
  },
  Phone: '6165550100',
  DistanceMiles: null,
};
const member = { zip: '49503', planIds: [7], effectiveDate: isoDate('2027-01-01'), dateOfBirth: null };
const chosen = { ...NO_PCP, PrimaryCareProviderId: ADA.PCPId, PrimaryCareProviderName: ADA.Name };

/** The first render, with directory answers already cached. */
function drawn(given: Partial<ComponentProps<typeof PrimaryCareProviderField>>, directory: ProviderResponse[] = []) {
  const client = new QueryClient();
  directory.forEach((provider) =>
    client.setQueryData(providerQuery(provider.PCPId, AGENTS_DIRECTORY).queryKey, provider),
  );
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PrimaryCareProviderField value={NO_PCP} onChange={() => undefined} member={member} {...given} />
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<style[^]*?<\/style>/g, '');
}
const buttons = (markup: string) =>
  [...markup.matchAll(/<button[^>]*?( disabled="")?[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(
    ([tag, , label]) => `${label}${tag.includes(' disabled=""') ? ' (off)' : ''}`,
  );

it('looks for someone, or has one assigned', () => {
  const markup = drawn({});
  expect(markup).toContain('<legend');
  expect(buttons(markup)).toEqual(['Find a PCP', 'Assign automatically']);
});

it.each([null, '', '4950'])('says that the ZIP %j is needed first', (zip) => {
  const markup = drawn({ member: { ...member, zip } });
  expect(buttons(markup)).toEqual([`${PCP_BUTTON_WITHOUT_ZIP} (off)`, 'Assign automatically (off)']);
});

it('shows who is chosen, with name and id, and what the directory says', () => {
  const markup = drawn({ value: chosen }, [ADA]);
  expect(markup).toContain('Ada Lovelace');
  expect(markup.replaceAll(/<[^>]*>/g, '')).toContain('Family Medicine, provider ID 9000000001, (616) 555-0100');
  expect(markup).toContain('1 Main St, Holland, MI 49423');
  expect(markup).toContain('Not accepting new patients');
  expect(buttons(markup)).toEqual(['Change provider', 'Clear provider']);
});

it('asks to verify that the member is a patient where no new ones are accepted', () => {
  expect(drawn({ value: chosen }, [ADA])).toContain(PCP_NOT_ACCEPTING);
  const patient = { ...chosen, PrimaryCareProviderExistingPatient: true };
  expect(drawn({ value: patient }, [ADA])).not.toContain(PCP_NOT_ACCEPTING);
  expect(drawn({ value: chosen }, [{ ...ADA, AcceptingNewPatients: true }])).not.toContain(PCP_NOT_ACCEPTING);
});

it('shows name and id before the directory has answered', () => {
  const markup = drawn({ value: chosen });
  expect(markup).toContain('Ada Lovelace');
  expect(markup).toContain('Provider ID 9000000001');
});

it('says that one was assigned, or will be', () => {
  expect(drawn({ value: { ...chosen, PrimaryCareProviderAutoAssign: true } })).toContain('Assigned automatically');
  expect(drawn({ value: { ...NO_PCP, PrimaryCareProviderAutoAssign: true } })).toContain('is assigned automatically');
});

it('ties the error of the form to the field to type in, or to the whole when someone is chosen', () => {
  const open = drawn({ error: 'Choose someone.', disabled: true });
  const [, fieldId] = /<input aria-invalid="true" aria-describedby="([^"]+)"/.exec(open) ?? [];
  expect(open).toContain(`id="${fieldId}" role="alert">Choose someone.`);
  expect(buttons(open).every((label) => label.endsWith('(off)'))).toBe(true);
  const closed = drawn({ value: chosen, error: 'Choose someone else.' });
  const [, groupId] = /<fieldset[^>]* aria-describedby="([^"]+)"/.exec(closed) ?? [];
  expect(closed).toContain(`id="${groupId}">Choose someone else.`);
});
