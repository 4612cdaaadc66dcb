import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CarrierGateway } from '../../backend/src/enrollment/installation/carrier/carrier.gateway.ts';
import { PaymentGateway } from '../../backend/src/enrollment/payments/payment.gateway.ts';
import { MarketplaceGateway } from '../../backend/src/quoting/marketplace/marketplace.gateway.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { type Replacement, sendReplacement } from '../support/stub-carrier.ts';

const PAGE = '<!doctype html><title>Welcome to the gateway</title>';
/** Each of them has been seen between two systems. The last three are of the carrier, and not whole. */
const NO_ANSWERS: [string, Replacement][] = [
  ['a web page', { status: 200, text: PAGE }],
  ['nothing', { status: 200, text: '' }],
  ['half a body', { status: 200, text: '{"TransactionId":"A1","ContractId":"9100', isCut: true }],
  ['a list', { status: 200, text: '[]' }],
  ['other JSON', { status: 200, text: '{"status":"ok"}' }],
  ['a page as a refusal', { status: 422, text: PAGE }],
  ['a refusal without its reason', { status: 422, text: '{"message":"Unprocessable"}' }],
  ['nothing, and no status of the contract', { status: 204, text: '' }],
  [
    'a whole answer with another status',
    { status: 202, text: '{"TransactionId":"A1","ContractId":"9","GroupNumber":"8"}' },
  ],
  ['a transaction that is no text', { status: 200, text: '{"TransactionId":12,"ContractId":"9","GroupNumber":"8"}' }],
  ['a transaction without a name', { status: 200, text: '{"TransactionId":"","ContractId":"9","GroupNumber":"8"}' }],
  ['no numbers', { status: 200, text: '{"TransactionId":12,"ContractId":null,"GroupNumber":null,"PolicyId":""}' }],
];

/** Every call whose answer decides something: whoever adds one adds it here. */
const CALLS: Record<string, (app: TestApp) => Promise<unknown>> = {
  'groups of the carrier': (app) => app.get(CarrierGateway).installGroup('key-12345', {} as never),
  'members of the carrier': (app) => app.get(CarrierGateway).installMember('key-12345', 'Q1', {} as never),
  'applications of the carrier': (app) => app.get(CarrierGateway).submitApplication('key-12345', {} as never),
  'PCP changes of the carrier': (app) => app.get(CarrierGateway).changePcp('key-12345', {} as never),
  'pages of payments': (app) => app.get(PaymentGateway).open({} as never),
  'visits of the marketplace': (app) => app.get(MarketplaceGateway).open({} as never),
  'eligibility at the marketplace': (app) =>
    app.get(MarketplaceGateway).eligibility({ ConsumerId: '1000101', References: ['r'] }),
  'enrollments at the marketplace': (app) => app.get(MarketplaceGateway).enroll('key-12345', {} as never),
  'verifications at the marketplace': (app) => app.get(MarketplaceGateway).verification({} as never),
};

describe('what another system does not answer', () => {
  let app: TestApp;
  let between: Server;
  let answer: Replacement;
  beforeAll(async () => {
    between = createServer((request, response) => {
      request.resume().once('end', () => sendReplacement(response, answer));
    });
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
    const url = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    app = await startApp({ CARRIER_URL: url, PAYMENT_URL: url, MARKETPLACE_URL: url });
  });
  afterAll(async () => {
    await app.close();
    between.closeAllConnections();
    between.close();
  });

  describe.each(Object.keys(CALLS))('to %s', (call) => {
    it.each(NO_ANSWERS)('is %s', async (_what, given) => {
      answer = given;
      await expect(CALLS[call]!(app)).rejects.toMatchObject({ name: expect.stringMatching(/Unavailable$/) });
    });
  });
});
