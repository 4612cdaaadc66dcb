import { fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { IndividualEnrollmentScreen } from '../../../agent-portal/src/individual-enrollment/IndividualEnrollmentScreen.tsx';
import { A_WHILE_MS, openRoutes, pass, setUpTab } from './open-screen.tsx';
import { PanelsServer, startedPage } from './panels-server.ts';

/** Both questions about eligibility. */
export const ANSWERED = { EnrolleesEligible: true, HasPedDental: true };

let server: PanelsServer;
export const theServer = () => server;

/** A page, its server and its clock for each test. */
export const setUpEnrollment = (): void => setUpTab((path, init) => server.fetch(path, init));

/** Opens the page of quote 7. */
export async function open(given: Partial<EnrollmentPageResponse> = {}) {
  server = new PanelsServer(startedPage(given));
  const page = (
    <>
      <Link to="/elsewhere">Away</Link>
      <IndividualEnrollmentScreen />
    </>
  );
  const router = openRoutes([{ path: '/enrollment/individual/:quoteId', element: page }], '/enrollment/individual/7');
  await pass();
  return router;
}

export const quoteWith = (
  terms: Partial<IndividualQuoteResponse['Individual']>,
  given: Partial<IndividualQuoteResponse> = {},
): Pick<EnrollmentPageResponse, 'Quote'> => {
  const { Quote } = startedPage();
  return { Quote: { ...Quote, ...given, Individual: { ...Quote.Individual, ...terms } } };
};

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const click = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await pass(A_WHILE_MS);
  // The focus moves after what opens has come to rest.
  await pass();
};
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await pass(A_WHILE_MS);
};
export const answer = async (question: RegExp, choice: 'Yes' | 'No') => {
  const group = within(screen.getByRole('radiogroup', { name: question }));
  fireEvent.click(group.getByRole('radio', { name: choice }));
  await pass(A_WHILE_MS);
};
/** Of the panels, with how far each is. */
export const headings = () =>
  within(screen.getByRole('form', { name: 'Application' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
