import { act, fireEvent, screen, within } from '@testing-library/react';
import { DUPLICATE_SSN } from '#shared/census/census-problems';
import {
  CHANGED_SINCE_OPENED,
  ENROLL_WORDS,
  ENROLLMENT_CLOSED,
  factsForEmployee,
  WAIVE_WORDS,
} from '#shared/enrollment/employees/employees';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { EMPLOYEE_SENTENCES, EMPLOYEE_WORDS } from '#shared/languages/employee.words';
import { LANGUAGE_NAMES } from '#shared/languages/language';
import { LINK_SENTENCES, LINK_WORDS } from '#shared/languages/link.words';
import { sentenceIn } from '#shared/languages/sentence';
import type { LocationResponse } from '#shared/locations/location.record';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { noteFailedPart } from '#web/shell/failed-parts';
import { MissingPartError } from '#web/shell/load-part';
import { COMPLETE, DONE, PAGE } from '#support/shared/employee-page.ts';
import {
  buildAddress,
  buildDependent,
  buildEnrollmentMember,
  buildMemberFacts,
} from '#support/shared/enrollment-members.ts';
import { loaded } from '#support/components/loaded.ts';
import { A_WHILE_MS, notes, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { queryClient } from '../app/query-client.ts';
import { rulesQuery } from '../app/rules-queries.ts';
import { wordsIn } from '../components/link-page/spoken.ts';
import { EmployeeScreen } from './EmployeeScreen.tsx';

const AT = '2026-11-23T15:00:00.000Z';
const TOLEDO: LocationResponse = {
  ...{ PostalCode: '43604', City: 'Toledo', StateCode: 'OH' },
  Counties: [{ County: 'Lucas', CountyFips: '39095', RateArea: null }],
};
const HMO = { PlanId: 1, PlanDisplayName: 'HMO Silver 2000', ProviderNetworkType: 'HMO' as const };
/** Lives outside Michigan, with two plans to choose from, and lacks a few things. */
const ABROAD: EmployeePage = {
  ...PAGE,
  Members: [
    buildEnrollmentMember({
      ...{ Gender: null, SSN: null, VisionStatus: 'Enroll', RateArea: null, SelectedMedicalPlanId: 1 },
      HomeAddress: buildAddress({
        City: 'Toledo',
        StateCode: 'OH',
        FullPostalCode: '43604',
        County: 'Lucas',
        CountyFips: '39095',
      }),
    }),
    buildDependent({ MedicalStatus: 'Waive' }),
    buildDependent({ Id: 3, FirstName: 'Zoe', Gender: null }),
  ],
  Facts: factsForEmployee(buildMemberFacts({ MedicalPlans: [HMO, { ...HMO, PlanId: 2 }] })),
};
const PROVIDER: ProviderResponse = {
  ...{ Name: 'Ada Lovelace', PCPId: '9000000001', AcceptingNewPatients: false, Specialty: 'Family Medicine' },
  ...{ Phone: '6165550100', DistanceMiles: 3.4 },
  Address: { ...buildAddress(), AddressLine2: '', PostalCode: '49503' },
};
/** Fields, with what cannot be in them, and what can. */
const WRONG = [
  ['FirstName', '!', 'Ada'],
  ['MiddleInitial', 'KK', 'K'],
  ['SSN', '12', '219-45-0009'],
  ['HomeNumber', '12', '616 555 0100'],
  ['EmailAddress', 'ada', 'ada@example.com'],
] as const;

/** Names, and what is not translated: the language's own names, and what is said of a place or a plan. */
const DATA = [
  ...[
    'Priority Quote',
    'English',
    'العربية',
    'Acme Bakery',
    'Ada Byron',
    'Kim Byron',
    'Zoe Byron',
    'Ann Agent',
    'Lakeside',
  ],
  ...[
    'ann@example.com',
    'HMO Silver 2000',
    'PPO Gold 1000',
    'Dental 1500',
    'Toledo, OH',
    'Lucas',
    'K',
    'ada@example.com',
  ],
  ...['Ada Lovelace', 'Omar Secret', '1 Monroe Center St NW, Grand Rapids, MI 49503'],
];
const IN_SPANISH = [
  ...[LANGUAGE_NAMES, ...Object.values(LINK_WORDS), ...Object.values(EMPLOYEE_WORDS)],
  ...[...LINK_SENTENCES, ...EMPLOYEE_SENTENCES],
].map(({ en, es, ar }) => ({ en: es, es: en, ar }));
const isSpanish = (text: string) =>
  sentenceIn(wordsIn('en'), IN_SPANISH, text) !== null || /^Todavía faltan? (un|\d+) datos?\b/.test(text);
/** All that is shown or read aloud in a page in Spanish, except for names and for what is marked as English, and is not Spanish. */
function englishLeft(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [document.title.replace(/^Error: /, '').replace(' | Priority Quote', '')];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement!.closest('div[lang=en], style')) {
      found.push(textContent ?? '');
    }
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
    found.push(...['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''));
  }
  return found
    .map((text) => text.replaceAll(/[\u2068\u2069\u200b]/g, '').trim())
    .filter((text) => /\p{L}/u.test(text) && !DATA.includes(text) && !isSpanish(text))
    .filter((text) => !text.split(/(?<=[.?])\s|,\s?/).every((part) => part === '' || isSpanish(part)));
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};
const type = (name: string, value: string) => {
  const field = document.querySelector(`[name="${name}"]`)!;
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const search = (value: string) =>
  fireEvent.change(screen.getByLabelText('Nombre: Apellido, Nombre o Nombre Apellido'), { target: { value } });

type Answer = [status: number, body: unknown];
const refusal = (Code: string, Message: string, Fields = {}) => ({ Code, Message, Fields, RequestId: '' });
let answers: Record<string, Answer[]>;
let calls: [path: string, body: unknown][];

describe('an employee who reads another language', () => {
  setUpTab((path, init) => {
    if (init?.method !== 'POST') {
      return Promise.resolve(new Response('{}', { status: 200 }));
    }
    const name = path.split('/').at(-1)!;
    calls.push([name, JSON.parse(String(init.body))]);
    const queue = answers[name] ?? [];
    const [status, body] = queue.length > 1 ? queue.shift()! : queue[0]!;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  beforeEach(() => {
    calls = [];
    answers = { Open: [[200, PAGE]], Finish: [[204, null]] };
    window.location.hash = '#the-token';
  });

  it('reads and fills in everything in Spanish, the words that are signed beside the English ones', async () => {
    queryClient.setQueryData(rulesQuery.queryKey, { ZipPrefixMinimum: '000', ZipPrefixMaximum: '999' });
    answers = {
      Open: [[200, ABROAD]],
      Place: [[200, TOLEDO]],
      Providers: [[200, [PROVIDER, { ...PROVIDER, PCPId: '9000000002', Name: 'Omar Secret' }]]],
      Provider: [[200, PROVIDER]],
      Save: [
        [409, refusal('STALE_VERSION', '')],
        [422, refusal('RULE_BROKEN', DUPLICATE_SSN, { SSN: [DUPLICATE_SSN] })],
        [409, refusal('WRONG_STATE', ENROLLMENT_CLOSED)],
        [200, ABROAD.Members[0]],
      ],
      Finish: [
        [409, refusal('STALE_VERSION', CHANGED_SINCE_OPENED)],
        [204, null],
      ],
    };
    window.sessionStorage.setItem('language', 'es');
    openRoutes([{ path: '/my-coverage', Component: EmployeeScreen }], '/my-coverage');
    fireEvent.change(await screen.findByLabelText('Código'), { target: { value: '048 213' } });
    await press('Continuar');
    expect(englishLeft()).toEqual([]);
    expect(screen.getAllByText('Indique el sexo.', { exact: false })).toHaveLength(2);

    await press('Completar los datos de Ada Byron');
    await loaded(() => import('../components/member-form/MemberDialog.tsx'));
    const form = within(await screen.findByRole('dialog', { name: 'Ada Byron' }));
    form.getByText('Todavía faltan 3 datos');
    expect(englishLeft()).toEqual([]);
    fireEvent.mouseDown(form.getByLabelText('Sexo'));
    screen.getByRole('option', { name: 'Femenino' });
    expect(englishLeft()).toEqual([]);
    fireEvent.click(screen.getByRole('option', { name: 'Femenino' }));
    await press('Ayuda: fuera de la zona');
    await loaded(() => import('../components/member-form/OutOfAreaHelpDialog.tsx'));
    expect(englishLeft()).toEqual([]);
    await press('Cerrar');
    search('1');
    await press('Buscar un médico');
    form.getByText('Escriba un nombre válido o busque por número.');
    search('Secret');
    await press('Buscar un médico');
    screen.getByRole('dialog', { name: 'Elija un médico de atención primaria' });
    expect(englishLeft()).toEqual([]);
    fireEvent.click(screen.getByText('Omar Secret'));
    await pass();
    expect(englishLeft()).toEqual([]);
    for (const [name, wrong] of WRONG) {
      type(name, wrong);
    }
    fireEvent.click(form.getByRole('switch', { name: /^La dirección postal/ }));
    await press('Guardar');
    form.getByText('Corrija lo siguiente');
    expect(document.title).toMatch(/^Error: Su cobertura/);
    expect(englishLeft()).toEqual([]);
    for (const [name, , right] of WRONG) {
      type(name, right);
    }
    answers['Open'] = [
      [200, { ...ABROAD, Members: [{ ...ABROAD.Members[0]!, Version: 2, Gender: 'M', MemberClass: 'CA02' }] }],
    ];
    await press('Guardar');
    await loaded(() => import('#web/records/StaleDialog'));
    const conflict = within(await screen.findByRole('alertdialog', { name: 'Otra persona cambió estos datos' }));
    expect(conflict.getAllByRole('rowheader').map(({ textContent }) => textContent)).not.toContain('Employee segment');
    conflict.getByText('Masculino');
    expect(englishLeft()).toEqual([]);
    await press('Guardar los míos');
    expect(form.getAllByText('Otra persona tiene el mismo número de Seguro Social.')).not.toEqual([]);
    type('SSN', '219-45-0009');
    await press('Guardar');
    form.getByText('No se pudo guardar');
    expect(englishLeft()).toEqual([]);
    // What was refused here is said here, not in the agents' notices, which are in English.
    expect(notes).toEqual([]);
    await press('Cancelar');
    screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
    expect(englishLeft()).toEqual([]);
    await press('Quedarse aquí');
    await pass(A_WHILE_MS);
    answers['Open'] = [[200, COMPLETE]];
    await press('Guardar');
    await pass(A_WHILE_MS);

    fireEvent.click(screen.getByRole('radio', { name: 'No, renunciamos' }));
    await press('Firmar');
    expect(screen.getAllByText('Elija por qué renuncia a esta cobertura.')).not.toEqual([]);
    expect(screen.getByText(WAIVE_WORDS).closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(englishLeft()).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Sí, inscríbannos' }));
    expect(screen.getByText(ENROLL_WORDS).closest('[lang]')?.getAttribute('lang')).toBe('en');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Me inscribo, e inscribo/ }));
    type('SignedByName', 'Ada Byron');
    await press('Firmar');
    screen.getByText(/^Su agente ha cambiado algo/);
    expect(englishLeft()).toEqual([]);
    answers['Open'] = [[200, { ...DONE, AnsweredAt: AT }]];
    await press('Firmar');
    screen.getByRole('heading', { name: 'Gracias' });
    expect(englishLeft()).toEqual([]);
    expect(calls.filter(([name]) => name === 'Finish').at(-1)![1]).toMatchObject({ Language: 'es', Choice: 'Enroll' });
  });

  it('types numbers in the digits of an Arabic keyboard', async () => {
    answers['Open'] = [[200, COMPLETE]];
    window.sessionStorage.setItem('language', 'ar');
    openRoutes([{ path: '/my-coverage', Component: EmployeeScreen }], '/my-coverage');
    fireEvent.change(await screen.findByLabelText('الرمز'), { target: { value: '٠٤٨ ٢١٣' } });
    await press('متابعة');
    expect(calls).toEqual([['Open', { Token: 'the-token', Code: '048213' }]]);
    await press('تغيير بيانات \u2068Ada Byron\u2069');
    await loaded(() => import('../components/member-form/MemberDialog.tsx'));
    type('HomeNumber', '٦١٦ ٥٥٥ ۰۱۹۹');
    expect(document.querySelector<HTMLInputElement>('[name=HomeNumber]')!.value).toBe('(616)555-0199');
  });

  it('is told in Spanish that a part of the page could not be loaded', async () => {
    window.sessionStorage.setItem('language', 'es');
    openRoutes([{ path: '/my-coverage', Component: EmployeeScreen }], '/my-coverage');
    await screen.findByLabelText('Código');
    let forget = () => {};
    act(() => {
      forget = noteFailedPart({ error: new MissingPartError('unreachable', null), retry: () => forget() });
    });
    within(screen.getByRole('alert')).getByText(/^No se pudo establecer conexión/);
    expect(englishLeft()).toEqual([]);
    await press('Intentar de nuevo');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads in Arabic what became of it, the reason included', async () => {
    answers['Open'] = [[200, { ...DONE, DeclinedAt: AT, WaiveReason: 'Covered by another employer, or by COBRA' }]];
    window.sessionStorage.setItem('language', 'ar');
    openRoutes([{ path: '/my-coverage', Component: EmployeeScreen }], '/my-coverage');
    fireEvent.change(await screen.findByLabelText('الرمز'), { target: { value: '048213' } });
    await press('متابعة');
    screen.getByRole('heading', { name: 'شكرًا لك' });
    screen.getByText(/مشمول لدى صاحب عمل آخر/);
    expect(document.documentElement.dir).toBe('rtl');
  });
});
